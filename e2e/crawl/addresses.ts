import { listProgresses } from '@allenio/contract/progress'
import { listClients } from '@allenio/contract/clients'
import { listCollaborators } from '@allenio/contract/collaborators'
import { call, demo, keptToken, type DemoRole } from '../house/api.ts'
import type { Screen, Visitor } from './plan.ts'

type Values = Readonly<Record<string, string>>

/** Rows of the demo data that the visitor may see, for each kind of screen that shows one: by how its path begins. */
const rows: Record<string, (role: DemoRole) => Promise<Values>> = {
  '/clients/{id}': async role => {
    const id = await demoClient(role)
    const { progresses } = await call(listProgresses, { id, page: 1 }, keptToken(role))
    return { id, metricId: 'waist', progressId: the(progresses[0], 'progress of the demo’s client').id }
  },
  '/teamMembers/{id?}': async role => {
    const { collaborators } = await call(listCollaborators, { page: 1, role: 'coach', status: 'active' }, keptToken(role))
    return { id: the(collaborators[0], 'coach').id }
  },
}

/** Who has a year of everything behind them, and is in the charge of everybody in the team. */
async function demoClient(role: DemoRole): Promise<string> {
  const { clients } = await call(listClients, { page: 1, search: demo.client }, keptToken(role))
  return the(clients[0], 'client').id
}

function the<Row>(row: Row | undefined, what: string): Row {
  if (!row) throw new Error(`the demo data has no ${what}`)
  return row
}

const found = new Map<string, Promise<Values>>()

async function valuesFor(path: string, visitor: Visitor): Promise<Values> {
  const start = Object.keys(rows).find(each => path.startsWith(each))
  const find = start === undefined ? undefined : rows[start]
  if (!find || visitor === 'stranger') throw new Error(`${path} has no row to show: say in crawl/addresses.ts which one`)
  const key = `${start} ${visitor}`
  const values = found.get(key) ?? find(visitor)
  found.set(key, values)
  return values
}

/** Where a screen stands for a visitor. */
export async function addressOf({ path }: Screen, visitor: Visitor): Promise<string> {
  if (!path.includes('{')) return path
  const values = await valuesFor(path, visitor)
  return path.replaceAll(/\{(\w+)\??\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path}: nothing for ${name} in crawl/addresses.ts`)
    return value
  })
}
