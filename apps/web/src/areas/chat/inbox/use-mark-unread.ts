import { useConversationActions } from '../data/actions.ts'
import type { Place } from './use-place.ts'

/** An open one is left first: it would be read again at once. */
export function useMarkUnread(place: Place): (id: string) => void {
  const { unread } = useConversationActions()
  return id => {
    if (id === place.c) place.close()
    setTimeout(() => unread.mutate({ id }))
  }
}
