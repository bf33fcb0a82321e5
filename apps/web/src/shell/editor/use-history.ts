import { IconHistory } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { MenuItem } from '#ui/menu'
import type { KeyRow } from '#ui/spreadsheet'
import { openHistory, type HistoryPlace } from './history-place.ts'
import { useEditorWords } from './words.ts'

const keys = 'Alt H'

interface History {
  /** For the menu of a row. */
  item: (place: HistoryPlace) => MenuItem
  /** For the menu of what has no row of its own in the table: there the key is not its. */
  partItem: (place: HistoryPlace) => MenuItem
  /** For the help of the keys. */
  keyRow: KeyRow
}

/** The ways to the history of cells, in every editor alike. */
export function useHistory(): History {
  const t = useEditorWords()
  // a table is drawn anew with other keys, and the compiler does not come here
  return useMemo(() => {
    const label = t('history')
    const partItem = (place: HistoryPlace): MenuItem => ({ label, icon: IconHistory, onClick: () => openHistory(place) })
    return { item: place => ({ ...partItem(place), keys }), partItem, keyRow: [label, keys] }
  }, [t])
}
