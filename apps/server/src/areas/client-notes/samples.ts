import * as contract from '@allenio/contract/client-notes'
import { richTextOf } from '@allenio/domain/rich-text'
import { actorOf, asClient, clientOf, deletedRecord, onRecord, samplesOf, type MakeRecord } from '#testing'
import { createAdvice, deleteAdvice } from './advices.ts'

const adviceOf: MakeRecord = ({ database }, team, clientId) =>
  database.withWorkspace(team.workspaceId, 'write', db =>
    createAdvice(db, actorOf(team.admin, 'admin'), { clientId, title: 'Colazione', text: richTextOf('Novanta minuti prima.') }),
  )

const deletedAdvice = deletedRecord(adviceOf, ({ database }, { workspaceId }, at) =>
  database.withWorkspace(workspaceId, 'write', db => deleteAdvice(db, at)),
)

export const clientNoteSamples = samplesOf(contract, {
  updateNote: scene =>
    onRecord(
      scene,
      async () => '',
      id => ({ id, note: richTextOf('Preferisce la sera.'), noteUpdatedAt: null }),
    ),
  listNutritionalAdvices: async scene => ({ as: 'nutritionist', input: { id: await clientOf(scene, scene.a) } }),
  addNutritionalAdvice: async scene => ({
    as: 'nutritionist',
    input: { id: await clientOf(scene, scene.a), title: 'Colazione', text: richTextOf('Sempre.') },
  }),
  updateNutritionalAdvice: scene =>
    onRecord(scene, adviceOf, (id, adviceId) => ({ id, adviceId, title: 'Cena', text: richTextOf('Presto.') })),
  deleteNutritionalAdvice: scene => onRecord(scene, adviceOf, (id, adviceId) => ({ id, adviceId })),
  undeleteNutritionalAdvice: scene => onRecord(scene, deletedAdvice, (id, adviceId) => ({ id, adviceId })),
  listOwnNutritionalAdvices: scene => asClient(scene, {}),
})
