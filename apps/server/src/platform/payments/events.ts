import { sql, type Database, type Row, type SystemDb } from '#platform/db'
import { defineJob, defineSweep, dueInSystem, dueItems, enqueue, type AnyJob, type DuePart } from '#platform/jobs'
import { paymentEvents } from '#platform/metrics'
import { isKnownType, type ReceivedEvent } from './event-shape.ts'
import { installedPayments, ownAccount } from './installed.ts'
import { paymentSettlers, settleRow } from './settlers.ts'

type StoredEvent = Row<'payment_events', 'account_id' | 'refs' | 'applied_at'>

const keptDays = 90

/** Stores an event once, however often it comes. A job applies it. */
export async function storeEvent(db: SystemDb, provider: 'stripe' | 'test', event: ReceivedEvent): Promise<boolean> {
  const { id, type, accountId = ownAccount, refs } = event
  const isApplied = !isKnownType(type) || refs.length === 0
  const count = await db.run(sql`
    insert into payment_events (provider, id, account_id, type, refs, applied_at)
    values (${provider}, ${id}, ${accountId}, ${type}, ${refs}::text[], case when ${isApplied} then now() end)
    on conflict (provider, id) do nothing`)
  if (count > 0 && !isApplied) await enqueue(db, applyEventJob, { id })
  return count > 0
}

const applyEventJob = defineJob<{ id: string }>({
  name: 'apply payment event',
  parallel: 4,
  timeLimitSeconds: 120,
  handle: ({ database }, { id }) => applyEvent(database, id),
})

/** Settles every row that the event concerns. A row that fails does not keep the others from being settled. */
export async function applyEvent(database: Database, id: string): Promise<void> {
  const { provider, log } = installedPayments()
  if (!provider) return
  const event = await database.withSystem('write', db =>
    db.maybeOne<StoredEvent>(sql`
      update payment_events set attempts = attempts + 1 where provider = ${provider.name} and id = ${id} and applied_at is null
      returning account_id, refs, applied_at`),
  )
  if (!event) return
  const subject = { provider: provider.name, accountId: event.account_id, refs: event.refs }
  const failures: unknown[] = []
  for (const { kind, rowsOf } of paymentSettlers.gathered()) {
    const rows = await database.withSystem('read', db => rowsOf(db, subject))
    for (const row of rows) {
      try {
        await settleRow(kind, row)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  paymentEvents.inc({ outcome: failures.length > 0 ? 'failed' : 'applied' })
  if (failures.length > 0) throw failures[0]
  await database.withSystem('write', db =>
    db.run(sql`update payment_events set applied_at = now() where provider = ${provider.name} and id = ${id}`),
  )
  log.info('a payment event was applied', { event: id })
}

/** Events whose job was given up, for example because the provider was away for hours. */
const forgottenEvents = dueItems({
  list: (database, { isNext, limit }) =>
    database.withSystem('read', db =>
      db.many<Row<'payment_events', 'id'>>(sql`
        select id from payment_events where applied_at is null and received_at < now() - interval '1 hour'
          and provider = ${installedPayments().provider?.name ?? ''} and ${isNext(sql`id`)}
        order by received_at limit ${limit}`),
    ),
  treat: async (database, [event]) => {
    if (event) await applyEvent(database, event.id)
  },
})

const oldEvents = dueInSystem({
  list: (db, { isNext, limit }) =>
    db.many<Row<'payment_events', 'id'>>(sql`
      select id from payment_events where received_at < now() - make_interval(days => ${keptDays}) and ${isNext(sql`id`)}
      order by received_at limit ${limit}`),
  treat: (db, items) =>
    db.run(sql`
      delete from payment_events where id = any(${items.map(({ id }) => id)}::text[])
        and received_at < now() - make_interval(days => ${keptDays})`),
  atOnce: 500,
})

/** The rows of each kind that have to be asked for again, whatever was told of them. */
const dueRows = (): DuePart[] =>
  paymentSettlers.gathered().map(({ kind, due }) =>
    dueItems({
      list: async (database, query) => {
        if (!installedPayments().provider) return []
        const rows = await database.withSystem('read', db => due(db, query))
        return rows.map(({ workspaceId, id }) => ({ workspace_id: workspaceId, id }))
      },
      treat: async (_, [row]) => {
        if (row) await settleRow(kind, { workspaceId: row.workspace_id, id: row.id })
      },
    }),
  )

const settleSweep = defineSweep({
  name: 'settle payments',
  cron: '23 * * * *',
  timeLimitSeconds: 1800,
  parts: () => [oldEvents, forgottenEvents, ...dueRows()],
})

export const eventJobs: readonly AnyJob[] = [applyEventJob, settleSweep]
