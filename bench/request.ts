import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fillBusiness, fillNeighbours, withDatabase } from './clients.ts'
import { atLeast, atMost, median, type Bench, type Figure } from './figure.ts'
import { waitForAnswer, freePort, openHouse, signIn } from './house.ts'
import { load, within, type Load } from './load.ts'

const clients = 1_000
const grownTimes = 100
// the rounds are short and alternate, so that other load on the machine affects both sides alike
const rounds = 24
const seconds = 0.5
const calmSeconds = 3
const day = new Date().toISOString().slice(0, 10)

/**
 * Measures the cost of requests against the barest server, which finds a session and reads or writes plain rows, and against
 * the same server after the database has grown a hundred times.
 */
export const requestBench: Bench = async () => {
  // the bench starts a server of its own, because other benches fill theirs with more clients
  const house = await openHouse()
  try {
    const databaseUrl = await house.databaseUrl()
    const workspaceId = await fillBusiness(databaseUrl, clients)
    const clientId = await withDatabase(databaseUrl, async db => {
      const { rows } = await db.query<{ id: string }>('select id from clients where workspace_id = $1 and deleted_at is null limit 1', [
        workspaceId,
      ])
      return rows[0]?.id ?? ''
    })
    const headers = { authorization: `Bearer ${await signIn(house.url)}` }
    const port = await freePort()
    const barest = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'barest.ts')], {
      env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, WORKSPACE_ID: workspaceId, CLIENT_ID: clientId },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    try {
      await waitForAnswer(`http://127.0.0.1:${port}`, barest)
      const compared = comparisons(`${house.url}/api`, `http://127.0.0.1:${port}`, clientId)
      const figures: Figure[] = []
      for (const comparison of compared) figures.push(await ratioOf(comparison, headers))
      const before = await latencies(compared, headers)
      await fillNeighbours(databaseUrl, { businesses: grownTimes, clients })
      await latencies(compared, headers)
      const after = await latencies(compared, headers)
      return [...figures, ...compared.map(({ name }, at) => grown(name, before[at] ?? Number.NaN, after[at] ?? Number.NaN))]
    } finally {
      barest.kill('SIGTERM')
      await new Promise(resolve => barest.once('exit', resolve))
    }
  } finally {
    await house.close()
  }
}

interface Comparison {
  name: string
  atLeast: number
  ours: Pick<Load, 'urls' | 'body'>
  theirs: Pick<Load, 'urls' | 'body'>
}

const comparisons = (api: string, barest: string, clientId: string): Comparison[] => {
  const weight = () => ({ day, kg: 60 + Math.random() * 20 })
  const single = { urls: [`${barest}/one`] }
  return [
    // the list and its counts are two calls here, but one page on screen, which the barest server answers at once
    {
      name: 'first page with counts',
      atLeast: 0.3,
      ours: { urls: [`${api}/clients`, `${api}/clients/total/count`] },
      theirs: { urls: [`${barest}/page`] },
    },
    {
      name: 'one weight written',
      atLeast: 0.3,
      ours: { urls: [`${api}/clients/${clientId}/weights-from-single-values`], body: () => ({ weights: [weight()] }) },
      theirs: { urls: [`${barest}/write`], body: weight },
    },
    { name: 'unread count', atLeast: 0.5, ours: { urls: [`${api}/notifications/unread/count`] }, theirs: single },
    // the call reads forty fields of eight tables, the barest server one row
    { name: 'me', atLeast: 0.4, ours: { urls: [`${api}/auth/me`] }, theirs: single },
  ]
}

async function ratioOf({ name, atLeast: budget, ours, theirs }: Comparison, headers: Record<string, string>): Promise<Figure> {
  const rate = async (side: Comparison['ours'], length: number) =>
    (await load({ ...side, headers, connections: 16, seconds: length })).perSecond / side.urls.length
  for (const side of [ours, theirs]) await rate(side, 2)
  const ratios: number[] = []
  let last = { ours: 0, theirs: 0 }
  for (let round = 0; round < rounds; round += 1) {
    last = { ours: await rate(ours, seconds), theirs: await rate(theirs, seconds) }
    ratios.push(last.ours / last.theirs)
  }
  return atLeast(`${name} against the barest server`, median(ratios), budget, {
    unit: '',
    details: `${Math.round(last.ours)} against ${Math.round(last.theirs)} a second`,
  })
}

/** Median latency of each with nobody else asking. */
async function latencies(compared: readonly Comparison[], headers: Record<string, string>): Promise<number[]> {
  const medians: number[] = []
  for (const { ours } of compared) medians.push(within(50, await load({ ...ours, headers, connections: 1, seconds: calmSeconds })))
  return medians
}

const grown = (name: string, before: number, after: number): Figure =>
  atMost(`${name} when the database grows ${grownTimes} times`, after / before, 1.3, {
    unit: 'x',
    details: `median ${after.toFixed(2)} against ${before.toFixed(2)} ms`,
  })
