import type { Thing } from '@allenio/contract'
import { ownClient, reachClient, recordDeleted } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { withMessage } from '#platform/http'
import { auditRecord } from '#platform/records'
import { openOwnRecords, type OwnRecord } from './own-records.ts'
import { clientReader, teamReader, type Reader } from './reader.ts'

export interface RecordAt {
  id: string
  clientId: string
  /** Set for clients, who may only change records that they added themselves. */
  mustBeByClient?: boolean
}

/** A condition on the records `r`. */
export const isRecordAt = ({ id, clientId, mustBeByClient }: RecordAt): Sql =>
  joined([sql`r.id = ${id}`, sql`r.client_id = ${clientId}`, ...(mustBeByClient ? [sql`r.is_by_client`] : [])], ' and ')

interface RecordCall {
  db: WorkspaceDb
  actor: Actor
}

interface RecordDeletion<Answer> {
  thing: Thing
  /** The code of the sentence about the deletion, where it is not the usual one. */
  message?: string
  /** Deletes a record. Throws if it does not exist, as `undelete` does. */
  delete: (call: RecordCall, at: RecordAt) => Promise<unknown>
  undelete: (call: RecordCall, at: RecordAt) => Promise<unknown>
  read: (db: WorkspaceDb, at: RecordAt, reader: Reader) => Promise<Answer>
}

/** The handlers that delete and undelete one record of a client within the caller's reach, each with its entry in the log. */
export function recordDeletion<Answer>({ thing, message = recordDeleted, read, ...steps }: RecordDeletion<Answer>) {
  const change = async (call: RecordCall, action: 'delete' | 'undelete', at: RecordAt): Promise<void> => {
    await steps[action](call, at)
    await auditRecord(call.db, call.actor, `${action} ${thing}`, at)
  }
  return {
    delete: async (call: RecordCall, at: RecordAt) => {
      await reachClient(call.db, call.actor, at.clientId)
      await change(call, 'delete', at)
      return withMessage(message, {})
    },
    undelete: async (call: RecordCall, at: RecordAt) => {
      await reachClient(call.db, call.actor, at.clientId)
      await change(call, 'undelete', at)
      return read(call.db, at, teamReader(call.actor))
    },
    /** The handlers for clients, who delete what they added themselves; without a kind, for records that nobody else adds. */
    own: (record?: OwnRecord) => ({
      delete: async (call: RecordCall, { id }: { id: string }) => {
        const { at } = await reachOwn(call, record, id)
        await change(call, 'delete', at)
        return withMessage(message, {})
      },
      undelete: async (call: RecordCall, { id }: { id: string }) => {
        const { at, reader } = await reachOwn(call, record, id)
        await change(call, 'undelete', at)
        return read(call.db, at, reader)
      },
    }),
  }
}

async function reachOwn({ db, actor }: RecordCall, record: OwnRecord | undefined, id: string): Promise<{ at: RecordAt; reader: Reader }> {
  if (record === undefined) return { at: { id, clientId: (await ownClient(db, actor)).id }, reader: clientReader(actor, true) }
  const { client, reader } = await openOwnRecords(db, actor, record)
  return { at: { id, clientId: client.id, mustBeByClient: true }, reader }
}
