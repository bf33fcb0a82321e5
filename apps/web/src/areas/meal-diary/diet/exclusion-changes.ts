import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changesOf } from '#lib/api'
import { fetchAhead } from '#lib/build'
import { onWriteSent } from '#lib/offline'

/** An accepted write refreshes what is on the screen; what else the device has of a diet was judged before it. */
export function useSentExclusions(): void {
  const cache = useQueryClient()
  useEffect(() => watchSentExclusions(cache), [cache])
}

export const watchSentExclusions = (cache: QueryClient): (() => void) =>
  onWriteSent(({ call }) => {
    if (changesOf(call).includes('exclusion')) judgeLater(cache)
  })

/** The first file of the app has only this of it. */
export const judgeLater = (cache: QueryClient): void =>
  void fetchAhead(() => import('./judged-again.ts')).then(
    ({ judgeAgain }) => judgeAgain(cache),
    () => undefined,
  )
