import * as contract from '@allenio/contract/weights'
import { openOwnRecords, ownRecords, recordDeletion, teamReader } from '#areas/client-records'
import { lastDayFor, ownClient, reachableClients, reachClient, refuseStrangeDay, todayFor } from '#areas/clients'
import { found } from '#platform/errors'
import { bind } from '#platform/http'
import { auditRecord } from '#platform/records'
import { addWeights } from './new-weights.ts'
import { presentWeight, readWeights } from './present.ts'
import {
  deleteWeight,
  findWeight,
  insertWeight,
  listReplaceable,
  notifyWeightRecorded,
  readSentWeight,
  undeleteWeight,
  updateWeightRow,
} from './queries.ts'
import { readWeightMarks } from './weight-marks.ts'

const deletion = recordDeletion({
  thing: 'weight',
  message: 'weight deleted',
  delete: async ({ db }, at) => found((await deleteWeight(db, at)) || undefined),
  undelete: async ({ db }, at) => found((await undeleteWeight(db, at)) || undefined),
  read: async (db, at, reader) => presentWeight(found(await findWeight(db, at)), reader),
})
const ownDeletion = deletion.own('weights')

export const weightBindings = [
  bind(contract.listWeights, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    return readWeights(db, id, { page, reader: teamReader(actor) })
  }),

  bind(contract.listReplaceableWeights, async ({ db, actor }, { clientId, from, to }) => ({
    weights: (await listReplaceable(db, { scope: reachableClients(actor), clientIds: [clientId].flat(), from, to })).map(row => ({
      clientId: row.client_id,
      id: row.id,
      day: row.day,
      kg: row.kg,
      note: row.note,
    })),
  })),

  bind(contract.getWeightMarks, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return readWeightMarks(db, actor, id)
  }),

  bind(contract.getOwnWeightMarks, async ({ db, actor }) => readWeightMarks(db, actor, (await ownClient(db, actor)).id)),

  bind(contract.addWeights, async ({ db, actor }, { id, weights }) => {
    await reachClient(db, actor, id)
    const latest = await lastDayFor(db, actor, { clientId: id, days: weights.map(({ day }) => day) })
    weights.forEach(({ day }, index) => refuseStrangeDay(day, latest, `weights.${index}.day`))
    const rows = await addWeights(
      db,
      actor,
      weights.map(weight => ({ ...weight, clientId: id, source: 'manual', isByClient: false })),
    )
    return { weights: rows.map(row => presentWeight(row, teamReader(actor))) }
  }),

  bind(contract.updateWeight, async ({ db, actor }, { id, weightId, ...fields }) => {
    await reachClient(db, actor, id)
    refuseStrangeDay(fields.day, await lastDayFor(db, actor, { clientId: id, days: [fields.day] }))
    found((await updateWeightRow(db, { ...fields, id: weightId, clientId: id })) || undefined)
    await auditRecord(db, actor, 'update weight', { clientId: id, id: weightId })
    return presentWeight(found(await findWeight(db, { id: weightId, clientId: id })), teamReader(actor))
  }),

  bind(contract.deleteWeight, (call, { id, weightId }) => deletion.delete(call, { clientId: id, id: weightId })),
  bind(contract.undeleteWeight, (call, { id, weightId }) => deletion.undelete(call, { clientId: id, id: weightId })),

  bind(contract.listOwnWeights, async ({ db, actor }, { page }) => {
    const { client, reader } = await ownRecords(db, actor, 'weights')
    return { ...(await readWeights(db, client.id, { page, reader })), mayAdd: reader.mayAdd }
  }),

  bind(contract.addOwnWeight, async ({ db, actor }, { id, ...weight }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'weights')
    refuseStrangeDay(weight.day, todayFor(actor))
    await insertWeight(db, { ...weight, id, clientId: client.id, source: 'client', isByClient: true, authorId: actor.membershipId })
    return presentWeight(await readSentWeight(db, client.id, id), reader)
  }),

  bind(contract.updateOwnWeight, async ({ db, actor }, { id, ...fields }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'weights')
    const at = { id, clientId: client.id, mustBeByClient: true }
    found(await findWeight(db, at))
    refuseStrangeDay(fields.day, todayFor(actor))
    await updateWeightRow(db, { ...fields, id, clientId: client.id })
    const weight = found(await findWeight(db, at))
    // a weight that takes the place of another does what was asked for that day as well
    await notifyWeightRecorded(db, weight, actor.membershipId)
    await auditRecord(db, actor, 'update weight', at)
    return presentWeight(weight, reader)
  }),

  bind(contract.deleteOwnWeight, ownDeletion.delete),
  bind(contract.undeleteOwnWeight, ownDeletion.undelete),
]
