import * as contract from '@allenio/contract/storefront'
import { sql, type Row } from '#platform/db'
import { samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { soldPackageOf } from './live-package-scene.testing.ts'
import { batchOf, setCells, storefrontOf, type TestStorefront } from './scene.testing.ts'

const onStorefront = async <I extends object>(
  scene: Scene,
  input: (storefront: TestStorefront, team: TestTeam) => I | Promise<I>,
): Promise<{ as: 'admin'; input: I; foreign: I }> => ({
  as: 'admin',
  input: await input(await storefrontOf(scene, scene.a), scene.a),
  foreign: await input(await storefrontOf(scene, scene.b), scene.b),
})

const releaseOf = ({ database }: Scene, { workspaceId }: TestTeam, id: string): Promise<string> =>
  database.withWorkspace(workspaceId, 'read', async db => {
    const release = await db.one<Row<'document_releases', 'id'>>(sql`
      select id from document_releases where document_id = ${id} order by number limit 1`)
    return release.id
  })

const revisionOf = ({ database }: Scene, { workspaceId }: TestTeam, id: string): Promise<number> =>
  database.withWorkspace(workspaceId, 'read', async db => {
    const { revision } = await db.one<Row<'documents', 'revision'>>(sql`select revision from documents where id = ${id}`)
    return revision
  })

export const storefrontSamples = samplesOf(contract, {
  getStorefront: async scene => {
    await storefrontOf(scene, scene.a)
    return { as: 'admin', input: {} }
  },
  createStorefront: async scene => {
    // one business has one storefront: the sample needs a business that has none yet
    await scene.database.withWorkspace(scene.a.workspaceId, 'write', db => db.run(sql`delete from storefronts`))
    return { as: 'admin', input: { layout: 'compact' as const } }
  },
  updateStorefront: scene =>
    onStorefront(scene, async ({ id, cover }, team) => ({
      id,
      content: {
        settings: { layout: 'portrait' as const },
        sections: [{ id: cover, kind: 'cover' as const, titleIt: 'Studio', items: [] }],
      },
      revision: await revisionOf(scene, team, id),
    })),
  updateStorefrontSettings: async scene => {
    await storefrontOf(scene, scene.a)
    return { as: 'admin', input: { settings: { color: '#336699' } } }
  },
  toggleStorefront: scene => onStorefront(scene, ({ id }) => ({ id, isActive: false })),
  publishStorefront: scene => onStorefront(scene, ({ id }) => ({ id })),
  listStorefrontReleases: scene => onStorefront(scene, ({ id }) => ({ id })),
  restoreStorefrontRelease: scene => onStorefront(scene, async ({ id }, team) => ({ id, releaseId: await releaseOf(scene, team, id) })),
  getStorefrontDocument: scene => onStorefront(scene, ({ id }) => ({ id, since: 0 })),
  editStorefront: scene =>
    onStorefront(scene, ({ id, cover }) => ({ id, base: 0, batches: [batchOf(setCells(cover, { titleIt: 'Studio Riva' }))] })),
  listStorefrontSteps: scene => onStorefront(scene, ({ id }) => ({ id })),
  listStorefrontCellChanges: scene => onStorefront(scene, ({ id, cover }) => ({ id, rowId: cover, cells: 'titleIt' })),
  getStorefrontParts: scene => onStorefront(scene, ({ id }) => ({ id })),
  addStorefrontPicture: scene => onStorefront(scene, async ({ id }, team) => ({ id, uploadId: await uploadOf(team.admin) })),
  generateStorefrontUrl: () => ({ as: 'admin', input: { name: 'Studio Riva' } }),
  askStorefrontMember: scene => onStorefront(scene, ({ id }, team) => ({ id, memberId: team.coach.membershipId })),
  getOwnStorefrontAnswer: async scene => {
    await storefrontOf(scene, scene.a)
    return { as: 'coach', input: {} }
  },
  answerStorefront: async scene => {
    await storefrontOf(scene, scene.a)
    return { as: 'coach', input: { isAgreed: true } }
  },
  getLivePackage: async scene => ({ as: 'stranger', input: { id: await soldPackageOf(scene, scene.a) } }),
  getLiveStorefront: async scene => ({ as: 'stranger', input: { url: (await storefrontOf(scene, scene.a)).url } }),
})
