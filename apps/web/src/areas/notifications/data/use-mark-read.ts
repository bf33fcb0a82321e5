import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markRead } from '../live/read.ts'

/** `quiet` where it goes along with something else: whoever opens a row is not told that its mark stayed. */
export function useMarkRead({ quiet }: { quiet: boolean }) {
  const cache = useQueryClient()
  return useMutation({ mutationFn: (ids: readonly string[] | undefined) => markRead(cache, ids), meta: { of: 'action', quiet } })
}
