import type { ComponentType } from 'react'
import type { Fill } from '#lib/slots'
import type { IconComponent } from '#ui/icon'
import type { PaletteSource, PaletteVerb } from '../palette/palette-item.ts'

/**
 * The parts that an area adds to the frame around all pages, from its own `extras.ts`:
 * `export const extras: ShellExtras = {…}`.
 */
export interface ShellExtras {
  /** The icons of the screens that the area has put into the menu. */
  icons?: Readonly<Record<string, IconComponent>>
  /** The icons that differ in the bar of a client's phone. */
  clientIcons?: Readonly<Record<string, IconComponent>>
  /** A hook per path of the sidebar, which counts the waiting things behind that entry. */
  badges?: Readonly<Record<string, () => number>>
  /** The sources that the command palette searches in this area. */
  palette?: readonly PaletteSource[]
  /** The commands of the palette that take what is typed after them. */
  verbs?: readonly PaletteVerb[]
  /** The chat box, mounted once beside the content of the layouts that have one. */
  chatBox?: () => Promise<{ Page: ComponentType }>
  /** Hooks that show a notice above the content of every page, such as the end of a plan. */
  banners?: readonly (() => void)[]
  /** A line at the foot of the menu, on a phone below all that does not fit into the bar. */
  menuFoot?: ComponentType<{ isCollapsed: boolean }>
  /** Hooks that run beside every page of a signed-in person and render nothing. */
  beside?: readonly (() => void)[]
  /** The entries that it puts into the slots of the settings and of other areas. */
  fills?: readonly Fill[]
}
