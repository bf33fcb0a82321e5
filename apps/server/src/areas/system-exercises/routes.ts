import { exerciseLimits, muscles } from '@allenio/contract/exercises'
import * as contract from '@allenio/contract/system-exercises'
import { systemImportFields } from '@allenio/contract/system-exercises'
import { exerciseName, muscleName } from '@allenio/domain/exercises'
import type { Person } from '#platform/access'
import { audit } from '#platform/audit'
import { findForgiving, pageOf, type SystemDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { bindPerson, withMessage } from '#platform/http'
import { systemAssets } from './assets.ts'
import { changeMany } from './bulk-changes.ts'
import { tableOf } from './exercise-table.ts'
import { isNamed, mergeFields, presentFields, type WrittenFields } from './fields.ts'
import { countRows, findRow, insertRow, listRows, lockRow, noteChange, setArchived, updateRow, type SystemExerciseRow } from './queries.ts'

const undeleteDays = 7

async function presentRows(db: SystemDb, { personId, language }: Person, rows: readonly SystemExerciseRow[]) {
  const assets = await systemAssets.present(
    db,
    personId,
    rows.map(row => row.id),
  )
  return rows.map(row => {
    const fields = presentFields(row)
    const own = assets.get(row.id) ?? []
    const exercise: contract.SystemExercise = {
      id: row.id,
      name: exerciseName(fields, language),
      ...fields,
      preview: own[0] ?? null,
      isEdited: row.edited_at !== null,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      archivedAt: row.archived_at,
    }
    return { exercise, assets: own }
  })
}

async function readOne(db: SystemDb, person: Person, id: string) {
  const [one] = await presentRows(db, person, [found(await findRow(db, id))])
  return found(one)
}

async function readDetail(db: SystemDb, person: Person, id: string): Promise<contract.SystemExerciseDetail> {
  const { exercise, assets } = await readOne(db, person, id)
  return { ...exercise, assets }
}

function fieldsFor(written: WrittenFields, row?: SystemExerciseRow) {
  const fields = mergeFields(written, row && presentFields(row))
  if (!isNamed(fields)) throw wrongField('nameIt', 'system exercise name needed')
  return fields
}

/** Notes a change of the library where devices and the log find it. */
async function noteDeed(db: SystemDb, { personId }: Person, action: string, subjectId: string): Promise<void> {
  await noteChange(db)
  await audit(db, { personId, action, subjectId })
}

export const systemExerciseBindings = [
  bindPerson(contract.listSystemExercises, async ({ db, actor }, { page, sort, ...filters }) => {
    const { language } = actor
    const { rows, total } = await findForgiving(
      filters.search,
      async matching => ({
        rows: await listRows(db, { filters, matching, sort, page, language }),
        total: await countRows(db, filters, matching),
      }),
      answer => answer.total === 0,
    )
    const { pageRows, nextPage } = pageOf(rows, page, exerciseLimits.perPage)
    const exercises = (await presentRows(db, actor, pageRows)).map(({ exercise }) => exercise)
    const allMusclesGroups = muscles.map(code => ({ code, name: muscleName(code, language) }))
    return { exercises, nextPage, total, allMusclesGroups }
  }),

  bindPerson(contract.exportSystemExercises, async ({ db, actor }, { sort, ...filters }) => {
    const { language, personId } = actor
    const rows = await findForgiving(
      filters.search,
      matching => listRows(db, { filters, matching, sort, language }),
      each => each.length === 0,
    )
    const films = await systemAssets.filmsOf(
      db,
      rows.map(({ id }) => id),
    )
    await audit(db, { personId, action: 'export system exercises', details: { exercises: rows.length } })
    return tableOf(
      rows.map(row => ({ ...row, tags: [], films: films.get(row.id) ?? [] })),
      { language, fields: systemImportFields },
    )
  }),

  bindPerson(contract.changeManySystemExercises, async ({ db, actor }, change) => {
    const { changed } = await changeMany(db, change)
    await noteChange(db)
    const details = { change: change.action, exerciseIds: changed }
    await audit(db, { personId: actor.personId, action: 'change many system exercises', details })
    return { changed }
  }),

  bindPerson(contract.getSystemExercise, ({ db, actor }, { id }) => readDetail(db, actor, id)),

  bindPerson(contract.createSystemExercise, async ({ db, actor }, written) => {
    const id = await insertRow(db, fieldsFor(written))
    await noteDeed(db, actor, 'create system exercise', id)
    return withMessage('exercise saved', await readDetail(db, actor, id))
  }),

  bindPerson(contract.updateSystemExercise, async ({ db, actor }, { id, ...written }) => {
    await updateRow(db, id, fieldsFor(written, found(await lockRow(db, id))))
    await noteDeed(db, actor, 'update system exercise', id)
    return withMessage('exercise saved', await readDetail(db, actor, id))
  }),

  bindPerson(contract.deleteSystemExercise, async ({ db, actor }, { id }) => {
    if (!(await setArchived(db, id, true))) throw new AppError('not found')
    await noteDeed(db, actor, 'archive system exercise', id)
    return withMessage('exercise archived', {})
  }),

  bindPerson(contract.undeleteSystemExercise, async ({ db, actor }, { id }) => {
    if (!(await setArchived(db, id, false))) throw new AppError('not found')
    await noteDeed(db, actor, 'offer system exercise again', id)
    return (await readOne(db, actor, id)).exercise
  }),

  bindPerson(contract.addSystemExerciseAsset, async ({ db, actor }, { id, ...asset }) => {
    found(await lockRow(db, id))
    await systemAssets.add(db, { exerciseId: id, personId: actor.personId }, asset)
    await noteDeed(db, actor, 'add system exercise asset', id)
    return readDetail(db, actor, id)
  }),

  bindPerson(contract.orderSystemExerciseAssets, async ({ db, actor }, { id, assetIds }) => {
    found(await lockRow(db, id))
    await systemAssets.order(db, id, assetIds)
    return readDetail(db, actor, id)
  }),

  bindPerson(contract.deleteSystemExerciseAsset, async ({ db, actor }, { id }) => {
    const exerciseId = await systemAssets.delete(db, id)
    await noteDeed(db, actor, 'delete system exercise asset', exerciseId)
    return withMessage('exercise asset deleted', {})
  }),

  bindPerson(contract.undeleteSystemExerciseAsset, async ({ db, actor }, { id }) => {
    const exerciseId = await systemAssets.undelete(db, id, undeleteDays)
    await noteDeed(db, actor, 'undelete system exercise asset', exerciseId)
    return readDetail(db, actor, exerciseId)
  }),
]
