import type { ClientMetric } from '@allenio/contract/metrics'

/** The metrics that were measured, the largest changes first. Weight and height are left out: the weight has its own place. */
export function movedMetrics(metrics: readonly ClientMetric[], limit: number): ClientMetric[] {
  const share = ({ latest, previous }: ClientMetric) =>
    latest && previous && previous.value !== 0 ? Math.abs(latest.value - previous.value) / Math.abs(previous.value) : 0
  return metrics
    .filter(({ type, latest }) => type !== 'weight' && type !== 'height' && latest !== null)
    .toSorted(
      (one, other) =>
        Number(share(other) > 0) - Number(share(one) > 0) ||
        (other.latest?.day ?? '').localeCompare(one.latest?.day ?? '') ||
        share(other) - share(one),
    )
    .slice(0, limit)
}
