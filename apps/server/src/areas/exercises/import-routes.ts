import * as contract from '@allenio/contract/exercise-imports'
import { inReadingPlace } from '#platform/csv'
import { bind, withMessage } from '#platform/http'
import { presentPreview, readImport, refusedTable } from './import-view.ts'
import { acceptImport, cancelImport, findImport, startImport, updateImport } from './imports.ts'

export const importBindings = [
  bind(contract.startExerciseImport, ({ db, actor }, input) =>
    inReadingPlace(actor.personId, async () => presentPreview(db, actor, await startImport(db, actor, input))),
  ),

  bind(contract.getExerciseImport, ({ db, actor }, { id }) => readImport(db, actor, id)),

  bind(contract.updateExerciseImport, ({ db, actor }, input) =>
    inReadingPlace(actor.personId, async () => presentPreview(db, actor, await updateImport(db, actor, input))),
  ),

  bind(contract.acceptExerciseImport, async ({ db, actor }, { id }) => {
    const count = await inReadingPlace(actor.personId, () => acceptImport(db, actor, id))
    const answer = await readImport(db, actor, id)
    if (count === 0) return answer
    return count === 1 ? withMessage('exercise imported', answer) : withMessage('exercises imported', answer, { count })
  }),

  bind(contract.cancelExerciseImport, async ({ db, actor }, { id }) => {
    await cancelImport(db, actor, id)
    return {}
  }),

  bind(contract.downloadRefusedExercises, async ({ db, actor }, { id }) => ({
    type: 'text/csv; charset=utf-8',
    name: actor.language === 'it' ? 'righe-rifiutate.csv' : 'refused-rows.csv',
    body: await inReadingPlace(actor.personId, async () => refusedTable(db, actor, await findImport(db, actor, id))),
  })),
]
