import { useRef, useState } from 'react'
import type { JumpTarget } from './message-list.tsx'

/**
 * Scrolls to messages anywhere in the conversation. The jumps run one after the other, because each may load another
 * stretch of the thread; of several that wait only the last is shown.
 */
export function useJump(showAround: (messageId: string) => Promise<boolean>) {
  const [target, setTarget] = useState<JumpTarget>()
  const queue = useRef(Promise.resolve())
  const last = useRef(0)
  const jump = (messageId: string, words?: string) => {
    const turn = (last.current += 1)
    queue.current = queue.current.then(async () => {
      if (turn !== last.current || !(await showAround(messageId)) || turn !== last.current) return
      setTarget({ messageId, at: performance.now(), words })
    })
  }
  const forget = () => {
    last.current += 1
    setTarget(undefined)
  }
  return { target, jump, forget }
}
