import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import css from './figure-row.module.css'

interface FigureRowProps {
  children: ReactNode
  /** Above a list: little height on a phone, where three stay side by side. */
  isDense?: boolean
}

/** Three or four figures side by side, the first the largest. On a phone the first and the fourth have a line of their own. */
export const FigureRow = ({ children, isDense }: FigureRowProps) => <div className={classes(css.row, isDense && css.dense)}>{children}</div>

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
