import { useEffect, useEffectEvent } from 'react'

interface EnterKey {
  /** Undefined where the key does nothing. */
  run: (() => void) | undefined
  /** Whether the key is meant for the page and not for what has the focus. */
  accepts: (target: EventTarget | null) => boolean
  /** Another thing stands there: a key that was pressed twice for the one before is not meant for it. */
  id: string | undefined
  settleMs: number
}

/** Enter as the key that leads on, from one thing to the next. */
export function useEnter({ run, accepts, id, settleMs }: EnterKey): void {
  const isOn = run !== undefined
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!accepts(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    run?.()
  })
  useEffect(() => {
    if (!isOn) return
    const since = performance.now()
    const listener = (event: KeyboardEvent) => {
      const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey && !event.repeat && !event.isComposing
      if (event.key === 'Enter' && isPlain && !event.defaultPrevented && performance.now() - since >= settleMs) press(event)
    }
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [isOn, id, settleMs])
}
