import type { LateExtras } from '#shell'

// the palette needs these, the settings, and the tools for chosen clients, and hooks that a first page does not wait for
const gathered: readonly LateExtras[] = Object.values(
  import.meta.glob<LateExtras>('./areas/*/late-extras.ts', { eager: true, import: 'lateExtras' }),
)

/** Everything that the areas add to the app after its first page. */
export const lateExtras = {
  palette: gathered.flatMap(({ palette }) => palette ?? []).toSorted((one, other) => one.order - other.order),
  verbs: gathered.flatMap(({ verbs }) => verbs ?? []),
}

const hooks = gathered.flatMap(({ beside }) => beside ?? [])

/** Runs what areas do beside every page, but not before the first one is there. */
export function LateHooks() {
  for (const useBeside of hooks) useBeside()
  return null
}

for (const fill of gathered.flatMap(({ fills }) => fills ?? [])) fill()
