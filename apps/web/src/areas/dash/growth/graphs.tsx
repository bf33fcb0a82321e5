import { getDashGraphsData, graphPeriods } from '@allenio/contract/dash'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '@allenio/contract'
import { read } from '#lib/api'
import { BarChart, LineChart } from '#ui/chart'
import { EmptyState } from '#ui/empty-state'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Section, Sheet } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonLines } from '#ui/skeleton'
import { useGrowthWords } from './words.ts'

type Period = (typeof graphPeriods)[number]
type Series = Output<typeof getDashGraphsData>

/** The course of the figures over a period. */
export function Graphs() {
  const t = useGrowthWords()
  const [period, setPeriod] = useState<Period>('90 days')
  const query = useQuery(read(getDashGraphsData, { period }, { quiet: true }))
  return (
    <Stack gap={0}>
      <Section
        title={t('period')}
        action={
          <SegmentedControl
            label={t('period')}
            options={graphPeriods.map(value => ({ value, label: t(`period_${value}`) }))}
            value={period}
            onChange={setPeriod}
          />
        }
      />
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={12} />}>
        {series => <Charts series={series} period={period} />}
      </Loaded>
    </Stack>
  )
}

const cents = 100

function Charts({ series, period }: { series: Series; period: Period }) {
  const t = useGrowthWords()
  const { days } = series
  const bars = period === '12 months' ? 'month' : 'day'
  const points = (values: readonly (number | null)[]) => days.map((day, at) => ({ day, value: values[at] ?? null }))
  const counted = (values: readonly number[]) =>
    days.map((day, at) => ({ day: bars === 'month' ? day.slice(0, 7) : day, value: values[at] ?? 0 }))
  const noNights = <EmptyState level={3} title={t('noNights')} />
  return (
    <Stack gap={16}>
      <Sheet columns="1fr 1fr">
        <Section title={t('chartTotal')}>
          <LineChart
            label={t('chartTotal')}
            unit=""
            decimals={0}
            height={220}
            series={[{ key: 'total', label: t('chartTotal'), points: points(series.businesses) }]}
          />
        </Section>
        <Section title={t('chartNew')}>
          <BarChart
            label={t('chartNew')}
            period={bars}
            series={[{ key: 'new', label: t('chartNew'), points: counted(series.newBusinesses) }]}
          />
        </Section>
      </Sheet>
      <Sheet columns="1fr 1fr">
        <Section title={t('chartClients')}>
          <LineChart
            label={t('chartClients')}
            unit=""
            decimals={0}
            height={220}
            empty={noNights}
            series={[{ key: 'clients', label: t('chartClients'), points: points(series.activeClients) }]}
          />
        </Section>
        <Section title={t('chartActive')}>
          <LineChart
            label={t('chartActive')}
            unit=""
            decimals={0}
            height={220}
            empty={noNights}
            series={[{ key: 'seen', label: t('chartActive'), points: points(series.activeBusinesses) }]}
          />
        </Section>
      </Sheet>
      {series.revenue.map(({ currency, amounts }) => (
        <Sheet key={currency}>
          <Section title={t('chartRevenue', { currency })}>
            <BarChart
              label={t('chartRevenue', { currency })}
              period={bars}
              unit={currency}
              decimals={2}
              series={[{ key: currency, label: currency, points: counted(amounts.map(amount => amount / cents)) }]}
            />
          </Section>
        </Sheet>
      ))}
      {series.revenue.length === 0 && (
        <Sheet>
          <Section title={t('chartRevenue', { currency: 'EUR' })}>
            <EmptyState level={3} title={t('noPayments')} />
          </Section>
        </Sheet>
      )}
    </Stack>
  )
}
