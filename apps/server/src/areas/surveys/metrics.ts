import type { Language } from '@allenio/contract'
import type { Metrics } from '@allenio/domain/surveys'
import { readMetrics } from '#areas/metrics'
import type { WorkspaceDb } from '#platform/db'

/** Reads the bounds and units that answers about metrics are judged by. */
export const readMetricFacts = async (db: WorkspaceDb, language: Language): Promise<Metrics> =>
  new Map((await readMetrics(db, language)).map(({ kind, min, max, decimals, unit }) => [kind, { min, max, decimals, unit }]))
