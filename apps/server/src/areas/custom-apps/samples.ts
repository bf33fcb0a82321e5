import * as contract from '@allenio/contract/custom-apps'
import { newId } from '@allenio/domain/ids'
import { markProved } from '#platform/auth'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { actorOf, appLogo, appRequestFields, onRow, samplesOf, testPaper, uploadOf, type Scene, type TestTeam } from '#testing'
import { lockDraft } from './queries.ts'
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

/** A draft of the business; answers its id. */
const makeApp = ({ database }: Scene, { workspaceId }: TestTeam): Promise<string> =>
  database.withWorkspace(workspaceId, 'write', async db => (await lockDraft(db)).id)

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
  listOperatorApps: async scene => {
    await makeApp(scene, scene.a)
    return { as: 'superAdmin', input: { state: 'draft', sort: 'business' } }
  },
  listAppCoaches: () => ({ as: 'superAdmin', input: { search: 'studio' } }),
  getOperatorApp: async scene => ({ as: 'superAdmin', input: { id: await makeApp(scene, scene.a) }, foreign: { id: newId() } }),
  createOperatorApp: ({ a }) => ({
    as: 'superAdmin',
    input: { workspaceId: a.workspaceId, name: 'Riva', mainColor: '#92000f' },
    foreign: { workspaceId: newId() },
  }),
  updateOperatorApp: async scene => {
    const id = await makeApp(scene, scene.a)
    const logo = await appLogo({ width: 300, height: 200 })
    const input = { id, revision: 0, name: 'Riva', iosUrl: 'https://apps.apple.com/it/app/riva/id123', begins: true as const }
    return {
      as: 'superAdmin',
      input: {
        ...input,
        logoUploadId: await uploadOf(scene.superAdmin, logo),
        step: { step: 'build' as const, turn: 'operator' as const },
      },
      foreign: { ...input, logoUploadId: await uploadOf(scene.a.admin, logo) },
    }
  },
  openRequestFile: async scene => {
    await scene.database.withSystem('write', db => markProved(db, scene.superAdmin.sessionId))
    const reason = 'Controllo del documento'
    const [id, foreignId] = [await makeFile(scene)(scene.a), await makeFile(scene)(scene.b)]
    const appId = await makeApp(scene, scene.a)
    return { as: 'superAdmin', input: { id, appId, reason }, foreign: { id: foreignId, appId, reason } }
  },
})
