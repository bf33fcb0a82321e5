import { confirmationOf, findAccount, mayWriteToStranger, moveClaim } from '#areas/account'
import { findSender } from '#areas/business'
import { formatDay, formatDayTime, formatMoney } from '@allenio/domain/formats'
import { sql, type Count, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { defineJob, enqueue } from '#platform/jobs'
import { linkToApp, type MailBlock } from '#platform/mail'
import { packageNames, readVersion } from '#areas/packages'
import { ProviderError, settleRow, type SettledRow } from '#platform/payments'
import { thankYouPath } from '../checkouts/provider-request.ts'
import { findCheckout } from '../checkouts/queries.ts'
import { contractFile } from '../contract/contract.ts'
import { readOrder, type OrderFacts } from '../contract/orders.ts'
import type { WithdrawableFacts } from '../followers.ts'
import { receiptFile } from '../receipts/receipt.ts'
import { withdrawalPath } from '../withdrawal-tokens.ts'
import { purchaseLetters } from './letters.ts'
import { writeMail } from './write.ts'

interface BuyerMail {
  workspaceId: string
  checkoutId: string
  /** Only the way in, without the receipt. */
  isAgain?: boolean
}

/** Sends the receipt and the way in after the transaction. */
export const writeToBuyer = (db: WorkspaceDb, { checkoutId, isAgain = false }: Omit<BuyerMail, 'workspaceId'>): Promise<void> =>
  enqueue(db, writeToBuyerJob, { workspaceId: db.workspaceId, checkoutId, isAgain })

export const writeToBuyerJob = defineJob<BuyerMail>({
  name: 'write to buyer',
  handle: async ({ database }, { workspaceId, checkoutId, isAgain = false }) => {
    const at = { workspaceId, id: checkoutId }
    const facts = await database.withWorkspace(workspaceId, 'read', db => readFacts(db, checkoutId))
    if (!facts || facts.order.checkout.email === '') return
    if (!isAgain && isPaymentMissing(facts)) await enterFirstPayment(at)
    const payment = facts.payment ?? (await database.withWorkspace(workspaceId, 'read', db => findFirstPayment(db, checkoutId)))
    await database.withSystem('write', db => writeBought(db, { ...facts, payment }, isAgain))
  },
})

async function writeBought(db: SystemDb, facts: BuyerFacts, isAgain: boolean): Promise<void> {
  const { checkout, title } = facts.order
  const { workspace_id: workspaceId, language, first_name: name } = checkout
  await writeMail(db, {
    workspaceId,
    to: checkout.email,
    language,
    name: isAgain ? 'way in' : 'bought',
    values: { name, package: title, attached: purchaseLetters(language)(facts.payment ? 'with receipt' : 'without receipt') },
    path: await wayIn(db, facts),
    ...(!isAgain && {
      blocks: orderBlocks(facts),
      closing: [withdrawalLink(facts)],
      attachments: [
        contractFile.of({ workspaceId, saleId: checkout.id }),
        ...(facts.payment ? [receiptFile.of({ workspaceId, paymentId: facts.payment.id, language })] : []),
      ],
    }),
  })
}

interface BuyerFacts {
  order: OrderFacts
  payment: FirstPayment | undefined
  personId: string | null
}

type FirstPayment = Row<'payments', 'id' | 'number'>

const findFirstPayment = (db: WorkspaceDb, saleId: string) =>
  db.maybeOne<FirstPayment>(sql`
    select id, number from payments where (purchase_id = ${saleId} or subscription_id = ${saleId}) and state = 'paid'
    order by number limit 1`)

async function readFacts(db: WorkspaceDb, id: string): Promise<BuyerFacts | undefined> {
  const order = await readOrder(db, id)
  if (!order) return undefined
  const client = await db.maybeOne<Row<'memberships', 'person_id'>>(sql`
    select m.person_id from clients c join memberships m on m.id = c.membership_id where c.id = ${order.checkout.client_id}`)
  return { order, payment: await findFirstPayment(db, id), personId: client?.person_id ?? null }
}

/** Payments of what repeats, and of installments, are entered when the provider tells of their invoice. */
const isPaymentMissing = ({ order: { checkout }, payment }: BuyerFacts): boolean =>
  payment === undefined && checkout.provider_subscription_id !== null && checkout.amount > 0 && !checkout.has_trial

/** Asks the provider now, so that the receipt comes with the mail; the mail does not wait for one that is away. */
async function enterFirstPayment(at: SettledRow): Promise<void> {
  for (const kind of ['subscription', 'installments']) {
    await settleRow(kind, at).catch((fault: unknown) => {
      if (!(fault instanceof ProviderError)) throw fault
    })
  }
}

/** An account whose address nobody has proved gets a link that proves it; for all others the same words lead to the sign-in. */
async function wayIn(db: SystemDb, { personId, order: { checkout } }: BuyerFacts): Promise<string> {
  const former = personId === null ? undefined : await findAccount(db, personId)
  // the address was corrected meanwhile
  if (former && former.email !== checkout.email) await moveClaim(db, former.id, checkout.email)
  const account = former && (await findAccount(db, former.id))
  const confirmation = account && account.email_confirmed_at === null ? await confirmationOf(db, account.id) : undefined
  return confirmation ? `/confirm-address?token=${confirmation.token}` : '/login'
}

/** The contract in short: what it is, what it opens, what is paid on which day, how it ends, and who sells. */
function orderBlocks({ order: { checkout, title, opens, rows, seller }, payment }: BuyerFacts): MailBlock[] {
  const say = purchaseLetters(checkout.language)
  const facts: [string, string][] = [
    [say('package'), title],
    ...(opens.length > 0 ? [[say('opens'), opens.join(', ')] satisfies [string, string]] : []),
    ...rows.map(({ label, text }): [string, string] => [label, text]),
    ...(payment ? [[say('receipt'), String(payment.number)] satisfies [string, string]] : []),
    [say('seller'), seller.join(', ')],
  ]
  return [{ kind: 'facts', rows: facts }]
}

function withdrawalLink({ order: { checkout } }: BuyerFacts): MailBlock {
  const { language, workspace_id: workspaceId, id: saleId } = checkout
  const address = linkToApp(language, withdrawalPath({ workspaceId, saleId }))
  return { kind: 'link', label: purchaseLetters(language)('withdraw'), address }
}

const freeOrdersAnHour = 3

/**
 * Anybody may order for any address, from any network: an inbox gets three of these mails in an hour, whatever business they are from,
 * and the links in them work.
 */
export async function hasRoomForFreeOrder(db: SystemDb, emailKey: string): Promise<boolean> {
  const { count } = await db.one<Count>(sql`
    select count(*) as count from checkouts
    where email_key = ${emailKey} and link_hash is not null and source = 'page' and created_at > now() - interval '1 hour'`)
  return count < freeOrdersAnHour
}

/** The link that confirms the address of somebody who asks for a free package; the words do not depend on whether it is known. */
export async function writeConfirmationMail(db: WorkspaceDb, { checkoutId, token }: { checkoutId: string; token: string }): Promise<void> {
  if (!(await mayWriteToStranger(db, db.workspaceId))) return
  const checkout = found(await findCheckout(db, checkoutId))
  const version = found(await readVersion(db, checkout.version_id))
  await writeMail(db, {
    workspaceId: db.workspaceId,
    to: checkout.email,
    language: checkout.language,
    name: 'confirm',
    values: { package: (await packageNames(db, [checkout.package_id])).get(checkout.package_id) ?? '' },
    path: thankYouPath(checkout, version, token),
  })
}

interface Acknowledgement {
  saleId: string
  facts: WithdrawableFacts
  language: Row<'clients'>['language']
  /** The moment of the declaration. */
  at: string
  dueOn: string
}

/** The acknowledgement of a withdrawal, with the hour, which the law asks for. */
export async function writeAcknowledgement(db: WorkspaceDb, { saleId, facts, language, at, dueOn }: Acknowledgement): Promise<void> {
  const { name: business } = await findSender(db, db.workspaceId)
  const say = purchaseLetters(language)
  const money = formatMoney(language, facts.paid - facts.refunded, facts.currency)
  const isDue = facts.refunded < facts.paid
  await writeMail(db, {
    workspaceId: db.workspaceId,
    to: facts.buyerEmail,
    language,
    name: 'withdrawn',
    values: {
      name: facts.buyerName,
      package: facts.title,
      moment: formatDayTime(language, at),
      refund: isDue ? say('refund due', { money, due: formatDay(language, dueOn), business }) : say('refund none'),
    },
    path: withdrawalPath({ workspaceId: db.workspaceId, saleId }),
  })
}
