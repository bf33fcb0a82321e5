import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { installConfig, loadConfig } from '#platform/config'
import { limitTo, openDatabase, sql, withDatabase, type Database } from '#platform/db'
import { makeLog } from '#platform/log'
import { registry } from '#platform/metrics'
import { asSuperuser, cloneDatabase, measured, testSecret } from '#testing'
import {
  defineJob,
  defineSweep,
  defineWorkspaceJob,
  dueInSystem,
  enqueue,
  enqueueIn,
  failedQueue,
  installJobs,
  openJobs,
  Unrepeatable,
  type Jobs,
} from './index.ts'

const lines: string[] = []
const log = makeLog('debug', line => void lines.push(line))
let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: Database
let running: Jobs

const done: unknown[] = []
const note = defineJob<{ word: string }>({
  name: 'note a word',
  retry: { delaySeconds: 1 },
  handle: async (_context, { word }) => void done.push(word),
})
const rename = defineWorkspaceJob<{ name: string }>({
  name: 'rename the workspace',
  handle: async ({ db }, { name }) => {
    await db.run(sql`update workspaces set name = ${name}`)
    done.push(name)
  },
})
const tries: string[] = []
const stumble = defineJob<{ secret: string; until: number }>({
  name: 'stumble',
  retry: { limit: 2, delaySeconds: 1 },
  handle: async ({ jobId }, { until }) => {
    tries.push(jobId)
    if (tries.length < until) throw new Error('it did not work')
    done.push('stumbled')
  },
})
const refuse = defineJob<{ secret: string }>({
  name: 'refuse',
  handle: async () => {
    throw new Unrepeatable('nobody lives there')
  },
})
let release = (): void => undefined
const linger = defineJob({
  name: 'linger',
  handle: async () => {
    done.push('lingering')
    await new Promise<void>(resolve => {
      release = resolve
    })
    done.push('lingered')
  },
})
const sweep = defineSweep({ name: 'sweep the floor', cron: '0 4 * * *', parts: () => [async () => done.push('swept')] })
const brokenSweep = defineSweep({
  name: 'sweep what is broken',
  cron: '0 5 1 1 *',
  parts: () => [() => Promise.reject(new Error('there is no floor'))],
})
const overrun = defineJob({ name: 'overrun', timeLimitSeconds: 1, retry: { limit: 0 }, handle: () => new Promise<void>(() => undefined) })
const races: string[] = []
const loseRace = defineJob<{ until: number }>({
  name: 'lose a race',
  retry: { limit: 0 },
  handle: async ({ jobId }, { until }) => {
    races.push(jobId)
    if (races.length < until) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    done.push('won')
  },
})
const jobs = [note, rename, stumble, loseRace, refuse, linger, sweep, brokenSweep, overrun]

const superuserOfClone = () => withDatabase(inject('testServer').superuserUrl, clone.name)
async function start(): Promise<Jobs> {
  const opened = await openJobs({ database, urls: clone.prepared, jobs, log })
  await opened.startWorkers()
  return opened
}
const rows = <Row extends pg.QueryResultRow>(text: string, url = clone.prepared.system) => {
  const client = new pg.Client({ connectionString: url })
  return client
    .connect()
    .then(() => client.query<Row>(text))
    .then(result => result.rows)
    .finally(() => client.end())
}
const waitForDone = (what: unknown) => vi.waitFor(() => expect(done).toContain(what), { timeout: 15_000, interval: 20 })

beforeAll(async () => {
  installConfig(loadConfig({ DEMO: 'off' }), testSecret)
  clone = await cloneDatabase(inject('testServer'))
  database = openDatabase({ urls: clone.prepared, log: () => undefined })
  // imitates several nodes that start at once on a database without a queue
  await asSuperuser(superuserOfClone(), `drop schema if exists pgboss cascade`)
  await asSuperuser(superuserOfClone(), `alter database ${clone.name} owner to "${new URL(clone.prepared.owner).username}"`)
  await Promise.all([1, 2, 3].map(() => installJobs(clone.prepared.owner, clone.prepared.roles)))
  running = await start()
})

