import * as contract from '@allenio/contract/aliments'
import { idOfSource } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { actorOf, foundOnlyBy, onRow, samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { mergeContent } from './content.ts'
import { foodImports } from './imports/import-routes.ts'
import { foodDeletion } from './deletion.ts'
import { insertFoods } from './own-foods.ts'

const foodOf =
  ({ database }: Pick<Scene, 'database'>) =>
  async (team: TestTeam): Promise<string> => {
    const id = newId()
    const content = mergeContent({
      nameIt: 'Pane di segale',
      category: 'bread_bakery',
      figures: { basis: { kind: 'per 100 g' }, carbsKind: 'without fiber', kcal: 240 },
    })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      insertFoods(db, actorOf(team.nutritionist, 'nutritionist'), [{ id, content, note: '' }]),
    )
    return id
  }

const deletedFoodOf = (scene: Scene) => async (team: TestTeam) => {
  const id = await foodOf(scene)(team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => foodDeletion.deleteMany(db, [id]))
  return id
}

const asNutritionist = async <I extends object>(scene: Scene, make: (team: TestTeam) => Promise<string>, input: (id: string) => I) => ({
  ...(await onRow(scene, make, input)),
  as: 'nutritionist' as const,
})

const table = { name: 'alimenti.csv', mimeType: 'text/csv', body: Buffer.from('Nome;Proteine;Marca\nPane di segale;8,5;\n;;\n') }

async function importOf({ database }: Scene, team: TestTeam): Promise<string> {
  const uploadId = await uploadOf(team.nutritionist, table)
  return database.withWorkspace(
    team.workspaceId,
    'write',
    async db => (await foodImports.start(db, actorOf(team.nutritionist, 'nutritionist'), { uploadId })).id,
  )
}

const onImport = async <I extends object>(scene: Scene, input: (id: string) => I) => ({
  ...(await asNutritionist(scene, team => importOf(scene, team), input)),
  refusals: foundOnlyBy('nutritionist'),
})

const apple = idOfSource(9003)
const measure = { name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 30 }

export const alimentsSamples = samplesOf(contract, {
  listFoods: scene =>
    asNutritionist(scene, foodOf(scene), id => ({
      search: 'pane',
      source: 'own' as const,
      category: 'bread_bakery' as const,
      onlyFavorites: false,
      nutrient: 'iron' as const,
      nutrientAtLeast: 0,
      reference_aliment_id: id,
      sort: 'relevance' as const,
    })),
  countFoods: scene => asNutritionist(scene, foodOf(scene), id => ({ freeOf: 'gluten' as const, reference_aliment_id: id })),
  listFoodOptions: () => ({ as: 'nutritionist', input: { search: 'mela' } }),
  listFoodAuthors: () => ({ as: 'nutritionist', input: {} }),
  getFood: scene => asNutritionist(scene, foodOf(scene), id => ({ id })),
  exportFoods: scene => asNutritionist(scene, foodOf(scene), id => ({ search: 'pane', reference_aliment_id: id })),
  getFoodIndex: () => ({ as: 'nutritionist', input: { revision: '1', libraryRevision: '1' } }),
  listPlannedFoods: scene => asNutritionist(scene, foodOf(scene), id => ({ ids: `${id},${apple}` })),
  createFood: async scene => ({
    as: 'nutritionist',
    input: {
      nameIt: 'Pane di segale',
      barcode: '8000000000002',
      figures: { basis: { kind: 'per serving' as const, grams: 50 }, kcal: 120, carbs: 24 },
      measures: [measure],
      allergens: { gluten: 'contains' as const },
      pictureUploadId: await uploadOf(scene.a.nutritionist),
    },
    foreign: { nameIt: 'Pane di segale', pictureUploadId: await uploadOf(scene.b.nutritionist) },
    refusals: foundOnlyBy('nutritionist'),
  }),
  updateFood: scene => asNutritionist(scene, foodOf(scene), id => ({ id, nameIt: 'Pane nero', measures: [measure] })),
  deleteFood: scene => asNutritionist(scene, foodOf(scene), id => ({ id })),
  undeleteFood: scene => asNutritionist(scene, deletedFoodOf(scene), id => ({ id })),
  cloneFood: scene => asNutritionist(scene, foodOf(scene), id => ({ id, names: { it: 'Copia', en: 'Copy' } })),
  setFoodFavorite: scene => asNutritionist(scene, foodOf(scene), id => ({ id, isFavorite: true })),
  updateFoodOverlay: async scene => ({
    as: 'nutritionist',
    input: { id: apple, isHidden: false, measures: [measure], allergens: { nuts: 'may contain' as const } },
    foreign: { id: await foodOf(scene)(scene.b), isHidden: true },
  }),
  setFoodTables: () => ({ as: 'admin', input: { tables: 'USDA first' as const } }),
  changeManyFoods: scene =>
    asNutritionist(scene, foodOf(scene), id => ({ action: 'set category' as const, ids: [id], category: 'grains_flours' as const })),
  startFoodImport: async ({ a, b }) => ({
    as: 'nutritionist',
    input: { uploadId: await uploadOf(a.nutritionist, table) },
    foreign: { uploadId: await uploadOf(b.nutritionist, table) },
    refusals: foundOnlyBy('nutritionist'),
  }),
  getFoodImport: scene => onImport(scene, id => ({ id })),
  updateFoodImport: scene => onImport(scene, id => ({ id, fields: ['nameIt' as const, 'protein' as const, null] })),
  acceptFoodImport: scene => onImport(scene, id => ({ id })),
  cancelFoodImport: scene => onImport(scene, id => ({ id })),
  downloadRefusedFoods: scene => onImport(scene, id => ({ id })),
})
