import * as contract from '@allenio/contract/aliments'
import type { ExclusionTarget } from '@allenio/contract/aliments'
import { newId } from '@allenio/domain/ids'
import {
  actorOf,
  asClient,
  clientOf,
  deletedRecord,
  onOwnRecord,
  onRecord,
  samplesOf,
  type MakeRecord,
  type Scene,
  type TestTeam,
} from '#testing'
import { mergeContent } from '../content.ts'
import { insertFoods } from '../own-foods.ts'
import { deleteRow, insertRows } from './queries.ts'

const peanuts = { kind: 'allergen', allergen: 'peanuts' } as const

const exclusionOf: MakeRecord = async ({ database }, { workspaceId, client }, clientId) => {
  const id = newId()
  await database.withWorkspace(workspaceId, 'write', db =>
    insertRows(db, [{ id, kind: 'allergy', target: peanuts, note: '' }], { clientId, isByClient: true, authorId: client.membershipId }),
  )
  return id
}

const deletedExclusion = deletedRecord(exclusionOf, ({ database }, { workspaceId }, at) =>
  database.withWorkspace(workspaceId, 'write', db => deleteRow(db, at)),
)

const onExclusion = async <I extends object>(scene: Scene, make: MakeRecord, input: (id: string, exclusionId: string) => I) => ({
  ...(await onRecord(scene, make, input)),
  as: 'nutritionist' as const,
})

const newOne = (target: ExclusionTarget) => [{ id: newId(), kind: 'allergy' as const, target, note: 'Anche in tracce' }]

async function foodOf({ database }: Scene, { workspaceId, nutritionist }: TestTeam): Promise<string> {
  const food = { id: newId(), content: mergeContent({ nameIt: 'Finocchio dell’orto' }), note: '' }
  await database.withWorkspace(workspaceId, 'write', db => insertFoods(db, actorOf(nutritionist, 'nutritionist'), [food]))
  return food.id
}

export const exclusionSamples = samplesOf(contract, {
  listExclusions: async scene => ({ as: 'nutritionist', input: { id: await clientOf(scene, scene.a) } }),
  createExclusions: async scene => {
    const [own, foreign] = [await foodOf(scene, scene.a), await foodOf(scene, scene.b)]
    const id = await clientOf(scene, scene.a)
    return {
      as: 'nutritionist',
      input: { id, exclusions: newOne({ kind: 'food', foodId: own }) },
      foreign: { id, exclusions: newOne({ kind: 'food', foodId: foreign }) },
    }
  },
  updateExclusion: scene =>
    onExclusion(scene, exclusionOf, (id, exclusionId) => ({ id, exclusionId, kind: 'intolerance' as const, note: 'Solo crude' })),
  deleteExclusion: scene => onExclusion(scene, exclusionOf, (id, exclusionId) => ({ id, exclusionId })),
  undeleteExclusion: scene => onExclusion(scene, deletedExclusion, (id, exclusionId) => ({ id, exclusionId })),
  listOwnExclusions: scene => asClient(scene, {}),
  createOwnExclusions: scene => asClient(scene, { exclusions: newOne(peanuts) }),
  deleteOwnExclusion: scene => onOwnRecord(scene, exclusionOf),
  undeleteOwnExclusion: scene => onOwnRecord(scene, deletedExclusion),
})
