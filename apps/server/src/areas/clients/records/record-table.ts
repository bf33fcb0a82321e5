import type { RecordCalls, RecordFieldsOf, RecordOf } from '@allenio/contract/client-records'
import { dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { mayCall, type Actor } from '#platform/access'
import type { Contribution } from '#platform/contributions'
import { joined, limitToPage, nameInSql, pageOf, sql, type Sql, type TableName, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { bind, type Binding } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import { demoRecords, type FillDemoRecords } from '../demo.ts'
import { reachClient, type ReachedClient } from '../reach.ts'
import { auditRecord } from './audit.ts'
import { defineClientRecords } from './client-records.ts'
import { canBeRestored } from './deleted-records.ts'
import { isRecordAt, recordDeletion, type RecordAt } from './record-deletion.ts'

interface RecordContext {
  db: WorkspaceDb
  actor: Actor
  client: ReachedClient
}

interface RecordTableOptions<Calls extends RecordCalls> {
  /** The area's calls; the fields of their records have columns of the same names: `startDay` is `start_day`. */
  calls: Calls
  table: TableName
  /** The order of the list of records `r`; by default the newest first. */
  orderBy?: Sql
  /** Refuses what no schema can, by throwing. */
  check?(this: void, fields: RecordFieldsOf<Calls>, context: RecordContext): Promise<void> | void
  onAdded?(this: void, record: RecordOf<Calls>, context: RecordContext): Promise<void> | void
  /** The records of one of the demo's clients. */
  demo?(this: void, at: { index: number; today: string }): readonly RecordFieldsOf<Calls>[]
  /** Set for records that the client never sees. */
  isForTeam?: true
}

type Fields = Readonly<Record<string, unknown>>
type OneRecord = Fields & { id: string }

/** The table of an area's records: what spreads into `area({ … })`, and the writes for samples and tests. */
export interface RecordTable<Calls extends RecordCalls = RecordCalls> {
  calls: Calls
  tables: readonly TableName[]
  bindings: readonly Binding[]
  jobs: readonly AnyJob[]
  contributes: readonly Contribution[]
  insert: (db: WorkspaceDb, clientId: string, fields: RecordFieldsOf<Calls>) => Promise<OneRecord>
  delete: (db: WorkspaceDb, at: RecordAt) => Promise<OneRecord>
}

const perPage = 50

const columnOf = (field: string): Sql => nameInSql(field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))

/** A table that `call client_records('…')` of its migration made, with all that records of a client need. */
export function recordTable<Calls extends RecordCalls>(options: RecordTableOptions<Calls>): RecordTable<Calls> {
  const { table, orderBy = sql`r.created_at desc, r.id desc`, demo, isForTeam } = options
  const calls: RecordCalls = options.calls
  const { check, onAdded }: Pick<RecordTableOptions<RecordCalls>, 'check' | 'onAdded'> = options
  const [thing] = calls.list.shows === 'everything' ? [] : (calls.list.shows ?? [])
  if (thing === undefined) throw new Error(`The list of '${table}' has to say what it shows.`)
  const rows = nameInSql(table)
  const fields = Object.keys(calls.add.input.shape).filter(field => field !== 'id')
  const columns = joined([sql`r.id`, ...fields.map(field => sql`r.${columnOf(field)} as ${nameInSql(field)}`)], ', ')

  const writes = {
    insert: (db: WorkspaceDb, clientId: string, values: Fields) =>
      db.one<OneRecord>(sql`
      insert into ${rows} as r (id, client_id, ${joined(fields.map(columnOf), ', ')})
      values (${newId()}, ${clientId}, ${joined(
        fields.map(field => sql`${values[field]}`),
        ', ',
      )}) returning ${columns}`),
    update: (db: WorkspaceDb, at: RecordAt, values: Fields) =>
      db.maybeOne<OneRecord>(sql`
      update ${rows} r set ${joined(
        fields.map(field => sql`${columnOf(field)} = ${values[field]}`),
        ', ',
      )}
      where ${isRecordAt(at)} and deleted_at is null returning ${columns}`),
    delete: async (db: WorkspaceDb, at: RecordAt) =>
      found(
        await db.maybeOne<OneRecord>(sql`
      update ${rows} r set deleted_at = now() where ${isRecordAt(at)} and deleted_at is null returning ${columns}`),
      ),
    undelete: async (db: WorkspaceDb, at: RecordAt) =>
      found(
        await db.maybeOne<OneRecord>(sql`
      update ${rows} r set deleted_at = null where ${isRecordAt(at)} and ${canBeRestored} returning ${columns}`),
      ),
  }
  const find = async (db: WorkspaceDb, at: RecordAt) =>
    found(await db.maybeOne<OneRecord>(sql`select ${columns} from ${rows} r where ${isRecordAt(at)} and deleted_at is null`))

  const deletion = recordDeletion({
    thing,
    delete: ({ db }, at) => writes.delete(db, at),
    undelete: ({ db }, at) => writes.undelete(db, at),
    read: find,
  })
  const fillDemo: FillDemoRecords = async (db, clients) => {
    const today = dayIn('Europe/Rome')
    for (const [index, { id }] of clients.entries())
      for (const record of demo?.({ index, today }) ?? []) await writes.insert(db, id, record)
  }
  const parts = defineClientRecords({
    table,
    exports: {
      [table.replaceAll('_', '-')]: (db, condition) =>
        db.many(sql`
        select r.client_id, ${columns}, r.created_at from ${rows} r
        where r.deleted_at is null and ${condition} order by r.created_at, r.id`),
    },
    ...(isForTeam && { isForTeam }),
  })
  const bindings = [
    bind(calls.list, async ({ db, actor }, { id, page }) => {
      await reachClient(db, actor, id)
      const list = await db.many<OneRecord>(sql`
        select ${columns} from ${rows} r where r.client_id = ${id} and r.deleted_at is null
        order by ${orderBy} ${limitToPage(page, perPage)}`)
      const { pageRows, nextPage } = pageOf(list, page, perPage)
      const may = { add: mayCall(actor, calls.add), update: mayCall(actor, calls.update), delete: mayCall(actor, calls.delete) }
      return { records: pageRows, nextPage, may }
    }),
    bind(calls.add, async ({ db, actor }, { id: clientId, ...values }) => {
      const client = await reachClient(db, actor, clientId)
      await check?.(values, { db, actor, client })
      const record = await writes.insert(db, clientId, values)
      await auditRecord(db, actor, `add ${thing}`, { clientId, id: record.id })
      await onAdded?.(record, { db, actor, client })
      return record
    }),
    bind(calls.update, async ({ db, actor }, { id: clientId, recordId: id, ...values }) => {
      const client = await reachClient(db, actor, clientId)
      await check?.(values, { db, actor, client })
      const record = found(await writes.update(db, { id, clientId }, values))
      await auditRecord(db, actor, `update ${thing}`, { clientId, id })
      return record
    }),
    bind(calls.delete, (call, { id, recordId }) => deletion.delete(call, { clientId: id, id: recordId })),
    bind(calls.undelete, (call, { id, recordId }) => deletion.undelete(call, { clientId: id, id: recordId })),
  ]
  return {
    calls: options.calls,
    ...parts,
    bindings,
    contributes: [...parts.contributes, ...(demo ? [demoRecords(fillDemo)] : [])],
    insert: writes.insert,
    delete: writes.delete,
  }
}
