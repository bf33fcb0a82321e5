import { median } from './figure.ts'
import { load, within } from './load.ts'

// Lists are asked before and after the database has grown by the rows of other businesses.

export interface AskedPaths {
  name: string
  /** Asked at once. */
  paths: readonly string[]
  limitMs: number
}

const rounds = 3

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

/** The statement answers the demo's business. */
export const ownBusiness = `
  select m.workspace_id as id from memberships m join persons p on p.id = m.person_id
  where p.email_key = 'admin@demo.allenio.test' and m.role = 'admin'`

/** The statement makes other businesses, and answers them. */
export const fillBusinesses = (count: number): string => `
  insert into workspaces (id, name, trial_ends_at)
  select gen_random_uuid(), 'Bench ' || n, now() from generate_series(1, ${count}) n returning id`
