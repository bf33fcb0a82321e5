import { useEffect, useEffectEvent, useState } from 'react'

const holdMs = 600
const cancelPx = 80

interface Hold {
  onSend: () => void
  onCancel: () => void
}

/** A finger that rests on the microphone: let go it sends, drawn aside it throws away, gone at once it was a tap. */
export function useHold({ onSend, onCancel }: Hold) {
  const [press, setPress] = useState<{ x: number; at: number }>()
  const up = useEffectEvent((event: PointerEvent) => {
    if (!press) return
    setPress(undefined)
    if (event.timeStamp - press.at >= holdMs) onSend()
  })
  const move = useEffectEvent((event: PointerEvent) => {
    if (!press || press.x - event.clientX < cancelPx) return
    setPress(undefined)
    onCancel()
  })
  const isHeld = press !== undefined
  useEffect(() => {
    if (!isHeld) return
    const onUp = (event: PointerEvent) => up(event)
    const onMove = (event: PointerEvent) => move(event)
    addEventListener('pointerup', onUp)
    addEventListener('pointermove', onMove)
    return () => {
      removeEventListener('pointerup', onUp)
      removeEventListener('pointermove', onMove)
    }
  }, [isHeld])
  return { isHeld, hold: (at: { x: number } | undefined) => setPress(at && { x: at.x, at: performance.now() }) }
}
