import type { ReactNode } from 'react'
import css from './public-column.module.css'

interface PublicColumnProps {
  children: ReactNode
}

/** A narrow column in the middle of the page, for visitors who have one thing to read or to do. */
export function PublicColumn({ children }: PublicColumnProps) {
  return (
    <div className={css.ground}>
      <div className={css.column}>{children}</div>
    </div>
  )
}
