import * as contract from '@allenio/contract/folders'
import { newId } from '@allenio/domain/ids'
import { samplesOf, type Scene, type TestTeam } from '#testing'
import { insertFolder, deleteFolderRow } from './queries.ts'

const folderOf = async ({ database }: Scene, { workspaceId }: TestTeam, isDeleted = false): Promise<string> => {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', async db => {
    await insertFolder(db, { id, name: 'Forza', parentId: null })
    if (isDeleted) await deleteFolderRow(db, id, { folders: [], programs: [] })
  })
  return id
}

/** The coach's call on a folder, and the same on another workspace's. */
const onFolder = async <More extends object>(scene: Scene, more: More, isDeleted = false) => ({
  as: 'coach' as const,
  input: { id: await folderOf(scene, scene.a, isDeleted), ...more },
  foreign: { id: await folderOf(scene, scene.b, isDeleted), ...more },
})

export const folderSamples = samplesOf(contract, {
  listFolders: () => ({ as: 'coach', input: {} }),
  getFolder: scene => onFolder(scene, {}),
  createFolder: async scene => ({
    as: 'coach',
    input: { name: 'Ipertrofia', parentId: await folderOf(scene, scene.a) },
    foreign: { name: 'Ipertrofia', parentId: await folderOf(scene, scene.b) },
  }),
  updateFolder: scene => onFolder(scene, { name: 'Forza massimale' }),
  deleteFolder: scene => onFolder(scene, {}),
  undeleteFolder: scene => onFolder(scene, {}, true),
})
