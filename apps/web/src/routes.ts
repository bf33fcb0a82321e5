import type { Screen } from '#lib/screens'
import type { Fill } from '#lib/slots'

interface AreaScreens {
  screens: readonly Screen[]
  /** Entries that must be in other areas' slots before the first page. */
  fills?: readonly Fill[]
}

// Every area lists its own screens in its screens.ts, so that nobody edits a common list.
const gathered = Object.values(import.meta.glob<AreaScreens>('./areas/*/screens.ts', { eager: true }))

/** The one table that feeds the router, the guard, the sidebar, the palette and the crawl. */
export const screens = tableOf(gathered.flatMap(area => area.screens))

for (const fill of gathered.flatMap(({ fills }) => fills ?? [])) fill()

export interface ScreenTable {
  list: readonly Screen[]
  has: (path: string) => boolean
  find: (path: string) => Screen | undefined
}

export function tableOf(list: readonly Screen[]): ScreenTable {
  const byPath = new Map(list.map(screen => [screen.path as string, screen]))
  if (byPath.size < list.length) {
    const twice = list.find((screen, index) => list.findIndex(other => other.path === screen.path) < index)
    throw new Error(`Two areas claim the screen ${twice?.path}`)
  }
  return { list, has: path => byPath.has(path), find: path => byPath.get(path) }
}
