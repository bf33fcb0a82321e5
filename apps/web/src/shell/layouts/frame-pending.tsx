import { isMobile } from '#lib/device'
import { isCollapsedAtStart } from '../sidebar/remembered.ts'
import css from './default-layout.module.css'

/** The dark column stands at once and at its right width: the frame fills it without moving anything. */
export function FramePending() {
  if (isMobile()) return <div className={css.topBar} aria-hidden />
  return (
    <div className={css.frame} data-collapsed={isCollapsedAtStart() || undefined} aria-hidden>
      <div className={css.side} />
    </div>
  )
}
