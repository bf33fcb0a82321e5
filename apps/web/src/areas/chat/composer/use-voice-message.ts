import { useEffect, useEffectEvent, useState } from 'react'
import { useRecorder, type Recording } from './use-recorder.ts'

const holdMs = 600
const cancelPx = 80

interface Hold {
  onSend: () => void
  onCancel: () => void
}

/** A press on the microphone: a release sends the recording, a swipe to the left discards it, and a short tap leaves it running. */
function useHold({ onSend, onCancel }: Hold) {
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

/** Records a voice message while the microphone is held, or from a tap until somebody sends or discards it. */
export function useVoiceMessage(onSend: (voice: Recording) => void) {
  const recorder = useRecorder(onSend)
  const finish = () => void recorder.finish().then(voice => voice && onSend(voice))
  const { isHeld, hold } = useHold({ onSend: finish, onCancel: recorder.cancel })
  const start = (at: { x: number } | undefined) => {
    hold(at)
    void recorder.start()
  }
  return { ...recorder, isRecording: recorder.state === 'recording' || recorder.state === 'asking', isHeld, start, finish }
}
