import { useEffect, useEffectEvent, useState } from 'react'

const holdMs = 600
const cancelPx = 80

interface Hold {
  onSend: () => void
  onCancel: () => void
}

/** A finger that rests on the microphone: let go it sends, drawn aside it throws away, gone at once it was a tap. */
export function useHold({ onSend, onCancel }: Hold) {
  const [held, setHeld] = useState<{ x: number; at: number }>()
  const up = useEffectEvent((event: PointerEvent) => {
    if (!held) return
    setHeld(undefined)
    if (event.timeStamp - held.at >= holdMs) onSend()
  })
  const move = useEffectEvent((event: PointerEvent) => {
    if (!held || held.x - event.clientX < cancelPx) return
    setHeld(undefined)
    onCancel()
  })
  const isHeld = held !== undefined
  useEffect(() => {
    if (!isHeld) return
    const hearUp = (event: PointerEvent) => up(event)
    const hearMove = (event: PointerEvent) => move(event)
    addEventListener('pointerup', hearUp)
    addEventListener('pointermove', hearMove)
    return () => {
      removeEventListener('pointerup', hearUp)
      removeEventListener('pointermove', hearMove)
    }
  }, [isHeld])
  return { isHeld, hold: (at: { x: number } | undefined) => setHeld(at && { x: at.x, at: performance.now() }) }
}
