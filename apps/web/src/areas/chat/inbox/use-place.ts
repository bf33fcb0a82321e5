import type { InboxView } from '@allenio/contract/chat'
import { useSearch } from '@tanstack/react-router'
import { goTo } from '#shell'
import { chatsHref, readPlace } from './place.ts'
import type { InboxPlace } from './place.ts'

/** The state of the inbox, and the ways to change it. */
export function usePlace() {
  // read from this page's own match, because a navigation may be under way to another page
  const place = useSearch({ strict: false, select: (search): InboxPlace => readPlace({ ...search }), structuralSharing: true })
  const { view = 'all' } = place
  return {
    ...place,
    view,
    /** On a phone each of these is a step that going back undoes. */
    hrefOf: (c: string, m?: string) => chatsHref({ view, c, ...(m && { m }) }),
    whoHref: () => chatsHref({ ...place, who: 1 }),
    listHref: () => chatsHref({ view }),
    open: (c: string, m?: string) => goTo(chatsHref({ view, c, ...(m && { m }) }), { replace: place.c !== undefined }),
    close: () => goTo(chatsHref({ view }), { replace: true }),
    show: (next: InboxView) => goTo(chatsHref({ ...place, view: next }), { replace: true }),
  }
}

export type Place = ReturnType<typeof usePlace>
