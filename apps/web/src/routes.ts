import type { Screen } from '#lib/screens'

interface AreaScreens {
  screens: readonly Screen[]
}

// Every area lists its own screens, so that nobody edits a common list.
const gathered = Object.values(import.meta.glob<AreaScreens>('./areas/*/screens.ts', { eager: true }))

export interface ScreenTable {
  list: readonly Screen[]
  find: (path: string) => Screen | undefined
}

export function tableOf(list: readonly Screen[]): ScreenTable {
  const byPath = new Map(list.map(screen => [screen.path as string, screen]))
  if (byPath.size < list.length) {
    const twice = list.find((screen, index) => list.findIndex(other => other.path === screen.path) < index)
    throw new Error(`Two areas claim the screen ${twice?.path}`)
  }
  return { list, find: path => byPath.get(path) }
}

/** The one table that feeds router, guard, sidebar, palette and crawl. */
export const screens = tableOf(gathered.flatMap(area => area.screens))

let insideRequest: ReturnType<typeof importInside> | undefined

const importInside = () => import('./inside.ts')

/** Parts that only people who are signed in need. Where loading failed, for example without a network, the next call tries again. */
export const loadInside = () =>
  (insideRequest ??= importInside().catch((error: unknown) => {
    insideRequest = undefined
    throw error
  }))
