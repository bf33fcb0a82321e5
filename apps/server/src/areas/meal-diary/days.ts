import type { ParsedInput } from '@allenio/contract'
import type { saveOwnDay, DiaryDay } from '@allenio/contract/meal-diary'
import { deviceClock } from '#areas/client-records'
import { listGivenPlans, readGivenReleases, readMealPlanSettings } from '#areas/meal-plans'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { lockDay, refuseFarDay, type OwnDiary } from './own-diary.ts'
import { planOn } from './plan-days.ts'
import { dayColumns } from './queries.ts'
import { refreshSums } from './sums.ts'
import { notifyDiaryWritten } from './team/notifications.ts'

type Write = ParsedInput<typeof saveOwnDay>

/** Saves changes of a day; the later version of each field counts. Undoing a choice is always allowed. */
export async function saveDay(db: WorkspaceDb, diary: OwnDiary, write: Write): Promise<DiaryDay> {
  const { clientId } = diary
  const { day, dayType, planDayId, note } = write
  refuseFarDay(diary, day)
  if (dayType === undefined && planDayId === undefined && note === undefined) throw wrongField('note', 'invalid input')
  const isMove = (dayType ?? null) !== null || (planDayId ?? null) !== null
  if (isMove && !(await readMealPlanSettings(db)).mayClientsMoveDays) throw new AppError('day moves closed')
  if (planDayId) await requirePlanDay(db, clientId, { day, planDayId })

  const changedAt = deviceClock(write.sentAt).timeOf(write.changedAt)
  const timeOf = (value: unknown) => (value === undefined ? '-infinity' : changedAt)
  await lockDay(db, clientId, day)
  const isLaterType = sql`(excluded.day_type_changed_at, coalesce(excluded.day_type, ''))
    > (r.day_type_changed_at, coalesce(r.day_type, ''))`
  const isLaterPlanDay = sql`(excluded.plan_day_changed_at, coalesce(excluded.plan_day_id::text, ''))
    > (r.plan_day_changed_at, coalesce(r.plan_day_id::text, ''))`
  const isLaterNote = sql`(excluded.note_changed_at, excluded.note) > (r.note_changed_at, r.note)`
  const record = await db.one<DiaryDay>(sql`
    insert into diary_days as r (client_id, day, day_type, day_type_changed_at, plan_day_id, plan_day_changed_at, note, note_changed_at)
    values (${clientId}, ${day}, ${dayType ?? null}, ${timeOf(dayType)}::timestamptz, ${planDayId ?? null}::uuid,
      ${timeOf(planDayId)}::timestamptz, ${note ?? ''}, ${timeOf(note)}::timestamptz)
    on conflict (workspace_id, client_id, day) do update set
      day_type = case when ${isLaterType} then excluded.day_type else r.day_type end,
      day_type_changed_at = greatest(r.day_type_changed_at, excluded.day_type_changed_at),
      plan_day_id = case when ${isLaterPlanDay} then excluded.plan_day_id else r.plan_day_id end,
      plan_day_changed_at = greatest(r.plan_day_changed_at, excluded.plan_day_changed_at),
      note = case when ${isLaterNote} then excluded.note else r.note end,
      note_changed_at = greatest(r.note_changed_at, excluded.note_changed_at)
    returning ${dayColumns}`)
  if (dayType !== undefined || planDayId !== undefined) await refreshSums(db, clientId, [day])
  if (note) await notifyDiaryWritten(db, diary, day)
  return record
}

/** Requires that the day belongs to the plan that counts on the date. */
async function requirePlanDay(db: WorkspaceDb, clientId: string, { day, planDayId }: { day: string; planDayId: string }): Promise<void> {
  const plan = found(planOn(await listGivenPlans(db, [clientId]), day))
  const release = (await readGivenReleases(db, [plan.releaseId])).get(plan.releaseId)
  found(release?.dayList.find(({ id }) => id === planDayId))
}
