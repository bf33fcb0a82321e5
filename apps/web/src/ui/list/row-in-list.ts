import { createContext } from 'react'

/** What a list tells its rows about their place in it. */
export type PlaceInList = {
  index: number
  count: number
  /** undefined where a tap opens the row instead of choosing it */
  chosen: boolean | undefined
  onPick: (isRange: boolean) => void
}

export const RowInList = createContext<PlaceInList | undefined>(undefined)
