import type { Screen } from '#lib/screens'
import type { Fill } from '#lib/slots'

// The app loads this file for whoever is signed in, and for an address that no public screen has. The code that stores reads comes along,
// because the first page inside needs both, and a file for each would cost a request.
export { followReads } from '#lib/offline'

interface AreaScreens {
  screens: readonly Screen[]
  /** Entries that must be in other areas' slots before the first page inside. */
  fills?: readonly Fill[]
}

const gathered = Object.values(import.meta.glob<AreaScreens>('./areas/*/screens.ts', { eager: true }))

/** The screens that are not public. routes.ts puts them into the table. */
export const screens = gathered.flatMap(area => area.screens)

for (const fill of gathered.flatMap(({ fills }) => fills ?? [])) fill()
