import type { InboxView } from '@allenio/contract/chat'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { goTo } from '#shell'
import { chatsHref, parsePlace } from './place.ts'
import type { InboxPlace } from './place.ts'

/** The state of the inbox, and the ways to change it. */
export function usePlace() {
  // read from this page's own match, because a navigation may be under way to another page
  const place = useSearch({ strict: false, select: (search): InboxPlace => parsePlace({ ...search }), structuralSharing: true })
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

/** On a phone the list, the conversation and the person are three steps, and going back undoes one of them. */
export function useTrail({ c, who, view, hrefOf }: Pick<Place, 'c' | 'who' | 'view' | 'hrefOf'>) {
  const router = useRouter()
  const [lastPlace, setLastPlace] = useState({ c, who, isListBehind: false, isThreadBehind: false })
  if (lastPlace.c !== c || lastPlace.who !== who) {
    setLastPlace({
      c,
      who,
      isListBehind: c !== undefined && (lastPlace.c === undefined || lastPlace.isListBehind),
      isThreadBehind: who !== undefined && lastPlace.c === c && lastPlace.who === undefined,
    })
  }
  return {
    // going back is right only if the list is behind in the history; for somebody who came from a notification it is not
    toList: () => (lastPlace.isListBehind ? router.history.back() : goTo(chatsHref({ view }), { replace: true })),
    toThread: () => c !== undefined && (lastPlace.isThreadBehind ? router.history.back() : goTo(hrefOf(c), { replace: true })),
  }
}
