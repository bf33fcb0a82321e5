import type { Actor } from '#platform/access'
import { lockFor, sql, type WorkspaceDb } from '#platform/db'
import { AppError, wrongField } from '#platform/errors'
import { findRows } from './queries.ts'

/** Replaces what may be done instead of an exercise, in this order. */
export async function setAlternatives(db: WorkspaceDb, actor: Actor, exerciseId: string, alternativeIds: readonly string[]): Promise<void> {
  const ids = [...new Set(alternativeIds)]
  if (ids.includes(exerciseId)) throw wrongField('alternativeIds', 'alternative to itself')
  const rows = ids.length ? await findRows(db, actor, ids) : []
  if (rows.length !== ids.length || rows.some(row => row.is_own && row.deleted_at !== null)) throw new AppError('not found')
  // two devices that replace them at the same time would both insert after both have deleted
  await lockFor(db, 'exercise alternatives', exerciseId)
  await db.run(sql`delete from exercise_alternatives where exercise_id = ${exerciseId}`)
  await db.run(sql`
    insert into exercise_alternatives (exercise_id, alternative_id, place)
    select ${exerciseId}, a.id, a.place from unnest(${ids}::uuid[]) with ordinality as a (id, place)`)
}

export const copyAlternatives = (db: WorkspaceDb, fromId: string, toId: string) =>
  db.run(sql`
  insert into exercise_alternatives (exercise_id, alternative_id, place)
  select ${toId}, alternative_id, place from exercise_alternatives where exercise_id = ${fromId}`)
