import * as contract from '@allenio/contract/home'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { asClient, clientOf, foundOnlyBy, refusing, samplesOf, type Scene } from '#testing'

/** Only the admin sees the clients of another collaborator. */
const withCollaborator = <Input extends object>({ a, b }: Scene, input: Input) => ({
  input: { ...input, collaboratorId: a.coach.membershipId },
  foreign: { ...input, collaboratorId: b.coach.membershipId },
  refusals: refusing('not found', 'nutritionist', 'client'),
})

async function withClient<Input extends object>(scene: Scene, input: Input) {
  const [own, other] = [await clientOf(scene, scene.a), await clientOf(scene, scene.b)]
  return { input: { id: own, ...input }, foreign: { id: other, ...input } }
}

/** Something that the coach has put off. */
async function pressOf(scene: Scene, team: Scene['a']): Promise<string> {
  const [clientId, pressId] = [await clientOf(scene, team), newId()]
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
      insert into attention_marks (membership_id, client_id, reason, occurrence, kind, until, press_id)
      values (${team.coach.membershipId}, ${clientId}, 'never seen', '2026-01-01', 'snoozed', '2030-01-01', ${pressId})`),
  )
  return pressId
}

export const homeSamples = samplesOf(contract, {
  getGraphs: scene => ({ as: 'admin', ...withCollaborator(scene, { months: 6, weeks: 8 }) }),
  getLastProgresses: scene => ({ as: 'admin', ...withCollaborator(scene, { page: 1 }) }),
  listAttention: scene => ({ as: 'admin', ...withCollaborator(scene, { group: 'business' as const }) }),
  snoozeAttention: async scene => ({ as: 'admin', ...(await withClient(scene, { days: 3 as const, reasons: ['overdue action'] })) }),
  dismissAttention: async scene => ({ as: 'admin', ...(await withClient(scene, { reason: 'overdue action', targetId: null })) }),
  seeAttention: async scene => ({ as: 'admin', ...(await withClient(scene, { reason: 'overdue action', targetId: null, isSeen: true })) }),
  restoreAttention: async scene => ({
    as: 'coach',
    input: { id: await pressOf(scene, scene.a) },
    foreign: { id: await pressOf(scene, scene.b) },
    refusals: foundOnlyBy('coach'),
  }),
  restoreSnoozed: () => ({ as: 'admin', input: {} }),
  getChecklist: () => ({ as: 'admin', input: {} }),
  createSampleClient: () => ({ as: 'admin', input: {} }),
  deleteSampleClient: async ({ a, database }) => {
    await database.withWorkspace(a.workspaceId, 'write', db =>
      db.run(sql`insert into clients (id, first_name, source) values (${newId()}, 'Esempio', 'sample')`),
    )
    return { as: 'admin', input: {} }
  },
  getOwnHome: scene => asClient(scene, {}),
})
