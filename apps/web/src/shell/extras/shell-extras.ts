import type { ComponentType } from 'react'
import type { Fill } from '#lib/slots'
import type { PaletteSource } from '../palette/palette-item.ts'

/**
 * What an area adds to the frame around all pages, from its own `extras.ts`:
 * `export const extras: ShellExtras = {…}`.
 */
export interface ShellExtras {
  /** A hook per path of the sidebar: how many things wait behind that entry. */
  badges?: Readonly<Record<string, () => number>>
  /** What the command palette finds in this area as one types. */
  palette?: readonly PaletteSource[]
  /** The chat box, mounted once beside the content of the layouts that have one. */
  chatBox?: () => Promise<{ Page: ComponentType }>
  /** Hooks that say something above the content of every page: a plan that ends. */
  notices?: readonly (() => void)[]
  /** Stands above the menu in the sidebar and the phone's drawer: what the whole app is looked at with. */
  sidebarHead?: ComponentType<{ isCollapsed: boolean }>
  /** Hooks that run beside every page of who is signed in and show nothing. */
  beside?: readonly (() => void)[]
  /** What it puts into the slots of the settings and of other areas. */
  fills?: readonly Fill[]
}
