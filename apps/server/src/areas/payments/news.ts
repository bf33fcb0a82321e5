import { romeDay } from '@allenio/domain/days'
import { withVat, type PlanTerms } from '@allenio/domain/plan'
import { findPlan, type PlanRow } from '#areas/plan'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { notify, type NotificationKind } from '#platform/notify'
import {
  planCancelled,
  planChangeAhead,
  planChanged,
  planChangeReleased,
  planChangeScheduled,
  planChosen,
  planFailed,
  planKept,
  planPaid,
  planPaidTwice,
  servicePaidTwice,
  type PlanNews,
} from './notifications.ts'
import { priceOfTerms } from './plan-terms.ts'
import { nameOfTier, type Titles } from './names.ts'

const listAdmins = async (db: WorkspaceDb): Promise<string[]> =>
  (await db.many<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' and status = 'active' order by id`)).map(
    ({ id }) => id,
  )

/** Only admins see anything of plans. */
export async function notifyAdmins<Subject extends PlanNews>(
  db: WorkspaceDb,
  kind: NotificationKind<Subject>,
  subject: NoInfer<Subject>,
  once: string,
): Promise<void> {
  await notify(db, kind, { to: await listAdmins(db), subject, once })
}

const namesOf = ({ title, title_en: planEn }: Titles) => ({ plan: title, planEn })

export const notifyOfPayment = (db: WorkspaceDb, { id, titles, total }: { id: string; titles: Titles; total: number }): Promise<void> =>
  notifyAdmins(db, planPaid, { ...namesOf(titles), total, day: null }, id)

export const notifyOfFailure = (db: WorkspaceDb, { plan, since }: { plan: string; since: string }): Promise<void> =>
  notifyAdmins(db, planFailed, { plan, planEn: null, total: 0, day: null }, since)

interface ReturnNews {
  checkoutId: string
  /** Names the plan that stays, or what was paid twice. */
  titles: Titles
  total: number
}

export const notifyOfPlanReturn = (db: WorkspaceDb, { checkoutId, titles, total }: ReturnNews): Promise<void> =>
  notifyAdmins(db, planPaidTwice, { ...namesOf(titles), total, day: null }, checkoutId)

export const notifyOfSaleReturn = (db: WorkspaceDb, { checkoutId, titles, total }: ReturnNews): Promise<void> =>
  notifyAdmins(db, servicePaidTwice, { ...namesOf(titles), total, day: null }, checkoutId)

interface ChangeNews {
  id: string
  tier: number
  at: string | null
}

export const notifyOfChange = (db: WorkspaceDb, { id, tier }: ChangeNews): Promise<void> =>
  notifyAdmins(db, planChanged, { plan: nameOfTier(tier), planEn: null, total: 0, day: null }, id)

export const notifyOfChangeAhead = (db: WorkspaceDb, { id, tier, at }: ChangeNews): Promise<void> =>
  notifyAdmins(db, planChangeAhead, { plan: nameOfTier(tier), planEn: null, total: 0, day: at && romeDay(at) }, id)

interface PlanSide {
  before: PlanRow | undefined
  after: PlanRow
  terms: PlanTerms
  /** The VAT that is added to each charge. */
  percent: number
}

/** A plan that was bought in the trial, cancelled, or kept after all: each once, however often the provider's picture is applied. */
export async function notifyOfPlan(db: WorkspaceDb, { before, after, terms, percent }: PlanSide): Promise<void> {
  const { provider_id: providerId, name: plan, price, trial_until: trialUntil, period_until: periodUntil, ends_at: endsAt } = after
  const isNew = before?.provider_id !== providerId
  const wasEnding = !isNew && before?.state === 'ending'
  const paid = { plan, planEn: null, total: withVat(price, { percent }).total, period: terms.period }
  const dayOf = (moment: string | null) => moment && romeDay(moment)
  if (isNew && after.state === 'active' && trialUntil !== null && trialUntil > after.settled_at) {
    await notifyAdmins(db, planChosen, { ...paid, day: romeDay(trialUntil) }, `${providerId}`)
  }
  if (after.state === 'ending' && !wasEnding) {
    await notifyAdmins(db, planCancelled, { plan, planEn: null, total: 0, day: dayOf(endsAt) }, `${providerId} ${after.settled_at}`)
  }
  if (after.state === 'active' && wasEnding) {
    await notifyAdmins(db, planKept, { ...paid, day: dayOf(periodUntil) }, `${providerId} ${after.settled_at}`)
  }
}

interface ScheduledNews {
  id: string
  terms: PlanTerms
  at: string
  percent: number
}

export const notifyOfScheduled = (db: WorkspaceDb, { id, terms, at, percent }: ScheduledNews): Promise<void> =>
  notifyAdmins(
    db,
    planChangeScheduled,
    {
      plan: nameOfTier(terms.tier),
      planEn: null,
      total: withVat(priceOfTerms(terms) ?? 0, { percent }).total,
      period: terms.period,
      day: romeDay(at),
    },
    id,
  )

/** The business has taken back a change that waited. */
export async function notifyOfReleased(db: WorkspaceDb, { id, percent }: Pick<ScheduledNews, 'id' | 'percent'>): Promise<void> {
  const plan = await findPlan(db, db.workspaceId)
  if (!plan) return
  const { name, price, period_until: until } = plan
  await notifyAdmins(
    db,
    planChangeReleased,
    { plan: name, planEn: null, total: withVat(price, { percent }).total, day: until && romeDay(until) },
    id,
  )
}
