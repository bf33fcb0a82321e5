import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changesOf } from '#lib/api'
import { onWriteSent } from '#lib/offline'
import { judgeAgain } from './judged-again.ts'

/** An accepted write refreshes what is on the screen; what else the device has of a diet was judged before it. */
export function useSentExclusions(): void {
  const cache = useQueryClient()
  useEffect(() => watchSentExclusions(cache), [cache])
}

export const watchSentExclusions = (cache: QueryClient): (() => void) =>
  onWriteSent(({ call }) => {
    if (changesOf(call).includes('exclusion')) void judgeAgain(cache)
  })