afterAll(async () => {
  await running.stop()
  await database.close()
  await clone.drop()
})

async function workspace(name: string): Promise<string> {
  const id = newId()
  await database.withSystem('write', db => db.run(sql`insert into workspaces (id, name, trial_ends_at) values (${id}, ${name}, now())`))
  return id
}

test('a job runs within half a second of the commit that enqueued it, and never after a rollback', measured, async () => {
  const word = newId()
  const begun = performance.now()
  await database.withSystem('write', db => enqueue(db, note, { word }))
  await waitForDone(word)
  expect(performance.now() - begun).toBeLessThan(500)
  await expect(
    database.withSystem('write', async db => {
      await enqueue(db, note, { word: 'undone' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await database.withSystem('write', db => enqueue(db, note, { word: 'later' }))
  await waitForDone('later')
  expect(done).not.toContain('undone')
})

test('a job of a workspace sees only that workspace, whoever enqueued it', async () => {
  const [own, other] = [await workspace('Uno'), await workspace('Due')]
  await database.withWorkspace(own, 'write', db => enqueue(db, rename, { name: 'Uno nuovo' }))
  await waitForDone('Uno nuovo')
  await database.withWorkspace(own, 'write', db => enqueue(db, note, { word: 'from a workspace' }))
  await waitForDone('from a workspace')
  await database.withSystem('write', db => enqueueIn(db, own, rename, { name: 'Uno ancora' }))
  await waitForDone('Uno ancora')
  const names = await vi.waitFor(async () => {
    const found = await database.withSystem('read', db => db.many<{ id: string; name: string }>(sql`select id, name from workspaces`))
    expect(found).toContainEqual({ id: own, name: 'Uno ancora' })
    return found
  })
  expect(names).toContainEqual({ id: other, name: 'Due' })
})

test('the database refuses a job that one workspace enqueues for another, and hides the jobs of others', async () => {
  const [own, other] = [await workspace('Tre'), await workspace('Quattro')]
  const foreign = JSON.stringify({ workspaceId: other, data: { name: 'Mio' } })
  await expect(
    database.withWorkspace(own, 'write', db =>
      db.run(sql`
    insert into pgboss.job_common (name, data) values ('rename-the-workspace', ${foreign}::jsonb)`),
    ),
  ).rejects.toThrow('row-level security')
  await database.withWorkspace(other, 'write', db => enqueue(db, rename, { name: 'Quattro' }, { startAfterSeconds: 3600 }))
  expect(await database.withWorkspace(own, 'read', db => db.many(sql`select id from pgboss.job_common`))).toEqual([])
})

test('while a job with a key waits, no second one is added', async () => {
  for (const word of ['first', 'second']) {
    await database.withSystem('write', db => enqueue(db, note, { word }, { startAfterSeconds: 1, singletonKey: 'the same' }))
  }
  await waitForDone('first')
  await database.withSystem('write', db => enqueue(db, note, { word: 'third' }, { singletonKey: 'the same' }))
  await waitForDone('third')
  expect(done).not.toContain('second')
})

test('a job that fails is tried again under the same id', async () => {
  tries.length = 0
  await database.withSystem('write', db => enqueue(db, stumble, { secret: 'canary', until: 2 }))
  await waitForDone('stumbled')
  expect(tries).toHaveLength(2)
  expect(new Set(tries).size).toBe(1)
})

test('what the database undid for another transaction is done again within the same try', async () => {
  lines.length = 0
  await database.withSystem('write', db => enqueue(db, loseRace, { until: 3 }))
  await waitForDone('won')
  expect(races).toHaveLength(3)
  expect(lines.filter(line => line.includes('a job failed'))).toEqual([])
})

test('a job whose tries are used up is stored with its data, and logged without', async () => {
  tries.length = 0
  await database.withSystem('write', db => enqueue(db, stumble, { secret: 'canary', until: 99 }))
  await database.withSystem('write', db => enqueue(db, refuse, { secret: 'canary' }))
  const failedJobs = await vi.waitFor(
    async () => {
      const found = await rows<{ source_name: string; data: unknown; source_output: unknown }>(
        `select source_name, data, source_output from pgboss.job_common where name = '${failedQueue}'
          and source_name in ('refuse', 'stumble') order by source_name`,
      )
      expect(found).toHaveLength(2)
      return found
    },
    { timeout: 15_000 },
  )
  expect(failedJobs.map(row => row.source_name)).toEqual(['refuse', 'stumble'])
  expect(failedJobs[0]).toMatchObject({ data: { data: { secret: 'canary' } }, source_output: { reason: 'nobody lives there' } })
  expect(tries).toHaveLength(3)
  const isOfThese = (line: string) => /"job":"(refuse|stumble)"/.test(line)
  await vi.waitFor(() => expect(lines.filter(line => isOfThese(line) && line.includes('was given up'))).toHaveLength(2), {
    timeout: 10_000,
  })
  expect(lines.join('')).not.toContain('canary')
  const metric = await registry.getSingleMetricAsString('allenio_job_seconds')
  expect(metric).toContain('allenio_job_seconds_count{queue="stumble",outcome="given up"} 1')
  const failed = await registry.getSingleMetricAsString('allenio_jobs_failed_total')
  expect(failed).toContain('allenio_jobs_failed_total{job="stumble"} 1')
  expect(failed).toContain('allenio_jobs_failed_total{job="note a word"} 0')
})

const failuresOf = async (name: string) => {
  const metric = await registry.getSingleMetricAsString('allenio_jobs_failed_total')
  return Number(
    metric
      .split('\n')
      .find(line => line.includes(`{job="${name}"}`))
      ?.split(' ')
      .at(-1),
  )
}
const errorOf = (name: string) => lines.map(line => JSON.parse(line)).find(line => line.job === name && line.level === 'error')

test('the log reports a job that ran longer than it may', async () => {
  expect(await failuresOf('overrun')).toBe(0)
  await database.withSystem('write', db => enqueue(db, overrun, {}))
  await vi.waitFor(async () => expect(await failuresOf('overrun')).toBe(1), { timeout: 15_000 })
  expect(errorOf('overrun')).toMatchObject({ reason: 'handler execution exceeded 1s' })
}, 20_000)

test('the log reports a sweep whose tries are used up', async () => {
  expect(await failuresOf('sweep what is broken')).toBe(0)
  // adds the job as the scheduler does, on its last try
  await rows(`insert into pgboss.job_common (name, policy, retry_limit, expire_seconds, dead_letter)
    select name, policy, 0, expire_seconds, dead_letter from pgboss.queue where name = '${brokenSweep.queue}'`)
  await vi.waitFor(async () => expect(await failuresOf('sweep what is broken')).toBe(1), { timeout: 15_000 })
  expect(errorOf('sweep what is broken')).toMatchObject({ reason: 'there is no floor' })
}, 20_000)

test('a sweep goes on past items that fail, even where they fill a page, and tries each again later', async () => {
  const treated: string[] = []
  let isMended = false
  const items = dueInSystem({
    atOnce: 10,
    list: (db, { isNext, limit }) =>
      db.many<{ id: string }>(sql`
      select n::text as id from generate_series(1, 1200) n where ${isNext(sql`n::text`)} order by n ${limitTo(limit)}`),
    treat: async (_, batch) => {
      if (!isMended && batch.some(({ id }) => Number(id) % 400 === 1 || Number(id) <= 20)) throw new Error('not this one')
      treated.push(...batch.map(({ id }) => id))
    },
  })
  const run = { database, log, job: 'sweep what fails' }
  const failed = [...Array.from({ length: 20 }, (_, at) => `${at + 1}`), '401', '801']
  expect(await items(run)).toBe(22)
  const others = Array.from({ length: 1200 }, (_, at) => `${at + 1}`).filter(id => !failed.includes(id))
  expect(treated.toSorted()).toEqual(others.toSorted())
  const waits = () =>
    rows<{ tries: number; minutes: number }>(`select tries, round(extract(epoch from retry_at - failed_at) / 60)::int as minutes
    from sweep_failures where job = 'sweep what fails' group by 1, 2`)
  expect(await waits()).toEqual([{ tries: 1, minutes: 1 }])
  for (const minutes of [2, 4]) {
    await asSuperuser(superuserOfClone(), 'update sweep_failures set retry_at = now()')
    expect(await items(run)).toBe(22)
    expect(await waits()).toMatchObject([{ minutes }])
  }
  treated.length = 0
  isMended = true
  expect(await items(run)).toBe(22)
  expect(treated).not.toContain('1')
  await asSuperuser(superuserOfClone(), 'update sweep_failures set retry_at = now()')
  expect(await items(run)).toBe(0)
  expect(treated.filter(id => failed.includes(id)).toSorted()).toEqual(failed.toSorted())
  expect(await rows(`select from sweep_failures`)).toEqual([])
})

test('each sweep is scheduled once, removed sweeps leave the schedule, and no sweep runs twice at a time', async () => {
  expect(await rows(`select name, cron, timezone from pgboss.schedule where cron like '0 4%'`)).toEqual([
    { name: 'sweep-the-floor', cron: '0 4 * * *', timezone: 'Europe/Rome' },
  ])
  await running.stop()
  running = await openJobs({ database, urls: clone.prepared, jobs: jobs.filter(job => job !== sweep), log })
  await running.startWorkers()
  expect(await rows(`select name from pgboss.schedule where name = 'sweep-the-floor'`)).toEqual([])
  await running.stop()
  running = await start()
  expect(await rows(`select name from pgboss.schedule where name = 'sweep-the-floor'`)).toHaveLength(1)
  expect(await rows(`select policy from pgboss.queue where name = 'sweep-the-floor'`)).toEqual([{ policy: 'exclusive' }])
})

test('a stop waits for the job that runs', async () => {
  await database.withSystem('write', db => enqueue(db, linger, {}))
  await waitForDone('lingering')
  const stopped = running.stop()
  release()
  await stopped
  expect(done).toContain('lingered')
  expect(await rows(`select state from pgboss.job_common where name = 'linger'`)).toEqual([{ state: 'completed' }])
  await expect(database.withSystem('write', db => enqueue(db, note, { word: 'nobody' }))).rejects.toThrow('before the jobs engine')
  running = await start()
})

test('workers continue by themselves after the database was away', async () => {
  await asSuperuser(inject('testServer').superuserUrl, `alter database ${clone.name} allow_connections false`)
  await asSuperuser(
    inject('testServer').superuserUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${clone.name}'`,
  )
  await vi.waitFor(() => expect(lines.join('')).toMatch(/jobs wait for the database|the job queue failed/), { timeout: 10_000 })
  await asSuperuser(inject('testServer').superuserUrl, `alter database ${clone.name} allow_connections true`)
  await vi.waitFor(() => database.withSystem('write', db => enqueue(db, note, { word: 'back again' })), { timeout: 10_000 })
  await waitForDone('back again')
}, 40_000)

test('a node whose services leave out jobs only enqueues', async () => {
  await running.stop()
  installConfig({ ...loadConfig({ DEMO: 'off' }), services: ['api'] }, testSecret)
  const producer = await start()
  await database.withSystem('write', db => enqueue(db, note, { word: 'by another node' }))
  await producer.stop()
  expect(done).not.toContain('by another node')
  installConfig(loadConfig({ DEMO: 'off' }), testSecret)
  running = await start()
  await waitForDone('by another node')
})
