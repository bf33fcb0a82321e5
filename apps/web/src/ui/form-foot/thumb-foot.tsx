import type { ReactNode } from 'react'
import css from './form-foot.module.css'

/** The main action of a client's page, at the bottom of the screen where the thumb reaches it. */
export const ThumbFoot = ({ children }: { children: ReactNode }) => (
  <div className={css.thumb} data-foot>
    {children}
  </div>
)
