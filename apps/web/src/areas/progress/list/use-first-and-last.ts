import type { Progress } from '@allenio/contract/progress'
import { useState } from 'react'
import { messageOf } from '#lib/api'
import { toast } from '#ui/toast'

export interface LoadedList {
  isFetchNextPageError: boolean
  data: { rows: readonly Progress[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<{ data: { rows: readonly Progress[] } | undefined; hasNextPage: boolean; error: Error | null }>
}

/** The beginning may lie pages away: they are loaded first, so that the comparison has everything between, too. */
export function useFirstAndLast(list: LoadedList, compare: (ids: readonly string[]) => void) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      compare(endsIn(await allRows(list)))
    } catch (error) {
      toast({ type: 'error', text: messageOf(error) })
    }
    setBusy(false)
  }
  return { isBusy, compare: () => void run() }
}

async function allRows({ data, hasNextPage, fetchNextPage }: LoadedList): Promise<readonly Progress[]> {
  let rows = data?.rows ?? []
  for (let isMore = hasNextPage; isMore;) {
    const next = await fetchNextPage()
    if (next.error) throw next.error
    rows = next.data?.rows ?? rows
    isMore = next.hasNextPage
  }
  return rows
}

const endsIn = (rows: readonly Progress[]): string[] => [rows.at(-1), rows[0]].flatMap(row => (row ? [row.id] : []))
