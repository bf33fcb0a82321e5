import { romeDay } from '@allenio/domain/formats'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { notify, type NotificationKind } from '#platform/notify'
import { planChangeAhead, planChanged, planFailed, planPaid, planPaidTwice, servicePaidTwice, type PlanNews } from './notifications.ts'
import { nameOfTier } from './names.ts'

const listAdmins = async (db: WorkspaceDb): Promise<string[]> =>
  (await db.many<Row<'memberships', 'id'>>(sql`select id from memberships where role = 'admin' and status = 'active' order by id`)).map(
    ({ id }) => id,
  )

/** Only admins see anything of plans. */
export async function notifyAdmins(db: WorkspaceDb, kind: NotificationKind<PlanNews>, subject: PlanNews, once: string): Promise<void> {
  await notify(db, kind, { to: await listAdmins(db), subject, once })
}

export const notifyOfPayment = (db: WorkspaceDb, { id, title, total }: { id: string; title: string; total: number }): Promise<void> =>
  notifyAdmins(db, planPaid, { plan: title, total, day: null }, id)

export const notifyOfFailure = (db: WorkspaceDb, { plan, since }: { plan: string; since: string }): Promise<void> =>
  notifyAdmins(db, planFailed, { plan, total: 0, day: null }, since)

interface ReturnNews {
  checkoutId: string
  /** Names the plan that stays, or what was paid twice. */
  title: string
  total: number
}

export const notifyOfPlanReturn = (db: WorkspaceDb, { checkoutId, title, total }: ReturnNews): Promise<void> =>
  notifyAdmins(db, planPaidTwice, { plan: title, total, day: null }, checkoutId)

export const notifyOfSaleReturn = (db: WorkspaceDb, { checkoutId, title, total }: ReturnNews): Promise<void> =>
  notifyAdmins(db, servicePaidTwice, { plan: title, total, day: null }, checkoutId)

interface ChangeNews {
  id: string
  tier: number
  at: string | null
}

export const notifyOfChange = (db: WorkspaceDb, { id, tier }: ChangeNews): Promise<void> =>
  notifyAdmins(db, planChanged, { plan: nameOfTier(tier), total: 0, day: null }, id)

export const notifyOfChangeAhead = (db: WorkspaceDb, { id, tier, at }: ChangeNews): Promise<void> =>
  notifyAdmins(db, planChangeAhead, { plan: nameOfTier(tier), total: 0, day: at && romeDay(at) }, id)
