import { useEffect, useRef } from 'react'
import type { ListFilters } from '#lib/list-place'
import { goTo } from '../routing/navigate.ts'
import { focusRow } from './use-list-keys.ts'
import type { ListState } from './use-list-place.ts'

interface Hits {
  place: Pick<ListState<ListFilters>, 'typed' | 'writeSearch'>
  /** The rows are those of what is typed. */
  isSettled: boolean
  /** The page of the only row, if there is one row. */
  href: string | undefined
}

/** Enter in the search opens the only row that matches, once the rows are those of what was typed; of several, it goes to the first. */
export function useEnter({ place: { typed, writeSearch }, isSettled, href }: Hits): () => void {
  const entered = useRef<string>(undefined)
  const openRow = () => {
    if (!href) return focusRow()
    writeSearch()
    goTo(href)
  }
  useEffect(() => {
    if (entered.current === undefined || !isSettled) return
    const isSame = entered.current === typed
    entered.current = undefined
    if (isSame) openRow()
  })
  return () => {
    if (isSettled) openRow()
    else entered.current = typed
  }
}
