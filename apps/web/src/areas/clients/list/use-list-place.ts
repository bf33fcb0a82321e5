import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { chooseMember, useChosenMember } from '#areas/collaborators'
import { goTo } from '#shell'
import { filtersOf, listHref, withChosenMember, readPlace } from './filters.ts'
import type { ClientFilters, ListPlace } from './filters.ts'
import { rememberListPlace } from './list-place.ts'

// the list follows each key at once; its address a moment later
const writeAfterMs = 200

/** The state of the list. Its address carries it, but the typed search is ahead of the address for a moment. */
export function useListPlace() {
  // of this page, not of the one that is on its way: a list that is being left does not forget itself
  const place = useSearch({ strict: false, select: (search): ListPlace => readPlace({ ...search }), structuralSharing: true })
  const addressed = place.search ?? ''
  const [typed, setTyped] = useState(addressed)
  const [lastAddressed, setLastAddressed] = useState(addressed)
  const [writtenSearch, setWrittenSearch] = useState(addressed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // the address changed, and not because of what was typed here: a tab, the way back
  if (lastAddressed !== addressed) {
    setLastAddressed(addressed)
    if (addressed !== writtenSearch) {
      setTyped(addressed)
      setWrittenSearch(addressed)
    }
  }
  const own: ClientFilters = { ...filtersOf(place), search: typed.trim() || undefined }
  // a collaborator in the address has priority over the one chosen in the sidebar
  const memberId = useChosenMember()
  const filters = withChosenMember(own, memberId)
  const here = listHref({ ...own, view: place.view })
  // eslint-disable-next-line react-hooks/exhaustive-deps -- said by its address
  useEffect(() => rememberListPlace({ ...own, view: place.view }), [here])

  const move = (next: ListPlace) => {
    clearTimeout(timer.current)
    setTyped(next.search ?? '')
    setWrittenSearch(next.search ?? '')
    goTo(listHref(next), { replace: true })
  }
  const search = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWrittenSearch(text.trim())
      goTo(listHref({ ...place, search: text.trim() }), { replace: true })
    }, writeAfterMs)
  }
  return {
    filters,
    /** The filters of this list alone, without the preset collaborator. */
    own,
    view: place.view,
    typed,
    search,
    /** Replaces all filters and the order. */
    move,
    /** Keeps the filters and the order except for this change. */
    narrow: (change: Partial<ListPlace>) => {
      // removing the collaborator from the list ends the choice in the sidebar too, because that would set it again
      if ('collaboratorId' in change && change.collaboratorId === undefined) chooseMember(undefined)
      move({ ...own, view: place.view, ...change })
    },
    /** Nothing hides anybody. */
    clear: (change: ListPlace = {}) => {
      chooseMember(undefined)
      move(change)
    },
  }
}
