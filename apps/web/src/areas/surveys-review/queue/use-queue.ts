import type { SurveyAnswer } from '@allenio/contract/surveys'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useChosenMember } from '#areas/collaborators'
import { goTo, useWayToList } from '#shell'
import { useIsMobile } from '#lib/device'
import { answerQuery, queueQuery } from '../data.ts'
import { parsePlace, queueHref, type QueuePlace } from './place.ts'
import { neighbourOf, nextWaiting, visibleRows } from './rows.ts'

/** Fewer rows than these behind the open one: the next page is loaded, so that the keys never reach an end too early. */
const rowsAhead = 5

/** The queue: its filters, its rows, the open answer, and the ways from one to the other. */
export function useQueue() {
  const cache = useQueryClient()
  const isPhone = useIsMobile()
  // read from this page's own match, because a navigation may be under way to another page
  const place = useSearch({ strict: false, select: search => parsePlace({ ...search }), structuralSharing: true })
  const { state, search, survey, type, answer: openId } = place
  const collaboratorId = useChosenMember()
  const filters = { state, search, surveyId: survey, clientTypeId: type, collaboratorId }
  const list = useInfiniteQuery(queueQuery(filters))
  const rows = visibleRows(list.data?.rows ?? [], { state, openId })
  const isSettledList = list.data !== undefined && !list.isPlaceholderData
  const hrefOf = ({ id, client }: Pick<SurveyAnswer, 'id' | 'client'>) => queueHref({ ...place, answer: id, client: client.id })
  const open = (row: Pick<SurveyAnswer, 'id' | 'client'>) => goTo(hrefOf(row), { replace: openId !== undefined })
  const close = () => goTo(queueHref({ ...place, answer: undefined }), { replace: true })
  const toList = useWayToList(openId, close)
  const narrow = (change: QueuePlace) => goTo(queueHref({ ...place, answer: undefined, ...change }), { replace: true })

  // on a wide screen the most urgent one is open from the beginning, and stays when another arrives above it
  const first = rows[0]
  const openFirst = useEffectEvent(() => first && goTo(hrefOf(first), { replace: true }))
  const mayOpenFirst = !isPhone && openId === undefined && isSettledList && first !== undefined && state !== 'deleted'
  useEffect(() => {
    if (mayOpenFirst) openFirst()
  }, [mayOpenFirst])

  const next = neighbourOf(rows, openId, 1)
  const previous = neighbourOf(rows, openId, -1)
  const [nextId, nextClientId] = [next?.id, next?.client.id]
  useEffect(() => {
    // fetched ahead, so that it is there as soon as the key is pressed
    if (openId !== undefined && nextId !== undefined && nextClientId !== undefined) {
      void cache.prefetchQuery(answerQuery(nextClientId, nextId))
    }
  }, [cache, openId, nextId, nextClientId])

  const at = rows.findIndex(({ id }) => id === openId)
  const loadMore = useEffectEvent(() => void list.fetchNextPage())
  const mayLoad = at >= rows.length - rowsAhead && list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError
  useEffect(() => {
    if (mayLoad) loadMore()
  }, [mayLoad])

  /** Goes on from an answer that needs nothing any more. */
  const goOn = (id: string) => {
    const row = nextWaiting(rows, id)
    if (row) open(row)
    else close()
  }
  return {
    place,
    list,
    rows,
    isNarrowed: [search, survey, type, collaboratorId].some(value => value !== undefined),
    counts: list.data?.first?.counts,
    openRow: rows.find(({ id }) => id === openId),
    next,
    previous,
    hrefOf,
    open,
    toList,
    narrow,
    goOn,
  }
}

export type Queue = ReturnType<typeof useQueue>
