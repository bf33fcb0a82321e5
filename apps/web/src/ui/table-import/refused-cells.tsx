import type { ReactNode } from 'react'
import { BareList } from '#ui/layout'
import { Text } from '#ui/text'
import css from './table-import.module.css'

export interface RefusedCell {
  line: number
  /** null where the whole row is meant */
  column: string | null
  reason: string
  value: string
}

interface RefusedCellsProps<Cell extends RefusedCell> {
  cells: readonly Cell[]
  cellKey: (cell: Cell) => string
  lineText: (line: number) => string
  /** drawn after the reason, such as a field; where it is false, the cell's value stands there */
  children?: (cell: Cell) => ReactNode
}

/** Cells of a table that could not be read, each with its line and reason. */
export const RefusedCells = <Cell extends RefusedCell>({ cells, cellKey, lineText, children }: RefusedCellsProps<Cell>) => (
  <BareList className={css.refused}>
    {cells.map(cell => (
      <li key={cellKey(cell)}>
        <Text as="span" tone={3} figures>
          {lineText(cell.line)}
        </Text>
        <span className={css.reason}>
          {cell.column && <b>{cell.column}</b>}
          {cell.reason}
          {children?.(cell) || (cell.value && <q>{cell.value}</q>)}
        </span>
      </li>
    ))}
  </BareList>
)
