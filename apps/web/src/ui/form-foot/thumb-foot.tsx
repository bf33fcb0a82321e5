import type { ReactNode } from 'react'
import css from './form-foot.module.css'

/** The one thing to do on a client's page, where the thumb is. */
export const ThumbFoot = ({ children }: { children: ReactNode }) => (
  <div className={css.thumb} data-foot>
    {children}
  </div>
)
