import type { Screen, Visitor } from './plan.ts'

/** Where a screen stands for a visitor. A screen with a row's id in its path names here which row of the demo data it shows. */
const rows: Record<string, (visitor: Visitor) => Promise<string>> = {}

export async function addressOf({ path }: Screen, visitor: Visitor): Promise<string> {
  if (!path.includes('{')) return path
  const find = rows[path]
  if (!find) throw new Error(`${path} has no row to show: add one in crawl/addresses.ts`)
  return find(visitor)
}
