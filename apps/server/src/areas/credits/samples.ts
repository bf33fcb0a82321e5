import * as contract from '@allenio/contract/credits'
import { newId } from '@allenio/domain/ids'
import { asClient, onRecord, samplesOf, type MakeRecord } from '#testing'
import { grantCredits } from './packs.ts'

const packOf: MakeRecord = async ({ database }, team, clientId) => {
  const packId = newId()
  await database.withWorkspace(team.workspaceId, 'write', db =>
    grantCredits(db, {
      packId,
      clientId,
      kindId: null,
      amount: 10,
      untilDay: null,
      cause: 'granted',
      causeId: null,
      note: '',
      authorId: team.coach.membershipId,
    }),
  )
  return packId
}

export const creditSamples = samplesOf(contract, {
  listCredits: scene => onRecord(scene, packOf, id => ({ id })),
  listOwnCredits: scene => asClient(scene, {}),
  createCreditPack: scene => onRecord(scene, packOf, id => ({ id, packId: newId(), amount: 5, note: 'Pacchetto di dicembre' })),
  correctCreditPack: scene =>
    onRecord(scene, packOf, (id, packId) => ({ id, packId, remaining: 8, writtenOver: 10, untilDay: null, note: 'Due usati al banco' })),
  deleteCreditPack: scene => onRecord(scene, packOf, (id, packId) => ({ id, packId })),
})
