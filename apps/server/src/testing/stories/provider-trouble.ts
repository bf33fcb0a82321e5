import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { OutsideError } from '#platform/errors'
import { sql, type Row } from '#platform/db'
import { applyEvent, ownAccount, ProviderError } from '#platform/payments'
import {
  addFault,
  clearFaults,
  sendEvent,
  standStill,
  testControls,
  type FaultKind,
  type ProviderOperation,
  type Standstill,
} from '#platform/test-provider'
import { isErrorLine, type CallAnswer } from '../calls.ts'
import { runJob } from '../run-job.ts'
import type { TestHouse } from '../test-house.ts'
import { step, type AnyStep } from './stories.ts'

/** Marks the call that dies, so that others at the same moment go on. */
const callInDanger = new AsyncLocalStorage<() => void>()

/** Jobs that ask a provider; the queue itself is not part of a story, so that a story goes the same way each time. */
const sweeps = ['sweep checkouts', 'sweep subscription requests', 'sweep plan changes', 'settle payments']
const queuedJobs = ['settle installments', 'settle subscription', 'complete subscription requests']

interface QueuedJob {
  id: string
  name: string
  data: { data: object }
}

/** The outcome at the provider's own page, where its buyers and banks act. */
export const atProvider = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ProviderError) return error.code
      throw error
    },
  )

/** Runs the jobs of one kind that wait in the queue. One that fails stays there, as for its retry. */
export async function runQueued({ database }: Pick<TestHouse, 'database'>, names: readonly string[]): Promise<void> {
  const queues = names.map(name => name.replaceAll(' ', '-'))
  const waiting = await database.withSystem('read', db =>
    db.many<QueuedJob>(sql`select id, name, data from pgboss.job_common where name = any(${queues}::text[]) order by created_on, id`),
  )
  for (const { id, name, data } of waiting) {
    await runJob(database, name.replaceAll('-', ' '), { data: data.data })
    await database.withSystem('write', db => db.run(sql`delete from pgboss.job_common where id = ${id} and name = ${name}`))
  }
}

interface Troubled {
  accountId: string
  workspaceId: string
}

/**
 * What goes wrong between the app and its provider: events come late, twice, in any order or never, calls fail, and the server dies while
 * it asks. The events of the account are held back until a step sends them.
 */
