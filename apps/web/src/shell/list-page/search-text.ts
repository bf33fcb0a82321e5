/** The typed search. It is ahead of the address for a moment, because the address follows a moment later. */
export interface SearchText {
  typed: string
  /** The search in the address, as it was last seen. */
  addressed: string
  /** The search that this page wrote into the address last. */
  written: string
}

export const searchTextOf = (text: string): SearchText => ({ typed: text, addressed: text, written: text })

/** An address that changed for another reason than typing (a tab, the way back) replaces what is typed. */
export function followAddress(search: SearchText, addressed: string): SearchText {
  if (search.addressed === addressed) return search
  return addressed === search.written ? { ...search, addressed } : searchTextOf(addressed)
}
