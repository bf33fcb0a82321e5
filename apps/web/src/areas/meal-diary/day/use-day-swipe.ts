import { dietDays } from '@allenio/contract/meal-diary'
import { addDays, daysBetween } from '@allenio/domain/days'
import { useRef } from 'react'
import type { PointerEvent } from 'react'

const enoughPx = 64

interface Days {
  date: string
  today: string
  onChoose: (date: string) => void
}

/** A finger that moves far enough to one side turns to the day beside it; the page itself does not move with it. */
export function useDaySwipe({ date, today, onChoose }: Days) {
  const from = useRef<{ x: number; y: number; id: number } | undefined>(undefined)
  const turn = (days: number) => {
    const next = addDays(date, days)
    const distance = daysBetween(today, next)
    if (distance >= -dietDays.back && distance <= dietDays.ahead) onChoose(next)
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY, pointerId }: PointerEvent) => {
      from.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY, id: pointerId } : undefined
    },
    onPointerUp: ({ clientX, clientY, pointerId }: PointerEvent) => {
      const start = from.current
      from.current = undefined
      if (!start || start.id !== pointerId) return
      const across = clientX - start.x
      if (Math.abs(across) < enoughPx || Math.abs(clientY - start.y) > Math.abs(across) / 2) return
      turn(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
