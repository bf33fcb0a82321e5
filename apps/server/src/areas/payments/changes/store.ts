import { newId } from '@allenio/domain/ids'
import { planChangeTransitions, scheduledBy, termsAfter, type PlanStep, type PlanTerms, type StoredPlanStep } from '@allenio/domain/plan'
import { mayBecome } from '@allenio/domain/states'
import { lockPlan } from '#areas/plan'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'

export type ChangeRow = Row<'plan_changes'>

/** A change before the provider is asked for it. */
export interface NewChange {
  kind: ChangeRow['kind']
  wanted: PlanTerms | null
  steps: readonly PlanStep[]
  prorationDate: string | null
  /** Cents with VAT, as they were shown. */
  total: number
  reason: string
  authorId: string
}

/** A change as the steps of a call carry it. Somebody else may run it already. */
export interface ChangeIntent {
  workspaceId: string
  changeId: string
  isRunByOther: boolean
}

const secondsUntilTakenOver = 30

/** Stores the change, or joins the same one that is under way; another one has to wait. The plan's row is locked by the caller. */
export async function storeChange(db: WorkspaceDb, change: NewChange): Promise<ChangeIntent> {
  const { workspaceId } = db
  const open = await db.maybeOne<ChangeRow & { is_abandoned: boolean }>(sql`
    select *, tried_at < now() - make_interval(secs => ${secondsUntilTakenOver}) as is_abandoned from plan_changes
    where state in ('asked', 'unconfirmed', 'undoing')`)
  if (open) {
    const isSame =
      open.state === 'asked' &&
      open.kind === change.kind &&
      open.tier === (change.wanted?.tier ?? null) &&
      open.period === (change.wanted?.period ?? null) &&
      open.total === change.total
    if (!isSame) throw new AppError('plan changing')
    return { workspaceId, changeId: open.id, isRunByOther: !open.is_abandoned }
  }
  const steps: StoredPlanStep[] = change.steps.map(step => ({ ...step, state: 'waiting' }))
  const row = await db.one<Row<'plan_changes', 'id'>>(sql`
    insert into plan_changes (id, kind, tier, period, steps, proration_date, total, reason, author_id)
    values (${newId()}, ${change.kind}, ${change.wanted?.tier ?? null}, ${change.wanted?.period ?? null}, ${jsonText(steps)}::jsonb,
      ${change.prorationDate}, ${change.total}, ${change.reason}, ${change.authorId})
    returning id`)
  return { workspaceId, changeId: row.id, isRunByOther: false }
}

export const findScheduled = (db: WorkspaceDb): Promise<ChangeRow | undefined> =>
  db.maybeOne<ChangeRow>(sql`select * from plan_changes where state = 'scheduled'`)

export const findOpen = (db: WorkspaceDb): Promise<ChangeRow | undefined> =>
  db.maybeOne<ChangeRow>(sql`select * from plan_changes where state in ('asked', 'unconfirmed', 'undoing')`)

/** The terms that wait, as the row of their change has them. */
export const scheduledTerms = (row: Pick<ChangeRow, 'steps'> | undefined): PlanTerms | null => (row ? scheduledBy(row.steps) : null)

/** Marks a step, and moves the row of the change that it releases or brings back, in one transaction. */
export async function markStep(db: WorkspaceDb, { id, steps }: ChangeRow, at: number, state: StoredPlanStep['state']): Promise<void> {
  const next = steps.map((step, nth) => (nth === at ? { ...step, state } : step))
  await db.run(sql`update plan_changes set steps = ${jsonText(next)}::jsonb, tried_at = now() where id = ${id}`)
  const { kind } = steps[at] ?? {}
  if (state === 'done' && (kind === 'release' || kind === 'cancel')) {
    const scheduled = await findScheduled(db)
    if (scheduled) await setChangeState(db, scheduled.id, 'released')
  }
  if (state === 'undone' && kind === 'release') {
    const released = await db.maybeOne<Row<'plan_changes', 'id'>>(sql`
      select id from plan_changes where state = 'released' and id <> ${id} order by created_at desc limit 1`)
    if (released) await setChangeState(db, released.id, 'scheduled')
  }
}

interface ChangeValues {
  scheduledAt?: string | null
  refusal?: string
  /** Where the payment is confirmed, and until when. */
  confirmation?: { confirmUrl: string | null; expiresAt: string }
}

/** The one place that writes the state of a change. False for a state that does not follow from the one that it has by now. */
export async function setChangeState(
  db: WorkspaceDb,
  id: string,
  to: ChangeRow['state'],
  { scheduledAt, refusal, confirmation }: ChangeValues = {},
): Promise<boolean> {
  const change = await db.maybeOne<ChangeRow>(sql`select * from plan_changes where id = ${id} for update`)
  if (!change || change.state === to || !mayBecome(planChangeTransitions, change.state, to)) return false
  await db.run(sql`
    update plan_changes set state = ${to}, scheduled_at = coalesce(${scheduledAt ?? null}::timestamptz, scheduled_at),
      refusal = coalesce(${refusal ?? null}, refusal), confirm_url = ${confirmation?.confirmUrl ?? null},
      expires_at = ${confirmation?.expiresAt ?? null}::timestamptz, tried_at = now()
    where id = ${id}`)
  return true
}

interface ClosedChange extends Omit<ChangeValues, 'confirmation'> {
  state: 'scheduled' | 'done' | 'refused' | 'lapsed'
}

/**
 * Closes a change under the lock of the plan's row. A call that judges a wish holds that lock, and so sees the change open in all of its
 * statements or closed in all of them: between the two it would store a second change of the same terms.
 */
export async function closeChange(db: WorkspaceDb, id: string, { state, ...values }: ClosedChange): Promise<boolean> {
  await lockPlan(db)
  const open = await findOpen(db)
  return open?.id === id && setChangeState(db, id, state, values)
}

export const hasUpdate = ({ steps }: Pick<ChangeRow, 'steps'>): boolean => termsAfter(steps) !== null
