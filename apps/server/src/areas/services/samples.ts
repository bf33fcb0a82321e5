import * as contract from '@allenio/contract/services'
import { newId } from '@allenio/domain/ids'
import { changeProfile } from '#areas/business'
import { actorOf, onRow, samplesOf, testPaper, uploadOf, wholeAppRequest, type Scene, type TestTeam } from '#testing'
import { orderOf, readService, serviceOf } from './scene.testing.ts'

const makeOrder = (scene: Scene) => async (team: TestTeam) => orderOf(scene, team, await serviceOf(scene))

const billing = { address: 'Via Roma 1', vatNumber: '12345670157', email: 'studio@example.com' }

/** An order of a business whose invoice lacks nothing. */
const makeBilledOrder = (scene: Scene) => async (team: TestTeam) => {
  await scene.database.withWorkspace(team.workspaceId, 'write', db => changeProfile(db, actorOf(team.admin, 'admin'), billing))
  return makeOrder(scene)(team)
}

export const serviceSamples = samplesOf(contract, {
  listServices: async scene => {
    await makeOrder(scene)(scene.a)
    return { as: 'admin', input: {} }
  },
  orderService: async scene => {
    const { code } = await serviceOf(scene, { billing: 'once', installments: 3 })
    const service = await scene.database.withWorkspace(scene.a.workspaceId, 'read', db => readService(db, code))
    return { as: 'admin', input: { id: service.id, installments: 3 }, foreign: { id: newId() } }
  },
  cancelService: async scene => ({ ...(await onRow(scene, makeOrder(scene), id => ({ id }))), as: 'admin' }),
  getServiceSession: async scene => ({ ...(await onRow(scene, makeBilledOrder(scene), id => ({ id }))), as: 'admin' }),
  requestCustomApp: async scene => {
    await serviceOf(scene, { code: contract.customAppCode, billing: 'once', installments: 6 })
    const request = await wholeAppRequest(scene.a.admin)
    return {
      as: 'admin',
      input: { ...request, installments: 6, fileUploadIds: [await uploadOf(scene.a.admin, testPaper())] },
      foreign: { ...request, fileUploadIds: [await uploadOf(scene.b.admin, testPaper())] },
    }
  },
})