export async function providerTrouble({ database, logged }: TestHouse, { accountId, workspaceId }: Troubled) {
  // a story that has failed leaves the next one nothing
  clearFaults()
  await database.withSystem('write', async db => {
    await db.run(sql`delete from test_payment_objects where kind = 'event' and account_id = ${accountId}`)
    await db.run(sql`delete from payment_events where account_id = ${accountId}`)
    await db.run(sql`delete from login_tries`)
  })
  if (accountId !== ownAccount) await testControls(database).holdEvents(accountId, true)
  const since = logged.length

  /** Events of the operator's own account wait for the job that sends them, which does not run here. */
  const listHeld = async (): Promise<string[]> =>
    (
      await database.withSystem('read', db =>
        db.many<Row<'test_payment_objects', 'id'>>(sql`
          select id from test_payment_objects
          where kind = 'event' and account_id = ${accountId} and object ->> 'status' in ('held', 'waiting') order by place`),
      )
    ).map(({ id }) => id)

  /** The outcome of work that a provider's refusal, or the death of the server, may end. Any other error is a fault of ours. */
  const survive = (work: () => Promise<string>): Promise<string> =>
    new Promise((resolve, reject) => {
      void callInDanger.run(
        () => resolve('the server dies'),
        () =>
          work().then(resolve, (error: unknown) =>
            error instanceof OutsideError ? resolve(`the provider: ${error.message}`) : reject(error),
          ),
      )
    })

  async function applyStored(): Promise<string> {
    const open = await database.withSystem('read', db =>
      db.many<Row<'payment_events', 'id'>>(sql`
        select id from payment_events where applied_at is null and account_id = ${accountId} order by received_at, id`),
    )
    const outcomes: string[] = []
    for (const { id } of open) outcomes.push(await survive(() => applyEvent(database, id).then(() => 'applied')))
    return outcomes.find(outcome => outcome !== 'applied') ?? 'applied'
  }

  return {
    survive,

    /** The status of an answer, and why where it is a refusal. */
    asks: (call: () => Promise<CallAnswer>): Promise<string> =>
      survive(async () => {
        const { status, body } = await call()
        if (status === 500) throw new Error(`a call was answered 500: ${logged.findLast(isErrorLine) ?? ''}`)
        return status === 200 ? '200' : `${status} ${body.code}`
      }),

    /** Sends events in the order that `arrange` makes of theirs. One at a time, as a slow line would, or all before any is applied. */
    async send(arrange: (ids: readonly string[]) => readonly string[]): Promise<string> {
      const ids = arrange(await listHeld())
      for (const id of ids) await sendEvent(database, id)
      return `${ids.length} sent, ${await applyStored()}`
    },

    async loseEvents(): Promise<string> {
      const count = await database.withSystem('write', db =>
        db.run(sql`
          update test_payment_objects set object = jsonb_set(object::jsonb, '{status}', '"sent"')
          where kind = 'event' and account_id = ${accountId} and object ->> 'status' in ('held', 'waiting')`),
      )
      return `${count} lost`
    },

    async sweep(): Promise<string> {
      // an item that has failed is tried again at once, and an event whose job was given up is old
      await database.withSystem('write', async db => {
        await db.run(sql`delete from sweep_failures`)
        await db.run(sql`update payment_events set received_at = now() - interval '2 hours' where applied_at is null`)
      })
      const outcomes: string[] = []
      for (const name of sweeps) outcomes.push(await survive(() => runJob(database, name).then(() => 'done')))
      outcomes.push(await survive(() => runQueued({ database }, queuedJobs).then(() => 'done')))
      return outcomes.find(outcome => outcome !== 'done') ?? 'done'
    },

    /** The provider answers again, and the server is up. */
    heal: clearFaults,

    /** The errors of our own that this story has logged. What the provider has refused is none, nor what a sweep meets elsewhere. */
    readFaults: (): string[] =>
      logged
        .slice(since)
        .filter(line => isErrorLine(line) && !/unreachable|timeout|refused|payment failed/.test(line))
        .filter(line => !line.includes('a sweep failed') || line.includes(workspaceId)),
  }
}

export type ProviderTrouble = Awaited<ReturnType<typeof providerTrouble>>

interface InTrouble {
  trouble: ProviderTrouble
  /** Makes due what the sweeps would take up later. */
  letTimePass: () => Promise<void>
}

const faultWords: Record<FaultKind, string> = {
  down: 'is away for the next',
  'fails after doing': 'does, but does not answer, the next',
  refuses: 'refuses the next',
}

const dieAt = (at: Standstill): void => standStill([at], () => callInDanger.getStore()?.())

/** Steps of trouble, which fit every story about money at a provider. */
export function troubleSteps<Scene extends InTrouble>(
  operations: readonly ProviderOperation[],
  { losesEvents = true } = {},
): readonly AnyStep<Scene>[] {
  const operation = fc.constantFrom(...operations)
  const send = (line: string, arrange: (ids: readonly string[]) => readonly string[]) =>
    step<Scene>(`the provider’s events arrive ${line}`, ({ trouble }) => trouble.send(arrange))
  return [
    fc.constantFrom(
      send('in order', ids => ids),
      send('backwards', ids => ids.toReversed()),
      send('twice', ids => [...ids, ...ids]),
      send('but for the first two, which are late', ids => ids.slice(2)),
      ...(losesEvents ? [step<Scene>('the provider’s events are lost', ({ trouble }) => trouble.loseEvents())] : []),
      step<Scene>('an hour later the sweeps run', async ({ trouble, letTimePass }) => {
        await letTimePass()
        return trouble.sweep()
      }),
    ),
    fc.tuple(fc.constantFrom<FaultKind>('down', 'fails after doing'), operation).map(([kind, of]) =>
      step<Scene>(`the provider ${faultWords[kind]} ${of}`, async () => {
        addFault(kind, { operation: of })
        return 'so be it'
      }),
    ),
    fc.tuple(fc.constantFrom('before' as const, 'after' as const), operation).map(([when, of]) =>
      step<Scene>(`the server will die ${when} the next ${of}`, async () => {
        dieAt({ operation: of, when })
        return 'so be it'
      }),
    ),
  ]
}
