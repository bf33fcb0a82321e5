import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { hasMoved, longMs } from './press.ts'

type Press = { clientX: number; clientY: number; timer: ReturnType<typeof setTimeout> }

/** Detects a long press. It prevents the menu and the click that the browser would add. */
export function useLongPress(onLong: (target: Element) => void) {
  const press = useRef<Press>(undefined)
  const touched = useRef(false)
  const wasLong = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      end()
      wasLong.current = false
      touched.current = pointerType === 'touch'
      if (!touched.current || !isPrimary || !(target instanceof Element)) return
      const timer = setTimeout(() => {
        wasLong.current = true
        // not every phone and browser can vibrate
        navigator.vibrate?.(10)
        onLong(target)
      }, longMs)
      press.current = { clientX, clientY, timer }
    },
    onPointerMove: (event: PointerEvent) => {
      if (press.current && hasMoved(press.current, event)) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (touched.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
