import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './tick-circle.module.css'

export type TickState = 'done' | 'partly' | 'skipped'

interface TickCircleProps {
  state?: TickState | undefined
  /** stands in the circle until it is done: the number of a step. Without it the tick shows under the pointer */
  children?: ReactNode
}

const icons = { done: IconCheck, partly: IconMinus, skipped: IconX } as const satisfies Record<TickState, unknown>

/** Whether something is done. It is drawn in the button that says so in words and is pressed as a whole. */
export function TickCircle({ state, children }: TickCircleProps) {
  const Icon = icons[state ?? 'done']
  return (
    <span className={css.circle} data-state={state} data-filled={children !== undefined || undefined} aria-hidden>
      {state === undefined && children !== undefined ? children : <Icon stroke={2.5} />}
    </span>
  )
}
