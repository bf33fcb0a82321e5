import { getClientDetail } from '@allenio/contract/clients'
import { listOwnActions } from '@allenio/contract/client-actions'
import { listOwnWeights, listWeights } from '@allenio/contract/weights'
import { getOwnHome } from '@allenio/contract/home'
import {
  getClientMetric, getOwnMetric, listAllMetrics, listClientMetrics, listOwnMetrics, listUniqueMetrics,
} from '@allenio/contract/metrics'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/api'

// the weight is a metric, too: its own screens show the same rows
const touched = [listClientMetrics, getClientMetric, listUniqueMetrics, listAllMetrics, listWeights, getClientDetail] as const
const touchedOwn = [listOwnMetrics, getOwnMetric, listOwnWeights, getOwnHome, listOwnActions] as const

export async function refreshMetrics(cache: QueryClient): Promise<void> {
  await Promise.all(touched.map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

export async function refreshOwnMetrics(cache: QueryClient): Promise<void> {
  await Promise.all(touchedOwn.map(endpoint => cache.invalidateQueries({ queryKey: keyOf(endpoint) })))
}
