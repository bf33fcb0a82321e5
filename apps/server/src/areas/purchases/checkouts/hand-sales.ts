import type { ParsedInput } from '@allenio/contract'
import { purchaseLimits, type createHandSale, type createPaymentLink, type PurchaseCard } from '@allenio/contract/purchases'
import { emailKey } from '@allenio/domain/account'
import { romeDay, romeZone } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { isFree, priceOf } from '@allenio/domain/packages'
import { announceMessage, closureOf, lockConversations, postMessage } from '#areas/chat'
import { reachClientToChange, type ReachedClient } from '#areas/clients'
import { findSellingAccount } from '#areas/onboarding'
import { findOffer, markSold } from '#areas/packages'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { newToken } from '#platform/auth'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { linkToApp } from '#platform/mail'
import { closeCheckout } from '../fulfilment/fulfil.ts'
import { readCard } from '../ledger/present.ts'
import { writeMail } from '../mails/write.ts'
import { requireDiscount, requireOffer } from './order.ts'
import { hashOf } from './start.ts'

interface NewCheckout {
  id: string
  packageId: string
  versionId: string
  client: ReachedClient
  sentBy: string
  currency: string
}

/** The columns that a sale by hand and a link have alike. */
const insertKnown = (
  db: WorkspaceDb,
  { id, packageId, versionId, client, sentBy, currency }: NewCheckout,
  own: {
    state: 'paid' | 'asked'
    source: 'hand' | 'link'
    amount: number
    discountId: string | null
    linkHash: string | null
    days: number
    paidAt: string | null
  },
) =>
  db.one<Row<'checkouts', 'expires_at'>>(sql`
  insert into checkouts (id, package_id, version_id, state, source, client_id, email, email_key, first_name, last_name, phone, language,
    time_zone, amount, total, currency, discount_code_id, link_hash, sent_by, paid_at, expires_at)
  select ${id}::uuid, ${packageId}::uuid, ${versionId}::uuid, ${own.state}, ${own.source}, c.id, coalesce(c.email, ''),
    ${emailKey(client.email ?? '')}, c.first_name, c.last_name, c.phone, c.language, c.time_zone, ${own.amount}::integer,
    ${own.amount}::integer, ${currency}, ${own.discountId}::uuid, ${own.linkHash}, ${sentBy}::uuid, ${own.paidAt}::timestamptz,
    now() + make_interval(days => ${own.days})
  from clients c where c.id = ${client.id} returning expires_at`)

/** Records what was paid by hand. It takes the same path as a payment by card, from paid on. */
export async function sellByHand(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof createHandSale>): Promise<PurchaseCard> {
  const { day, amount, method, note, packageId } = input
  const client = await reachClientToChange(db, actor, input.id)
  if (day > romeDay()) throw wrongField('day', 'sale in the future')
  const { version } = await requireOffer(db, packageId, input.versionId)
  if (!(await markSold(db, version.id))) throw new AppError('offer ended')
  const id = newId()
  const { paid_at: paidAt } = await db.one<NotNull<Row<'checkouts', 'paid_at'>>>(sql`
    select least(now(), (${day}::date + interval '12 hours') at time zone ${romeZone}) as paid_at`)
  const checkout = { id, packageId, versionId: version.id, client, sentBy: actor.membershipId, currency: version.currency }
  await insertKnown(db, checkout, { state: 'paid', source: 'hand', amount, discountId: null, linkHash: null, days: 1, paidAt })
  await closeCheckout(db, id, { byHand: { method, day, note, amount } })
  await audit(db, { personId: actor.personId, action: 'sell by hand', subjectId: client.id, details: { purchaseId: id, method, amount } })
  return readCard(db, actor, id)
}

interface MadeLink {
  url: string
  expiresAt: string
}

/** Makes an address at which a client pays what the professional has chosen, and sends it where that is wished. */
export async function makePaymentLink(db: WorkspaceDb, actor: Actor, input: ParsedInput<typeof createPaymentLink>): Promise<MadeLink> {
  const { packageId, discountCode, sendsMail, sendsMessage } = input
  const client = await reachClientToChange(db, actor, input.id)
  const offer = await findOffer(db, packageId)
  if (!offer.isOffered) throw new AppError(offer.reason === 'not found' ? 'not found' : 'offer ended')
  const { version } = offer
  const discount = await requireDiscount(db, discountCode, packageId)
  const price = priceOf(version, discount, false)
  if (!isFree(version, price) && !(await findSellingAccount(db)).maySell) throw new AppError('selling stopped')
  await refuseManyLinks(db, client.id)
  if (!(await markSold(db, version.id))) throw new AppError('offer ended')
  const token = newToken()
  const id = newId()
  const checkout = { id, packageId, versionId: version.id, client, sentBy: actor.membershipId, currency: version.currency }
  const { expires_at: expiresAt } = await insertKnown(db, checkout, {
    state: 'asked',
    source: 'link',
    amount: price.firstAmount,
    discountId: discount?.id ?? null,
    linkHash: hashOf(token),
    days: purchaseLimits.linkDays,
    paidAt: null,
  })
  const path = `/sf/plans/${packageId}?link=${token}`
  const url = linkToApp(client.language, path)
  const name = offer.package.name
  const { workspaceId } = db
  if (sendsMail && client.email !== null) {
    const values = { name: client.first_name, package: name }
    await writeMail(db, { workspaceId, to: client.email, language: client.language, name: 'link', values, path })
  }
  if (sendsMessage) await sendMessage(db, actor, { clientId: client.id, text: `${name}: ${url}` })
  await audit(db, { personId: actor.personId, action: 'create payment link', subjectId: client.id, details: { packageId } })
  return { url, expiresAt }
}

const linksADay = 20

async function refuseManyLinks(db: WorkspaceDb, clientId: string): Promise<void> {
  const many = await db.maybeOne(sql`
    select from checkouts where client_id = ${clientId} and source = 'link' and created_at > now() - interval '1 day'
    offset ${linksADay - 1}::int limit 1`)
  if (many) throw new AppError('too many requests', { retryAfter: 3600 })
}

/** A closed conversation takes no message; then the link that the answer has is what remains. */
async function sendMessage(db: WorkspaceDb, actor: Actor, { clientId, text }: { clientId: string; text: string }): Promise<void> {
  const [conversation] = await lockConversations(db, actor.membershipId, [clientId])
  if (!conversation || closureOf(conversation)) return
  const message = { isFromClient: false, isTeamNote: false, origin: 'person', kind: 'text', fileId: null } as const
  const id = await postMessage(db, conversation, { ...message, senderId: actor.membershipId, body: text })
  if (id !== undefined) await announceMessage(db, id)
}
