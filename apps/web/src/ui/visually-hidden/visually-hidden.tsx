import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={css.hidden} id={id}>
      {children}
    </span>
  )
}
