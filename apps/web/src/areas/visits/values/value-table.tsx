import { changeAt, valueGroupNames, type FieldValue, type ValueGroup, type ValueRow } from '@allenio/domain/visits'
import type { ReactNode } from 'react'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useWording } from '#lib/words'
import { useSigned } from '#ui/change'
import { CellLines, DataTable, type Column } from '#ui/data-table'
import { Text } from '#ui/text'
import { nameWithUnit, sharedUnit } from './named-rows.ts'
import css from './value-table.module.css'
import { useValueWords } from './words.ts'

/** A row of other content above the figures of the visits. */
interface LeadRow {
  name: string
  /** The content for one of the visits, by its index. */
  cell: (at: number) => ReactNode
}

/** A row of the table: a field, the heading of a group of fields, or other content above them. */
type TableRow = { kind: 'field'; row: ValueRow } | { kind: 'group'; group: ValueGroup; first: ValueRow } | { kind: 'lead'; row: LeadRow }

const withHeadings = (rows: readonly ValueRow[]): TableRow[] =>
  rows.flatMap((row, at): TableRow[] => {
    const field: TableRow = { kind: 'field', row }
    return rows[at - 1]?.group === row.group ? [field] : [{ kind: 'group', group: row.group, first: row }, field]
  })

interface ValueTableProps {
  /** The days of the visits that have a column, newest first. */
  days: readonly string[]
  rows: readonly ValueRow[]
  lead?: LeadRow | undefined
  /** Opens the chart of a field; absent where there is no chart. */
  onOpen?: (key: string) => void
}

/** A table with a row for each field and a column for each visit, with the change since the visit before. */
export function ValueTable({ days, rows, lead, onOpen }: ValueTableProps) {
  const t = useValueWords()
  const word = useWording()
  const signed = useSigned()
  const isMobile = useIsMobile()
  const { day, decimal, percent } = useFormats()
  const nameOf = (each: TableRow): string => {
    switch (each.kind) {
      case 'group':
        return word(valueGroupNames[each.group])
      case 'field':
        return nameWithUnit(each.row)
      case 'lead':
        return each.row.name
      default:
        return each satisfies never
    }
  }
  const textOf = ({ decimals }: ValueRow, value: FieldValue) => {
    if (value.value === undefined) return value.text
    const own = value.decimals
    const text = decimal(value.value, own === undefined ? { least: Math.min(1, decimals), most: decimals } : { least: own, most: own })
    return value.percent === undefined ? text : `${text} (${percent(value.percent)})`
  }
  const cellOf = (row: ValueRow, at: number) => {
    const value = row.values[at]
    if (!value) return null
    // an unchanged figure needs no second line
    const change = changeAt(row, at)
    const lines = [change ? signed(change, row.decimals) : '', value.day === undefined || value.day === days[at] ? '' : day(value.day)]
    return (
      <CellLines sub={lines.filter(Boolean).join(' · ')}>
        <Text as={value.isChosen ? 'b' : 'span'} size="inherit" tone="inherit" weight={value.isChosen ? 600 : 400} figures>
          {textOf(row, value)}
        </Text>
      </CellLines>
    )
  }
  const unitOf = (group: ValueGroup) => sharedUnit(rows.filter(row => row.group === group))
  const columns: Column<TableRow>[] = [
    {
      key: 'name',
      title: t('field'),
      width: isMobile ? 144 : 220,
      cell: each =>
        each.kind === 'field' ? (
          <Text as="span" size="inherit" tone="inherit" weight={400}>
            {unitOf(each.row.group) === undefined ? nameWithUnit(each.row) : each.row.name}
          </Text>
        ) : (
          <Text as="b" size="inherit" tone="inherit" weight={600} className={each.kind === 'group' && !isMobile ? css.group : undefined}>
            {[nameOf(each), each.kind === 'group' && unitOf(each.group)].filter(Boolean).join(' · ')}
          </Text>
        ),
    },
    ...days.map((takenOn, at): Column<TableRow> => ({
      // two visits may have one day, so the key has the index too
      key: `${takenOn} ${at}`,
      title: day(takenOn),
      align: 'end',
      width: isMobile && !lead ? 96 : 124,
      cell: each => (each.kind === 'field' ? cellOf(each.row, at) : each.kind === 'lead' ? each.row.cell(at) : null),
    })),
  ]
  return (
    <DataTable
      label={t('title')}
      rows={lead ? [{ kind: 'lead', row: lead }, ...withHeadings(rows)] : withHeadings(rows)}
      columns={columns}
      rowKey={each => (each.kind === 'field' ? each.row.key : each.kind === 'group' ? `group ${each.group}` : 'lead')}
      rowName={nameOf}
      // on a phone the choice above the chart is easier to press than a row
      onOpen={isMobile || !onOpen ? undefined : each => each.kind !== 'lead' && onOpen((each.kind === 'group' ? each.first : each.row).key)}
    />
  )
}
