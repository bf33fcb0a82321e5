import { useState } from 'react'
import type { SelectedKeys } from '#ui/data-table'

interface Selection {
  place: string
  keys: SelectedKeys
}

const nothing: SelectedKeys = new Set()

/** A selection belongs to the rows of one place: more pages of it keep it, and another search, filter or order starts without one. */
export const selectionAt = (place: string, selection: Selection): Selection =>
  selection.place === place ? selection : { place, keys: nothing }

export function useSelection(place: string) {
  const [state, setState] = useState<Selection>({ place, keys: nothing })
  const current = selectionAt(place, state)
  if (current !== state) setState(current)
  return { keys: current.keys, select: (keys: SelectedKeys) => setState({ place, keys }), clear: () => setState({ place, keys: nothing }) }
}
