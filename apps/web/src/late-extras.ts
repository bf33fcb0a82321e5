import type { LateExtras } from '#shell'

// the palette needs these, the settings, and the tools for chosen clients; no other page waits for them
const gathered: readonly LateExtras[] = Object.values(
  import.meta.glob<LateExtras>('./areas/*/late-extras.ts', { eager: true, import: 'lateExtras' }),
)

/** Everything that the areas add to the app after its first page. */
export const lateExtras = {
  palette: gathered.flatMap(({ palette }) => palette ?? []).toSorted((one, other) => one.order - other.order),
  verbs: gathered.flatMap(({ verbs }) => verbs ?? []),
}

for (const fill of gathered.flatMap(({ fills }) => fills ?? [])) fill()
