import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { goTo } from '#shell'
import { chatsHref } from './place.ts'
import type { Place } from './use-place.ts'

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
