import { listClientFiles } from '@allenio/contract/client-files'
import { listProgresses } from '@allenio/contract/progress'
import { listWeights } from '@allenio/contract/weights'
import { listClientMetrics } from '@allenio/contract/metrics'
import { read } from '#lib/api'

// all at once, each drawn when it comes; kept, so that the page opens without a connection too
const kept = { keep: true, quiet: true } as const

export const weightsQuery = (id: string) => read(listWeights, { id }, kept)
export const progressesQuery = (id: string, page?: number) => read(listProgresses, { id, page }, kept)
export const metricsQuery = (id: string) => read(listClientMetrics, { id }, kept)
export const filesQuery = (id: string) => read(listClientFiles, { id }, kept)
