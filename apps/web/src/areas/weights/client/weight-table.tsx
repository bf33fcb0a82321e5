import type { Weight } from '@allenio/contract/weights'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Change } from '#ui/change'
import { DataTable } from '#ui/data-table'
import type { Column } from '#ui/data-table'
import { Row } from '#ui/layout'
import { ListRow } from '#ui/list'
import { RecordActions } from '#ui/row-actions'
import { Text } from '#ui/text'
import { isNamedSource, useWeightWords } from '../words.ts'
import { differences } from '../trend/spans.ts'
import css from '../weights.module.css'

interface WeightTableProps {
  weights: readonly Weight[]
  onEdit: (weight: Weight) => void
  onDelete: (weight: Weight) => void
  foot: ReactNode
}

interface TableRow extends Weight {
  difference: number | null
}

export function WeightTable({ weights, onEdit, onDelete, foot }: WeightTableProps) {
  const t = useWeightWords()
  const { day, decimal, weekday } = useFormats()
  const changes = differences(weights)
  const rows: TableRow[] = weights.map((weight, index) => ({ ...weight, difference: changes[index] ?? null }))
  const author = ({ isByClient, addedBy, source }: Weight) =>
    [isByClient ? t('byClient') : addedBy, isNamedSource(source) && t(`source_${source}`)].filter(Boolean).join(', ')
  const actions = (weight: Weight, isQuiet: boolean) => (
    <RecordActions
      name={day(weight.day)}
      edit={weight.may.update && (() => onEdit(weight))}
      remove={weight.may.delete && (() => onDelete(weight))}
      isQuiet={isQuiet}
    />
  )
  const columns: Column<TableRow>[] = [
    {
      key: 'day',
      title: t('day'),
      width: 200,
      cell: row => (
        <>
          {day(row.day)}
          <Text as="span" size="inherit" tone={3} weight={400} className={css.weekday}>
            {weekday(row.day).slice(0, 3)}
          </Text>
        </>
      ),
    },
    {
      key: 'kg',
      title: t('kg'),
      align: 'end',
      width: 100,
      cell: row => (
        <Text as="b" size="inherit" tone="inherit" weight={600}>
          {decimal(row.kg, { least: 1, most: 2 })}
        </Text>
      ),
    },
    { key: 'change', title: t('change'), align: 'end', width: 130, cell: row => <Change value={row.difference} decimals={2} /> },
    {
      key: 'note',
      title: t('note'),
      cell: row => (
        <Text as="div" tone={2} clip className={css.note} title={row.note || undefined}>
          {row.note}
        </Text>
      ),
    },
    { key: 'by', title: t('addedBy'), isMinor: true, width: 200, cell: author },
    { key: 'actions', title: '', align: 'end', width: 48, cell: row => actions(row, true) },
  ]
  return (
    <DataTable
      label={t('all')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={row => `${day(row.day)}, ${decimal(row.kg, { most: 2 })}\u00a0kg`}
      foot={foot}
      onOpen={row => row.may.update && onEdit(row)}
      narrow={row => (
        <ListRow
          title={
            <Row as="span" gap={12} align="baseline" justify="between">
              <b>{decimal(row.kg, { least: 1, most: 2 })} kg</b>
              <Change value={row.difference} decimals={2} />
            </Row>
          }
          sub={[day(row.day), author(row), row.note].filter(Boolean).join(' · ')}
          actions={actions(row, false)}
          swipe={row.may.delete && { label: t('delete'), run: () => onDelete(row) }}
          onClick={row.may.update ? () => onEdit(row) : undefined}
        />
      )}
    />
  )
}
