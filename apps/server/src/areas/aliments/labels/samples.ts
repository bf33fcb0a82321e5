import * as contract from '@allenio/contract/aliments'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import {
  asClient,
  clientOf,
  deletedRecord,
  onOwnRecord,
  onRecord,
  samplesOf,
  uploadOf,
  type MakeRecord,
  type Scene,
  type TestTeam,
} from '#testing'
import { sql } from '#platform/db'
import { insertRows } from '../exclusions/queries.ts'
import { deleteCheck } from './checks.ts'

const milk = { kind: 'allergen', allergen: 'milk' } as const
const biscuits = { id: null, name: 'Biscotti del forno' } as const
const foodKey = 'name biscotti del forno'

const allergyOf = ({ database }: Scene, { workspaceId, client }: TestTeam, clientId: string) =>
  database.withWorkspace(workspaceId, 'write', db =>
    insertRows(db, [{ id: newId(), kind: 'allergy', target: milk, note: '' }], {
      clientId,
      isByClient: true,
      authorId: client.membershipId,
    }),
  )

const checkOf: MakeRecord = async (scene, team, clientId) => {
  const id = newId()
  await allergyOf(scene, team, clientId)
  await scene.database.withWorkspace(team.workspaceId, 'write', db =>
    db.run(sql`
      insert into label_checks (id, client_id, food_key, food_name, barcode)
      values (${id}, ${clientId}, ${foodKey}, ${biscuits.name}, '8076809513753')`),
  )
  return id
}

const deletedCheck = deletedRecord(checkOf, ({ database }, { workspaceId }, at) =>
  database.withWorkspace(workspaceId, 'write', db => deleteCheck(db, at)),
)

const productOf: MakeRecord = async (scene, team, clientId) => {
  const id = newId()
  await allergyOf(scene, team, clientId)
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`
      insert into food_products (id, brand, name, barcode, verdicts, read_on)
      values (${id}, 'Forno Rossi', 'Frollini', '8001234567897',
        ${JSON.stringify([{ target: milk, state: 'free', readOn: romeDay() }])}::jsonb, ${romeDay()})`)
    await db.run(sql`insert into food_product_uses (product_id, food_key, food_name) values (${id}, ${foodKey}, ${biscuits.name})`)
    await db.run(sql`insert into client_products (client_id, food_key, product_id) values (${clientId}, ${foodKey}, ${id})`)
  })
  return id
}

const reading = { brand: 'Forno Rossi', name: 'Frollini', barcode: '8001234567897', verdicts: [{ target: milk, state: 'free' as const }] }

const asNutritionist = async <I extends object>(scene: Scene, make: MakeRecord, input: (clientId: string, id: string) => I) => ({
  ...(await onRecord(scene, make, input)),
  as: 'nutritionist' as const,
})

export const labelSamples = samplesOf(contract, {
  listOwnLabels: scene => asClient(scene, {}),
  sendOwnLabel: async scene => {
    const clientId = await clientOf(scene, scene.a)
    await allergyOf(scene, scene.a, clientId)
    const write = { id: newId(), food: biscuits, brand: 'Forno Rossi', name: 'Frollini', barcode: '8001234567897' }
    return {
      as: 'client',
      input: { ...write, photoUploadIds: [await uploadOf(scene.a.client)] },
      foreign: { ...write, id: newId(), photoUploadIds: [await uploadOf(scene.b.client)] },
      ofEveryClient: 'a client who is not in doubt about the food is told so before the photo is looked for',
    }
  },
  deleteOwnLabel: scene => onOwnRecord(scene, checkOf),
  undeleteOwnLabel: scene => onOwnRecord(scene, deletedCheck),
  chooseOwnProduct: async scene => ({
    ...(await onRecord(scene, productOf, (_, productId) => ({ food: biscuits, productId }))),
    as: 'client',
    ofEveryClient: 'a product is known to all clients of the business',
  }),
  listOpenLabels: async scene => ({ as: 'nutritionist', input: (await asNutritionist(scene, checkOf, () => ({}))).input }),
  getLabelCheck: scene => asNutritionist(scene, checkOf, (id, checkId) => ({ id, checkId })),
  decideLabel: scene => asNutritionist(scene, checkOf, (id, checkId) => ({ id, checkId, ...reading, barcode: '8076809513753' })),
  returnLabel: scene => asNutritionist(scene, checkOf, (id, checkId) => ({ id, checkId })),
  listFoodProducts: async scene => {
    await asNutritionist(scene, productOf, () => ({}))
    return { as: 'nutritionist', input: { search: 'frollini', state: 'current' as const } }
  },
  updateFoodProduct: scene => asNutritionist(scene, productOf, (_, id) => ({ id, ...reading })),
  withdrawFoodProduct: scene => asNutritionist(scene, productOf, (_, id) => ({ id, reason: 'recipe changed' as const })),
})
