import type { ShellExtras } from '#shell'

// Beside routes.ts and like it, but apart: the first page of a stranger needs the screens, not these.
const gathered: readonly ShellExtras[] =
  Object.values(import.meta.glob<ShellExtras>('./areas/*/extras.ts', { eager: true, import: 'extras' }))

/** What the areas add to the frame around all pages. Fixed once the page has loaded: hooks in it keep their order. */
export const extras = {
  badges: Object.assign({}, ...gathered.map(({ badges }) => badges)) as Readonly<Record<string, () => number>>,
  palette: gathered.flatMap(({ palette }) => palette ?? []),
  chatBox: gathered.map(({ chatBox }) => chatBox).find(box => box !== undefined),
  firstSteps: gathered.flatMap(({ firstSteps }) => firstSteps ?? []),
}
