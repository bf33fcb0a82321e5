import * as contract from '@allenio/contract/packages'
import { newId } from '@allenio/domain/ids'
import { actorOf, onRow, samplesOf, uploadOf, type Scene, type TestTeam } from '#testing'
import { addAttachment } from './attachments.ts'
import { deletePackage } from './deletion.ts'
import { insertDiscount } from './discounts.ts'
import { archivePackage } from './own-packages.ts'
import { packageOf } from './scene.testing.ts'

const makePackage = (scene: Scene) => (team: TestTeam) => packageOf(scene, team)

const makeArchived = (scene: Scene) => async (team: TestTeam) => {
  const id = await packageOf(scene, team)
  const admin = actorOf(team.admin, 'admin')
  await scene.database.withWorkspace(team.workspaceId, 'write', db => archivePackage(db, admin, { id, isArchived: true }))
  return id
}

const makeDeleted = (scene: Scene) => async (team: TestTeam) => {
  const id = await packageOf(scene, team)
  await scene.database.withWorkspace(team.workspaceId, 'write', db => deletePackage(db, actorOf(team.admin, 'admin'), id))
  return id
}

const asAdmin = async <I extends object>(scene: Scene, make: (team: TestTeam) => Promise<string>, input: (id: string) => I) => ({
  ...(await onRow(scene, make, input)),
  as: 'admin' as const,
})

let codes = 0

const makeDiscount = (scene: Scene) => async (team: TestTeam) => {
  codes += 1
  const rules = { percent: 10, amount: null, duration: 'first' as const, usesAtMost: null, fromDay: null, untilDay: null, packageIds: [] }
  const { id } = await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    insertDiscount(db, actorOf(team.admin, 'admin'), { code: `ESTATE${codes}`, ...rules }),
  )
  return id
}

/** The ids of a package's attachment, and of the package. */
async function makeAttachment(scene: Scene, team: TestTeam) {
  const id = await packageOf(scene, team)
  const uploadId = await uploadOf(team.admin)
  const attachment = await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    addAttachment(db, actorOf(team.admin, 'admin'), { id, uploadId }),
  )
  return { id, attachmentId: attachment.id }
}

export const packageSamples = samplesOf(contract, {
  listPackages: async scene => {
    await packageOf(scene, scene.a)
    return { as: 'admin', input: { status: 'all' as const, search: 'mese' } }
  },
  listCreditOffers: async scene => {
    await packageOf(scene, scene.a)
    // kinds belong to reservations, which need packages: any id stands for one of a neighbour
    return { as: 'client', input: {}, foreign: { kindId: newId() }, idFilters: ['kindId'] }
  },
  getPackage: scene => asAdmin(scene, makePackage(scene), id => ({ id })),
  createPackage: async ({ a, b }) => ({
    as: 'admin',
    input: {
      name: 'Trimestre',
      description: 'Tre mesi insieme.',
      price: 24_000,
      intervalCount: 3,
      trialDays: 7,
      unlocks: { collaboratorIds: [a.coach.membershipId], credits: [{ amount: 4, validDays: 60, each: 'period' as const }] },
      imageUploadId: await uploadOf(a.admin),
    },
    foreign: { name: 'Trimestre', imageUploadId: await uploadOf(b.admin) },
  }),
  updatePackage: scene => asAdmin(scene, makePackage(scene), id => ({ id, name: 'Seguito', price: 10_900 })),
  deletePackage: scene => asAdmin(scene, makePackage(scene), id => ({ id })),
  undeletePackage: scene => asAdmin(scene, makeDeleted(scene), id => ({ id })),
  duplicatePackage: scene => asAdmin(scene, makePackage(scene), id => ({ id })),
  archivePackage: scene => asAdmin(scene, makePackage(scene), id => ({ id })),
  restorePackage: scene => asAdmin(scene, makeArchived(scene), id => ({ id })),
  orderPackages: scene => asAdmin(scene, makePackage(scene), id => ({ ids: [id] })),
  addPackageAttachment: async scene => {
    const { a, b } = scene
    return {
      as: 'admin',
      input: { id: await packageOf(scene, a), uploadId: await uploadOf(a.admin) },
      foreign: { id: await packageOf(scene, b), uploadId: await uploadOf(a.admin) },
    }
  },
  removePackageAttachment: async scene => ({
    as: 'admin',
    input: await makeAttachment(scene, scene.a),
    foreign: await makeAttachment(scene, scene.b),
  }),
  listDiscountCodes: async scene => {
    await makeDiscount(scene)(scene.a)
    return { as: 'admin', input: {} }
  },
  createDiscountCode: async scene => ({
    as: 'admin',
    input: { code: 'primo-mese', percent: 50, usesAtMost: 20, packageIds: [await packageOf(scene, scene.a)] },
    foreign: { code: 'primo-mese', percent: 50, packageIds: [await packageOf(scene, scene.b)] },
  }),
  updateDiscountCode: async scene => {
    const { a, b } = scene
    return {
      as: 'admin',
      input: { id: await makeDiscount(scene)(a), usesAtMost: 10, packageIds: [await packageOf(scene, a)] },
      foreign: { id: await makeDiscount(scene)(b), usesAtMost: 10 },
    }
  },
  archiveDiscountCode: scene => asAdmin(scene, makeDiscount(scene), id => ({ id })),
  restoreDiscountCode: scene => asAdmin(scene, makeDiscount(scene), id => ({ id })),
})
