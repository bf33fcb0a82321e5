import { createContext } from 'react'

/** A row's place in its list, which the list gives to the row. */
export interface PlaceInList {
  index: number
  count: number
  /** undefined if a tap opens the row instead of selecting it */
  chosen: boolean | undefined
  onPick: (isRange: boolean) => void
}

export const RowInList = createContext<PlaceInList | undefined>(undefined)
