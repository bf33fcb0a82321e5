import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

interface FactsSource<Page, Facts, Key extends QueryKey> {
  recipients: readonly { id: string; name: string; facts?: Facts | undefined }[]
  /** The query for the clients that match a text. */
  queryOf: (search: string) => UseInfiniteQueryOptions<Page, Error, { rows: readonly Facts[] }, Key, number>
  onFound: (facts: Facts, at: number) => void
}

/** Loads the facts of clients who were chosen on another page, and so came without them. */
export function useRecipientFacts<Page, Facts extends { id: string }, Key extends QueryKey>({
  recipients,
  queryOf,
  onFound,
}: FactsSource<Page, Facts, Key>): void {
  const unread = recipients.find(({ facts }) => facts === undefined)
  const { data } = useInfiniteQuery({ ...queryOf(unread?.name ?? ''), enabled: unread !== undefined })
  const store = useEffectEvent(onFound)
  useEffect(() => {
    const found = unread && data?.rows.find(({ id }) => id === unread.id)
    if (!found) return
    store(
      found,
      recipients.findIndex(({ id }) => id === found.id),
    )
  }, [unread, data, recipients])
}
