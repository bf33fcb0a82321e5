import type { Language, Permission, Role } from '@allenio/contract'
import type { ReactNode } from 'react'
import type { IconComponent } from '#ui/icon'

export interface PaletteItem {
  /** Unique over all sources: 'client 0195…' */
  id: string
  label: string
  /** Further search terms that are not shown: other names, an address. */
  keywords?: string
  /** Small text at the right, as the kind of thing. */
  hint?: string
  /** The key with the same effect; hidden where there is no keyboard. */
  keys?: string
  icon?: IconComponent | ReactNode
  /** The effect of choosing the item; an item has one of the fields below. */
  href?: string
  run?: () => void
  /** Performs the action of the label. The palette stays open until it is done, and shows why it failed. */
  send?: () => Promise<unknown>
  /** A dialog that replaces the palette. */
  dialog?: (close: () => void) => ReactNode
  /** A text for the field, to which the person adds more. */
  complete?: string
}

interface SearchContext {
  signal: AbortSignal
  /** Today in the person's time zone. */
  today: string
}

/** A source that searches an area's own things: clients, programs, plans. It is called a moment after the last key. */
export interface PaletteSource {
  id: string
  /** The place of the source, lowest first: people come before everything that is about them. */
  order: number
  /** Without this permission the source is neither called nor shown. */
  permission?: Permission
  /** Only somebody with this role has it. */
  role?: Role
  /** Pages and commands come before rows of this source that match equally, because the rows are many and have common words as names. */
  followsCommands?: true
  heading: () => string
  /** Suggestions before anything is typed. */
  offer?: { heading: () => string; items: (context: SearchContext) => Promise<readonly PaletteItem[]> }
  search: (query: string, context: SearchContext) => Promise<readonly PaletteItem[]>
}

/** A command that takes the text after its word: 'peso Marco 78,4'. */
export interface PaletteVerb {
  id: string
  permission?: Permission
  /** Only somebody with this role has it. */
  role?: Role
  /** The words that start the command; those of both languages are understood. The palette writes the first one. */
  words: Readonly<Record<Language, readonly string[]>>
  label: () => string
  /** An example of the command as somebody would type it. */
  example: () => string
  icon: IconComponent
  /** Whether a text is meant for this command without its word, such as 'Marco 78,4'. */
  isMeant?: (text: string) => boolean
  search: (text: string, context: SearchContext) => Promise<readonly PaletteItem[]>
}
