import type { Permission } from '@allenio/contract'
import type { ReactNode } from 'react'

export interface PaletteItem {
  /** Unique over all sources: 'client 0195…' */
  id: string
  label: string
  /** What else it answers to, never shown: other names, an address. */
  keywords?: string
  /** Small, at the right: what kind of thing it is, a key. */
  hint?: string
  icon?: ReactNode
  href?: string
  run?: () => void
}

/** Where an area's own things are found: clients, programs, plans. Asked a moment after the last key. */
export interface PaletteSource {
  id: string
  /** Who lacks it is neither asked nor shown anything. */
  permission?: Permission
  heading: () => string
  /** What it offers before anything is typed. */
  offer?: { heading: () => string; items: (signal: AbortSignal) => Promise<readonly PaletteItem[]> }
  search: (query: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>
}
