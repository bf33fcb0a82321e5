import type { Language, Permission, Role } from '@allenio/contract'
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
  /** Choosing it does one of these. */
  href?: string
  run?: () => void
  /** Writes what the label says. The palette stays until that is done, and shows why it failed. */
  send?: () => Promise<unknown>
  /** A dialog that takes the place of the palette. */
  dialog?: (close: () => void) => ReactNode
  /** A text for the field, to which the person adds more. */
  complete?: string
}

interface SearchContext {
  signal: AbortSignal
  /** The person's day. */
  today: string
}

/** A source that searches an area's own things: clients, programs, plans. It is called a moment after the last key. */
export interface PaletteSource {
  id: string
  /** The lowest comes first: people before everything that is about them. */
  order: number
  /** Without this permission the source is neither called nor shown. */
  permission?: Permission
  /** Only somebody with this role has it. */
  role?: Role
  /** Its rows are many and named by common words: pages and commands that fit as well come before them. */
  followsCommands?: true
  heading: () => string
  /** Suggestions before anything is typed. */
  offer?: { heading: () => string; items: (context: SearchContext) => Promise<readonly PaletteItem[]> }
  search: (query: string, context: SearchContext) => Promise<readonly PaletteItem[]>
}

/** A command that takes what is typed after its word: 'peso Marco 78,4'. */
export interface PaletteVerb {
  id: string
  permission?: Permission
  /** Only somebody with this role has it. */
  role?: Role
  /** The words that call it, or their beginning; those of both languages are understood. The palette writes the first one. */
  words: Readonly<Record<Language, readonly string[]>>
  label: () => string
  /** A call of it as somebody would type it. */
  example: () => string
  icon: IconComponent
  /** Whether a text is meant for it without its word, such as 'Marco 78,4'. */
  isMeant?: (text: string) => boolean
  search: (text: string, context: SearchContext) => Promise<readonly PaletteItem[]>
}
