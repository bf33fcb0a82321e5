import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pathParams, type AnyEndpoint } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { failedQueue } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { jobSeconds } from '#platform/metrics'
import { houseJobs } from '../house.ts'
import { fieldNamesOf } from './input-shapes.ts'
import { openOverdueDemo, tablesWith } from './overdue-demo.ts'
import { gatherSamples, sceneOf, speakerOf } from './scenes.ts'
import { ownHouse } from './test-house.ts'

// Runs every registered sweep, as the login that runs it, on a business that nobody has opened for more than a year. Each
// sweep finds rows that are due, and the jobs that it enqueues run too.

const house = await ownHouse({ env: { DEMO: 'on' } })
const { database, logged } = house
const samples = await gatherSamples()
const sweeps = houseJobs.filter(job => job.kind === 'sweep')
let superuser: pg.Client

beforeAll(async () => {
  superuser = await openOverdueDemo(house, { hasJobs: true })
}, 120_000)

afterAll(() => superuser.end())

describe('as the login that runs it', () => {
  test('there are sweeps to speak of', () => {
    const names = sweeps.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['sweep metrics', 'sweep weights', 'erase files', 'sweep deletions']))
  })

  test.each(sweeps.map(sweep => [sweep.name, sweep] as const))('%s goes through', async (_, sweep) => {
    const done = sweep.run({ database, log: makeLog('silent'), jobId: 'test', isLastTry: true }, { workspaceId: null, data: {} })
    await expect(done.then(() => 'done')).resolves.toBe('done')
    const failures = await superuser.query('select item, reason from sweep_failures where job = $1', [sweep.name])
    expect(failures.rows).toEqual([])
  })
})

test('nothing is left that was deleted long ago', async () => {
  // a deleted message keeps its place in the conversation
  for (const table of (await tablesWith(superuser, 'deleted_at')).filter(name => name !== 'messages')) {
    const { rows } = await superuser.query(`select count(*)::int as left from ${table} where deleted_at < now() - interval '30 days'`)
    expect([table, rows[0]?.left], 'deleted rows stay for ever: name a sweep in the jobs of the area, such as defineRecordSweep').toEqual([
      table,
      0,
    ])
  }
})

const twins = 3

/** Whether the device may make the id of what the call creates. */
const mayBringId = (endpoint: AnyEndpoint): boolean => !pathParams(endpoint.path).includes('id') && fieldNamesOf(endpoint).includes('id')

/** Most samples also work in a scene that other samples have used; the few that do not get a scene of their own. */
async function playSamples(): Promise<void> {
  const failing: string[] = []
  let on = await sceneOf(house)
  for (const { endpoint, make } of samples.filter(each => each.endpoint.method !== 'GET')) {
    // as from devices that send one call at the same time: all may be answered or refused, and none may fail
    const play = async () => {
      const { as, input, headers = {}, bytes } = await make(on)
      const speaker = await speakerOf(house, { who: as, on })
      const sent = mayBringId(endpoint) ? { id: newId(), ...Object(input) } : input
      const answers = await Promise.all(
        Array.from({ length: twins }, () => speaker.ask(endpoint, sent, { headers, ...(bytes && { bytes }) })),
      )
      const statuses = answers.map(({ status }) => status)
      const fault = logged.findLast(line => line.includes('"level":"error"')) ?? ''
      failing.push(...statuses.filter(status => status >= 500).map(status => `${endpoint.method} ${endpoint.path} ${status} ${fault}`))
      return Math.min(...statuses)
    }
    const isPlayed = await play().then(
      status => status < 300,
      () => false,
    )
    if (isPlayed) continue
    on = await sceneOf(house)
    expect([endpoint.path, await play()]).toEqual([endpoint.path, 200])
  }
  expect(failing).toEqual([])
}

/**
 * Jobs that follow more than one call, or wait for a moment that the call names; the tests of their areas run them. The push service is
 * out of every test's reach.
 */
const ranElsewhere = [
  'apply payment event',
  'cancel operator sale',
  'follow joined pauses',
  'mark calendar copies',
  'push to device',
  'refresh diary sums',
  'remind of surveys',
  'rest alert',
  'send address change',
  'send test payment event',
  'settle calendar copies',
  'tell that a client joined',
  'tell that a collaborator joined',
]

test('what sweeps and calls enqueued is done, and every job was among it', async () => {
  await playSamples()
  await vi.waitFor(
    async () => {
      const { rows } = await superuser.query(`select distinct name from pgboss.job_common
      where (state < 'active' and start_after <= now() or state = 'active') and name <> '${failedQueue}'`)
      expect(JSON.stringify(rows)).toBe('[]')
    },
    { timeout: 60_000, interval: 250 },
  )
  const failures = logged.filter(line => /a job (?:failed|was given up)/.test(line))
  expect(failures.filter(line => !line.includes('"job":"push to device"')).join('\n')).toBe('')
  const { values } = await jobSeconds.get()
  const done = new Set(values.filter(each => each.labels.outcome === 'done').map(each => each.labels.queue))
  const undone = houseJobs.filter(job => job.kind !== 'sweep' && !done.has(job.name)).map(job => job.name)
  expect(undone.filter(name => !ranElsewhere.includes(name))).toEqual([])
}, 180_000)
