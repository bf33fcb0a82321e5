import type { ComponentType } from 'react'
import type { Fill } from '#lib/slots'
import type { IconComponent } from '#ui/icon'
import type { PaletteSource, PaletteVerb } from '../palette/palette-item.ts'

/**
 * The parts that an area adds to the frame around all pages, from its own `extras.ts`: `export const extras: AreaExtras = {…}`.
 * All of them are loaded before the first page inside, so what is heavy and seldom used stands in them as a `lazyPart`.
 */
export interface AreaExtras {
  /** The icons of the screens that the area has put into the menu. */
  icons?: Readonly<Record<string, IconComponent>>
  /** The icons that differ in the bar of a client's phone. */
  clientIcons?: Readonly<Record<string, IconComponent>>
  /** A hook per path of the sidebar, which counts the waiting things behind that entry. */
  badges?: Readonly<Record<string, () => number>>
  /** The chat box, mounted once beside the content of the layouts that have one. */
  chatBox?: ComponentType
  /** Hooks that show a notice above the content of every page, such as the end of a plan. */
  banners?: readonly (() => void)[]
  /** Hooks that run beside every page of a signed-in person and render nothing; also without a network. */
  beside?: readonly (() => void)[]
  /** A line at the foot of the menu, on a phone below all that does not fit into the bar. */
  menuFoot?: ComponentType<{ isCollapsed: boolean }>
  /** The sources that the command palette searches in this area. */
  palette?: readonly PaletteSource[]
  /** The commands of the palette that take what is typed after them. */
  verbs?: readonly PaletteVerb[]
  /** The entries of the area in slots of other areas. */
  fills?: readonly Fill[]
}

/** The additions of all areas. They never change after the page has loaded, so hooks keep their order. */
interface GatheredExtras {
  icons: Readonly<Partial<Record<string, IconComponent>>>
  clientIcons: Readonly<Partial<Record<string, IconComponent>>>
  badges: Readonly<Partial<Record<string, () => number>>>
  chatBox: ComponentType | undefined
  banners: readonly (() => void)[]
  beside: readonly (() => void)[]
  menuFeet: readonly ComponentType<{ isCollapsed: boolean }>[]
  palette: readonly PaletteSource[]
  verbs: readonly PaletteVerb[]
}

const gather = (all: readonly AreaExtras[]): GatheredExtras => ({
  icons: Object.assign({}, ...all.map(({ icons }) => icons)),
  clientIcons: Object.assign({}, ...all.map(({ clientIcons }) => clientIcons)),
  badges: Object.assign({}, ...all.map(({ badges }) => badges)),
  chatBox: all.map(({ chatBox }) => chatBox).find(box => box !== undefined),
  banners: all.flatMap(({ banners }) => banners ?? []),
  beside: all.flatMap(({ beside }) => beside ?? []),
  menuFeet: all.flatMap(({ menuFoot }) => menuFoot ?? []),
  palette: all.flatMap(({ palette }) => palette ?? []).toSorted((one, other) => one.order - other.order),
  verbs: all.flatMap(({ verbs }) => verbs ?? []),
})

let gathered = gather([])

/** The areas use the frame, so it cannot import their extras: `inside.ts` hands them over before the first page inside. */
export function installExtras(all: readonly AreaExtras[]): void {
  gathered = gather(all)
}

export const extras = (): GatheredExtras => gathered
