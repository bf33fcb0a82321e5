import type { Endpoint, Input, Output } from '@allenio/contract'
import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from './call.ts'
import { type CallKey, listKeyOf } from './keys.ts'
import { metaOf, type ReadOptions } from './read.ts'
import { untilReleased } from './refresh.ts'

interface Paged {
  /** The number of the next page; 0 at the end. */
  nextPage: number
}

interface ListOptions<Page, Row> extends ReadOptions {
  rows: (page: Page) => readonly Row[]
  /** The rows link to files, so they are read again before the links expire. */
  linksFiles?: true
}

/** The links of files are valid for at least ten minutes. */
const linksLiveMs = 9 * 60_000

/**
 * A list that loads more pages: page 1 replaces the rows, later pages append. While a new search is loading the last
 * rows stay, and the request of the previous search is cancelled.
 */
export function listQuery<E extends Endpoint, Row>(endpoint: E, input: Omit<Input<E>, 'page'>, options: ListOptions<Output<E>, Row>) {
  return infiniteQueryOptions<Output<E>, Error, List<Output<E>, Row>, CallKey, number>({
    queryKey: listKeyOf(endpoint, input),
    queryFn: async ({ pageParam, ...context }) => {
      if (pageParam === 1) await untilReleased(context)
      return call(endpoint, { ...input, page: pageParam } as Input<E>, { signal: context.signal })
    },
    initialPageParam: 1,
    getNextPageParam: page => nextPageOf(page),
    select: data => ({ rows: rowsOf(data, options.rows), first: data.pages[0] }),
    placeholderData: keepPreviousData,
    meta: metaOf(endpoint, options),
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    ...(options.linksFiles && { refetchInterval: linksLiveMs }),
  })
}

export interface List<Page, Row> {
  rows: readonly Row[]
  /** The whole first page, with its counts and the other fields beside the rows. */
  first: Page | undefined
}

export const rowsOf = <Page, Row>(data: InfiniteData<Page>, rows: (page: Page) => readonly Row[]): Row[] =>
  data.pages.flatMap(page => [...rows(page)])

const isPaged = (page: unknown): page is Paged => typeof page === 'object' && page !== null && 'nextPage' in page

export const nextPageOf = (page: unknown): number | undefined => (isPaged(page) && page.nextPage > 0 ? page.nextPage : undefined)

const pauseMs = 150

/** The typed text, updated a moment after the last key. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), typed === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
