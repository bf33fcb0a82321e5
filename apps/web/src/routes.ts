import type { Screen } from '#lib/screens'

interface AreaScreens {
  screens: readonly Screen[]
}

// Every area lists its own screens, so that nobody edits a common list. The first file holds those of its public/screens.ts alone:
// the others come from screens.ts, so that the login page is no larger for them.
const gathered = Object.values(import.meta.glob<AreaScreens>('./areas/*/public/screens.ts', { eager: true }))

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

/** Only people who are signed in need these. */
export const loadInside = () => import('./inside.ts')

let table = tableOf(gathered.flatMap(area => area.screens))
let request: Promise<void> | undefined
let hasLoaded = false
let onLoaded: ((added: readonly Screen[]) => void) | undefined

/** The one table that feeds router, guard, sidebar, palette and crawl. Until `loadScreens` is done, it has the public screens alone. */
export const screens: ScreenTable = {
  get list() {
    return table.list
  },
  find: path => table.find(path),
}

export const hasAllScreens = (): boolean => hasLoaded

/** Adds the screens of signed-in people to the table. */
export function loadScreens(): Promise<void> {
  request ??= loadInside().then(
    ({ screens: added }) => {
      table = tableOf([...table.list, ...added])
      hasLoaded = true
      onLoaded?.(added)
    },
    (error: unknown) => {
      // loading failed, for example without a network: the next try loads them again
      request = undefined
      throw error
    },
  )
  return request
}

/** Tells the router of screens that come after it was made. */
export function onScreensLoaded(listener: (added: readonly Screen[]) => void): void {
  onLoaded = listener
}
