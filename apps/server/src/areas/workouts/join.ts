import type { JoinedClients } from '#areas/clients'
import { sql, type Db } from '#platform/db'
import { selectBests } from './progress/bests.ts'

/** Joins the workouts of a person's two records: all of them belong to the remaining one, and its figures are computed again. */
export async function joinWorkouts(db: Db, { workspaceId, fromId, toId }: JoinedClients): Promise<void> {
  const isOfFormer = sql`workspace_id = ${workspaceId} and client_id = ${fromId}`
  await db.run(sql`update completed_workouts set client_id = ${toId} where ${isOfFormer}`)
  await db.run(sql`update completed_exercises set client_id = ${toId} where ${isOfFormer}`)
  await db.run(sql`update workout_comments set client_id = ${toId} where ${isOfFormer}`)
  await db.run(sql`
    insert into exercise_bests (
      workspace_id, client_id, exercise_key, kg, epley_kg, brzycki_kg, tonnage_kg, reps_at_loads, loaded, estimated, with_volume)
    select ${workspaceId}::uuid, s.* from (${selectBests(sql`e.workspace_id = ${workspaceId} and e.client_id = ${toId}`)}) s
    on conflict (workspace_id, client_id, exercise_key) do update set kg = excluded.kg, epley_kg = excluded.epley_kg,
      brzycki_kg = excluded.brzycki_kg, tonnage_kg = excluded.tonnage_kg, reps_at_loads = excluded.reps_at_loads,
      loaded = excluded.loaded, estimated = excluded.estimated, with_volume = excluded.with_volume`)
  await db.run(sql`
    insert into workout_days as d (workspace_id, client_id, day, planned, dated, done)
    select workspace_id, ${toId}, day, planned, dated, done from workout_days where ${isOfFormer}
    on conflict (workspace_id, client_id, day) do update set planned = d.planned + excluded.planned, dated = d.dated + excluded.dated,
      done = d.done + excluded.done`)
  await db.run(sql`
    insert into adherence_thresholds (workspace_id, client_id, good, fair)
    select workspace_id, ${toId}, good, fair from adherence_thresholds where ${isOfFormer}
    on conflict (workspace_id, client_id) do nothing`)
  // the remaining record's plan now has the assignments of both
  await db.run(sql`
    insert into training_plans (workspace_id, client_id) values (${workspaceId}, ${toId})
    on conflict (workspace_id, client_id) do update set is_outdated = true`)
}
