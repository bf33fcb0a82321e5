import { sql, type Row, type SystemDb } from '#platform/db'
import { sendMail } from '#platform/mail'
import { noticeMail, type Notice } from './mails.ts'

interface Addressee extends Row<'persons', 'email' | 'locale'> {
  name: string
}

export const findAddressee = (db: SystemDb, personId: string) =>
  db.one<Addressee>(sql`
  select email, trim(first_name || ' ' || last_name) as name, locale from persons where id = ${personId}`)

/** Notifies the owner when something that guards the account has changed. */
export async function notifyOwner(db: SystemDb, personId: string, notice: Notice): Promise<void> {
  const { email, locale } = await findAddressee(db, personId)
  await sendMail(db, { to: email, language: locale, mail: noticeMail(locale, notice) })
}
