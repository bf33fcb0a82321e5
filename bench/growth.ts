import type pg from 'pg'
import { withDatabase } from './clients.ts'
import { atMost, median, type Figure } from './figure.ts'
import { openHouse, signIn, type House } from './house.ts'
import { load, within } from './load.ts'

// Reads and the reads they are compared with are measured in turns, because a machine is not equally fast all the time.

export interface AskedPaths {
  name: string
  /** The paths that are requested at once. */
  paths: readonly string[]
  limitMs: number
  /** SQL for the rows of workspace `$1` without row-level security. */
  bare?: string
  /** The answer is computed from all rows of a document, which takes longer than reading them. */
  isOfDocument?: true
  /** The time may be so many times the bare SQL, and so many ms more. */
  atMostBeyond?: { times: number; ms: number }
  /** The demo account that asks; by default the admin. */
  email?: string
}

const turns = 7
const turnSeconds = 0.4
const statementsInTurn = 8
const usualNeighbours = 100
const usualBeyond = { times: 1.5, ms: 3 }

/** Measures one side for a turn: the median of its latencies. */
type Side = () => Promise<number>

/** The medians of each turn, in the order of the sides. */
async function takeTurns(sides: readonly Side[]): Promise<number[][]> {
  for (const side of sides) await side()
  const medians: number[][] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const times: number[] = []
    for (const side of sides) times.push(await side())
    medians.push(times)
  }
  return medians
}

const ofSide = (taken: readonly number[][], side: number): number => median(taken.map(times => times[side] ?? Number.NaN))

const ours =
  (api: string, headers: Record<string, string>, { paths }: AskedPaths): Side =>
  async () =>
    within(50, await load({ urls: paths.map(path => api + path), headers, connections: 1, seconds: turnSeconds }))

const bareStatement =
  (db: pg.Client, { name, bare }: AskedPaths, values: readonly string[]): Side =>
  async () => {
    const times: number[] = []
    for (let at = 0; bare !== undefined && at < statementsInTurn; at += 1) {
      const since = performance.now()
      await db.query({ name, text: bare, values: [...values] })
      times.push(performance.now() - since)
    }
    return median(times)
  }

interface Caller {
  api: string
  headers: Record<string, string>
  /** The address of the database, and the values of its statements. */
  databaseUrl: string
  values: readonly string[]
}

/** Measures reads, and where they have bare SQL the budget beside it, as the architecture has it. */
export const besideBare = (asked: readonly AskedPaths[], { api, headers, databaseUrl, values }: Caller): Promise<Figure[]> =>
  withDatabase(databaseUrl, async db => {
    const figures: Figure[] = []
    for (const each of asked) {
      const taken = await takeTurns([ours(api, headers, each), bareStatement(db, each, values)])
      const [time, bare] = [ofSide(taken, 0), ofSide(taken, 1)]
      const beside = { unit: 'ms', ...(each.bare !== undefined && { details: `the bare SQL takes ${bare.toFixed(1)} ms` }) }
      figures.push(atMost(each.name, time, each.limitMs, beside))
      const { times, ms } = each.atMostBeyond ?? usualBeyond
      if (each.bare !== undefined && !each.isOfDocument)
        figures.push(atMost(`${each.name} beyond ${times} x the bare SQL`, time - times * bare, ms, { unit: 'ms' }))
    }
    return figures
  })

/** The statement of a page beside that of its counts, which come in one answer. */
export const withCounts = (page: string, counts: string): string => `select * from (${page}) page, (${counts}) counts`

/** The statement answers the demo's business. */
export const ownBusiness = `
  select m.workspace_id as id from memberships m join persons p on p.id = m.person_id
  where p.email_key = 'admin@demo.allenio.test' and m.role = 'admin'`

/** The statement makes other businesses, and answers them. */
export const fillBusinesses = (count: number): string => `
  insert into workspaces (id, name, trial_ends_at)
  select gen_random_uuid(), 'Bench ' || n, now() from generate_series(1, ${count}) n returning id`

/** The one id that a statement answers. */
export const idFrom = (databaseUrl: string, statement: string): Promise<string> =>
  withDatabase(databaseUrl, async db => {
    const { rows } = await db.query<{ id: string }>(statement)
    return rows[0]?.id ?? ''
  })

/** The record of the demo's client. */
export const ownClient = `
  select c.id from clients c join memberships m on m.id = c.membership_id join persons p on p.id = m.person_id
  where p.email_key = 'client@demo.allenio.test'`

/** The demo's admin, who has made what the benches fill. */
export const ownMember = `
  select m.id from memberships m join persons p on p.id = m.person_id where p.email_key = 'admin@demo.allenio.test' and m.role = 'admin'`

interface Growth {
  /** Makes in a house what the rows need. */
  prepare?: (house: House) => Promise<void>
  /** Gives rows to each business that the statement answers. */
  fill: (databaseUrl: string, businesses: string) => Promise<void>
  /** Is called once the own business is filled. */
  ask: (house: House) => Promise<readonly AskedPaths[]>
  /** Makes the own business large for the budgets in ms, where a hundred like it would take too long to fill. */
  enlarge?: (databaseUrl: string) => Promise<void>
  /** The other businesses. */
  neighbours?: number
}

/** Measures reads of a filled business among others like it: beside the same business alone in a house, and beside their bare SQL. */
export async function measureGrowth(
  house: House,
  { prepare, fill, ask, enlarge, neighbours = usualNeighbours }: Growth,
): Promise<Figure[]> {
  const quiet = await openHouse()
  const open = async (each: House) => {
    await prepare?.(each)
    await fill(await each.databaseUrl(), ownBusiness)
    return ask(each)
  }
  try {
    const alone = await open(quiet)
    const among = await open(house)
    const databaseUrl = await house.databaseUrl()
    await fill(databaseUrl, fillBusinesses(neighbours))
    const values = [await idFrom(databaseUrl, ownBusiness)]
    const figures: Figure[] = []
    const sideOf = async ({ url }: House, each: AskedPaths) => ours(`${url}/api`, await headersOf(url, each.email), each)
    const growths: number[][][] = []
    for (const [at, each] of among.entries())
      growths.push(await takeTurns([await sideOf(quiet, alone[at] ?? each), await sideOf(house, each)]))
    await enlarge?.(databaseUrl)
    for (const [at, each] of among.entries()) {
      const caller = { api: `${house.url}/api`, headers: await headersOf(house.url, each.email), databaseUrl, values }
      figures.push(...(await besideBare([each], caller)))
      figures.push(grown(`${each.name}, when the database grows ${neighbours} times`, growths[at] ?? []))
    }
    return figures
  } finally {
    await quiet.close()
  }
}

const headersOf = async (url: string, email?: string) => ({ authorization: `Bearer ${await signIn(url, email)}` })

const grown = (name: string, taken: readonly number[][]): Figure => {
  const ratio = median(taken.map(([alone = Number.NaN, among = Number.NaN]) => among / alone))
  return atMost(name, ratio, 1.3, { unit: 'x', details: `${ofSide(taken, 1).toFixed(1)} against ${ofSide(taken, 0).toFixed(1)} ms` })
}
