import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { atMost, type Bench, type Figure } from './figure.ts'
import { idFrom, ownBusiness } from './growth.ts'
import { signIn } from './house.ts'
import { load, within } from './load.ts'
import { emailOf, fillScale } from './scale-data.ts'

const scale = { clients: Number(process.env['SCALE_CLIENTS'] ?? 10_000), neighbours: Number(process.env['SCALE_NEIGHBOURS'] ?? 5_000) }

/** The reads of the desk that look at most rows, with the time that some of them may take in the large business. */
const reads: readonly (readonly [path: string, limitMs?: number])[] = [
  // the aim is 250: sums that each client keeps by the day would reach it (docs/decisions/statement-plans.md)
  ['/home/attention', 500],
  ['/home/attention?view=unseen', 500],
  ['/home/getGraphsData', 250],
  ['/home/getLastProgresses'],
  ['/home/checklist'],
  ['/conversations', 100],
  ['/conversations?view=unread', 100],
  ['/conversations?view=waiting', 100],
  ['/conversations?search=ros', 100],
  ['/conversations/unread/count', 30],
  ['/messages/search?search=allenamento'],
  ['/clients'],
  ['/clients?search=ros&status=active'],
  ['/clients/total/count'],
  ['/clients/for-select'],
  ['/completed-workouts'],
  ['/surveys/completed'],
  ['/user-client-actions'],
  ['/mealPlans'],
  ['/programs'],
  ['/visits'],
  ['/notifications'],
  ['/purchases'],
  ['/subscriptions'],
]

/** A plan for all values may take so many times the plan for these; what is quicker than the floor is not compared. */
const genericTimes = 3
const floorMs = 5
const turns = 3
const secondsOfRead = 2

interface Recorded {
  login: pg.ClientConfig
  text: string
  values: unknown[]
  /** Without a name it is planned for its values each time. */
  isNamed: boolean
}

const file = join(tmpdir(), `allenio-statements-${process.pid}`)

