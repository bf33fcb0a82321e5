import type { ReactNode } from 'react'
import css from './figure-row.module.css'

/** Three or four figures side by side, the first the largest. On a phone the first and the fourth have a line of their own. */
export const FigureRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>

export interface FigureCellProps {
  children: ReactNode
  /** A button in the corner of the cell. */
  corner?: ReactNode
}

export const FigureCell = ({ children, corner }: FigureCellProps) => (
  <div className={css.cell}>
    {children}
    {corner && <div className={css.corner}>{corner}</div>}
  </div>
)
