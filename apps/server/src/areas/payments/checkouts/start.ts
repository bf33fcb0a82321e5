import type { ParsedInput } from '@allenio/contract'
import type { purchasePlan } from '@allenio/contract/payments'
import { newId } from '@allenio/domain/ids'
import { findPlan, lockPlan, readPlanState } from '#areas/plan'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { requirePayments } from '#platform/payments'
import { requireBilling, type billingOf } from '../billing-profile.ts'
import { isLive } from '../picture/apply.ts'
import { nameOfTier } from '../names.ts'
import { priceOfTerms } from '../plan-terms.ts'
import type { CheckoutIntent } from './ask.ts'
import { setCheckoutState, type CheckoutRow } from './queries.ts'

const minutes = 30
const cardHours = 12
const dayMs = 86_400_000

/** The provider allows a start this far ahead at least; nearer ends of the trial are charged at once. */
const leastAheadMs = 2 * dayMs + 3_600_000

/** When a plan that is bought now is charged: as the trial ends, or null for at once. */
export const startOfPurchase = ({ standing, trialEndsAt }: Awaited<ReturnType<typeof readPlanState>>): string | null =>
  standing.kind === 'trial' && Date.parse(trialEndsAt) - Date.now() > leastAheadMs ? trialEndsAt : null

const pathBack = (state: string, from: string | undefined): string =>
  `/payments?checkout=${state}${from === undefined ? '' : `&from=${encodeURIComponent(from)}`}`

/** Stores the page that is to be made, or finds the one that is open for the same plan. One page is open for a business at a time. */
export async function beginPurchase(
  db: WorkspaceDb,
  actor: Actor,
  { tier, period, from }: ParsedInput<typeof purchasePlan>,
): Promise<CheckoutIntent> {
  await lockFor(db, 'plan checkout', db.workspaceId)
  const net = priceOfTerms({ tier, period })
  if (net === undefined) throw wrongField('tier', 'plan unknown')
  await refuseSecondPlan(db)
  const billing = await requireBilling(db)
  const startsAt = startOfPurchase(await readPlanState(db, db.workspaceId))
  const open = await db.maybeOne<CheckoutRow & { is_over: boolean }>(sql`
    select *, expires_at <= now() as is_over from plan_checkouts where kind = 'plan' and state in ('asked', 'open') for update`)
  const isSame =
    open !== undefined &&
    !open.is_over &&
    open.tier === tier &&
    open.period === period &&
    open.net === net &&
    open.vat_reason === billing.vat.reason &&
    open.starts_at === startsAt
  if (isSame) return { workspaceId: db.workspaceId, checkoutId: open.id, replacedId: null }
  if (open) await setCheckoutState(db, open.id, 'expired')
  const checkoutId = newId()
  await insertCheckout(db, {
    id: checkoutId,
    kind: 'plan',
    tier,
    period,
    rhythm: 'repeating',
    title: nameOfTier(tier),
    net,
    vat: billing.vat,
    startsAt,
    language: actor.language,
    successPath: pathBack('paid', from),
    cancelPath: pathBack('cancelled', from),
    minutes,
  })
  await audit(db, { personId: actor.personId, action: 'purchase plan', subjectId: checkoutId, details: { tier, period } })
  return { workspaceId: db.workspaceId, checkoutId, replacedId: open?.id ?? null }
}

async function refuseSecondPlan(db: WorkspaceDb): Promise<void> {
  const row = await lockPlan(db)
  if (!row) return
  if (row.state === 'granted') {
    const isOver = row.counts_until !== null && Date.parse(row.counts_until) <= Date.now()
    if (!isOver) throw new AppError('plan granted')
    return
  }
  if (row.state === 'overdue') throw new AppError('plan unpaid')
  if (isLive(row)) throw new AppError('plan runs already')
}

export interface NewCheckoutRow {
  id: string
  kind: CheckoutRow['kind']
  tier?: number
  period?: CheckoutRow['period']
  saleKind?: string
  saleId?: string
  rhythm: CheckoutRow['rhythm']
  installments?: number | null
  title: string
  titleEn?: string
  /** Null for the business itself. */
  buyer?: CheckoutRow['buyer']
  net: number
  vat: Awaited<ReturnType<typeof billingOf>>['vat']
  startsAt: string | null
  language: CheckoutRow['language']
  successPath: string
  cancelPath: string
  minutes: number
}

export const insertCheckout = (db: WorkspaceDb, row: NewCheckoutRow): Promise<number> =>
  db.run(sql`
    insert into plan_checkouts (id, kind, tier, period, sale_kind, sale_id, rhythm, installments, title, title_en, buyer, net, vat_percent,
      vat_reason, starts_at, language, success_path, cancel_path, provider, expires_at)
    values (${row.id}, ${row.kind}, ${row.tier ?? null}, ${row.period ?? null}, ${row.saleKind ?? null}, ${row.saleId ?? null},
      ${row.rhythm}, ${row.installments ?? null}, ${row.title}, ${row.titleEn ?? null},
      ${row.buyer ? jsonText(row.buyer) : null}::jsonb, ${row.net}, ${row.vat.percent}, ${row.vat.reason}, ${row.startsAt},
      ${row.language}, ${row.successPath}, ${row.cancelPath}, ${requirePayments().name}, now() + make_interval(mins => ${row.minutes}))`)

/** Prepares the provider's page for a new card. A repetition leads to the page that is open already. */
export async function beginCard(db: WorkspaceDb, actor: Actor, from: string | undefined): Promise<CheckoutIntent> {
  const { workspaceId } = db
  const plan = await findPlan(db, workspaceId)
  if (plan?.state === 'granted') throw new AppError('plan granted')
  if (!plan?.provider_id || !isLive(plan)) throw new AppError('no paid plan')
  await lockFor(db, 'plan checkout', workspaceId)
  const open = await db.maybeOne<Row<'plan_checkouts', 'id'>>(sql`
    select id from plan_checkouts where kind = 'card' and state in ('asked', 'open') and expires_at > now() + interval '5 minutes'
    order by created_at desc limit 1`)
  if (open) return { workspaceId, checkoutId: open.id, replacedId: null }
  const id = newId()
  await insertCheckout(db, {
    id,
    kind: 'card',
    rhythm: 'once',
    title: plan.name,
    net: 0,
    vat: { percent: 0, reason: 'outside', isUnchecked: false },
    startsAt: null,
    language: actor.language,
    successPath: pathBack('card', from),
    cancelPath: pathBack('cancelled', from),
    minutes: cardHours * 60,
  })
  await audit(db, { personId: actor.personId, action: 'change plan card', subjectId: id })
  return { workspaceId, checkoutId: id, replacedId: null }
}
