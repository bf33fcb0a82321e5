import { createFood } from '@allenio/contract/aliments'
import { createRecipe, listRecipes } from '@allenio/contract/recipes'
import { idOfSource } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { alimentsArea } from '#areas/aliments'
import { makeLog } from '#platform/log'
import type { WorkspaceDb } from '#platform/db'
import type { TestHouse, TestTeam } from '#testing'
import { recipesArea } from './index.ts'

export const [apple, milk, beef, oats, almonds, lentils] = [
  idOfSource(9003),
  idOfSource(1077),
  idOfSource(23572),
  idOfSource(8120),
  idOfSource(12061),
  idOfSource(16069),
]
export const unknownId = '0198f000-0000-7000-8000-000000000000'

export const ingredient = (foodId: string, grams = 100, more: object = {}) => ({ id: newId(), foodId, version: 1, grams, ...more })
export const refusal = (code: string) => ({ body: { code } })

/** Steps that tests of recipes share. */
export const recipeScene = ({ as, database }: TestHouse) => ({
  create: ({ nutritionist }: TestTeam, nameIt: string, more: object = {}) => as(nutritionist).call(createRecipe, { nameIt, ...more }),

  list: async ({ nutritionist }: TestTeam, more: object = {}) =>
    (await as(nutritionist).call(listRecipes, more)).recipes.map(each => each.nameIt),

  ownFood: ({ nutritionist }: TestTeam, nameIt: string, more: object = {}) =>
    as(nutritionist).call(createFood, {
      nameIt,
      figures: { basis: { kind: 'per 100 g' }, kcal: 200, protein: 10, carbs: 20, lipids: 5 },
      ...more,
    }),

  inTeam: <T>({ workspaceId }: TestTeam, work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work),

  sweep: async () => {
    for (const job of [...recipesArea.jobs, ...alimentsArea.jobs]) {
      if (job.kind !== 'sweep') continue
      await job.run({ database, log: makeLog('silent'), jobId: newId(), isLastTry: true }, { workspaceId: null, data: {} })
    }
  },
})
