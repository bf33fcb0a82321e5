import type { ParsedInput } from '@allenio/contract'
import type { saveOwnMeal, DiaryMeal } from '@allenio/contract/meal-diary'
import { deviceClock, isMealAwaited } from '#areas/client-records'
import { isReleaseGiven, listGivenPlans } from '#areas/meal-plans'
import { sql, type WorkspaceDb } from '#platform/db'
import { recordUse } from '#platform/documents'
import { found, wrongField } from '#platform/errors'
import { lockDay, notifyMealRecorded, refuseFarDay, type OwnDiary } from './own-diary.ts'
import { mealColumns } from './queries.ts'
import { refreshSums } from './sums.ts'
import { notifyDiaryWritten } from './team/notifications.ts'

type Write = ParsedInput<typeof saveOwnMeal>

/** Saves a tick or a note. The later version of each counts, in whatever order and however often they arrive. */
export async function saveMeal(db: WorkspaceDb, diary: OwnDiary, write: Write): Promise<DiaryMeal> {
  const { day, mealId, assignmentId, releaseId, state, note } = write
  const { clientId, actor } = diary
  refuseFarDay(diary, day)
  if (state === undefined && note === undefined) throw wrongField('state', 'invalid input')
  await lockDay(db, clientId, day)
  const eatenRows = write.eatenRowIds.map(id => ({ id, type: 'component', parentId: mealId }))
  found((await isReleaseGiven(db, { clientId, assignmentId, releaseId }, [{ id: mealId, type: 'meal' }, ...eatenRows])) || undefined)
  const eatenRowIds = state === 'partly' ? [...new Set(write.eatenRowIds)].toSorted() : []

  const changedAt = deviceClock(write.sentAt).timeOf(write.changedAt)
  const timeOf = (value: unknown) => (value === undefined ? '-infinity' : changedAt)
  const isLaterState = sql`(excluded.state_changed_at, coalesce(excluded.state, ''), excluded.eaten_row_ids)
    > (r.state_changed_at, coalesce(r.state, ''), r.eaten_row_ids)`
  const isLaterNote = sql`(excluded.note_changed_at, excluded.note) > (r.note_changed_at, r.note)`
  // a meal is judged by the release from which it was ticked, whatever is noted later
  const isLater = sql`(${isLaterState} or r.state is null
    and greatest(excluded.state_changed_at, excluded.note_changed_at) >= greatest(r.state_changed_at, r.note_changed_at))`
  const { isAwaited, ...record } = await db.one<DiaryMeal & { isAwaited: boolean }>(sql`
    insert into diary_meals as r (client_id, day, meal_id, assignment_id, release_id, state, eaten_row_ids, state_changed_at, note,
      note_changed_at)
    values (${clientId}, ${day}, ${mealId}, ${assignmentId}, ${releaseId}, ${state ?? null}, ${eatenRowIds}::uuid[],
      ${timeOf(state)}::timestamptz, ${note ?? ''}, ${timeOf(note)}::timestamptz)
    on conflict (workspace_id, client_id, day, meal_id) do update set
      state = case when ${isLaterState} then excluded.state else r.state end,
      eaten_row_ids = case when ${isLaterState} then excluded.eaten_row_ids else r.eaten_row_ids end,
      state_changed_at = greatest(r.state_changed_at, excluded.state_changed_at),
      note = case when ${isLaterNote} then excluded.note else r.note end,
      note_changed_at = greatest(r.note_changed_at, excluded.note_changed_at),
      assignment_id = case when ${isLater} then excluded.assignment_id else r.assignment_id end,
      release_id = case when ${isLater} then excluded.release_id else r.release_id end
    returning ${mealColumns}, ${isMealAwaited({ clientId, day })} as "isAwaited"`)
  await refreshSums(db, clientId, [day])
  if (state && isAwaited) await notifyMealRecorded(db, diary, day)
  if (state) {
    const plan = (await listGivenPlans(db, [clientId])).find(({ id }) => id === assignmentId)
    await recordUse(db, { releaseId, membershipId: actor.membershipId, at: changedAt, firstDay: plan?.startDay })
  }
  if (note) await notifyDiaryWritten(db, diary, day)
  return record
}
