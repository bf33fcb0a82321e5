import * as contract from '@allenio/contract/progress'
import { openOwnRecords, ownRecords, recordDeletion, teamReader } from '#areas/client-records'
import { reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { bind } from '#platform/http'
import { auditRecord } from '#platform/records'
import { deleteProgress, editProgress, keepProgress, presentProgress, readProgresses, undeleteProgress } from './progresses.ts'
import { findProgress } from './queries.ts'

const mayWeigh = async (db: WorkspaceDb, actor: Actor): Promise<boolean> => (await ownRecords(db, actor, 'weights')).reader.mayAdd

const deletion = recordDeletion({
  thing: 'progress',
  message: 'progress deleted',
  delete: async ({ db, actor }, at) => deleteProgress(db, at, { keepsWeight: at.mustBeByClient === true && !(await mayWeigh(db, actor)) }),
  undelete: ({ db }, at) => undeleteProgress(db, at),
  read: async (db, at, reader) => presentProgress(db, await findProgress(db, at), reader),
})
const ownDeletion = deletion.own('photos')

export const progressBindings = [
  bind(contract.listProgresses, async ({ db, actor }, { id, page, from, to }) => {
    await reachClient(db, actor, id)
    return readProgresses(db, { clientId: id, from, to }, { page, reader: teamReader(actor) })
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

  bind(contract.deleteProgress, (call, { id, progressId }) => deletion.delete(call, { clientId: id, id: progressId })),
  bind(contract.undeleteProgress, (call, { id, progressId }) => deletion.undelete(call, { clientId: id, id: progressId })),

  bind(contract.listOwnProgresses, async ({ db, actor }, { page }) => {
    const [{ client, reader }, weights] = await Promise.all([ownRecords(db, actor, 'photos'), ownRecords(db, actor, 'weights')])
    const list = await readProgresses(db, { clientId: client.id }, { page, reader })
    return { ...list, mayAdd: reader.mayAdd, mayAddWeight: weights.reader.mayAdd }
  }),

  bind(contract.addOwnProgress, async ({ db, actor }, { id, ...fields }) => {
    const { client, reader } = await openOwnRecords(db, actor, 'photos')
    // where only the professional may add weights, photos must be no way around that
    if (fields.kg !== undefined && !(await mayWeigh(db, actor))) throw wrongField('kg', 'own records closed')
    return presentProgress(db, await keepProgress(db, actor, { id, clientId: client.id, isByClient: true, fields }), reader)
  }),

  bind(contract.deleteOwnProgress, ownDeletion.delete),
  bind(contract.undeleteOwnProgress, ownDeletion.undelete),
]
