import type { ClientImport } from '@allenio/contract/client-intake'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { RefusedCells } from '#ui/table-import'
import { Text, Title } from '#ui/text'
import { TextField } from '#ui/text-field'
import type { ImportWork } from './data.ts'
import { useImportWords } from './words.ts'
import css from './import.module.css'

type FaultyCell = ClientImport['refused'][number]

interface FaultyCellsProps {
  /** The import; absent when nothing can be corrected any more. */
  work?: ImportWork
  rows: readonly FaultyCell[]
  /** The number of all such cells; there may be more than are sent. */
  count: number
  title: string
  text: string
  children?: ReactNode
}

/** Cells that could not be read, each with its reason and a field to correct it in. */
export function FaultyCells({ work, rows, count, title, text, children }: FaultyCellsProps) {
  const t = useImportWords()
  const { integer } = useFormats()
  return (
    <Stack as="section" gap={10} grow>
      <Title level={3}>{title}</Title>
      <Text tone={2} prose>
        {text}
      </Text>
      <RefusedCells cells={rows} cellKey={row => `${row.line} ${row.columnAt ?? ''}`} lineText={line => t('line', { line })}>
        {cell => work && cell.columnAt !== null && <CellField work={work} cell={cell} />}
      </RefusedCells>
      {rows.length < count && (
        <Text tone={2} prose>
          {t('onlyFirst', { count: integer(rows.length) })}
        </Text>
      )}
      {children && <div>{children}</div>}
    </Stack>
  )
}

const cutMark = '…'

/** A field to correct a cell. The table is read again when the field is left, or at Enter. */
function CellField({ work, cell: { line, column, columnAt, value } }: { work: ImportWork; cell: FaultyCell }) {
  const t = useImportWords()
  // only the beginning of a long cell is known, so its field starts empty
  const [start] = useState(value.endsWith(cutMark) ? '' : value)
  const [typed, setTyped] = useState(start)
  const fix = () => {
    if (columnAt !== null && typed !== start) work.change({ fix: { line, columnAt, value: typed } })
  }
  return (
    <span className={css.fix}>
      <TextField
        label={t('fixCell', { line, column: column ?? '' })}
        labelHidden
        placeholder={value}
        maxLength={500}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={fix}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          fix()
        }}
      />
    </span>
  )
}
