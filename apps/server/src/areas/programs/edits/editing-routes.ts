import * as contract from '@allenio/contract/programs'
import { documentBindings, readDocument } from '#platform/documents'
import { bind } from '#platform/http'
import { found } from '#platform/errors'
import { deleteRow, importWeeks, insertWeek, pasteDay, pasteWeek } from './edits.ts'
import { programKind } from '../kind.ts'
import { presentProgram } from '../present.ts'
import { reachProgramToEdit, reachRowToEdit } from './edit-reach.ts'
import { reachProgram, reachProgramOf } from '../reach.ts'
import { readDraftState } from '../versions/releases.ts'
import { saveWorkout } from './workouts.ts'

const documentCalls = {
  getDocument: contract.getProgramDocument,
  editDocument: contract.editProgram,
  listDocumentSteps: contract.listProgramSteps,
  listCellChanges: contract.listProgramCellChanges,
}

export const editingBindings = [
  ...documentBindings(documentCalls, programKind, {
    reachToView: reachProgram,
    reachToUpdate: reachProgram,
    reachToEdit: reachProgramToEdit,
  }),

  bind(contract.getProgramForEdit, async ({ db, actor }, { id }) => {
    const record = await reachProgram(db, actor, id)
    const [program, document, state] = await Promise.all([
      presentProgram(db, actor, record),
      readDocument(db, programKind, { id }),
      readDraftState(db, record),
    ])
    return { program, document, ...state }
  }),

  bind(contract.importProgram, async ({ db, actor }, { from, to, isReplacing, weekIds }) => {
    const source = await reachProgram(db, actor, from)
    const { id } = await reachProgramToEdit(db, actor, to)
    return { weeks: await importWeeks(db, { id, actor, sourceId: source.id, isReplacing, weekIds }) }
  }),

  bind(contract.addProgramWeek, async ({ db, actor }, { id, index }) => {
    await reachProgramToEdit(db, actor, id)
    return { week: await insertWeek(db, { id, actor, index }) }
  }),

  bind(contract.deleteProgramWeek, async ({ db, actor }, { id: rowId }) => {
    const { id } = await reachRowToEdit(db, actor, 'week', rowId)
    await deleteRow(db, { id, actor, rowId, type: 'week' })
    return {}
  }),

  bind(contract.copyProgramWeek, async ({ db, actor }, { copyFromId, pasteToId, toProgramId, weeks: times }) => {
    const { id } = await reachProgramToEdit(db, actor, toProgramId)
    const { id: sourceId } = await reachProgramOf(db, actor, 'week', copyFromId)
    const weeks = await pasteWeek(db, { id, actor, sourceId, copiedId: copyFromId, targetId: pasteToId, times })
    return { week: found(weeks[0]), weeks }
  }),

  bind(contract.copyProgramDay, async ({ db, actor }, { id: fromWeekId, copyFromId, pasteToId, toWeekId }) => {
    const { id } = await reachRowToEdit(db, actor, 'week', toWeekId)
    const { id: sourceId } = await reachProgramOf(db, actor, 'week', fromWeekId)
    const day = { id, actor, sourceId, copiedId: copyFromId, targetId: pasteToId, times: 1, weekId: toWeekId }
    return { day: await pasteDay(db, day) }
  }),

  bind(contract.saveProgramWorkout, async ({ db, actor }, { id, dayId, workout }) => {
    await reachProgramToEdit(db, actor, id)
    return { workout: await saveWorkout(db, { id, actor, dayId, workout }) }
  }),

  bind(contract.deleteProgramWorkout, async ({ db, actor }, { id: rowId }) => {
    const { id } = await reachRowToEdit(db, actor, 'workout', rowId)
    await deleteRow(db, { id, actor, rowId, type: 'workout' })
    return {}
  }),

  bind(contract.deleteProgramExercise, async ({ db, actor }, { id: rowId }) => {
    const { id } = await reachRowToEdit(db, actor, 'row', rowId)
    await deleteRow(db, { id, actor, rowId, type: 'row' })
    return {}
  }),
]
