import { installExtras, type AreaExtras } from '#shell'

// The app loads this file for whoever is signed in: visitors need neither what areas add to the frame nor the code that stores reads.
export { followReads } from '#lib/offline'

const gathered = Object.values(import.meta.glob<AreaExtras>('./areas/*/extras.ts', { eager: true, import: 'extras' }))

installExtras(gathered)
for (const fill of gathered.flatMap(({ fills }) => fills ?? [])) fill()
