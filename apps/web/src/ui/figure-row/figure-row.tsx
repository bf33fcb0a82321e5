import type { ReactNode } from 'react'
import css from './figure-row.module.css'

/** Three or four figures side by side, the first the largest; on a phone that one and a fourth have a line of their own. */
export const FigureRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>

export type FigureCellProps = {
  children: ReactNode
  /** What is done with it. */
  corner?: ReactNode
}

export const FigureCell = ({ children, corner }: FigureCellProps) => (
  <div className={css.cell}>
    {children}
    {corner && <div className={css.corner}>{corner}</div>}
  </div>
)
