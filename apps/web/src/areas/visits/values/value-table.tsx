import { changeAt, valueGroupNames, type FieldValue, type ValueGroup, type ValueRow } from '@allenio/domain/visits'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useWording } from '#lib/words'
import { useSigned } from '#ui/change'
import { CellLines, DataTable, type Column } from '#ui/data-table'
import { Text } from '#ui/text'
import { nameWithUnit } from './named-rows.ts'
import { useValueWords } from './words.ts'

/** A field, or the heading of the fields below it. */
type TableRow = { kind: 'field'; row: ValueRow } | { kind: 'group'; group: ValueGroup; first: ValueRow }

const withHeadings = (rows: readonly ValueRow[]): TableRow[] =>
  rows.flatMap((row, at): TableRow[] => {
    const field: TableRow = { kind: 'field', row }
    return rows[at - 1]?.group === row.group ? [field] : [{ kind: 'group', group: row.group, first: row }, field]
  })

interface ValueTableProps {
  /** Of the visits that have a column, newest first. */
  days: readonly string[]
  rows: readonly ValueRow[]
  /** Absent where there is no chart. */
  onOpen?: (key: string) => void
}

/** Each field in a row, each visit in a column, with the change since the visit before. */
export function ValueTable({ days, rows, onOpen }: ValueTableProps) {
  const t = useValueWords()
  const word = useWording()
  const signed = useSigned()
  const isMobile = useIsMobile()
  const { day, decimal, percent } = useFormats()
  const nameOf = (each: TableRow) => (each.kind === 'group' ? word(valueGroupNames[each.group]) : nameWithUnit(each.row))
  const textOf = ({ decimals }: ValueRow, value: FieldValue) => {
    const text = decimal(value.value, { least: Math.min(1, decimals), most: decimals })
    return value.percent === undefined ? text : `${text} (${percent(value.percent)})`
  }
  const cellOf = (row: ValueRow, at: number) => {
    const value = row.values[at]
    if (!value) return null
    // a figure that stayed as it was needs no line
    const change = changeAt(row, at)
    return (
      <CellLines sub={change ? signed(change, row.decimals) : undefined}>
        <Text as={value.isChosen ? 'b' : 'span'} size="inherit" tone="inherit" weight={value.isChosen ? 600 : 400} figures>
          {textOf(row, value)}
        </Text>
      </CellLines>
    )
  }
  const columns: Column<TableRow>[] = [
    {
      key: 'name',
      title: t('field'),
      width: isMobile ? 132 : 220,
      cell: each => (
        <Text as={each.kind === 'group' ? 'b' : 'span'} size="inherit" tone="inherit" weight={each.kind === 'group' ? 600 : 400}>
          {nameOf(each)}
        </Text>
      ),
    },
    ...days.map((takenOn, at): Column<TableRow> => ({
      // two visits may be of one day
      key: `${takenOn} ${at}`,
      title: day(takenOn),
      align: 'end',
      width: isMobile ? 96 : 124,
      cell: each => (each.kind === 'field' ? cellOf(each.row, at) : null),
    })),
  ]
  return (
    <DataTable
      label={t('title')}
      rows={withHeadings(rows)}
      columns={columns}
      rowKey={each => (each.kind === 'group' ? `group ${each.group}` : each.row.key)}
      rowName={nameOf}
      // on a phone the choice above the chart is easier to hit than a row
      onOpen={isMobile || !onOpen ? undefined : each => onOpen((each.kind === 'field' ? each.row : each.first).key)}
    />
  )
}
