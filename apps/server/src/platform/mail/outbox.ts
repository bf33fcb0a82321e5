import { sql, type Db, type Row } from '#platform/db'
import type { ReadyLetter, SentFile } from './letter.ts'

export type OutboxMail = Row<'outbox_mails'>

/** Where no mail server is configured, mails are read here instead. A second try of the same mail changes nothing. */
export async function keepInOutbox(db: Db, { id, to, subject, html, text, attachments }: ReadyLetter): Promise<void> {
  await db.run(sql`
    insert into outbox_mails (id, recipient, subject, html, plain, attachments)
    values (${id}, ${to}, ${subject}, ${html}, ${text}, ${JSON.stringify(attachments.map(keptFile))})
    on conflict (id) do nothing`)
  await db.run(sql`delete from outbox_mails where created_at < now() - interval '30 days'`)
}

type KeptFile = OutboxMail['attachments'][number]

/** A text stays readable in the table; other bytes stand there as base64. */
const keptFile = ({ content, ...file }: SentFile): KeptFile =>
  typeof content === 'string' ? { ...file, content } : { ...file, content: content.toString('base64'), encoding: 'base64' }

export const bytesOf = ({ content, encoding }: KeptFile): Buffer => Buffer.from(content, encoding ?? 'utf8')

export const listOutbox = (db: Db, recipient: string | undefined) =>
  db.many<OutboxMail>(sql`
  select id, recipient, subject, html, plain, attachments, created_at from outbox_mails
  where ${recipient ?? null}::text is null or strpos(lower(recipient), lower(${recipient ?? ''})) > 0
  order by created_at desc, id desc limit 200`)

export const findInOutbox = (db: Db, id: string) =>
  db.maybeOne<OutboxMail>(sql`
  select id, recipient, subject, html, plain, attachments, created_at from outbox_mails where id = ${id}`)

export const eraseOutboxMails = (db: Db, address: string) =>
  db.run(sql`
  delete from outbox_mails where lower(recipient) = lower(${address})`)
