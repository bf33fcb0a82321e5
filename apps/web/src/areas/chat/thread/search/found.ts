/** As the server searches. */
export const shortest = 2

interface Asked {
  typed: string
  /** The words of the last request, which follow the typed ones after a moment. */
  asked: string
  /** Undefined while there is no answer to it. */
  hits: number | undefined
  hasFailed: boolean
  isOnline: boolean
}

export type FoundState = 'idle' | 'short' | 'searching' | 'offline' | 'failed' | 'none' | 'found'

/** How far the search has got. What is there already is shown without a network, too. */
export function stateOf({ typed, asked, hits, hasFailed, isOnline }: Asked): FoundState {
  const text = typed.trim()
  if (text === '') return 'idle'
  if (text.length < shortest) return 'short'
  if (text === asked && hits !== undefined) return hits > 0 ? 'found' : 'none'
  if (!isOnline) return 'offline'
  return text === asked && hasFailed ? 'failed' : 'searching'
}

/** Where one stands among the hits, the newest of them first; one that is gone leaves its place to the newest. */
export const placeOf = (ids: readonly string[], id: string | undefined): number => (id === undefined ? 0 : Math.max(0, ids.indexOf(id)))

/** How many there are as far as one knows: more are read as one comes to them. */
export const countOf = (hits: number, hasMore: boolean): string => (hasMore ? `${hits}+` : `${hits}`)
