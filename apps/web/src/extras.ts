import type { ShellExtras } from '#shell'

// The extras are separate from routes.ts, because the first page of a visitor needs the screens, but not these.
const gathered: readonly ShellExtras[] = Object.values(
  import.meta.glob<ShellExtras>('./areas/*/extras.ts', { eager: true, import: 'extras' }),
)

/**
 * Everything that the areas add to the frame around all pages. It never changes after the page has loaded, so its hooks
 * keep their order.
 */
export const extras = {
  badges: Object.assign({}, ...gathered.map(({ badges }) => badges)) as Readonly<Record<string, () => number>>,
  palette: gathered.flatMap(({ palette }) => palette ?? []).toSorted((one, other) => one.order - other.order),
  verbs: gathered.flatMap(({ verbs }) => verbs ?? []),
  chatBox: gathered.map(({ chatBox }) => chatBox).find(box => box !== undefined),
  banners: gathered.flatMap(({ banners }) => banners ?? []),
  sidebarHeads: gathered.flatMap(({ sidebarHead }) => sidebarHead ?? []),
  beside: gathered.flatMap(({ beside }) => beside ?? []),
}

for (const fill of gathered.flatMap(({ fills }) => fills ?? [])) fill()
