import { withDatabase } from './clients.ts'
import { atMost, median, type Figure } from './figure.ts'
import { signIn, type House } from './house.ts'
import { load, within } from './load.ts'

// Lists are asked before and after the database has grown by the rows of other businesses.

export interface AskedPaths {
  name: string
  /** Asked at once. */
  paths: readonly string[]
  limitMs: number
  /** The same rows without row-level security, of the workspace `$1`. */
  bare?: string
  /** The demo account that asks; the admin where none is named. */
  email?: string
}

const rounds = 3
const usualNeighbours = 100

/** The median latencies of one caller, in the order of what is asked. */
export async function mediansOf(asked: readonly AskedPaths[], api: string, headers: Record<string, string>): Promise<number[]> {
  const all: number[] = []
  for (const { paths } of asked) {
    const latencies: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      latencies.push(within(50, await load({ urls: paths.map(path => api + path), headers, connections: 1, seconds: 1 })))
    }
    all.push(median(latencies))
  }
  return all
}

/** The medians of statements on one connection, NaN where there is none. */
export const bareTimes = (databaseUrl: string, asked: readonly AskedPaths[], values: readonly string[]): Promise<number[]> =>
  withDatabase(databaseUrl, async db => {
    const medians: number[] = []
    for (const { name, bare } of asked) {
      const times: number[] = []
      for (let round = 0; bare !== undefined && round < 30; round += 1) {
        const since = performance.now()
        await db.query({ name, text: bare, values: [...values] })
        times.push(performance.now() - since)
      }
      medians.push(median(times.slice(5)))
    }
    return medians
  })

/** The budget of a read beside its own, as the architecture has it. */
export const beyondBare = (name: string, ours: number, bare: number): Figure =>
  atMost(`${name} beyond the bare SQL`, ours - 1.5 * bare, 3, { unit: 'ms', details: `the bare SQL takes ${bare.toFixed(1)} ms` })

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
  /** Gives rows to each business that the statement answers. */
  fill: (databaseUrl: string, businesses: string) => Promise<void>
  /** Is called once the own business is filled. */
  ask: (databaseUrl: string) => Promise<readonly AskedPaths[]>
  /** Makes the own business large for the budgets in ms, where a hundred like it would take too long to fill. */
  enlarge?: (databaseUrl: string) => Promise<void>
  /** The other businesses. */
  neighbours?: number
}

/** Measures reads of a filled business alone, among others like it, and beside their bare SQL on one connection. */
export async function measureGrowth(house: House, { fill, ask, enlarge, neighbours = usualNeighbours }: Growth): Promise<Figure[]> {
  const databaseUrl = await house.databaseUrl()
  await fill(databaseUrl, ownBusiness)
  const asked = await ask(databaseUrl)
  const tokens = new Map<string | undefined, string>()
  for (const { email } of asked) if (!tokens.has(email)) tokens.set(email, await signIn(house.url, email))
  const measure = async () => {
    const times: number[] = []
    for (const each of asked) {
      times.push(...(await mediansOf([each], `${house.url}/api`, { authorization: `Bearer ${tokens.get(each.email)}` })))
    }
    return times
  }
  await measure()
  const before = await measure()
  await fill(databaseUrl, fillBusinesses(neighbours))
  await measure()
  const after = await measure()
  const large = enlarge ? await enlarge(databaseUrl).then(measure).then(measure) : after
  const bare = await bareTimes(databaseUrl, asked, [await idFrom(databaseUrl, ownBusiness)])
  return asked.flatMap(({ name, limitMs, bare: statement }, at): Figure[] => {
    const [alone = Number.NaN, among = Number.NaN] = [before[at], after[at]]
    const [ours = Number.NaN, theirs = Number.NaN] = [large[at], bare[at]]
    return [
      atMost(name, ours, limitMs, { unit: 'ms' }),
      ...(statement === undefined ? [] : [beyondBare(name, ours, theirs)]),
      atMost(`${name}, when the database grows ${neighbours} times`, among / alone, 1.3, {
        unit: 'x',
        details: `${alone.toFixed(1)} ms before`,
      }),
    ]
  })
}
