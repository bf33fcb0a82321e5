import type { ClientMetric } from '@allenio/contract/metrics'
import { useFormats } from '#lib/formats'
import { Change, withUnit } from '#ui/change'
import { DataTable } from '#ui/data-table'
import type { Column } from '#ui/data-table'
import { Row, Stack } from '#ui/layout'
import { ListRow } from '#ui/list'
import { Sparkline } from '#ui/sparkline'
import { Text } from '#ui/text'
import { useFormatValue } from '../data.ts'
import { useWords } from '../words.ts'
import css from '../table.module.css'

interface MetricTableProps {
  label: string
  metrics: readonly ClientMetric[]
  hrefOf?: (metric: ClientMetric) => string
  onOpen?: (metric: ClientMetric) => void
}

const difference = ({ latest }: ClientMetric, earlier: ClientMetric['latest']) =>
  latest && earlier && latest.day !== earlier.day ? latest.value - earlier.value : null

/** The decimals of a column: figures below each other have equally many, and whole metrics have none. */
const valueDecimals = (decimals: number) => ({ least: Math.min(1, decimals), most: decimals })

const Spark = ({ points, width }: { points: ClientMetric['points']; width: number }) =>
  points.length > 1 && <Sparkline values={points.map(({ value }) => value)} width={width} />

/** One row for each metric: the value, the change and the target. */
export function MetricTable({ label, metrics, hrefOf, onOpen }: MetricTableProps) {
  const t = useWords()
  const formatValue = useFormatValue()
  const { decimal, ago } = useFormats()
  const columns: Column<ClientMetric>[] = [
    { key: 'name', title: t('metric'), width: 200, cell: ({ name }) => name },
    { key: 'trend', title: t('trend'), width: 132, cell: ({ points }) => <Spark points={points} width={96} /> },
    {
      key: 'latest',
      title: t('latest'),
      align: 'end',
      width: 120,
      cell: ({ latest, unit, decimals }) =>
        latest ? (
          <>
            <Text as="b" size="inherit" weight={600} figures>
              {decimal(latest.value, valueDecimals(decimals))}
            </Text>{' '}
            <Text as="span" size="inherit" tone={3}>
              {unit}
            </Text>
          </>
        ) : (
          <Text as="span" size="inherit" tone={3} aria-hidden>
            –
          </Text>
        ),
    },
    {
      key: 'change',
      title: t('change'),
      align: 'end',
      width: 110,
      cell: metric => <Change value={difference(metric, metric.previous)} decimals={metric.decimals} />,
    },
    {
      key: 'first',
      title: t('sinceFirst'),
      align: 'end',
      width: 110,
      isMinor: true,
      cell: metric => <Change value={difference(metric, metric.first)} decimals={metric.decimals} />,
    },
    {
      key: 'target',
      title: t('target'),
      align: 'end',
      width: 120,
      cell: metric => (metric.target === null ? '' : formatValue(metric.target, metric)),
    },
    {
      key: 'day',
      title: t('when'),
      align: 'end',
      isMinor: true,
      width: 120,
      cell: ({ latest }) =>
        latest && (
          <Text as="span" size="inherit" tone={3}>
            {ago(latest.day)}
          </Text>
        ),
    },
  ]
  return (
    <DataTable
      label={label}
      rows={metrics}
      columns={columns}
      rowKey={({ kind }) => kind}
      rowName={({ name }) => name}
      rowHref={hrefOf}
      onOpen={onOpen}
      narrow={metric => <MetricRow metric={metric} {...(hrefOf ? { href: hrefOf(metric) } : { onClick: () => onOpen?.(metric) })} />}
    />
  )
}

/** One metric as a row for a touch screen. */
export function MetricRow({ metric, ...link }: { metric: ClientMetric } & ({ href: string } | { onClick: () => void })) {
  const t = useWords()
  const formatValue = useFormatValue()
  const { decimal, ago } = useFormats()
  const { latest, points, target, decimals, unit } = metric
  const change = difference(metric, metric.previous)
  const aim = target !== null && `${t('target').toLowerCase()} ${formatValue(target, metric)}`
  const sub = [latest ? ago(latest.day) : t('noValues'), aim].filter(Boolean).join(' · ')
  return (
    <ListRow
      {...link}
      title={metric.name}
      sub={sub}
      meta={
        latest && (
          <Row as="span" inline className={css.meta}>
            <Spark points={points} width={56} />
            <Stack as="span" align="end" className={css.figures}>
              <Text as="b" size="inherit" weight={600} figures>
                {withUnit(decimal(latest.value, { most: decimals }), unit)}
              </Text>
              {change !== null && (
                <Text as="span" size="inherit" tone={3}>
                  <Change value={change} decimals={decimals} />
                </Text>
              )}
            </Stack>
          </Row>
        )
      }
    />
  )
}
