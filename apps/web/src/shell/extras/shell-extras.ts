import type { Language, Role } from '@allenio/contract'
import type { ComponentType } from 'react'
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
  /** What a new person should do first in this area. */
  firstSteps?: readonly FirstStep[]
}

export interface FirstStep {
  id: string
  roles: readonly Role[]
  title: Readonly<Record<Language, string>>
  text: Readonly<Record<Language, string>>
  href: `/${string}`
  action: Readonly<Record<Language, string>>
  /** A hook: whether it is done, undefined while that is not known. */
  useIsDone: () => boolean | undefined
}
