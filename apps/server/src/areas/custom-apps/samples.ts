import * as contract from '@allenio/contract/custom-apps'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { actorOf, appLogo, appRequestFields, onRow, samplesOf, testPaper, uploadOf, type Scene, type TestTeam } from '#testing'
import { addFiles, beginFiles, sealRequestFiles } from './request-files.ts'

const makeFile =
  ({ database }: Scene) =>
  async ({ workspaceId, admin }: TestTeam) => {
    const actor = actorOf(admin, 'admin')
    const uploadId = await uploadOf(admin, testPaper())
    const inWorkspace = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
    const intent = await inWorkspace(db => beginFiles(db, actor, [{ kind: 'file', uploadId }]))
    const files = await sealRequestFiles(intent)
    await inWorkspace(db => addFiles(db, actor, files))
    const { id } = await inWorkspace(db =>
      db.one<Row<'custom_app_files', 'id'>>(sql`select id from custom_app_files order by created_at desc limit 1`),
    )
    return id
  }

export const customAppSamples = samplesOf(contract, {
  getCustomApp: () => ({ as: 'admin', input: {} }),
  saveCustomApp: async ({ a, b }) => ({
    as: 'admin',
    input: { ...appRequestFields, logoUploadId: await uploadOf(a.admin, await appLogo({ width: 300, height: 200 })) },
    foreign: { logoUploadId: await uploadOf(b.admin) },
  }),
  addCustomAppFile: async ({ a, b }) => ({
    as: 'admin',
    input: { kind: 'front' as const, uploadId: await uploadOf(a.admin, testPaper()) },
    foreign: { kind: 'front' as const, uploadId: await uploadOf(b.admin, testPaper()) },
  }),
  deleteCustomAppFile: async scene => ({ ...(await onRow(scene, makeFile(scene), id => ({ id }))), as: 'admin' }),
})
