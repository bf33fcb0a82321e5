import { isMobile } from '#lib/device'
import { isCollapsedAtStart } from '../sidebar/collapse-state.ts'
import css from './default-layout.module.css'

/** Shows the dark column at once with its final width, so that nothing moves when the frame is loaded. */
export function FramePending() {
  if (isMobile()) return <div className={css.topBar} aria-hidden />
  return (
    <div className={css.frame} data-collapsed={isCollapsedAtStart() || undefined} aria-hidden>
      <div className={css.side} />
    </div>
  )
}
