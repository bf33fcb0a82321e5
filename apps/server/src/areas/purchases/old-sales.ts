import { limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces } from '#platform/jobs'
import { eraseSteps } from './steps.ts'

type RowAt = Row<'checkouts', 'workspace_id' | 'id'>
type Ids = readonly Pick<RowAt, 'id'>[]

const idsOf = (items: Ids) => items.map(({ id }) => id)

const keptDays = 90

/** Personal data of a checkout is erased after some months; the purchase keeps the part that the law asks for. */
const oldCheckouts = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<RowAt>(sql`
    select workspace_id, id from checkouts
    where blanked_at is null and created_at < now() - make_interval(days => ${keptDays}) and state in ('fulfilled', 'failed', 'expired')
      and ${isNext(sql`workspace_id`, sql`id`)}
    order by created_at ${limitTo(limit)}`),
  // the key is kept as a hash, so that a person has one trial
  treat: (db, items) =>
    db.run(sql`
    update checkouts set blanked_at = now(), email = '', email_key = encode(sha256(convert_to(email_key, 'UTF8')), 'hex'), first_name = '',
      last_name = '', phone = null, fiscal = '{}', browser_hash = null, link_hash = null, url = null
    where id = any(${idsOf(items)}::uuid[]) and state in ('fulfilled', 'failed', 'expired')`),
  atOnce: 200,
})

/** The law asks to keep the books for ten years. */
export const isBeyondBooks = (moment: Sql): Sql => sql`${moment} < now() - interval '10 years'`

/** The ten years of a payment count from its last movement. */
const isPaymentOld = sql`${isBeyondBooks(sql`y.created_at`)}
  and not exists (select from refunds r
    where r.workspace_id = y.workspace_id and r.payment_id = y.id and not ${isBeyondBooks(sql`r.created_at`)})
  and not exists (select from disputes d
    where d.workspace_id = y.workspace_id and d.payment_id = y.id and not ${isBeyondBooks(sql`d.created_at`)})`

const oldPayments = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<RowAt>(sql`
    select y.workspace_id, y.id from payments y where ${isPaymentOld} and ${isNext(sql`y.workspace_id`, sql`y.id`)}
    order by y.created_at ${limitTo(limit)}`),
  treat: async (db, items) => {
    const payments = await db.many<Row<'payments', 'id'>>(sql`
      select id from payments y where id = any(${idsOf(items)}::uuid[]) and ${isPaymentOld} order by id for update`)
    const refunds = await db.many<Row<'refunds', 'id'>>(sql`select id from refunds where payment_id = any(${idsOf(payments)}::uuid[])`)
    await eraseSteps(db, idsOf([...payments, ...refunds]))
    return db.run(sql`delete from payments where id = any(${idsOf(payments)}::uuid[])`)
  },
  atOnce: 200,
})

/** Whether a sale, by its name in the statement, has payments in the books: they would be erased with it. */
export const hasPayments = (sale: Sql): Sql => sql`exists (
  select from payments y
  where y.workspace_id = ${sale}.workspace_id and (y.purchase_id = ${sale}.id or y.subscription_id = ${sale}.id))`

/** A sale without a client that left no payment in the books. */
const isPurchaseOld = sql`e.client_id is null and ${isBeyondBooks(sql`e.created_at`)} and not ${hasPayments(sql`e`)}`

const oldPurchases = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<RowAt>(sql`
    select e.workspace_id, e.id from purchases e where ${isPurchaseOld} and ${isNext(sql`e.workspace_id`, sql`e.id`)}
    order by e.created_at ${limitTo(limit)}`),
  treat: async (db, items) => {
    await lockPurchases(db, items)
    const purchases = await db.many<Row<'purchases', 'id'>>(sql`
      delete from purchases e where e.id = any(${idsOf(items)}::uuid[]) and ${isPurchaseOld} returning e.id`)
    return eraseSteps(db, idsOf(purchases))
  },
  atOnce: 200,
})

/** A payment that is being entered holds its sale: the lock waits for it, and the next statement sees it. */
const lockPurchases = (db: WorkspaceDb, items: Ids) =>
  db.many(sql`select from purchases where id = any(${idsOf(items)}::uuid[]) order by id for update`)

/** Checkouts that belong to nobody and led to no purchase that is still there. */
const isCheckoutOld = sql`e.client_id is null and ${isBeyondBooks(sql`e.created_at`)} and e.state in ('fulfilled', 'failed', 'expired')
  and not exists (select from purchases p where p.workspace_id = e.workspace_id and p.checkout_id = e.id)`

const detachedCheckouts = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<RowAt>(sql`
    select e.workspace_id, e.id from checkouts e where ${isCheckoutOld} and ${isNext(sql`e.workspace_id`, sql`e.id`)}
    order by e.created_at ${limitTo(limit)}`),
  treat: (db, items) => db.run(sql`delete from checkouts e where e.id = any(${idsOf(items)}::uuid[]) and ${isCheckoutOld}`),
  atOnce: 200,
})

// payments come before the sales that they keep
export const sweepOldSales = defineSweep({
  name: 'sweep old sales',
  cron: '40 3 * * *',
  parts: () => [oldCheckouts, oldPayments, oldPurchases, detachedCheckouts],
})
