import { useQuery } from '@tanstack/react-query'
import type { ClientSummary, OverviewPart } from '#areas/clients'
import { clientMetricsQuery } from '../data.ts'
import { MetricCard } from './card.tsx'

function useSummary(id: string): ClientSummary {
  const { data } = useQuery(clientMetricsQuery(id))
  return { isEmpty: data?.metrics.every(({ valuesTotal }) => valuesTotal === 0), additions: [] }
}

export const part: OverviewPart = { card: { place: 'pair', Card: MetricCard }, useSummary }
