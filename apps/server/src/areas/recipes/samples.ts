import * as contract from '@allenio/contract/recipes'
import { idOfSource } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { foundOnlyBy, onRow, refusing, samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { recipeDeletion } from './deletion.ts'
import { createRecipe } from './own-recipes.ts'

const apple = idOfSource(9003)

const componentOf = (foodId: string) => ({
  id: newId(),
  foodId,
  version: 1,
  grams: 150,
  measure: { name: { it: 'mela', en: 'apple' }, amount: 1 },
  isToTaste: false,
  customNameIt: '',
  customNameEn: '',
})

const recipeOf =
  ({ database }: Pick<Scene, 'database'>) =>
  ({ workspaceId, nutritionist }: TestTeam): Promise<string> =>
    database.withWorkspace(workspaceId, 'write', db =>
      createRecipe(db, nutritionist, { nameIt: 'Crostata di mele', tags: ['dolci'], components: [componentOf(apple)] }),
    )

const deletedRecipeOf = (scene: Scene) => async (team: TestTeam) => {
  const id = await recipeOf(scene)(team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => recipeDeletion.deleteMany(db, [id]))
  return id
}

const asNutritionist = async <I extends object>(scene: Scene, make: (team: TestTeam) => Promise<string>, input: (id: string) => I) => ({
  ...(await onRow(scene, make, input)),
  as: 'nutritionist' as const,
})

export const recipesSamples = samplesOf(contract, {
  listRecipes: async scene => {
    await recipeOf(scene)(scene.a)
    return {
      as: 'nutritionist',
      input: {
        search: 'crostata',
        tag: 'dolci',
        diet: 'vegan' as const,
        freeOf: 'gluten' as const,
        foodId: apple,
        authorId: scene.a.nutritionist.membershipId,
        minutesAtMost: 90,
        kcalAtLeast: 1,
        kcalAtMost: 900,
        sort: '-kcal' as const,
      },
      idFilters: ['foodId', 'authorId'],
    }
  },
  countRecipes: async scene => {
    await recipeOf(scene)(scene.a)
    return {
      as: 'nutritionist',
      input: { foodId: apple, authorId: scene.a.nutritionist.membershipId, diet: 'vegan' as const },
      idFilters: ['foodId', 'authorId'],
    }
  },
  listRecipeChoices: () => ({ as: 'nutritionist', input: {} }),
  getRecipe: async scene => ({
    ...(await asNutritionist(scene, recipeOf(scene), id => ({ id }))),
    refusals: refusing('not found', 'client'),
  }),
  createRecipe: async scene => ({
    as: 'nutritionist',
    input: {
      nameIt: 'Crostata di mele',
      portions: 8,
      components: [componentOf(apple)],
      steps: [{ it: 'Impasta.', en: '' }],
      tags: ['dolci'],
      pictureUploadId: await uploadOf(scene.a.nutritionist),
    },
    foreign: { nameIt: 'Crostata di mele', pictureUploadId: await uploadOf(scene.b.nutritionist) },
    refusals: foundOnlyBy('nutritionist'),
  }),
  updateRecipe: scene =>
    asNutritionist(scene, recipeOf(scene), id => ({ id, nameIt: 'Crostata', components: [componentOf(apple)], portions: 6 })),
  deleteRecipe: scene => asNutritionist(scene, recipeOf(scene), id => ({ id })),
  undeleteRecipe: scene => asNutritionist(scene, deletedRecipeOf(scene), id => ({ id })),
  cloneRecipe: scene => asNutritionist(scene, recipeOf(scene), id => ({ id, names: { it: 'Copia', en: 'Copy' } })),
  changeManyRecipes: scene => asNutritionist(scene, recipeOf(scene), id => ({ action: 'add tag' as const, ids: [id], tag: 'forno' })),
  listStarterRecipes: () => ({ as: 'nutritionist', input: {} }),
  takeStarterRecipes: () => ({ as: 'nutritionist', input: { keys: ['minestrone', 'lemon chicken'] } }),
  parseRecipeText: () => ({ as: 'nutritionist', input: { text: '200 g di mele\n1 cucchiaio di olio\nsale q.b.' } }),
})
