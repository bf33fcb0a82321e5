import * as contract from '@allenio/contract/metrics'
import { area } from '#platform/http'
import type { AnyJob } from '#platform/jobs'
import './export.ts'
import { sweepMetrics } from './jobs.ts'
import { ownMetricBindings } from './own-routes.ts'
import { metricBindings } from './routes.ts'
import { metricWords } from './words.ts'

export const metricsArea = area({
  name: 'metrics',
  contract,
  bindings: [...metricBindings, ...ownMetricBindings],
  errors: contract.metricErrors,
  words: metricWords,
})

export const metricJobs: readonly AnyJob[] = [sweepMetrics]

export { readClientMetrics } from './client-metrics.ts'
export { fillDemoMetrics } from './demo.ts'
export { joinMetrics } from './join.ts'
