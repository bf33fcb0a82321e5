import * as contract from '@allenio/contract/exercises'
import { deletedExerciseDays, exerciseLimits } from '@allenio/contract/exercises'
import { mayCall, type Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { findForgiving, pageOf, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { setAlternatives } from './alternatives.ts'
import { changeMany } from './bulk-changes.ts'
import { exportTable } from './exercise-table.ts'
import { exerciseDeletion } from './deletion.ts'
import { setFavorite } from './favorites.ts'
import { cloneExercise, createExercise, deleteExercise, reachPictured, updateExercise } from './own-exercises.ts'
import { ownAssets, presentImages, presentRows, readDetail, readExercise } from './present.ts'
import { countRows, findRow, listIndex, listRows, listTags } from './queries.ts'
import { listRecent } from './recent-exercises.ts'
import { findRevision, isLibraryHidden, setLibraryHidden } from './settings.ts'

const presentSettings = async (db: WorkspaceDb, actor: Actor): Promise<contract.ExerciseSettings> => ({
  hideDefaultExercises: await isLibraryHidden(db),
  may: { update: mayCall(actor, contract.changeHideDefaultExercises) },
})

/** Notes a change of an exercise's pictures and films. */
async function noteAssets(db: WorkspaceDb, { personId }: Actor, { action, id }: { action: string; id: string }): Promise<void> {
  await audit(db, { personId, action, subjectId: id })
}

const readBindings = [
  bind(contract.listExercises, async ({ db, actor }, { page, sort, ...filters }) => {
    const rows = await findForgiving(
      filters.search,
      matching => listRows(db, actor, { filters, matching, sort, page }),
      each => each.length === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, page, exerciseLimits.perPage)
    return { exercises: await presentRows(db, actor, pageRows), nextPage }
  }),

  bind(contract.countExercises, ({ db, actor }, filters) =>
    findForgiving(
      filters.search,
      matching => countRows(db, actor, filters, matching),
      counts => counts.matching === 0,
    ),
  ),

  bind(contract.listExerciseTags, async ({ db }) => ({ tags: await listTags(db) })),

  bind(contract.getExerciseIndex, async ({ db, actor }, { revision: knownRevision }) => {
    const revision = await findRevision(db, actor)
    const exercises = revision === knownRevision ? null : await listIndex(db, actor)
    return { revision, exercises, recentIds: await listRecent(db) }
  }),

  bind(contract.listExerciseImages, async ({ db, actor }, { exerciseId }) => ({
    exercises: await presentImages(db, actor, [exerciseId].flat()),
  })),

  bind(contract.getExerciseSettings, ({ db, actor }) => presentSettings(db, actor)),

  bind(contract.getExercise, ({ db, actor }, { id }) => readDetail(db, actor, id)),

  bind(contract.exportExercises, async ({ db, actor }, { sort, ...filters }) => {
    // favorites may be of the library, too
    const listed = filters.onlyFavorites ? filters : { source: 'own' as const, ...filters }
    const { count, bytes } = await exportTable(db, actor, { filters: listed, sort })
    await audit(db, { personId: actor.personId, action: 'export exercises', details: { exercises: count } })
    return bytes
  }),
]

const assetBindings = [
  bind(contract.addExerciseAsset, async ({ db, actor }, { id, ...asset }) => {
    await reachPictured(db, actor, id)
    await ownAssets.add(db, { exerciseId: id, personId: actor.personId }, asset)
    await noteAssets(db, actor, { action: 'add exercise asset', id })
    return readDetail(db, actor, id)
  }),

  bind(contract.orderExerciseAssets, async ({ db, actor }, { id, assetIds }) => {
    await reachPictured(db, actor, id)
    await ownAssets.order(db, id, assetIds)
    return readDetail(db, actor, id)
  }),

  bind(contract.deleteExerciseAsset, async ({ db, actor }, { id }) => {
    await noteAssets(db, actor, { action: 'delete exercise asset', id: await ownAssets.delete(db, id) })
    return withMessage('exercise file deleted', {})
  }),

  bind(contract.undeleteExerciseAsset, async ({ db, actor }, { id }) => {
    const exerciseId = await ownAssets.undelete(db, id, deletedExerciseDays)
    await noteAssets(db, actor, { action: 'undelete exercise asset', id: exerciseId })
    return readDetail(db, actor, exerciseId)
  }),
]

export const exerciseBindings = [
  ...readBindings,
  ...assetBindings,

  bind(contract.changeHideDefaultExercises, async ({ db, actor }, { hideDefaultExercises }) => {
    await setLibraryHidden(db, hideDefaultExercises)
    await audit(db, { personId: actor.personId, action: 'change hide default exercises', details: { hideDefaultExercises } })
    return withMessage(hideDefaultExercises ? 'library hidden' : 'library shown', await presentSettings(db, actor))
  }),

  bind(contract.createExercise, async ({ db, actor }, written) =>
    withMessage('exercise created', await readDetail(db, actor, await createExercise(db, actor, written))),
  ),

  bind(contract.updateExercise, async ({ db, actor }, written) => {
    await updateExercise(db, actor, written)
    return withMessage('exercise updated', await readDetail(db, actor, written.id))
  }),

  bind(contract.deleteExercise, async ({ db, actor }, { id }) => {
    await deleteExercise(db, actor, id)
    return withMessage('exercise deleted', {})
  }),

  bind(contract.undeleteExercise, async ({ db, actor }, { id }) => {
    await exerciseDeletion.undelete(db, actor, id)
    return readExercise(db, actor, id)
  }),

  bind(contract.cloneExercise, async ({ db, actor }, clone) =>
    withMessage('exercise cloned', await readDetail(db, actor, await cloneExercise(db, actor, clone))),
  ),

  bind(contract.setExerciseFavorite, async ({ db, actor }, favorite) => {
    found(await findRow(db, actor, favorite.id))
    await setFavorite(db, actor, favorite)
    return readExercise(db, actor, favorite.id)
  }),

  bind(contract.setExerciseAlternatives, async ({ db, actor }, { id, alternativeIds }) => {
    found(await findRow(db, actor, id))
    await setAlternatives(db, actor, id, alternativeIds)
    await audit(db, { personId: actor.personId, action: 'set exercise alternatives', subjectId: id })
    return readDetail(db, actor, id)
  }),

  bind(contract.changeManyExercises, ({ db, actor }, change) => changeMany(db, actor, change)),
]
