import type { DocumentRow } from '@allenio/contract/documents'
import type { MaximumCycle, ProgramDetail, LiftMaximum } from '@allenio/contract/programs'
import type { DocumentRows } from '@allenio/domain/documents'
import { numberDays, programDaysOf, scheduledDays, type ClientColumns } from '@allenio/domain/programs'
import { maximumSteps, percentLifts, parseCycle } from '@allenio/domain/training-maxima'
import { collectionOf } from '#platform/contributions'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { storedSchedule } from '../assignments/assignment-days.ts'
import { movedDays } from '../assignments/moved-days.ts'
import { readKnownLoads } from './known-maxima.ts'
import { readSetLifts } from './store.ts'

// The loads in percent of one program, for the client who trains by it.

/** Reads the days of an assignment that were trained, each with its date. */
export type ReadTrainedDays = (db: WorkspaceDb, programUserId: string) => Promise<ReadonlyMap<string, string>>

export const trainedDays = collectionOf<ReadTrainedDays>('trained days')

type PlannedDays = Parameters<typeof maximumSteps>[1]
type Loads = NonNullable<ProgramDetail['loads']>

const rootOf = (rows: DocumentRows): DocumentRow | undefined => [...rows.values()].find(({ parentId }) => parentId === null)

/** How maxima grow in a program. */
export const cycleOf = (rows: DocumentRows): MaximumCycle | null => parseCycle(rootOf(rows)?.cells['cycle']) ?? null

interface LoadsOf {
  clientId: string
  /** The whole program, as it is stored. */
  rows: DocumentRows
  days: PlannedDays
  /** The columns that the reader may see; maxima are left out unless `weight` is among them. */
  columns: ClientColumns
}

/** Reads the training maxima from which the percent loads of a program are computed, from its first week to its last. */
export async function readProgramLoads(db: WorkspaceDb, { clientId, rows, days, columns }: LoadsOf): Promise<Loads> {
  const isVisible = columns.includes('weight')
  const keys = isVisible ? [...percentLifts(rows.values()).keys()] : []
  const { stepKg, suggestions } = await readKnownLoads(db, clientId, keys)
  const setLifts = keys.length > 0 ? await readSetLifts(db, clientId) : new Map()
  const maxima = keys.flatMap((key): LiftMaximum[] => {
    const history = setLifts.get(key)?.maxima ?? []
    const [maximum = suggestions.get(key)] = history
    if (!maximum) return []
    const { source, ofKg, share, kg } = maximum
    const isSet = history.length > 0
    return [{ key, source, ofKg, share, isSet, steps: isSet ? maximumSteps(history, days) : [{ fromWeek: 1, kg }] }]
  })
  return { stepKg, maxima, cycle: isVisible ? cycleOf(rows) : null }
}

type ScheduledUser = Row<'program_users', 'start_day' | 'weekdays' | 'pauses'> & { moved: Record<string, string> | null }

/** The days of an assignment with their dates, by its program as these rows have it. */
export async function readPlannedDays(db: WorkspaceDb, programUserId: string, rows: DocumentRows): Promise<PlannedDays> {
  const user = await db.one<ScheduledUser>(sql`
    select u.start_day, u.weekdays, u.pauses, ${movedDays} from program_users u where u.id = ${programUserId}`)
  const rootId = rootOf(rows)?.id ?? ''
  const numbers = numberDays(rows, rootId)
  const trained = new Map<string, string>()
  for (const read of trainedDays.gathered()) for (const [dayId, day] of await read(db, programUserId)) trained.set(dayId, day)
  return scheduledDays(programDaysOf(rows, rootId), storedSchedule(user)).map(({ dayId, date }) => ({
    weekNumber: numbers.get(dayId)?.weekNumber ?? 1,
    date,
    trainedOn: trained.get(dayId) ?? null,
  }))
}
