import * as contract from '@allenio/contract/meal-plans'
import { bind, withMessage } from '#platform/http'
import { createCombination, refuseTakenName, renameCombination } from './combinations.ts'
import { combinationDeletion } from './deletion.ts'
import { listCombinations, readCombination } from './queries.ts'

export const combinationBindings = [
  bind(contract.listMealCombinations, async ({ db, actor }) => ({ combinations: await listCombinations(db, actor) })),

  bind(contract.createMealCombination, async ({ db, actor }, written) =>
    withMessage('meal combination created', await readCombination(db, actor, await createCombination(db, actor, written))),
  ),

  bind(contract.renameMealCombination, async ({ db, actor }, written) => {
    await renameCombination(db, actor, written)
    return withMessage('meal combination renamed', await readCombination(db, actor, written.id))
  }),

  bind(contract.deleteMealCombination, async ({ db, actor }, { id }) => {
    await combinationDeletion.delete(db, actor, id)
    return withMessage('meal combination deleted', {})
  }),

  bind(contract.undeleteMealCombination, async ({ db, actor }, { id }) => {
    await combinationDeletion.undelete(db, actor, id).catch(refuseTakenName)
    return readCombination(db, actor, id)
  }),
]
