import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from '#lib/api'
import { useIsOnline } from '#lib/device'
import { foundMessagesQuery } from '../../conversations/data.ts'
import { positionOf, shortest, stateOf } from './search-state.ts'

interface SearchInput {
  conversationId: string
  typed: string
  /** Scrolls to a message and marks these words in it. */
  show: (messageId: string, words: string) => void
  /** Called when there are no hits any more. */
  forget: () => void
}

/** The messages of one conversation that contain the words, the newest first, and the position among them. */
export function useMessageSearch({ conversationId, typed, show, forget }: SearchInput) {
  const searchTerm = useSettled(typed)
  const isOnline = useIsOnline()
  const isLongEnough = searchTerm.length >= shortest
  const query = useInfiniteQuery({ ...foundMessagesQuery(searchTerm, conversationId), enabled: isLongEnough })
  const { data, error, isPlaceholderData, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const hits = isLongEnough && !isPlaceholderData ? data?.rows : undefined
  const [selectedHit, setSelectedHit] = useState<{ of: string; id: string }>()
  const at = positionOf(hits?.map(({ message }) => message.id) ?? [], selectedHit?.of === searchTerm ? selectedHit.id : undefined)
  const state = stateOf({ typed, searchTerm, hits: hits?.length, hasFailed: error !== null && !isFetching, isOnline })

  const select = (id: string) => {
    setSelectedHit({ of: searchTerm, id })
    show(id, searchTerm)
  }
  const showFirst = useEffectEvent(() => {
    const first = hits?.[at]?.message.id
    if (first !== undefined) show(first, searchTerm)
  })
  const forgetHit = useEffectEvent(forget)
  const isFound = state === 'found'
  const isNothing = !isFound && state !== 'searching'
  useEffect(() => {
    if (isNothing) forgetHit()
    // scrolls to the first hit when the answer arrives, and again only for other words
    if (isFound) showFirst()
  }, [searchTerm, isFound, isNothing])

  /** Goes to the older or the newer hit. At either end it goes to the same one again, because the person may have scrolled away. */
  const step = async (way: 'older' | 'newer') => {
    if (!hits || !isFound || isFetchingNextPage) return
    const goal = way === 'older' ? at + 1 : at - 1
    const rows = goal >= hits.length && hasNextPage ? (await fetchNextPage()).data?.rows : hits
    const next = rows?.[goal] ?? hits[at]
    if (next) select(next.message.id)
  }
  return {
    state,
    at,
    count: hits?.length ?? 0,
    hit: isFound ? hits?.[at]?.message : undefined,
    hasMore: hasNextPage,
    isStepping: isFetchingNextPage,
    hasOlder: isFound && (at + 1 < (hits?.length ?? 0) || hasNextPage),
    hasNewer: isFound && at > 0,
    step: (way: 'older' | 'newer') => void step(way),
    retry: () => void refetch(),
  }
}
