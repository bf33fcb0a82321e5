import type { Language } from '@allenio/contract'
import { findSender } from '#areas/business'
import { findOrderer } from '#areas/purchases'
import { titleOf } from '../queries.ts'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { isMailAddress, linkToApp, mailLayout, sendMail, type MailAttachment, type MailBlock } from '#platform/mail'
import type { Values } from '#platform/words'
import { letterWords, type Fact, type Letter } from './mail-words.ts'

/** The facts of a letter, in the language of its reader. */
interface Facts {
  values: Values
  rows?: readonly (readonly [Fact, string])[]
  /** The things that stay open until the end. */
  stays?: readonly string[]
}

interface Writing {
  letter: Letter
  facts: (language: Language) => Facts | Promise<Facts>
  /** The provider's page to pay; without it the button leads to the purchases in the app. */
  payUrl?: string | null
  /** The package that the letter is about, where it is not the present one. */
  title?: string
  attach?: (language: Language) => MailAttachment
}

type Buyer = Pick<
  Row<'subscriptions'>,
  'id' | 'client_id' | 'checkout_id' | 'buyer_name' | 'buyer_email' | 'package_id' | 'state' | 'paid_until'
>

/** Writes to whoever pays, whatever they have chosen about notifications: it is about their contract. */
export async function writeToBuyer(db: WorkspaceDb, row: Buyer, { letter, facts, payUrl = null, title, attach }: Writing): Promise<void> {
  const reader = await findReader(db, row)
  const to = reader?.email ?? ''
  if (!reader || !isMailAddress(to)) return
  const { language } = reader
  const sender = await findSender(db, db.workspaceId)
  const { values, rows = [], stays = [] } = await facts(language)
  const words = letterWords(language)
  const all = { name: reader.first_name, business: sender.name, package: title ?? (await titleOf(db, row.package_id)), ...values }
  const subject = words(`${letter} subject`, all)
  const blocks: MailBlock[] = [
    ...words(`${letter} text`, all).trim().split('\n\n'),
    ...(stays.length > 0 ? [words('what stays'), { kind: 'list', items: stays } as const] : []),
    ...(rows.length > 0 ? [{ kind: 'facts', rows: rows.map(([fact, value]) => [words(fact), value] as const) } as const] : []),
  ]
  const body = mailLayout({
    language,
    sender,
    preheader: words(`${letter} preheader`, all),
    title: subject,
    blocks,
    button: { label: words(`${letter} button`, all), address: payUrl ?? linkToApp(language, `/me/purchases?subscription=${row.id}`) },
  })
  await sendMail(db, { to, language, sender, mail: { subject, ...body }, attachments: attach ? [attach(language)] : [] })
}

interface Reader {
  first_name: string
  language: Language
  email: string | null
}

/** The client; before the first payment has arrived a stranger has none, and is known by the order alone. An erased client gets nothing. */
async function findReader(db: WorkspaceDb, row: Buyer): Promise<Reader | undefined> {
  const { client_id: clientId, checkout_id: checkoutId, buyer_email: buyerEmail, paid_until: paidUntil } = row
  if (clientId !== null) {
    const client = await db.maybeOne<Reader>(sql`
      select first_name, language, email from clients where id = ${clientId} and deleted_at is null`)
    return client && { ...client, email: client.email ?? buyerEmail }
  }
  if (paidUntil !== null || checkoutId === null) return undefined
  return findOrderer(db, checkoutId)
}
