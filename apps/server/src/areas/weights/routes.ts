import * as contract from '@allenio/contract/weights'
import { auditRecord, lastDayFor, openOwnRecords, ownRecords, reachClient, refuseStrangeDay, teamReader, todayFor } from '#areas/clients'
import { found } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { presentWeight, readWeights } from './present.ts'
import { updateWeightRow, deleteWeight, findWeight, insertWeight, listWeightsById, readSentWeight, undeleteWeight } from './queries.ts'

export const weightBindings = [
  bind(contract.listWeights, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    return readWeights(db, id, { page, reader: teamReader(actor) })
  }),

  bind(contract.addWeights, async ({ db, actor }, { id, weights }) => {
    await reachClient(db, actor, id)
    const latest = await lastDayFor(db, actor, id)
    weights.forEach(({ day }, index) => refuseStrangeDay(day, latest, `weights.${index}.day`))
    const ids: string[] = []
    for (const weight of weights) {
      ids.push(await insertWeight(db, { ...weight, clientId: id, source: 'manual', isByClient: false, authorId: actor.membershipId }))
    }
    return { weights: (await listWeightsById(db, ids)).map(row => presentWeight(row, teamReader(actor))) }
  }),

  bind(contract.updateWeight, async ({ db, actor }, { id, weightId, ...fields }) => {
    await reachClient(db, actor, id)
    refuseStrangeDay(fields.day, await lastDayFor(db, actor, id))
    await updateWeightRow(db, { ...fields, id: weightId, clientId: id })
    await auditRecord(db, actor, 'update weight', { clientId: id, id: weightId })
    return presentWeight(found(await findWeight(db, id, weightId)), teamReader(actor))
  }),

  bind(contract.deleteWeight, async ({ db, actor }, { id, weightId }) => {
    await reachClient(db, actor, id)
    found((await deleteWeight(db, { id: weightId, clientId: id })) || undefined)
    await auditRecord(db, actor, 'delete weight', { clientId: id, id: weightId })
    return withMessage('weight deleted', {})
  }),

  bind(contract.undeleteWeight, async ({ db, actor }, { id, weightId }) => {
    await reachClient(db, actor, id)
    found((await undeleteWeight(db, { id: weightId, clientId: id })) || undefined)
    await auditRecord(db, actor, 'undelete weight', { clientId: id, id: weightId })
    return presentWeight(found(await findWeight(db, id, weightId)), teamReader(actor))
  }),

  bind(contract.listOwnWeights, async ({ db, actor }, { page }) => {
    const { client, reader } = await ownRecords(db, actor, 'weights')
    return { ...(await readWeights(db, client.id, { page, reader })), mayAdd: reader.mayAdd }
  }),

  bind(contract.addOwnWeight, async ({ db, actor }, { id, ...weight }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'weights')
    refuseStrangeDay(weight.day, await todayFor(db, actor))
    await insertWeight(db, { ...weight, id, clientId: client.id, source: 'client', isByClient: true, authorId: actor.membershipId })
    return presentWeight(await readSentWeight(db, client.id, id), reader)
  }),

  bind(contract.deleteOwnWeight, async ({ db, actor }, { id }) => {
    const { client } = await openOwnRecords(db, actor, 'weights')
    found((await deleteWeight(db, { id, clientId: client.id, onlyByClient: true })) || undefined)
    await auditRecord(db, actor, 'delete weight', { clientId: client.id, id })
    return withMessage('weight deleted', {})
  }),

  bind(contract.undeleteOwnWeight, async ({ db, actor }, { id }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'weights')
    found((await undeleteWeight(db, { id, clientId: client.id, onlyByClient: true })) || undefined)
    await auditRecord(db, actor, 'undelete weight', { clientId: client.id, id })
    return presentWeight(found(await findWeight(db, client.id, id)), reader)
  }),
]
