import type { InboxView } from '@allenio/contract/chat'
import { useSearch } from '@tanstack/react-router'
import { goTo } from '#shell'
import { chatsHref, readPlace } from './place.ts'
import type { InboxPlace } from './place.ts'

/** Where the inbox stands, and the ways to stand elsewhere in it. */
export function usePlace() {
  // of this page, not of the one that is on its way
  const place = useSearch({ strict: false, select: (search): InboxPlace => readPlace({ ...search }), structuralSharing: true })
  const { view = 'all' } = place
  return {
    ...place,
    view,
    /** Under a thumb each of these is a step that the way back takes back. */
    hrefOf: (c: string, m?: string) => chatsHref({ view, c, ...(m && { m }) }),
    whoHref: () => chatsHref({ ...place, who: 1 }),
    listHref: () => chatsHref({ view }),
    open: (c: string, m?: string) => goTo(chatsHref({ view, c, ...(m && { m }) }), { replace: place.c !== undefined }),
    close: () => goTo(chatsHref({ view }), { replace: true }),
    show: (next: InboxView) => goTo(chatsHref({ ...place, view: next }), { replace: true }),
  }
}

export type Place = ReturnType<typeof usePlace>
