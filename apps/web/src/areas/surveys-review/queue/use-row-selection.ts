import { useState } from 'react'
import { useSelection } from '#shell/list-page'
import { toggled, withRange } from '#ui/data-table'

/** The rows that are selected. While that is on, a press on a row selects it instead of opening it. */
export function useRowSelection(place: string, rowIds: readonly string[]) {
  const { keys, select, clear } = useSelection(place)
  const [onAt, setOnAt] = useState<string>()
  const [lastId, setLastId] = useState<string>()
  const pick = (id: string, isRange = false) => {
    setOnAt(place)
    setLastId(id)
    select(isRange ? withRange(keys, rowIds, lastId, id) : toggled(keys, id))
  }
  const end = () => {
    setOnAt(undefined)
    clear()
  }
  return { isOn: onAt === place, ids: keys, pick, begin: () => setOnAt(place), end }
}

export type RowSelection = ReturnType<typeof useRowSelection>
