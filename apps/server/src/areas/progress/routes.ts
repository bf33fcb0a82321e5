import * as contract from '@allenio/contract/progress'
import { auditRecord, openOwnRecords, ownRecords, reachClient, teamReader } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { bind, withMessage } from '#platform/http'
import { deleteProgress, editProgress, keepProgress, presentProgress, readProgresses, undeleteProgress } from './progresses.ts'

const mayWeigh = async (db: WorkspaceDb, actor: Actor): Promise<boolean> => (await ownRecords(db, actor, 'weights')).reader.mayAdd

export const progressBindings = [
  bind(contract.listProgresses, async ({ db, actor }, { id, page }) => {
    await reachClient(db, actor, id)
    return readProgresses(db, id, { page, reader: teamReader(actor) })
  }),

  bind(contract.addProgress, async ({ db, actor }, { id: clientId, ...fields }) => {
    await reachClient(db, actor, clientId)
    return presentProgress(db, await keepProgress(db, actor, { clientId, isByClient: false, fields }), teamReader(actor))
  }),

  bind(contract.updateProgress, async ({ db, actor }, { id: clientId, progressId, ...fields }) => {
    await reachClient(db, actor, clientId)
    const progress = await editProgress(db, actor, { id: progressId, clientId, fields })
    await auditRecord(db, actor, 'update progress', { clientId, id: progressId })
    return presentProgress(db, progress, teamReader(actor))
  }),

  bind(contract.deleteProgress, async ({ db, actor }, { id: clientId, progressId }) => {
    await reachClient(db, actor, clientId)
    await deleteProgress(db, { id: progressId, clientId })
    await auditRecord(db, actor, 'delete progress', { clientId, id: progressId })
    return withMessage('progress deleted', {})
  }),

  bind(contract.undeleteProgress, async ({ db, actor }, { id: clientId, progressId }) => {
    await reachClient(db, actor, clientId)
    const progress = await undeleteProgress(db, { id: progressId, clientId })
    await auditRecord(db, actor, 'undelete progress', { clientId, id: progressId })
    return presentProgress(db, progress, teamReader(actor))
  }),

  bind(contract.listOwnProgresses, async ({ db, actor }, { page }) => {
    const [{ client, reader }, weights] = await Promise.all([ownRecords(db, actor, 'photos'), ownRecords(db, actor, 'weights')])
    const list = await readProgresses(db, client.id, { page, reader })
    return { ...list, mayAdd: reader.mayAdd, mayAddWeight: weights.reader.mayAdd }
  }),

  bind(contract.addOwnProgress, async ({ db, actor }, { id, ...fields }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'photos')
    // where only the professional may add weights, photos must be no way around that
    if (fields.kg !== undefined && !(await mayWeigh(db, actor))) throw wrongField('kg', 'own records closed')
    return presentProgress(db, await keepProgress(db, actor, { id, clientId: client.id, isByClient: true, fields }), reader)
  }),

  bind(contract.deleteOwnProgress, async ({ db, actor }, { id }) => {
    const { client } = await openOwnRecords(db, actor, 'photos')
    await deleteProgress(db, { id, clientId: client.id, onlyByClient: true }, { keepsWeight: !(await mayWeigh(db, actor)) })
    await auditRecord(db, actor, 'delete progress', { clientId: client.id, id })
    return withMessage('progress deleted', {})
  }),

  bind(contract.undeleteOwnProgress, async ({ db, actor }, { id }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'photos')
    const progress = await undeleteProgress(db, { id, clientId: client.id, onlyByClient: true })
    await auditRecord(db, actor, 'undelete progress', { clientId: client.id, id })
    return presentProgress(db, progress, reader)
  }),
]
