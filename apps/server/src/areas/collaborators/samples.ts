import * as contract from '@allenio/contract/collaborators'
import { newId } from '@allenio/domain/ids'
import { samplesOf, type Scene } from '#testing'
import { teamFactories } from './people.testing.ts'

const clientOfCoach = ({ a, database }: Scene) =>
  teamFactories(database).client({ workspaceId: a.workspaceId, inChargeOf: [a.coach.membershipId] })
/** The membership of a coach who is in charge of somebody. */
async function coachOf(scene: Scene): Promise<string> {
  await clientOfCoach(scene)
  return scene.a.coach.membershipId
}
const foreign = ({ b, database }: Scene) =>
  teamFactories(database).client({ workspaceId: b.workspaceId, inChargeOf: [b.coach.membershipId] })

export const collaboratorsSamples = samplesOf(contract, {
  listCollaborators: () => ({ as: 'coach', input: { search: 'giulia', role: 'coach', status: 'active' } }),
  getCollaborator: ({ a }) => ({ as: 'admin', input: { id: a.coach.membershipId } }),
  getAdmin: () => ({ as: 'client', input: {} }),
  getMyTeam: async ({ a, database }) => {
    await teamFactories(database).client({
      workspaceId: a.workspaceId,
      membershipId: a.client.membershipId,
      inChargeOf: [a.coach.membershipId],
    })
    return { as: 'client', input: {} }
  },
  createCollaborator: () => ({
    as: 'admin',
    input: { firstName: 'Luca', lastName: 'Ferrari', email: `${newId()}@example.com`, role: 'coach', isNameHidden: true },
    ofNoClient: 'somebody new is in charge of nobody',
  }),
  updateCollaborator: async scene => ({ as: 'admin', input: { id: await coachOf(scene), role: 'nutritionist', isNameHidden: true } }),
  inviteCollaboratorAgain: async ({ a, database }) => {
    const { membershipId } = await teamFactories(database).waiting(a.workspaceId)
    return { as: 'admin', input: { id: membershipId }, ofNoClient: 'who has not come yet is in charge of nobody' }
  },
  deactivateCollaborator: async scene => ({ as: 'admin', input: { id: await coachOf(scene) } }),
  restoreCollaborator: async scene => ({ as: 'admin', input: { id: await coachOf(scene) } }),
  getCollaboratorDeletion: ({ a }) => ({ as: 'admin', input: { id: a.coach.membershipId } }),
  deleteCollaborator: async scene => {
    await clientOfCoach(scene)
    const { a, b } = scene
    const id = a.coach.membershipId
    return { as: 'admin', input: { id, moveTo: a.nutritionist.membershipId }, foreign: { id, moveTo: b.nutritionist.membershipId } }
  },
  changeCollaborator: async scene => {
    const { a, b } = scene
    const input = { id: a.coach.membershipId, to: a.nutritionist.membershipId, clientIds: [await clientOfCoach(scene)] }
    return { as: 'admin', input, foreign: { ...input, to: b.nutritionist.membershipId } }
  },
  removeClients: async scene => {
    const id = scene.a.coach.membershipId
    return { as: 'admin', input: { id, clientIds: [await clientOfCoach(scene)] }, foreign: { id, clientIds: [await foreign(scene)] } }
  },
  addClients: async scene => {
    const id = scene.a.nutritionist.membershipId
    return { as: 'admin', input: { id, clientIds: [await clientOfCoach(scene)] }, foreign: { id, clientIds: [await foreign(scene)] } }
  },
  listClientsOfCollaborator: async scene => {
    await clientOfCoach(scene)
    return { as: 'admin', input: { id: scene.a.coach.membershipId, search: 'bell' } }
  },
})
