import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { baseUrl, type DemoRole } from '../house/api.ts'
import type { Screen, Visitor } from './plan.ts'

type Values = Readonly<Record<string, string>>

/** Finds a row of the demo data that the visitor may see; `before` has the values of the earlier parameters of the path. */
type Find = (role: DemoRole, before: Values) => Promise<string>

/** The beginning of a path, with a finder for each parameter that is new in it. */
type Rows = Readonly<Record<string, Readonly<Record<string, Find>>>>

const folder = join(import.meta.dirname, 'rows')

// each area has a file for its own rows, so that nobody has to edit a common list
const rows = Promise.all(
  readdirSync(folder).map(async file => {
    const area: { rows: Rows } = await import(pathToFileURL(join(folder, file)).href)
    return Object.entries(area.rows)
  }),
).then(all => all.flat().toSorted(([one], [other]) => one.length - other.length))

const addressCache = new Map<string, Promise<string>>()

function findOnce(key: string, find: () => Promise<string>): Promise<string> {
  const value = addressCache.get(key) ?? find()
  addressCache.set(key, value)
  return value
}

async function valuesFor(path: string, role: DemoRole): Promise<Values> {
  let values: Values = {}
  for (const [start, finders] of await rows) {
    if (!path.startsWith(start)) continue
    for (const [name, find] of Object.entries(finders)) {
      const before = values
      values = { ...values, [name]: await findOnce(`${baseUrl()} ${start} ${name} ${role}`, () => find(role, before)) }
    }
  }
  return values
}

/** The address of a screen for a visitor. */
export async function addressOf({ path }: Screen, visitor: Visitor): Promise<string> {
  if (!path.includes('{')) return path
  // a link that a stranger opens was handed out by a client
  const values = await valuesFor(path, visitor === 'stranger' ? 'client' : visitor)
  return path.replaceAll(/\{(\w+)\??\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path} has no row to show for ${name}: name one in crawl/rows/<area>.ts`)
    return value
  })
}
