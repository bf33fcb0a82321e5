import type { Metric, MetricValue } from '@allenio/contract/metrics'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Change } from '#ui/change'
import { DataTable } from '#ui/data-table'
import type { Column } from '#ui/data-table'
import { IconButton } from '#ui/icon-button'
import { ListRow } from '#ui/list'
import { useSaid } from '../data/said.ts'
import { useWords } from '../words/index.ts'
import css from './table.module.css'

interface ValueTableProps {
  metric: Metric
  values: readonly MetricValue[]
  /** absent where they are only read */
  onEdit?: ((value: MetricValue) => void) | undefined
  onDelete?: ((value: MetricValue) => void) | undefined
  foot: ReactNode
}

interface Row extends MetricValue {
  change: number | null
}

export function ValueTable({ metric, values, onEdit, onDelete, foot }: ValueTableProps) {
  const t = useWords()
  const said = useSaid()
  const { day, decimal } = useFormats()
  const rows: Row[] = values.map((value, index) => {
    const before = values[index + 1]
    return { ...value, change: before ? value.value - before.value : null }
  })
  const author = ({ isByClient, addedBy }: MetricValue) => (isByClient ? t('byClient') : (addedBy ?? ''))
  const tools = (value: MetricValue) => {
    const name = `${day(value.day)}, ${said(value.value, metric)}`
    return (
      <>
        {onEdit && value.may.update && (
          <IconButton label={`${t('edit')}: ${name}`} size="small" icon={<IconPencil stroke={1.5} />} onClick={() => onEdit(value)} />
        )}
        {onDelete && value.may.delete && (
          <IconButton label={`${t('delete')}: ${name}`} size="small" icon={<IconTrash stroke={1.5} />} onClick={() => onDelete(value)} />
        )}
      </>
    )
  }
  const columns: Column<Row>[] = [
    { key: 'day', title: t('day'), width: 160, cell: row => day(row.day) },
    {
      key: 'value',
      title: metric.unit ? t('valueIn', { unit: metric.unit }) : t('value'),
      align: 'end',
      width: 120,
      cell: row => <b className={css.value}>{decimal(row.value, { least: Math.min(1, metric.decimals), most: metric.decimals })}</b>,
    },
    { key: 'change', title: t('change'), align: 'end', width: 120, cell: row => <Change value={row.change} decimals={metric.decimals} /> },
    {
      key: 'note',
      title: t('note'),
      cell: row => (
        <span className={css.note} title={row.note || undefined}>
          {row.note}
        </span>
      ),
    },
    { key: 'by', title: t('addedBy'), minor: true, width: 180, cell: author },
    { key: 'tools', title: '', align: 'end', width: 88, cell: tools },
  ]
  return (
    <DataTable
      label={t('values')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={row => `${day(row.day)}, ${said(row.value, metric)}`}
      foot={foot}
      onOpen={onEdit && (row => row.may.update && onEdit(row))}
      narrow={row => (
        <ListRow
          title={
            <span className={css.rowTitle}>
              <b>{said(row.value, metric)}</b>
              <Change value={row.change} decimals={metric.decimals} />
            </span>
          }
          sub={[day(row.day), author(row), row.note].filter(Boolean).join(' · ')}
          actions={tools(row)}
        />
      )}
    />
  )
}
