import type { Shape } from '#lib/movements'

const wayMs = 1_100
const restMs = 250
/** There and back. What moves by itself and cannot be stopped is over within five seconds. */
const cycleMs = (wayMs + restMs) * 2

/** Where a movement is after some time, from 0 to 1: there and back, slower at both ends, with a rest at each. */
export function shareAt(ms: number): number {
  const turn = wayMs + restMs
  const within = ms % (turn * 2)
  const way = Math.min(1, (within % turn) / wayMs)
  const eased = (1 - Math.cos(Math.PI * way)) / 2
  // the motion begins where the still figure stands
  return within < turn ? 1 - eased : eased
}

export const mayMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Moves the paths of a figure without rendering anything anew, and answers how to stop that. */
export function startMoving(
  svg: SVGSVGElement,
  when: 'on hover' | 'while seen' | 'once seen',
  shapes: (share: number) => readonly Shape[],
) {
  const paths = [...svg.querySelectorAll('path[data-tone]')]
  let frame = 0
  let startedAt: number | undefined
  const draw = (share: number) => {
    for (const [at, { d }] of shapes(share).entries()) paths[at]?.setAttribute('d', d)
  }
  const step = (now: number) => {
    startedAt ??= now
    if (when === 'once seen' && now - startedAt > cycleMs) {
      stop()
      return
    }
    draw(shareAt(now - startedAt))
    frame = requestAnimationFrame(step)
  }
  const start = () => {
    if (frame === 0 && mayMove()) frame = requestAnimationFrame(step)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
    startedAt = undefined
    draw(1)
  }
  const listeners = new AbortController()
  const observer = when !== 'on hover' ? new IntersectionObserver(([entry]) => (entry?.isIntersecting ? start() : stop())) : undefined
  observer?.observe(svg)
  if (when === 'on hover') {
    const control = svg.closest('tr, li, a, button, [role="option"]')
    for (const event of ['pointerenter', 'focusin'] as const) control?.addEventListener(event, start, listeners)
    for (const event of ['pointerleave', 'focusout'] as const) control?.addEventListener(event, stop, listeners)
  }
  return () => {
    listeners.abort()
    observer?.disconnect()
    stop()
  }
}
