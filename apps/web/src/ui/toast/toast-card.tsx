import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { classes } from '#ui/classes'
import { CloseButton } from '#ui/close-button'
import { useCountdown } from '#ui/countdown'
import { Link } from '#ui/link'
import { Ellipsis } from '#ui/text'
import { useWords } from '#ui/words'
import { dismissToast } from './store.ts'
import type { ShownToast, ToastType } from './store.ts'
import css from './toast.module.css'

const iconsByState = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
} as const satisfies Record<ToastType, unknown>

const swipePx = 72

export function ToastCard({ item }: { item: ShownToast }) {
  const { id, type, text, buttons, undo, duration } = item
  const { undo: undoText } = useWords()
  const [isHeld, setHeld] = useState(false)
  const swipe = useSwipeAway(() => dismissToast(id))
  const ends = Number.isFinite(duration) ? duration : undefined
  useCountdown({ duration: ends, isPaused: isHeld, onEnd: () => dismissToast(id) })
  const Icon = iconsByState[type]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hover and focus only hold the clock
    <div
      className={css.toast}
      role={type === 'error' ? 'alert' : undefined}
      // only a mouse holds the toast: a finger that has just tapped there is gone already, and would hold it for ever
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={event => {
        if (event.key === 'Escape') dismissToast(id)
      }}
      {...swipe}>
      <span className={classes(css.icon, css[type])}>
        <Icon stroke={1.5} aria-hidden />
      </span>
      <span className={css.text}>{text}</span>
      <span className={css.buttons}>
        <span className={css.actions}>
          {buttons.map(button => (
            <Action key={button.text} id={id} button={button} />
          ))}
          {undo && <Action id={id} button={{ text: undoText, onClick: undo }} />}
        </span>
        <CloseButton onClick={() => dismissToast(id)} />
      </span>
    </div>
  )
}

function Action({ id, button }: { id: string; button: ShownToast['buttons'][number] }) {
  const run = () => {
    button.onClick?.()
    dismissToast(id)
  }
  if (button.to !== undefined)
    return (
      <Link className={css.button} href={button.to} onClick={run}>
        <Ellipsis>{button.text}</Ellipsis>
      </Link>
    )
  return (
    <button type="button" className={css.button} onClick={run}>
      <Ellipsis>{button.text}</Ellipsis>
    </button>
  )
}

/** Lets a finger move the toast; a long swipe to a side closes it. */
function useSwipeAway(onAway: () => void) {
  const start = useRef<number | undefined>(undefined)
  const settle = (element: HTMLElement) => {
    start.current = undefined
    element.style.transform = ''
    element.style.opacity = ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') start.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return
      const moved = event.clientX - start.current
      event.currentTarget.style.transform = `translateX(${moved}px)`
      event.currentTarget.style.opacity = `${Math.max(0.2, 1 - Math.abs(moved) / 240)}`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return
      const moved = event.clientX - start.current
      if (Math.abs(moved) > swipePx) onAway()
      else settle(event.currentTarget)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
  }
}
