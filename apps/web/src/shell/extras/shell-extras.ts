import type { ComponentType, ReactNode } from 'react'
import type { Fill } from '#lib/slots'
import type { IconComponent } from '#ui/icon'

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
  /** The chat box, mounted once beside the content of the layouts that have one. */
  chatBox?: () => Promise<{ Page: () => ReactNode }>
  /** Hooks that show a notice above the content of every page, such as the end of a plan. */
  banners?: readonly (() => void)[]
  /** Hooks that run beside every page of a signed-in person and render nothing; also without a network. */
  beside?: readonly (() => void)[]
  /** A line at the foot of the menu; on a phone it is below everything that does not fit into the bar. */
  menuFoot?: ComponentType<{ isCollapsed: boolean }>
  /** Contributions to slots of other areas that a first page may read. */
  fills?: readonly Fill[]
}
