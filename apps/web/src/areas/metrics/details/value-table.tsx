import type { Metric, MetricValue } from '@allenio/contract/metrics'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Change } from '#ui/change'
import { DataTable } from '#ui/data-table'
import type { Column } from '#ui/data-table'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { ListRow } from '#ui/list'
import { Text } from '#ui/text'
import { useFormatValue } from '../data.ts'
import { useWords } from '../words.ts'
import css from '../table.module.css'

interface ValueTableProps {
  metric: Metric
  values: readonly MetricValue[]
  /** absent where they are only read */
  onEdit?: ((value: MetricValue) => void) | undefined
  onDelete?: ((value: MetricValue) => void) | undefined
  foot: ReactNode
}

interface TableRow extends MetricValue {
  change: number | null
}

export function ValueTable({ metric, values, onEdit, onDelete, foot }: ValueTableProps) {
  const t = useWords()
  const formatValue = useFormatValue()
  const { day, decimal } = useFormats()
  const rows: TableRow[] = values.map((value, index) => {
    const previous = values[index + 1]
    return { ...value, change: previous ? value.value - previous.value : null }
  })
  const author = ({ isFromWorkout, isFromVisit, isByClient, addedBy }: MetricValue) =>
    isFromWorkout ? t('fromWorkout') : isFromVisit ? t('fromVisit') : isByClient ? t('byClient') : (addedBy ?? '')
  const tools = (value: MetricValue) => {
    const name = `${day(value.day)}, ${formatValue(value.value, metric)}`
    return (
      <>
        {onEdit && value.may.update && (
          <IconButton label={`${t('edit')}: ${name}`} size="small" icon={IconPencil} onClick={() => onEdit(value)} />
        )}
        {onDelete && value.may.delete && (
          <IconButton label={`${t('delete')}: ${name}`} size="small" icon={IconTrash} onClick={() => onDelete(value)} />
        )}
      </>
    )
  }
  const columns: Column<TableRow>[] = [
    { key: 'day', title: t('day'), width: 160, cell: row => day(row.day) },
    {
      key: 'value',
      title: metric.unit ? t('valueIn', { unit: metric.unit }) : t('value'),
      align: 'end',
      width: 120,
      cell: row => (
        <Text as="b" size="inherit" weight={600} figures>
          {decimal(row.value, { least: Math.min(1, metric.decimals), most: metric.decimals })}
        </Text>
      ),
    },
    { key: 'change', title: t('change'), align: 'end', width: 120, cell: row => <Change value={row.change} decimals={metric.decimals} /> },
    {
      key: 'note',
      title: t('note'),
      cell: row => (
        <Text as="div" tone={2} clip className={css.note} title={row.note || undefined}>
          {row.note}
        </Text>
      ),
    },
    { key: 'by', title: t('addedBy'), isMinor: true, width: 180, cell: author },
    { key: 'tools', title: '', align: 'end', width: 88, cell: tools },
  ]
  return (
    <DataTable
      label={t('values')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={row => `${day(row.day)}, ${formatValue(row.value, metric)}`}
      foot={foot}
      onOpen={onEdit && (row => row.may.update && onEdit(row))}
      narrow={row => (
        <ListRow
          title={
            <Row as="span" gap={12} align="baseline" justify="between">
              <b>{formatValue(row.value, metric)}</b>
              <Change value={row.change} decimals={metric.decimals} />
            </Row>
          }
          sub={[day(row.day), author(row), row.note].filter(Boolean).join(' · ')}
          actions={tools(row)}
        />
      )}
    />
  )
}
