import type { Exercise, ExerciseAsset, ExerciseDetail, ExerciseImage, ExerciseSource } from '@allenio/contract/exercises'
import { exerciseName } from '@allenio/domain/exercises'
import { exerciseAssets, presentFields } from '#areas/system-exercises'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import type { FileRow } from '#platform/files'
import { findRow, findRows, type ExerciseRow } from './queries.ts'
import { listUses } from './uses.ts'

export const ownAssets = exerciseAssets('exercise_assets')
const libraryAssets = exerciseAssets('system_exercise_assets')

const sourceOf = ({ is_own }: Pick<ExerciseRow, 'is_own'>): ExerciseSource => (is_own ? 'own' : 'library')

export const nameOf = ({ name_it, name_en }: Pick<ExerciseRow, 'name_it' | 'name_en'>, { language }: Pick<Actor, 'language'>): string =>
  exerciseName({ nameIt: name_it, nameEn: name_en }, language)

type Pictured = Pick<ExerciseRow, 'id' | 'is_own' | 'system_id'>

/**
 * Pictures or the like by exercise: those that the business gave it, else those that it gave the exercise of the library from which this
 * one was cloned, else those of the library itself.
 */
async function withOriginals<Item>(
  rows: readonly Pictured[],
  findOwn: (ids: readonly string[]) => Promise<Map<string, Item>>,
  findOfLibrary: (ids: readonly string[]) => Promise<Map<string, Item>>,
): Promise<Map<string, Item>> {
  const own = await findOwn([...new Set(rows.flatMap(({ id, system_id }) => [id, system_id]))].filter(id => id !== null))
  const found = new Map(
    rows.flatMap(({ id, system_id }) => {
      const item = own.get(id) ?? own.get(system_id ?? '')
      return item === undefined ? [] : [[id, item] as const]
    }),
  )
  const libraryIds = new Map(rows.flatMap(row => (found.has(row.id) ? [] : [[row.id, row.is_own ? row.system_id : row.id] as const])))
  const ofLibrary = await findOfLibrary([...new Set(libraryIds.values())].filter(id => id !== null))
  for (const [id, libraryId] of libraryIds) {
    const original = ofLibrary.get(libraryId ?? '')
    if (original !== undefined) found.set(id, original)
  }
  return found
}

/** Pictures and films by exercise. */
export const findAssets = (db: WorkspaceDb, { personId }: Actor, rows: readonly ExerciseRow[]): Promise<Map<string, ExerciseAsset[]>> =>
  withOriginals(
    rows,
    ids => ownAssets.present(db, personId, ids),
    ids => libraryAssets.present(db, personId, ids),
  )

/** Pictures of exercises beside their names, also deleted ones, because a plan may still have them. */
export async function presentImages(db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<ExerciseImage[]> {
  const rows = await findRows(db, actor, [...new Set(ids)])
  const assets = await findAssets(db, actor, rows)
  return rows.map(row => ({
    id: row.id,
    systemId: row.system_id,
    preview: assets.get(row.id)?.[0] ?? null,
    primaryMuscles: row.primary_muscles,
    secondaryMuscles: row.secondary_muscles,
  }))
}

/** The file of the picture by which each of these exercises is known; of a film its poster. */
export async function findExercisePictures(db: WorkspaceDb, exerciseIds: readonly string[]): Promise<Map<string, FileRow>> {
  const rows = exerciseIds.length
    ? await db.many<Pictured>(sql`
      select e.id, e.is_own, e.system_id from all_exercises e where e.id = any(${[...new Set(exerciseIds)]}::uuid[])`)
    : []
  return withOriginals(
    rows,
    ids => ownAssets.picturesOf(db, ids),
    ids => libraryAssets.picturesOf(db, ids),
  )
}

const abilities = (actor: Actor, { is_own, deleted_at }: ExerciseRow): Exercise['may'] => {
  const isThere = is_own && deleted_at === null
  const mayDelete = mayDo(actor, 'delete exercises')
  return {
    update: isThere && mayDo(actor, 'update exercises'),
    delete: isThere && mayDelete,
    undelete: is_own && deleted_at !== null && mayDelete,
    clone: (isThere || !is_own) && mayDo(actor, 'create exercises'),
    addMedia: (isThere || !is_own) && mayDo(actor, 'update exercises'),
  }
}

const presentRow = (row: ExerciseRow, actor: Actor, preview: ExerciseAsset | undefined): Exercise => ({
  id: row.id,
  source: sourceOf(row),
  name: nameOf(row, actor),
  ...presentFields(row),
  tags: row.tags,
  isFavorite: row.is_favorite,
  systemId: row.system_id,
  isArchived: !row.is_own && row.deleted_at !== null,
  preview: preview ?? null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.is_own ? row.deleted_at : null,
  may: abilities(actor, row),
})

export async function presentRows(db: WorkspaceDb, actor: Actor, rows: readonly ExerciseRow[]): Promise<Exercise[]> {
  const assets = await findAssets(db, actor, rows)
  return rows.map(row => presentRow(row, actor, assets.get(row.id)?.[0]))
}

export async function readExercise(db: WorkspaceDb, actor: Actor, id: string): Promise<Exercise> {
  const [exercise] = await presentRows(db, actor, [found(await findRow(db, actor, id))])
  return found(exercise)
}

async function listAlternatives(db: WorkspaceDb, actor: Actor, exerciseId: string): Promise<ExerciseDetail['alternatives']> {
  const places = await db.many<Row<'exercise_alternatives', 'alternative_id'>>(sql`
    select alternative_id from exercise_alternatives where exercise_id = ${exerciseId} order by place`)
  const ids = places.map(each => each.alternative_id)
  const rows = new Map((ids.length ? await findRows(db, actor, ids) : []).map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rows.get(id)
    return row && row.deleted_at === null ? [{ id, name: nameOf(row, actor), source: sourceOf(row) }] : []
  })
}

export async function readDetail(db: WorkspaceDb, actor: Actor, id: string): Promise<ExerciseDetail> {
  const row = found(await findRow(db, actor, id))
  const assets = (await findAssets(db, actor, [row])).get(id) ?? []
  const uses = await listUses(db, actor, [id])
  return {
    ...presentRow(row, actor, assets[0]),
    assets,
    hasOwnAssets: (await ownAssets.listOf(db, [id])).length > 0,
    alternatives: await listAlternatives(db, actor, id),
    usedIn: uses.map(({ id: useId, title, href }) => ({ id: useId, title, href })),
  }
}
