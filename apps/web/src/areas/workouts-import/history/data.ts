import type { ExerciseCell } from '@allenio/contract/programs'
import {
  importClientWorkouts,
  importOwnWorkouts,
  listClientImports,
  listOwnImports,
  matchExerciseNames,
  matchedNamesAtOnce,
  previewClientImport,
  previewedWorkoutsAtOnce,
  previewOwnImport,
  undoClientImport,
  undoOwnImport,
  type HistorySource,
  type ImportedWorkout,
} from '@allenio/contract/workouts'
import { useQuery } from '@tanstack/react-query'
import { call, read } from '#lib/api'

/** The client, for their coach; null for a client's own history. */
export type HistoryOwner = string | null

export function useImports(owner: HistoryOwner) {
  const own = useQuery({ ...read(listOwnImports, {}, { quiet: true }), enabled: owner === null })
  const ofClient = useQuery({ ...read(listClientImports, { id: owner ?? '' }, { quiet: true }), enabled: owner !== null })
  return owner === null ? own : ofClient
}

export const undoImport = (owner: HistoryOwner, importId: string): Promise<unknown> =>
  owner === null ? call(undoOwnImport, { importId }) : call(undoClientImport, { id: owner, importId })

interface Portion {
  importId: string
  source: HistorySource
  workouts: ImportedWorkout[]
}

export const sendPortion = (owner: HistoryOwner, portion: Portion) =>
  owner === null ? call(importOwnWorkouts, portion) : call(importClientWorkouts, { id: owner, ...portion })

export type FoundExercises = ReadonlyMap<string, ExerciseCell>

/** The exercises of the library that these names stand for. */
export async function findExercises(names: readonly string[]): Promise<FoundExercises> {
  const found = new Map<string, ExerciseCell>()
  for (let at = 0; at < names.length; at += matchedNamesAtOnce) {
    const { matches } = await call(matchExerciseNames, { names: names.slice(at, at + matchedNamesAtOnce) })
    for (const { name, exercise } of matches) found.set(name, exercise)
  }
  return found
}

/** The places of workouts that the client has already, for sure or perhaps. */
export interface HistoryPreview {
  existing: ReadonlySet<number>
  overlapping: ReadonlySet<number>
}

export async function previewHistory(owner: HistoryOwner, workouts: readonly ImportedWorkout[]): Promise<HistoryPreview> {
  const existing = new Set<number>()
  const overlapping = new Set<number>()
  for (let from = 0; from < workouts.length; from += previewedWorkoutsAtOnce) {
    const portion = workouts.slice(from, from + previewedWorkoutsAtOnce)
    const input = { workouts: portion.map(({ name, day, clock, minutes }) => ({ name, day, clock, minutes })) }
    const answer = owner === null ? await call(previewOwnImport, input) : await call(previewClientImport, { id: owner, ...input })
    for (const place of answer.existing) existing.add(from + place)
    for (const place of answer.overlapping) overlapping.add(from + place)
  }
  return { existing, overlapping }
}
