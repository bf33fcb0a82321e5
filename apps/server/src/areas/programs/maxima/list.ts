import type { Output } from '@allenio/contract'
import { trainingMaximaLimits, type ExerciseCell, type listOwnTrainingMaxima, type TrainingMaximum } from '@allenio/contract/programs'
import type { DocumentRows } from '@allenio/domain/documents'
import { percentLifts } from '@allenio/domain/training-maxima'
import { exerciseNames } from '#areas/exercises'
import type { Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { isOpen } from '../present.ts'
import { readKnownLoads } from './known-maxima.ts'
import { readSetLifts } from './store.ts'

/** The lifts with loads in percent in what a client follows now or soon. */
async function plannedLifts(db: WorkspaceDb, clientId: string): Promise<Map<string, ExerciseCell>> {
  const releases = await db.many<Row<'program_users', 'release_id'>>(sql`
    select distinct u.release_id from program_users u where u.client_id = ${clientId} and ${isOpen()} order by u.release_id`)
  const lifts = new Map<string, ExerciseCell>()
  for (const { release_id: releaseId } of releases)
    for (const [key, exercise] of percentLifts((await readRelease(db, releaseId)).values())) lifts.set(key, exercise)
  return lifts
}

interface MaximaQuery {
  clientId: string
  /** A program that is about to be the client's. */
  program?: DocumentRows | undefined
}

/** The training maxima of a client: those that were set, and those that programs need. */
export async function listMaxima(
  db: WorkspaceDb,
  { language }: Pick<Actor, 'language'>,
  { clientId, program }: MaximaQuery,
): Promise<Output<typeof listOwnTrainingMaxima>> {
  const ofProgram = program ? percentLifts(program.values()) : new Map<string, ExerciseCell>()
  const planned = new Map([...ofProgram, ...(await plannedLifts(db, clientId))])
  const setLifts = await readSetLifts(db, clientId)
  const exercises = new Map([...planned, ...[...setLifts].map(([key, { exercise }]) => [key, planned.get(key) ?? exercise] as const)])
  const { stepKg, suggestions } = await readKnownLoads(db, clientId, [...exercises.keys()])
  const names = await exerciseNames(
    db,
    [...exercises.values()].flatMap(({ id }) => id ?? []),
  )
  const maxima = [...exercises].map(([key, exercise]): TrainingMaximum => {
    const { name_it: it = '', name_en: en = '' } = names.get(exercise.id ?? '') ?? {}
    const [current = null, ...earlier] = setLifts.get(key)?.maxima ?? []
    return {
      key,
      exercise: { ...exercise, name: (language === 'it' ? it || en : en || it) || exercise.name },
      current,
      suggested: suggestions.get(key) ?? null,
      earlier: earlier.slice(0, trainingMaximaLimits.history),
      isPlanned: planned.has(key),
    }
  })
  return { stepKg, maxima }
}
