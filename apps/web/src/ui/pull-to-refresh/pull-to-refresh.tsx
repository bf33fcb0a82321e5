import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '#ui/classes'
import { modalOpen } from '#ui/layers'
import { useRootMark } from '#ui/root-mark'
import { Spinner } from '#ui/spinner'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useWords } from '#ui/words'
import css from './pull-to-refresh.module.css'
import { isEnough, pulled } from './pull.ts'

export type PullToRefreshProps = { onRefresh?: (() => void | Promise<void>) | undefined }

const reload = () => window.location.reload()

/** Whether an element under the finger is scrolled down; it must scroll up first. */
function isScrolled(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.scrollTop > 0) return true
  }
  return window.scrollY > 0
}

/** Stands once in a layout. It works by touch only, because a mouse can use the reload button. */
export function PullToRefresh({ onRefresh = reload }: PullToRefreshProps) {
  const words = useWords()
  const spot = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  useRootMark('data-pull-to-refresh')
  const refresh = useEffectEvent(async () => {
    setBusy(true)
    try {
      await onRefresh()
    } finally {
      setBusy(false)
    }
  })
  useEffect(() => {
    let from: { x: number; y: number } | undefined
    let moved = 0
    const show = () => {
      const element = spot.current
      if (!element) return
      element.style.setProperty('--pulled', `${pulled(moved)}px`)
      element.toggleAttribute('data-pulling', pulled(moved) > 0)
      element.toggleAttribute('data-enough', isEnough(moved))
    }
    const start = ({ touches, target }: TouchEvent) => {
      const touch = touches[0]
      const isFree = touches.length === 1 && touch && !modalOpen.get() && !isScrolled(target)
      from = isFree ? { x: touch.clientX, y: touch.clientY } : undefined
      moved = 0
    }
    const move = ({ touches }: TouchEvent) => {
      const touch = touches[0]
      if (!from || !touch) return
      moved = touch.clientY - from.y
      // a sideways movement is a swipe of another element
      if (Math.abs(touch.clientX - from.x) > Math.abs(moved)) from = undefined
      if (!from) moved = 0
      show()
    }
    const end = () => {
      if (from && isEnough(moved)) void refresh()
      from = undefined
      moved = 0
      show()
    }
    const passive = { passive: true }
    window.addEventListener('touchstart', start, passive)
    window.addEventListener('touchmove', move, passive)
    window.addEventListener('touchend', end)
    window.addEventListener('touchcancel', end)
    return () => {
      window.removeEventListener('touchstart', start)
      window.removeEventListener('touchmove', move)
      window.removeEventListener('touchend', end)
      window.removeEventListener('touchcancel', end)
    }
  }, [])
  return (
    <div ref={spot} className={classes(css.spot, isBusy && css.busy)} role={isBusy ? 'status' : undefined}>
      {isBusy ? (
        <>
          <Spinner />
          <VisuallyHidden>{words.refreshing}</VisuallyHidden>
        </>
      ) : (
        <IconArrowDown stroke={1.5} aria-hidden />
      )}
    </div>
  )
}
