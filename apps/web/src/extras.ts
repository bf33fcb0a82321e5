import type { ShellExtras } from '#shell'
import type { IconComponent } from '#ui/icon'

// The extras are separate from routes.ts, because the first page of a visitor needs the screens, but not these.
const gathered: readonly ShellExtras[] = Object.values(
  import.meta.glob<ShellExtras>('./areas/*/extras.ts', { eager: true, import: 'extras' }),
)

/**
 * Everything that the areas add to the frame around all pages. It never changes after the page has loaded, so its hooks
 * keep their order.
 */
export const extras = {
  icons: Object.assign({}, ...gathered.map(({ icons }) => icons)) as Readonly<Partial<Record<string, IconComponent>>>,
  clientIcons: Object.assign({}, ...gathered.map(({ clientIcons }) => clientIcons)) as Readonly<Partial<Record<string, IconComponent>>>,
  badges: Object.assign({}, ...gathered.map(({ badges }) => badges)) as Readonly<Record<string, () => number>>,
  chatBox: gathered.map(({ chatBox }) => chatBox).find(box => box !== undefined),
  banners: gathered.flatMap(({ banners }) => banners ?? []),
  beside: gathered.flatMap(({ beside }) => beside ?? []),
  menuFeet: gathered.flatMap(({ menuFoot }) => menuFoot ?? []),
}

for (const fill of gathered.flatMap(({ fills }) => fills ?? [])) fill()
