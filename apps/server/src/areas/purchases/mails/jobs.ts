import { confirmationOf, findAccount, mayWriteToStranger, moveClaim } from '#areas/account'
import { formatDay, formatDayTime, formatMoney } from '@allenio/domain/formats'
import { sql, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { defineJob, enqueue } from '#platform/jobs'
import { linkToApp, type MailBlock } from '#platform/mail'
import { packageNames, readVersion } from '#areas/packages'
import { thankYouPath } from '../checkouts/provider-request.ts'
import { findCheckout } from '../checkouts/queries.ts'
import type { Checkout, WithdrawableFacts } from '../followers.ts'
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
    const facts = await database.withWorkspace(workspaceId, 'read', db => readFacts(db, checkoutId))
    if (!facts || facts.checkout.email === '') return
    await database.withSystem('write', async db => {
      const { checkout, title } = facts
      const { language, first_name: name } = checkout
      await writeMail(db, {
        workspaceId,
        to: checkout.email,
        language,
        name: isAgain ? 'way in' : 'bought',
        values: { name, package: title },
        path: await wayIn(db, facts),
        ...(!isAgain && { blocks: [receiptFacts(facts)], closing: [withdrawalLink(facts)] }),
      })
    })
  },
})

interface BuyerFacts {
  checkout: Checkout
  title: string
  payment: Row<'payments', 'number' | 'amount' | 'currency' | 'paid_at'> | undefined
  personId: string | null
}

async function readFacts(db: WorkspaceDb, id: string): Promise<BuyerFacts | undefined> {
  const checkout = await findCheckout(db, id)
  if (!checkout) return undefined
  const payment = await db.maybeOne<NonNullable<BuyerFacts['payment']>>(sql`
    select number, amount, currency, paid_at from payments where (purchase_id = ${id} or subscription_id = ${id}) and state = 'paid'
    order by number limit 1`)
  const client = await db.maybeOne<Row<'memberships', 'person_id'>>(sql`
    select m.person_id from clients c join memberships m on m.id = c.membership_id where c.id = ${checkout.client_id}`)
  const title = (await packageNames(db, [checkout.package_id])).get(checkout.package_id) ?? ''
  return { checkout, title, payment, personId: client?.person_id ?? null }
}

/** An account whose address nobody has proved gets a link that proves it; for all others the same words lead to the sign-in. */
async function wayIn(db: SystemDb, { personId, checkout }: BuyerFacts): Promise<string> {
  const former = personId === null ? undefined : await findAccount(db, personId)
  // the address was corrected meanwhile
  if (former && former.email !== checkout.email) await moveClaim(db, former.id, checkout.email)
  const account = former && (await findAccount(db, former.id))
  const confirmation = account && account.email_confirmed_at === null ? await confirmationOf(db, account.id) : undefined
  return confirmation ? `/confirm-address?token=${confirmation.token}` : '/login'
}

function receiptFacts({ checkout, title, payment }: BuyerFacts): MailBlock {
  const { language, paid_at: paidAt, created_at: createdAt } = checkout
  const say = purchaseLetters(language)
  // renewals and installments are entered a moment later, and their first amount is the checkout's
  const { amount, currency } = payment ?? checkout
  const rows: [string, string][] = [[say('package'), title]]
  if (amount > 0) {
    rows.push([say('amount'), formatMoney(language, amount, currency)])
    rows.push([say('day'), formatDay(language, payment?.paid_at ?? paidAt ?? createdAt)])
  }
  if (payment) rows.push([say('receipt'), String(payment.number)])
  return { kind: 'facts', rows }
}

function withdrawalLink({ checkout: { language, workspace_id: workspaceId, id: saleId } }: BuyerFacts): MailBlock {
  const address = linkToApp(language, withdrawalPath({ workspaceId, saleId }))
  return { kind: 'link', label: purchaseLetters(language)('withdraw'), address }
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
export const writeAcknowledgement = (db: WorkspaceDb, { saleId, facts, language, at, dueOn }: Acknowledgement): Promise<void> =>
  writeMail(db, {
    workspaceId: db.workspaceId,
    to: facts.buyerEmail,
    language,
    name: 'withdrawn',
    values: { name: facts.buyerName, package: facts.title, moment: formatDayTime(language, at), due: formatDay(language, dueOn) },
    path: withdrawalPath({ workspaceId: db.workspaceId, saleId }),
  })
