import * as contract from '@allenio/contract/exercises'
import { newId } from '@allenio/domain/ids'
import { exerciseColumns, exerciseValues, mergeFields } from '#areas/system-exercises'
import { sql, type Row } from '#platform/db'
import { actorOf, foundOnlyBy, onRow, samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { ownImports } from './import-routes.ts'
import { exerciseDeletion } from './deletion.ts'
import { ownAssets } from './present.ts'

const exerciseOf =
  ({ database }: Pick<Scene, 'database'>) =>
  async (team: TestTeam): Promise<string> => {
    const id = newId()
    const fields = mergeFields({ nameIt: 'Panca dello studio', primaryMuscles: ['chest'] })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`insert into exercises (id, tags, ${exerciseColumns}) values (${id}, '{Studio}', ${exerciseValues(fields)})`),
    )
    return id
  }

const deletedExerciseOf = (scene: Scene) => async (team: TestTeam) => {
  const id = await exerciseOf(scene)(team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => exerciseDeletion.deleteMany(db, [id]))
  return id
}

const table = { name: 'esercizi.csv', mimeType: 'text/csv', body: Buffer.from('Nome;Muscoli;Video\nPanca dello studio;Petto;\n;;\n') }

async function importOf({ database }: Scene, team: TestTeam): Promise<string> {
  const uploadId = await uploadOf(team.coach, table)
  return database.withWorkspace(
    team.workspaceId,
    'write',
    async db => (await ownImports.start(db, actorOf(team.coach, 'coach'), { uploadId })).id,
  )
}

const onImport = async <I extends object>(scene: Scene, input: (id: string) => I) => ({
  ...(await onRow(scene, team => importOf(scene, team), input)),
  refusals: foundOnlyBy('coach'),
})

const assetOf =
  (scene: Scene, { isDeleted = false } = {}) =>
  async (team: TestTeam): Promise<string> => {
    const exerciseId = await exerciseOf(scene)(team)
    return scene.database.withWorkspace(team.workspaceId, 'write', async db => {
      await ownAssets.add(db, { exerciseId, personId: team.coach.personId }, { address: 'https://vimeo.com/76979871' })
      const { id } = await db.one<Row<'exercise_assets', 'id'>>(sql`select id from exercise_assets where exercise_id = ${exerciseId}`)
      if (isDeleted) await ownAssets.delete(db, id)
      return id
    })
  }

export const exercisesSamples = samplesOf(contract, {
  listExercises: async scene => {
    await exerciseOf(scene)(scene.a)
    return {
      as: 'coach',
      input: { search: 'panca', muscle: 'chest', source: 'own', tag: 'studio', onlyFavorites: false, sort: 'relevance' },
    }
  },
  countExercises: () => ({ as: 'coach', input: { search: 'panca', muscle: 'chest' } }),
  listExerciseTags: () => ({ as: 'coach', input: {} }),
  getExerciseIndex: () => ({ as: 'coach', input: { revision: '1.1.all' } }),
  listExerciseImages: async scene => ({
    as: 'coach',
    input: { exerciseId: [await exerciseOf(scene)(scene.a)] },
    idFilters: ['exerciseId'],
  }),
  getExerciseSettings: () => ({ as: 'coach', input: {} }),
  changeHideDefaultExercises: () => ({ as: 'admin', input: { hideDefaultExercises: true } }),
  getExercise: scene => onRow(scene, exerciseOf(scene), id => ({ id })),
  exportExercises: () => ({ as: 'coach', input: { search: 'panca', source: 'own' } }),
  createExercise: async scene => ({
    as: 'coach',
    input: {
      nameIt: 'Panca dello studio',
      primaryMuscles: ['chest'],
      tags: ['Studio'],
      alternativeIds: [await exerciseOf(scene)(scene.a)],
    },
    foreign: { nameIt: 'Panca dello studio', alternativeIds: [await exerciseOf(scene)(scene.b)] },
  }),
  updateExercise: async scene => {
    const [id, other] = [await exerciseOf(scene)(scene.a), await exerciseOf(scene)(scene.a)]
    return {
      as: 'coach',
      input: { id, nameIt: 'Panca con fermo', alternativeIds: [other] },
      foreign: { id: await exerciseOf(scene)(scene.b), nameIt: 'Panca con fermo', alternativeIds: [await exerciseOf(scene)(scene.b)] },
    }
  },
  deleteExercise: scene => onRow(scene, exerciseOf(scene), id => ({ id })),
  undeleteExercise: scene => onRow(scene, deletedExerciseOf(scene), id => ({ id })),
  cloneExercise: scene => onRow(scene, exerciseOf(scene), id => ({ id, names: { it: 'Copia', en: 'Copy' } })),
  setExerciseFavorite: scene => onRow(scene, exerciseOf(scene), id => ({ id, isFavorite: true })),
  setExerciseAlternatives: async scene => ({
    as: 'coach',
    input: { id: await exerciseOf(scene)(scene.a), alternativeIds: [await exerciseOf(scene)(scene.a)] },
    foreign: { id: await exerciseOf(scene)(scene.b), alternativeIds: [await exerciseOf(scene)(scene.b)] },
  }),
  addExerciseAsset: async scene => ({
    as: 'coach',
    input: { id: await exerciseOf(scene)(scene.a), uploadId: await uploadOf(scene.a.coach), posterUploadId: await uploadOf(scene.a.coach) },
    foreign: {
      id: await exerciseOf(scene)(scene.b),
      uploadId: await uploadOf(scene.b.coach),
      posterUploadId: await uploadOf(scene.b.coach),
    },
    refusals: foundOnlyBy('coach'),
  }),
  orderExerciseAssets: async scene => {
    const placed = async (team: TestTeam) => {
      const assetId = await assetOf(scene)(team)
      const { exercise_id: id } = await scene.database.withWorkspace(team.workspaceId, 'read', db =>
        db.one<Row<'exercise_assets', 'exercise_id'>>(sql`select exercise_id from exercise_assets where id = ${assetId}`),
      )
      return { id, assetIds: [assetId] }
    }
    return { as: 'coach', input: await placed(scene.a), foreign: await placed(scene.b) }
  },
  deleteExerciseAsset: scene => onRow(scene, assetOf(scene), id => ({ id })),
  undeleteExerciseAsset: scene => onRow(scene, assetOf(scene, { isDeleted: true }), id => ({ id })),
  changeManyExercises: scene => onRow(scene, exerciseOf(scene), id => ({ action: 'add tag' as const, ids: [id], tag: 'Gara' })),
  startExerciseImport: async ({ a, b }) => ({
    as: 'coach',
    input: { uploadId: await uploadOf(a.coach, table) },
    foreign: { uploadId: await uploadOf(b.coach, table) },
    refusals: foundOnlyBy('coach'),
  }),
  getExerciseImport: scene => onImport(scene, id => ({ id })),
  updateExerciseImport: scene => onImport(scene, id => ({ id, fields: ['nameIt' as const, 'tags' as const, null] })),
  acceptExerciseImport: scene => onImport(scene, id => ({ id })),
  cancelExerciseImport: scene => onImport(scene, id => ({ id })),
  downloadRefusedExercises: scene => onImport(scene, id => ({ id })),
})
