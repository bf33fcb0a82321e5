import { useEffect, useEffectEvent, useState } from 'react'

// longer than the frame needs to repair the history after going back has closed a layer
const settleMs = 200

/**
 * Closes at once, and takes the comparison out of the address when the history has come to rest: the way back that
 * closed it is still being undone at that moment, and an address that is written then would land on the wrong entry.
 */
export function useClose(ids: readonly string[], onClose: () => void) {
  const key = ids.join(',')
  const [closedKey, setClosedKey] = useState<string>()
  const isClosed = closedKey === key
  const finish = useEffectEvent(() => {
    setClosedKey(undefined)
    onClose()
  })
  useEffect(() => {
    if (!isClosed) return
    const timer = setTimeout(() => finish(), settleMs)
    return () => clearTimeout(timer)
  }, [isClosed])
  return { isClosed, close: () => setClosedKey(key) }
}
