import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markRead } from '../live/read.ts'

/** `quiet`: a person who opens a row does not need to hear that marking it as read has failed. */
export function useMarkRead({ quiet }: { quiet: boolean }) {
  const cache = useQueryClient()
  return useMutation({ mutationFn: (ids: readonly string[] | undefined) => markRead(cache, ids), meta: { of: 'action', quiet } })
}
