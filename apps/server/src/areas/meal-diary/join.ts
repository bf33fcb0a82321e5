import type { JoinedClients } from '#areas/clients'
import { sql, type Db, type Row } from '#platform/db'
import { defineJob, enqueue } from '#platform/jobs'
import { lockDays } from './own-diary.ts'
import { refreshSums } from './sums.ts'

interface SumsOf {
  workspaceId: string
  clientId: string
  days: readonly string[]
}

/** Computes again how much of some days was eaten. */
export const refreshJoinedSums = defineJob<SumsOf>({
  name: 'refresh diary sums',
  handle: ({ database }, { workspaceId, clientId, days }) =>
    database.withWorkspace(workspaceId, 'write', async db => {
      await lockDays(db, clientId, days)
      await refreshSums(db, clientId, days)
    }),
})

/** Whether the removed record decides a meal's plan: there the meal was ticked last, or never ticked but noted last. */
const isLaterMeal = sql`(excluded.state_changed_at > r.state_changed_at
  or r.state is null and excluded.state_changed_at = r.state_changed_at and excluded.note_changed_at > r.note_changed_at)`

/** Joins the diaries of a person's two records: the later version of each record counts, and the sums of these days are computed again. */
export async function joinDiaries(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  const isOfFormer = sql`workspace_id = ${workspaceId} and client_id = ${fromId}`
  await db.run(sql`
    insert into diary_days as r (workspace_id, client_id, day, day_type, day_type_changed_at, plan_day_id, plan_day_changed_at, note,
      note_changed_at)
    select workspace_id, ${toId}, day, day_type, day_type_changed_at, plan_day_id, plan_day_changed_at, note, note_changed_at
    from diary_days where ${isOfFormer}
    on conflict (workspace_id, client_id, day) do update set
      day_type = case when excluded.day_type_changed_at > r.day_type_changed_at then excluded.day_type else r.day_type end,
      day_type_changed_at = greatest(r.day_type_changed_at, excluded.day_type_changed_at),
      plan_day_id = case when excluded.plan_day_changed_at > r.plan_day_changed_at then excluded.plan_day_id else r.plan_day_id end,
      plan_day_changed_at = greatest(r.plan_day_changed_at, excluded.plan_day_changed_at),
      note = case when excluded.note_changed_at > r.note_changed_at then excluded.note else r.note end,
      note_changed_at = greatest(r.note_changed_at, excluded.note_changed_at)`)
  await db.run(sql`
    insert into diary_meals as r (workspace_id, client_id, day, meal_id, assignment_id, release_id, state, eaten_row_ids,
      state_changed_at, note, note_changed_at, created_at)
    select workspace_id, ${toId}, day, meal_id, assignment_id, release_id, state, eaten_row_ids, state_changed_at, note, note_changed_at,
      created_at from diary_meals where ${isOfFormer}
    on conflict (workspace_id, client_id, day, meal_id) do update set
      assignment_id = case when ${isLaterMeal} then excluded.assignment_id else r.assignment_id end,
      release_id = case when ${isLaterMeal} then excluded.release_id else r.release_id end,
      state = case when excluded.state_changed_at > r.state_changed_at then excluded.state else r.state end,
      eaten_row_ids = case when excluded.state_changed_at > r.state_changed_at then excluded.eaten_row_ids else r.eaten_row_ids end,
      state_changed_at = greatest(r.state_changed_at, excluded.state_changed_at),
      note = case when excluded.note_changed_at > r.note_changed_at then excluded.note else r.note end,
      note_changed_at = greatest(r.note_changed_at, excluded.note_changed_at)`)
  await db.run(sql`
    insert into diary_swaps as r (workspace_id, client_id, day, row_id, assignment_id, release_id, planned_food, planned_grams, food, grams,
      alternative_id, changed_at)
    select workspace_id, ${toId}, day, row_id, assignment_id, release_id, planned_food, planned_grams, food, grams, alternative_id,
      changed_at
    from diary_swaps where ${isOfFormer}
    on conflict (workspace_id, client_id, day, row_id) do update set assignment_id = excluded.assignment_id,
      release_id = excluded.release_id, planned_food = excluded.planned_food,
      planned_grams = excluded.planned_grams, food = excluded.food, grams = excluded.grams,
      alternative_id = excluded.alternative_id, changed_at = excluded.changed_at where excluded.changed_at > r.changed_at`)
  // if both records have a reading, that of the remaining record stays; the other one is deleted with its record
  await db.run(sql`
    update energy_readings set client_id = ${toId} where ${isOfFormer}
      and not exists (select from energy_readings r where r.workspace_id = ${workspaceId} and r.client_id = ${toId})`)
  // where both records say what the same words mean, the remaining one counts from now on; entries keep the food that they have
  const isSame = sql`s.workspace_id = ${workspaceId} and s.client_id = ${toId} and m.words = s.words`
  await db.run(sql`
    update diary_entries r set match_id = s.id from diary_matches m, diary_matches s
    where r.workspace_id = ${workspaceId} and r.match_id = m.id and m.workspace_id = ${workspaceId} and m.client_id = ${fromId}
      and ${isSame}`)
  await db.run(sql`
    update diary_matches m set client_id = ${toId} where ${isOfFormer}
      and not exists (select from diary_matches s where ${isSame})`)
  const sums = await db.many<Row<'diary_sums', 'day'>>(sql`
    select day from diary_sums where ${isOfFormer} union select day from diary_meals where ${isOfFormer}
    union select day from diary_days where ${isOfFormer} union select day from diary_swaps where ${isOfFormer}
    union select day from diary_entries where ${isOfFormer}`)
  const days = sums.map(({ day }) => day)
  if (days.length > 0) await enqueue(db, refreshJoinedSums, { workspaceId, clientId: toId, days })
}
