import { useState } from 'react'
import type { SelectedKeys } from '#ui/data-table'

const nothing: SelectedKeys = new Set()

/** The selection belongs to the listed rows: more pages of them keep it, and another search, filter or order starts without one. */
export function useSelection(place: string) {
  const [state, setState] = useState({ place, keys: nothing })
  if (state.place !== place) setState({ place, keys: nothing })
  return {
    keys: state.place === place ? state.keys : nothing,
    select: (keys: SelectedKeys) => setState({ place, keys }),
    clear: () => setState({ place, keys: nothing }),
  }
}
