import * as contract from '@allenio/contract/clients'
import { productWordingOf } from '@allenio/domain/consents'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import {
  asClient,
  clientOf,
  deletedRecord,
  foundOnlyBy,
  listViewSamples,
  madeByCall,
  onOwnRecord,
  onRecord,
  refusing,
  samplesOf,
  uploadOf,
  type MakeRecord,
  type Scene,
  type TestTeam,
} from '#testing'
import { addConsent } from './consents/consents.ts'
import { deletePauseRow, insertPause } from './pauses/queries.ts'

/** The input of a call, once for the own client and once for the neighbour's. */
const forBoth = async <T>(scene: Scene, as: 'admin' | 'coach', inputOf: (id: string) => T) => ({
  as,
  input: inputOf(await clientOf(scene, scene.a)),
  foreign: inputOf(await clientOf(scene, scene.b)),
})

/** Only the admin may name collaborators, so the calls of the other roles name none. */
const withStranger = ({ a, b }: Scene) => [a.coach.membershipId, b.coach.membershipId]

const within = (scene: Scene, team: TestTeam, statement: ReturnType<typeof sql>) =>
  scene.database.withWorkspace(team.workspaceId, 'write', db => db.run(statement))

async function typeOf(scene: Scene, team: TestTeam): Promise<string> {
  const id = newId()
  await within(scene, team, sql`insert into client_types (id, name, color) values (${id}, ${`Tipo ${id}`}, '#336699')`)
  return id
}

async function deletedClientOf(scene: Scene, team: TestTeam): Promise<string> {
  const id = await clientOf(scene, team)
  await within(scene, team, sql`update clients set deleted_at = now() where id = ${id}`)
  return id
}

async function uninvitedClientOf(scene: Scene, team: TestTeam): Promise<string> {
  const id = await clientOf(scene, team)
  const email = `${id}@example.com`
  await within(
    scene,
    team,
    sql`
    update clients set membership_id = null, registered_at = null, email = ${email}, email_key = ${email} where id = ${id}`,
  )
  return id
}

async function inactiveClientOf(scene: Scene, team: TestTeam): Promise<string> {
  const id = await clientOf(scene, team)
  await within(scene, team, sql`update clients set status = 'inactive' where id = ${id}`)
  return id
}

async function renewalOf(scene: Scene, team: TestTeam) {
  const id = await clientOf(scene, team)
  const renewedEnd = '2030-01-31'
  await within(scene, team, sql`update clients set subscription_end = ${renewedEnd}, subscription_source = 'manual' where id = ${id}`)
  return { id, renewedEnd, formerEnd: null, formerSource: null }
}

async function updatedAtOf(scene: Scene, team: TestTeam, id: string): Promise<string> {
  return scene.database.withWorkspace(
    team.workspaceId,
    'read',
    async db => (await db.one<Row<'clients', 'updated_at'>>(sql`select updated_at from clients where id = ${id}`)).updated_at,
  )
}

