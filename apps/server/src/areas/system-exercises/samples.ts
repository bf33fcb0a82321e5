import * as contract from '@allenio/contract/system-exercises'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { personOf, samplesOf, uploadOf, type Scene } from '#testing'
import { mergeFields } from './fields.ts'
import { insertRow, setArchived } from './queries.ts'
import { systemImports } from './import-routes.ts'
import { systemAssets } from './assets.ts'

const exerciseOf = ({ database }: Scene): Promise<string> =>
  database.withSystem('write', db => insertRow(db, mergeFields({ nameIt: 'Panca a terra', nameEn: 'Floor press' })))

const archivedExerciseOf = async (scene: Scene): Promise<string> => {
  const id = await exerciseOf(scene)
  await scene.database.withSystem('write', db => setArchived(db, id, true))
  return id
}

async function assetOf(scene: Scene): Promise<{ id: string; assetId: string }> {
  const id = await exerciseOf(scene)
  const assetId = await scene.database.withSystem('write', async db => {
    await systemAssets.add(db, { exerciseId: id, personId: scene.superAdmin.personId }, { address: 'https://youtu.be/dQw4w9WgXcQ' })
    return (await db.one<Row<'system_exercise_assets', 'id'>>(sql`select id from system_exercise_assets where exercise_id = ${id}`)).id
  })
  return { id, assetId }
}

/** The call on a row, and on one that is not there: the library has no neighbour. */
const onRow = <I extends object>(id: string, input: (id: string) => I) => ({
  as: 'superAdmin' as const,
  input: input(id),
  foreign: input(newId()),
})

/** The library has no neighbour: what one call has imported is there for the next. */
const newTable = () => ({
  name: 'esercizi.csv',
  mimeType: 'text/csv',
  body: Buffer.from(`Nome;Muscoli;Video\nPanca a terra ${newId()};Petto;\n;;\n`),
})

const importOf = async ({ database, superAdmin }: Scene): Promise<string> => {
  const uploadId = await uploadOf(superAdmin, newTable())
  return database.withSystem(
    'write',
    async db => (await systemImports.start(db, personOf(superAdmin, { isSuperAdmin: true }), { uploadId })).id,
  )
}

const onImport = async <I extends object>(scene: Scene, input: (id: string) => I) => onRow(await importOf(scene), input)

const importSamples = samplesOf(contract, {
  startSystemExerciseImport: async ({ superAdmin }) => ({
    as: 'superAdmin',
    input: { uploadId: await uploadOf(superAdmin, newTable()) },
    foreign: { uploadId: newId() },
  }),
  getSystemExerciseImport: scene => onImport(scene, id => ({ id })),
  updateSystemExerciseImport: scene => onImport(scene, id => ({ id, existing: 'update' as const })),
  acceptSystemExerciseImport: scene => onImport(scene, id => ({ id })),
  cancelSystemExerciseImport: scene => onImport(scene, id => ({ id })),
  downloadRefusedSystemExercises: scene => onImport(scene, id => ({ id })),
})

const librarySamples = samplesOf(contract, {
  listSystemExercises: () => ({ as: 'superAdmin', input: { search: 'panca', muscle: 'chest', state: 'offered', sort: 'relevance' } }),
  exportSystemExercises: () => ({ as: 'superAdmin', input: { search: 'panca' } }),
  changeManySystemExercises: async scene =>
    onRow(await exerciseOf(scene), id => ({ action: 'set category' as const, ids: [id], category: 'mobility' as const })),
  getSystemExercise: async scene => onRow(await exerciseOf(scene), id => ({ id })),
  createSystemExercise: () => ({
    as: 'superAdmin',
    input: { nameIt: 'Panca a terra', primaryMuscles: ['chest'], secondaryMuscles: ['triceps'], equipment: ['barbell'], force: 'push' },
  }),
  updateSystemExercise: async scene => onRow(await exerciseOf(scene), id => ({ id, nameEn: 'Floor press', isUnilateral: true })),
  deleteSystemExercise: async scene => onRow(await exerciseOf(scene), id => ({ id })),
  undeleteSystemExercise: async scene => onRow(await archivedExerciseOf(scene), id => ({ id })),
  addSystemExerciseAsset: async scene => {
    const uploadId = await uploadOf(scene.superAdmin)
    return onRow(await exerciseOf(scene), id => ({ id, uploadId }))
  },
  orderSystemExerciseAssets: async scene => {
    const { id, assetId } = await assetOf(scene)
    return { as: 'superAdmin', input: { id, assetIds: [assetId] }, foreign: { id: newId(), assetIds: [newId()] } }
  },
  deleteSystemExerciseAsset: async scene => onRow((await assetOf(scene)).assetId, id => ({ id })),
  undeleteSystemExerciseAsset: async scene => {
    const { assetId } = await assetOf(scene)
    await scene.database.withSystem('write', db => systemAssets.delete(db, assetId))
    return onRow(assetId, id => ({ id }))
  },
})

export const systemExercisesSamples = [...librarySamples, ...importSamples]
