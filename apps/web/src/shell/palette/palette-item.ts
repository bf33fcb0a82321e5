import type { Permission } from '@allenio/contract'
import type { ReactNode } from 'react'
import type { IconComponent } from '#ui/icon'

export interface PaletteItem {
  /** Unique over all sources: 'client 0195…' */
  id: string
  label: string
  /** Further search terms that are not shown: other names, an address. */
  keywords?: string
  /** Small text at the right: the kind of thing, or a key. */
  hint?: string
  icon?: IconComponent | ReactNode
  href?: string
  run?: () => void
}

/** A source that searches an area's own things: clients, programs, plans. It is called a moment after the last key. */
export interface PaletteSource {
  id: string
  /** Without this permission the source is neither called nor shown. */
  permission?: Permission
  heading: () => string
  /** Suggestions before anything is typed. */
  offer?: { heading: () => string; items: (signal: AbortSignal) => Promise<readonly PaletteItem[]> }
  search: (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>
}