/** The server writes down the statements that it sends. */
export const scaleHouse = { env: { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'record-statements.ts')}`, STATEMENTS_FILE: file } }

/** Measures the heaviest reads of a business of ten thousand clients, and of a small one, among thousands of small ones. */
export const scaleBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  try {
    await fillScale(databaseUrl, scale)
    return await measureReads({ url: house.url, file, databaseUrl })
  } finally {
    rmSync(file, { force: true })
  }
}

const smallBusiness = `select id from workspaces where name = 'Bench 17'`
const adminOf = (business: string, column = 'id'): string =>
  `select ${column} as id from memberships where role = 'admin' and workspace_id in (${business}) order by created_at, id limit 1`

interface Measured {
  url: string
  /** The file of the recorded statements. */
  file: string
  databaseUrl: string
}

export async function measureReads({ url, file, databaseUrl }: Measured): Promise<Figure[]> {
  const large = await idFrom(databaseUrl, ownBusiness)
  const small = { workspaceId: await idFrom(databaseUrl, smallBusiness), adminId: await idFrom(databaseUrl, adminOf(smallBusiness)) }
  const email = emailOf(await idFrom(databaseUrl, adminOf(smallBusiness, 'person_id')))
  const [headers, headersOfSmall] = [await headersOf(url), await headersOf(url, email)]
  const valueOfSmall = new Map<unknown, string>([
    [large, small.workspaceId],
    [await idFrom(databaseUrl, adminOf(ownBusiness)), small.adminId],
  ])
  const figures: Figure[] = []
  const table: string[] = [tableHead]
  console.log(statementsHead)
  for (const [path, limitMs] of reads) {
    const address = `${url}/api${path}`
    const statements = await record(file, address, headers)
    const [middle, middleOfSmall] = [await middleOf(address, headers), await middleOf(address, headersOfSmall)]
    if (limitMs !== undefined) figures.push(atMost(`scale, ${path}`, middle, limitMs, { unit: 'ms', details: 'p50 of the large business' }))
    let worst = 1
    for (const statement of statements) {
      const ofLarge = await compare(statement, large)
      const ofSmall = await compare(
        { ...statement, values: statement.values.map(value => valueOfSmall.get(value) ?? value) },
        small.workspaceId,
      )
      worst = Math.max(worst, ratioOf(ofLarge), ratioOf(ofSmall))
      console.log(lineOf(path, statement, [ofLarge, ofSmall]))
    }
    table.push([path.padEnd(36), ...[middle, middleOfSmall, worst].map(cell)].join(''))
    figures.push(atMost(`scale, ${path}, kept plans`, worst, genericTimes, { unit: 'x' }))
  }
  console.log(table.join('\n'))
  return figures
}

const headersOf = async (url: string, email?: string) => ({ authorization: `Bearer ${await signIn(url, email)}` })

/** The time within which half of the answers come, in ms. */
const middleOf = async (address: string, headers: Record<string, string>): Promise<number> =>
  within(50, await load({ urls: [address], headers, connections: 1, seconds: secondsOfRead }))

/** The statements of one request that read, those that are planned for themselves, too. */
async function record(file: string, address: string, headers: Record<string, string>): Promise<Recorded[]> {
  writeFileSync(file, '')
  const answer = await fetch(address, { headers })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  await answer.arrayBuffer()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const statements = lines.map(line => JSON.parse(line) as Recorded) // written by our own hook
  return statements.filter(
    ({ text, login }) => /^\s*(with|select)\b/.test(text) && !text.includes('set_config') && login.user?.endsWith('app'),
  )
}

interface Times {
  generic: number
  custom: number
  planning: number
}

const ratioOf = ({ generic, custom }: Times): number => Math.max(generic, floorMs) / Math.max(custom, floorMs)

/** The settings of the app's own sessions. */
const sessionSettings = `select set_config('app.workspace_id', $1, false), set_config('statement_timeout', '30s', false),
  set_config('jit', 'off', false), set_config('max_parallel_workers_per_gather', '0', false)`

/** The quickest of some turns by either plan, as the app's login in the workspace. A statement that is never kept has one plan. */
async function compare({ login, text, values, isNamed }: Recorded, workspaceId: string): Promise<Times> {
  const app = new pg.Client(login)
  await app.connect()
  try {
    await app.query(sessionSettings, [workspaceId])
    await app.query(`prepare read as ${text}`)
    const execute = values.length ? `execute read (${values.map(literal).join(', ')})` : 'execute read'
    const custom = await quickest(app, 'force_custom_plan', execute)
    const generic = isNamed ? await quickest(app, 'force_generic_plan', execute) : custom
    return { generic: generic.ms, custom: custom.ms, planning: custom.planningMs }
  } finally {
    await app.end()
  }
}

interface Explained {
  'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }]
}

async function quickest(app: pg.Client, mode: string, execute: string): Promise<{ ms: number; planningMs: number }> {
  await app.query(`set plan_cache_mode = ${mode}`)
  let best = { ms: 30_000, planningMs: Number.NaN }
  for (let turn = 0; turn < turns; turn += 1) {
    const answer = await app.query<Explained>(`explain (analyze, timing off, format json) ${execute}`).catch(() => undefined)
    const [plan] = answer?.rows[0]?.['QUERY PLAN'] ?? []
    if (!plan) return best
    if (plan['Execution Time'] < best.ms) best = { ms: plan['Execution Time'], planningMs: plan['Planning Time'] }
  }
  return best
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(each => JSON.stringify(String(each))).join(',')}}`)
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}

const cell = (value: number): string => value.toFixed(1).padStart(9)
const tableHead = `${'read, ms by HTTP'.padEnd(36)}    large    small  kept plans (x)`
const statementsHead = `${'read'.padEnd(36)}   large: generic, custom   small: generic, custom  planning  statement`

const lineOf = (path: string, { text, isNamed }: Recorded, [large, small]: readonly [Times, Times]): string =>
  [
    path.padEnd(36),
    cell(large.generic),
    cell(large.custom),
    '  ',
    cell(small.generic),
    cell(small.custom),
    cell(large.planning),
    isNamed ? ' kept  ' : ' anew  ',
    text.replaceAll(/\s+/g, ' ').trim().slice(0, 70),
  ].join('')
