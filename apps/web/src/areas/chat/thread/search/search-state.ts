/** The server searches for no fewer letters either. */
export const shortest = 2

interface SearchProgress {
  typed: string
  /** The words of the last request, which follow the typed ones after a moment. */
  searchTerm: string
  /** Undefined while there is no answer. */
  hits: number | undefined
  hasFailed: boolean
  isOnline: boolean
}

export type SearchState = 'idle' | 'short' | 'searching' | 'offline' | 'failed' | 'none' | 'found'

/** The state of the search. Hits that are loaded already are shown without a network, too. */
export function stateOf({ typed, searchTerm, hits, hasFailed, isOnline }: SearchProgress): SearchState {
  const text = typed.trim()
  if (text === '') return 'idle'
  if (text.length < shortest) return 'short'
  if (text === searchTerm && hits !== undefined) return hits > 0 ? 'found' : 'none'
  if (!isOnline) return 'offline'
  return text === searchTerm && hasFailed ? 'failed' : 'searching'
}

/** The position among the hits, the newest first; if the hit is gone, the position is that of the newest. */
export const positionOf = (ids: readonly string[], id: string | undefined): number => (id === undefined ? 0 : Math.max(0, ids.indexOf(id)))

/** The known number of hits, with a plus if more can be loaded. */
export const countOf = (hits: number, hasMore: boolean): string => (hasMore ? `${hits}+` : `${hits}`)
