import type { Maximum } from '@allenio/contract/programs'
import type { MaximumFormula } from '@allenio/contract/workouts'
import { suggestMaximum } from '@allenio/domain/training-maxima'
import { readLatestLifts } from '#areas/metrics'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'
import { readLoadStep } from '../edits/load-steps.ts'
import { readProgramSettings } from '../settings.ts'
import { liftsAmong } from './lifts.ts'

// While nobody has set the training maximum of a lift, a suggestion is computed from metrics and workout results.

interface EstimateQuery {
  clientId: string
  keys: readonly string[]
  formula: MaximumFormula
}

/** Reads the best estimated maximum of each exercise, in kilograms by its key. */
export type ReadEstimates = (db: WorkspaceDb, query: EstimateQuery) => Promise<ReadonlyMap<string, number>>

export const maximumEstimates = collectionOf<ReadEstimates>('maximum estimates')

export interface KnownLoads {
  stepKg: number
  /** By the keys of exercises; those of which nothing is known are absent. */
  suggestions: ReadonlyMap<string, Maximum>
}

/** The step of a client's loads, and the training maxima that follow from what is known of these lifts. */
export async function readKnownLoads(db: WorkspaceDb, clientId: string, keys: readonly string[]): Promise<KnownLoads> {
  const settings = await readProgramSettings(db)
  const { loadStep: stepKg } = await readLoadStep(db, clientId, settings)
  if (keys.length === 0) return { stepKg, suggestions: new Map() }
  const metrics = new Map((await readLatestLifts(db, clientId)).map(value => [value.kind, value]))
  const metricByKey = new Map(
    (await liftsAmong(db, keys)).flatMap(([lift, ofLift]) => ofLift.map(key => [key, metrics.get(lift)] as const)),
  )
  const estimates = new Map<string, number>()
  for (const read of maximumEstimates.gathered())
    for (const [key, kg] of await read(db, { clientId, keys, formula: settings.maximumFormula })) estimates.set(key, kg)
  const suggestions = new Map<string, Maximum>()
  for (const key of keys) {
    const value = metricByKey.get(key)
    const metric = value && { kg: value.value, day: value.day, isFromWorkout: value.is_from_workout }
    const suggestion = suggestMaximum({ metric, estimateKg: estimates.get(key) ?? null }, { share: settings.maximumShare, stepKg })
    if (suggestion) suggestions.set(key, suggestion)
  }
  return { stepKg, suggestions }
}
