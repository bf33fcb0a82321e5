import { createStore } from '#lib/store'

/** Some cells of a row, or all of them, whose history is shown. */
export interface HistoryPlace {
  rowId: string
  cells?: readonly string[] | undefined
}

export const historyPlace = createStore<HistoryPlace | undefined>(undefined)

/** Shows who has changed these cells, beside the document that is open. */
export const openHistory = (place: HistoryPlace): void => historyPlace.set(place)
export const closeHistory = (): void => historyPlace.set(undefined)

type Press = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'code'>

/** Alt+H, in an editor's own keys. On a Mac it types another sign, so the key is told by its code. */
export function historyKey({ altKey, ctrlKey, metaKey, code }: Press, place: HistoryPlace | undefined): (() => void) | undefined {
  const isIts = altKey && !ctrlKey && !metaKey && code === 'KeyH'
  return isIts && place ? () => openHistory(place) : undefined
}