export const clientsSamples = samplesOf(contract, {
  listClients: async scene => ({
    as: 'admin',
    input: { page: 1, search: 'mar', status: 'active', sort: 'name' },
    foreign: { selectedType: await typeOf(scene, scene.b), collaboratorId: scene.b.coach.membershipId },
    idFilters: ['selectedType', 'collaboratorId'],
  }),
  countClients: async scene => ({
    as: 'coach',
    input: { search: 'mar', status: 'active' },
    foreign: { selectedType: await typeOf(scene, scene.b) },
    idFilters: ['selectedType'],
  }),
  getClientDetail: scene => forBoth(scene, 'coach', id => ({ id })),
  getClientNeighbours: scene => forBoth(scene, 'coach', id => ({ id, status: 'active' as const, sort: '-created' as const })),
  listClientsForSelect: ({ b }) => ({
    as: 'nutritionist',
    input: { search: 'bel' },
    foreign: { collaboratorId: b.nutritionist.membershipId },
    idFilters: ['collaboratorId'],
  }),
  listLastClients: () => ({ as: 'admin', input: {} }),
  listTeamMembers: () => ({ as: 'coach', input: {} }),
  listClientTags: () => ({ as: 'coach', input: {} }),
  checkLimitReached: () => ({ as: 'coach', input: {} }),
  createClient: async scene => ({
    as: 'admin',
    input: {
      firstName: 'Chiara',
      lastName: 'Fontana',
      email: `${newId()}@example.com`,
      phone: '+39 333 1234567',
      birthDate: '1990-05-04',
      heightCm: 168.5,
      typeId: await typeOf(scene, scene.a),
      tags: ['Gara'],
    },
    foreign: { firstName: 'Chiara', typeId: await typeOf(scene, scene.b), collaboratorIds: withStranger(scene) },
  }),
  updateClient: async scene => {
    const [own, other] = [await clientOf(scene, scene.a), await clientOf(scene, scene.b)]
    return {
      as: 'admin',
      input: { id: own, goal: 'Dormire di più', updatedAt: await updatedAtOf(scene, scene.a, own) },
      foreign: {
        id: other,
        goal: 'Dormire di più',
        collaboratorIds: withStranger(scene),
        updatedAt: await updatedAtOf(scene, scene.b, other),
      },
    }
  },
  getClientErasure: scene => forBoth(scene, 'admin', id => ({ id })),
  deleteClient: scene => forBoth(scene, 'admin', id => ({ id })),
  undeleteClient: async scene => ({
    as: 'admin',
    input: { id: await deletedClientOf(scene, scene.a) },
    foreign: { id: await deletedClientOf(scene, scene.b) },
  }),
  deactivateClient: scene => forBoth(scene, 'coach', id => ({ id })),
  restoreClient: async scene => ({
    as: 'coach',
    input: { id: await inactiveClientOf(scene, scene.a) },
    foreign: { id: await inactiveClientOf(scene, scene.b) },
  }),
})

export const clientSubscriptionsSamples = samplesOf(contract, {
  listExpiringSubscriptions: ({ a, b }) => ({
    as: 'admin',
    input: { collaboratorId: a.coach.membershipId },
    foreign: { collaboratorId: b.coach.membershipId },
    refusals: refusing('not found', 'nutritionist'),
  }),
  hasManualSubscriptions: () => ({ as: 'coach', input: {} }),
  updateSubscriptionEnd: scene => forBoth(scene, 'coach', id => ({ id, subscriptionEnd: '2030-01-31' })),
})

export const clientBulkSamples = samplesOf(contract, {
  undoRenewals: async scene => ({ as: 'coach', input: { renewals: [await renewalOf(scene, scene.a)] } }),
  changeManyClients: scene => forBoth(scene, 'coach', id => ({ action: 'add tag' as const, ids: [id], tag: 'Mattina' })),
})

export const clientInvitationsSamples = samplesOf(contract, {
  resendInvitation: async scene => ({
    as: 'admin',
    input: { id: await uninvitedClientOf(scene, scene.a) },
    foreign: { id: await uninvitedClientOf(scene, scene.b) },
  }),
  listUninvitedClients: () => ({ as: 'coach', input: {} }),
  inviteManyClients: async scene => ({
    as: 'coach',
    input: { ids: [await uninvitedClientOf(scene, scene.a)] },
    foreign: { ids: [await uninvitedClientOf(scene, scene.b)] },
  }),
})

const consentOf: MakeRecord = async ({ database }, team, clientId) => {
  const id = newId()
  const recordedBy = team.coach.membershipId
  const wording = { version: null, text: 'Acconsento.' }
  const consent = { id, clientId, purpose: 'health data', wording, language: 'it', day: '2026-03-02', form: 'paper', recordedBy } as const
  await database.withWorkspace(team.workspaceId, 'write', db => addConsent(db, consent))
  return id
}

