import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * On a phone a list and the thing that it opens are two steps. Going back is right only if the list is behind, which it is not after a
 * notification; then `close` leads there.
 */
export function useWayToList(openId: string | undefined, close: () => void): () => void {
  const router = useRouter()
  const [last, setLast] = useState({ openId, isListBehind: false })
  if (last.openId !== openId) {
    setLast({ openId, isListBehind: openId !== undefined && (last.openId === undefined || last.isListBehind) })
  }
  return () => (last.isListBehind ? router.history.back() : close())
}
