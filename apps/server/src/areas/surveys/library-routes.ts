import * as contract from '@allenio/contract/surveys'
import { findForgiving, pageOf } from '#platform/db'
import { documentBindings } from '#platform/documents'
import { bind, withMessage } from '#platform/http'
import { setArchived } from './archive.ts'
import { changeMany } from './bulk-changes.ts'
import { refuseUsed, surveyDeletion } from './deletion.ts'
import { updateSurvey } from './edits.ts'
import { surveyKind } from './kind.ts'
import { cloneSurvey } from './library.ts'
import { createSurvey } from './new-surveys.ts'
import { presentRow, readDetail, readSurvey } from './present.ts'
import { publishSurvey } from './publish.ts'
import { countRows, listAuthors, listRows } from './queries.ts'
import { readerCells } from './readers.ts'
import { reachSurvey, reachSurveyToChange } from './reach.ts'

const documentCalls = {
  getDocument: contract.getSurveyDocument,
  editDocument: contract.editSurvey,
  listDocumentSteps: contract.listSurveySteps,
  listCellChanges: contract.listSurveyCellChanges,
}

export const libraryBindings = [
  ...documentBindings(documentCalls, surveyKind, { reachToView: reachSurvey, reachToUpdate: reachSurvey, rightCells: readerCells }),

  bind(contract.listSurveys, ({ db, actor }, { page, sort, ...filters }) =>
    findForgiving(
      filters.search,
      async matching => {
        const rows = await listRows(db, actor, { filters, matching, sort, page })
        const { pageRows, nextPage } = pageOf(rows, page, contract.surveysPerPage)
        return { surveys: pageRows.map(row => presentRow(row, actor)), nextPage, counts: await countRows(db, actor, filters, matching) }
      },
      ({ surveys }) => surveys.length === 0,
    ),
  ),

  bind(contract.listSurveyAuthors, async ({ db, actor }) => ({ authors: await listAuthors(db, actor) })),

  bind(contract.getSurvey, ({ db, actor }, { id }) => readDetail(db, actor, id)),

  bind(contract.createSurvey, async ({ db, actor }, written) =>
    withMessage('survey created', await readDetail(db, actor, await createSurvey(db, actor, written))),
  ),

  bind(contract.updateSurvey, async ({ db, actor }, written) => {
    await updateSurvey(db, actor, written)
    return withMessage('survey saved', await readDetail(db, actor, written.id))
  }),

  bind(contract.publishSurvey, async ({ db, actor }, publishing) => {
    await reachSurveyToChange(db, actor, publishing.id)
    await publishSurvey(db, actor, publishing)
    return withMessage('survey published', await readDetail(db, actor, publishing.id))
  }),

  bind(contract.cloneSurvey, async ({ db, actor }, clone) =>
    withMessage('survey cloned', await readSurvey(db, actor, await cloneSurvey(db, actor, clone))),
  ),

  bind(contract.archiveSurvey, async ({ db, actor }, { id, isArchived }) => {
    await reachSurveyToChange(db, actor, id)
    await setArchived(db, actor, { ids: [id], isArchived })
    return withMessage(isArchived ? 'survey archived now' : 'survey unarchived', await readSurvey(db, actor, id))
  }),

  bind(contract.deleteSurvey, async ({ db, actor }, { id }) => {
    await reachSurveyToChange(db, actor, id)
    await refuseUsed(db, id)
    await surveyDeletion.delete(db, actor, id)
    return withMessage('survey deleted', {})
  }),

  bind(contract.undeleteSurvey, async ({ db, actor }, { id }) => {
    await surveyDeletion.undelete(db, actor, id)
    return readSurvey(db, actor, id)
  }),

  bind(contract.changeManySurveys, ({ db, actor }, change) => changeMany(db, actor, change)),
]
