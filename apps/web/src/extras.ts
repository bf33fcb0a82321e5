import type { ShellExtras } from '#shell'

// Beside routes.ts and like it, but apart: the first page of a stranger needs the screens, not these.
const gathered: readonly ShellExtras[] = Object.values(
  import.meta.glob<ShellExtras>('./areas/*/extras.ts', { eager: true, import: 'extras' }),
)

/** What the areas add to the frame around all pages. Fixed once the page has loaded: hooks in it keep their order. */
export const extras = {
  badges: Object.assign({}, ...gathered.map(({ badges }) => badges)) as Readonly<Record<string, () => number>>,
  palette: gathered.flatMap(({ palette }) => palette ?? []),
  chatBox: gathered.map(({ chatBox }) => chatBox).find(box => box !== undefined),
  notices: gathered.flatMap(({ notices }) => notices ?? []),
  sidebarHeads: gathered.flatMap(({ sidebarHead }) => sidebarHead ?? []),
  beside: gathered.flatMap(({ beside }) => beside ?? []),
}

for (const fill of gathered.flatMap(({ fills }) => fills ?? [])) fill()