export const consentsSamples = samplesOf(contract, {
  listConsents: scene => forBoth(scene, 'coach', id => ({ id })),
  createConsent: scene =>
    forBoth(scene, 'coach', id => ({
      id,
      consentId: newId(),
      purpose: 'health data' as const,
      day: '2026-03-02',
      language: 'it' as const,
    })),
  downloadConsentForm: scene => forBoth(scene, 'coach', id => ({ id, purpose: 'health data' as const, language: 'it' as const })),
  attachConsentScan: async scene => {
    const uploadId = await uploadOf(scene.a.coach)
    return { ...(await onRecord(scene, consentOf, (id, consentId) => ({ id, consentId, uploadId }))), refusals: foundOnlyBy('coach') }
  },
  withdrawConsent: scene => onRecord(scene, consentOf, (id, consentId) => ({ id, consentId })),
  listOwnConsents: scene => asClient(scene, {}),
  giveConsent: async scene => ({
    ...(await asClient(scene, {
      id: newId(),
      purpose: 'health data',
      version: productWordingOf('health data', 'it', { business: 'Studio', client: '' }).version,
    })),
    ofEveryClient: madeByCall,
  }),
  withdrawOwnConsent: scene => onOwnRecord(scene, consentOf),
})

let pausesMade = 0

/** Days that no other sample has taken, because pauses of one client may not overlap. */
function freeDays() {
  const from = addDays('2030-01-01', 30 * pausesMade)
  pausesMade += 1
  return { from, until: addDays(from, 13) }
}

const pauseOf: MakeRecord = async ({ database }, team, clientId) => {
  const id = newId()
  const pause = { id, clientId, ...freeDays(), note: 'Mare', pausesPayments: false, authorId: team.coach.membershipId }
  await database.withWorkspace(team.workspaceId, 'write', db => insertPause(db, pause))
  return id
}

const deletedPauseOf = deletedRecord(pauseOf, ({ database }, { workspaceId }, at) =>
  database.withWorkspace(workspaceId, 'write', db => deletePauseRow(db, at)),
)

export const clientPausesSamples = samplesOf(contract, {
  listClientPauses: scene => forBoth(scene, 'coach', id => ({ id })),
  createClientPause: scene => forBoth(scene, 'coach', id => ({ id, pauseId: newId(), ...freeDays(), note: 'Ferie' })),
  updateClientPause: scene => onRecord(scene, pauseOf, (id, pauseId) => ({ id, pauseId, note: 'Montagna' })),
  deleteClientPause: scene => onRecord(scene, pauseOf, (id, pauseId) => ({ id, pauseId })),
  undeleteClientPause: scene => onRecord(scene, deletedPauseOf, (id, pauseId) => ({ id, pauseId })),
  listOwnPauses: scene => asClient(scene, {}),
})

const views = listViewSamples('clients', { status: 'active', subscription: 'ending' } as const)

export const clientSettingsSamples = samplesOf(contract, {
  listClientTypes: () => ({ as: 'coach', input: {} }),
  listClientTypeFilters: () => ({ as: 'coach', input: {} }),
  createClientType: () => ({ as: 'coach', input: { name: 'Online', color: '#336699' } }),
  updateClientType: async scene => ({
    as: 'admin',
    input: { id: await typeOf(scene, scene.a), name: 'In studio' },
    foreign: { id: await typeOf(scene, scene.b), name: 'In studio' },
  }),
  deleteClientType: async scene => ({
    as: 'admin',
    input: { id: await typeOf(scene, scene.a) },
    foreign: { id: await typeOf(scene, scene.b) },
  }),
  getClientSettings: () => ({ as: 'admin', input: {} }),
  updateClientSettings: () => ({ as: 'admin', input: { mayAddPhotos: false } }),
  updateSubscriptionsSettings: () => ({ as: 'admin', input: { deactivateAfterDays: 7, notifiesDeactivation: true } }),
  listClientViews: views.list,
  createClientView: views.create,
  updateClientView: views.update,
  deleteClientView: views.delete,
})
