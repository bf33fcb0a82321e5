import type { ReactNode } from 'react'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './data-table.module.css'

interface CellLinesProps {
  children: ReactNode
  /** The lesser line. Compact rows have no room for it. */
  sub: string | undefined
}

/** Two lines in a cell of a table, whose rows all have the same height. */
export const CellLines = ({ children, sub }: CellLinesProps) => (
  <Stack as="span" grow>
    {children}
    {sub && (
      <Text as="span" size="small" tone={3} weight={400} clip className={css.subLine} title={sub}>
        {sub}
      </Text>
    )}
  </Stack>
)
