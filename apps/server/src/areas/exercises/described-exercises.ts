import type { ExerciseAsset, ExerciseFields } from '@allenio/contract/exercises'
import type { FoundExercise } from '@allenio/contract/workouts'
import type { Actor } from '#platform/access'
import { findForgiving, sql, type WorkspaceDb } from '#platform/db'
import { isOffered } from './filters.ts'
import { findAssets, nameOf } from './present.ts'
import { findRows, listRows, type ExerciseRow } from './queries.ts'

// Exercises for those who train, who have no right to the library itself.

export interface DescribedExercise extends FoundExercise, Pick<ExerciseFields, 'primaryMuscles' | 'secondaryMuscles' | 'equipment'> {
  cue: string
  assets: ExerciseAsset[]
}

const presentFound = (row: ExerciseRow, actor: Actor): FoundExercise => ({
  id: row.id,
  name: nameOf(row, actor),
  type: row.type,
  isUnilateral: row.is_unilateral,
})

const cueOf = ({ cue_it, cue_en }: ExerciseRow, { language }: Actor): string => (language === 'it' ? cue_it || cue_en : cue_en || cue_it)

/** Descriptions with pictures and films; of archived and deleted ones, too, because a plan may still have them. */
export async function describeExercises(db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<DescribedExercise[]> {
  const rows = ids.length > 0 ? await findRows(db, actor, [...new Set(ids)]) : []
  const assets = await findAssets(db, actor, rows)
  return rows.map(row => ({
    ...presentFound(row, actor),
    primaryMuscles: row.primary_muscles,
    secondaryMuscles: row.secondary_muscles,
    equipment: row.equipment,
    cue: cueOf(row, actor),
    assets: assets.get(row.id) ?? [],
  }))
}

export async function searchExercises(db: WorkspaceDb, actor: Actor, search: string | undefined): Promise<FoundExercise[]> {
  const rows = await findForgiving(
    search,
    matching => listRows(db, actor, { filters: { search }, matching, sort: 'relevance', page: 1 }),
    each => each.length === 0,
  )
  return rows.map(row => presentFound(row, actor))
}

interface SimilarExercise {
  exercise_id: string
  similar_id: string
}

/** The most exercises of one kind that are compared; each gets the nearest of them. */
const ofOneKind = 60
const nearest = 12

/** Exercises that work the same first muscle by the same force and are counted alike: first those with its equipment, then easy ones. */
export const listSimilar = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<SimilarExercise>(sql`
  with wanted as (
    select id, primary_muscles[1] as muscle, force, type, equipment, mechanic from all_exercises
    where id = any(${[...new Set(ids)]}::uuid[]) and force <> 'none'
  ), kinds as (select distinct muscle, force, type from wanted),
  offered as (
    select e.id, e.equipment, e.mechanic, k.muscle, k.force, k.type, row_number() over (
      partition by k.muscle, k.force, k.type
      order by e.is_own desc, array_position('{beginner,intermediate,expert}', e.level), e.id) as place
    from all_exercises e join kinds k on e.primary_muscles[1] = k.muscle and e.force = k.force and e.type = k.type where ${isOffered}
  ), near as (
    select w.id as exercise_id, o.id as similar_id, row_number() over (
      partition by w.id order by (o.equipment && w.equipment) desc, (o.mechanic = w.mechanic) desc, o.place) as place
    from wanted w join offered o using (muscle, force, type) where o.id <> w.id and o.place <= ${ofOneKind}
  )
  select exercise_id, similar_id from near where place <= ${nearest} order by exercise_id, place`)
