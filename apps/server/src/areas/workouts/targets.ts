import type { RowCells } from '@allenio/contract/programs'
import type { WholeWorkout, CompletedExercise, SetFigures } from '@allenio/contract/workouts'
import { isSameValue } from '@allenio/domain/documents'
import { setCountOf, visibleCells, visibleFigures, type ClientColumns } from '@allenio/domain/programs'
import { dividedRow, laterOf } from '@allenio/domain/workouts'
import { columnsFor, readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { readWholeWorkout, type WorkoutParts } from './device/parts.ts'

// The target of an exercise is stored whole and shown to the team. The client reads of it what the business shows them.

export const visibleTarget = (target: RowCells | null, columns: ClientColumns): RowCells | null => target && visibleCells(target, columns)

export const visiblePart = (exercise: CompletedExercise, columns: ClientColumns): CompletedExercise => ({
  ...exercise,
  target: visibleTarget(exercise.target, columns),
  maximum: columns.includes('weight') ? exercise.maximum : null,
})

/** A set that is not done has its figures from the row, where a colleague's device has filled it. */
export const visibleSet = <Shown extends SetFigures & { doneAt: string | null }>(
  set: Shown,
  target: RowCells | null | undefined,
  columns: ClientColumns,
): Shown => (set.doneAt === null && target ? visibleFigures(set, target, columns) : set)

/** Parts of a workout as somebody may see them. Where an exercise of a set is not among them, `exercises` has it. */
export function visibleParts<Parts extends Pick<WholeWorkout, 'exercises' | 'sets'>>(
  parts: Parts,
  columns: ClientColumns,
  exercises: ReadonlyMap<string, CompletedExercise> = new Map(parts.exercises.map(each => [each.id, each])),
): Parts {
  return {
    ...parts,
    exercises: parts.exercises.map(exercise => visiblePart(exercise, columns)),
    sets: parts.sets.map(set => visibleSet(set, exercises.get(set.exerciseId)?.target, columns)),
  }
}

/** A workout whole, for the device of a client or of somebody who trains them. */
export async function readVisibleParts(db: WorkspaceDb, actor: Actor, at: Parameters<typeof readWholeWorkout>[1]) {
  const whole = await readWholeWorkout(db, at)
  return visibleParts(whole, columnsFor(actor, await readProgramSettings(db)))
}

interface Sent {
  actor: Pick<Actor, 'role'>
  releaseId: string | null
}

/**
 * A client's device knows a part of what is asked: the rest of it is taken from the release, or from what was stored. All that it may say
 * itself is into how many sets a swap has divided a row, and the parts never ask for less than the row.
 */
export async function withWholeTargets(
  db: WorkspaceDb,
  exercises: readonly CompletedExercise[],
  stored: Pick<WorkoutParts, 'exercises'>,
  { actor, releaseId }: Sent,
): Promise<readonly CompletedExercise[]> {
  if (actor.role !== 'client') return exercises
  const sent = exercises.map(each => ({ ...each, rowId: (stored.exercises.get(each.id) ?? each).rowId }))
  const byRow = partsByRow(sent, stored)
  const partsOf = ({ rowId }: CompletedExercise) => (rowId === null ? [] : (byRow.get(rowId) ?? []))
  const isDivided = (exercise: CompletedExercise) => partsOf(exercise).length > 1
  const hasToRead = (exercise: CompletedExercise) => exercise.rowId !== null && (isDivided(exercise) || !stored.exercises.has(exercise.id))
  const rows = releaseId !== null && sent.some(hasToRead) ? await readRelease(db, releaseId) : undefined
  const columns = sent.some(isDivided) ? columnsFor(actor, await readProgramSettings(db)) : []
  return sent.map(exercise => {
    const before = stored.exercises.get(exercise.id)
    const row = hasToRead(exercise) ? rows?.get(exercise.rowId ?? '') : undefined
    if (row?.type !== 'row') return before ? { ...exercise, target: before.target } : exercise
    const left = partsOf(exercise).filter(({ id, isRemoved }) => id === exercise.id || !isRemoved)
    const setCounts = left.map(part => setCountOf(knownTarget(part, stored, columns) ?? {}))
    const parts = dividedRow(row.cells, setCounts.slice(1))
    return { ...exercise, target: parts[left.findIndex(({ id }) => id === exercise.id)] ?? row.cells }
  })
}

/** The exercises that each row has become, in the order in which they arose: that of their ids, as people move them. */
function partsByRow(sent: readonly CompletedExercise[], { exercises }: Pick<WorkoutParts, 'exercises'>): Map<string, CompletedExercise[]> {
  const merged = new Map(exercises)
  for (const part of sent) merged.set(part.id, laterOf(exercises.get(part.id) ?? part, part))
  const parts = [...merged.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return Map.groupBy(parts, ({ rowId }) => rowId ?? '')
}

/** A target that a device repeats as it was told it is no news, however little it was told. */
function knownTarget({ id, target }: CompletedExercise, stored: Pick<WorkoutParts, 'exercises'>, columns: ClientColumns): RowCells | null {
  const before = stored.exercises.get(id)?.target ?? null
  return isSameValue(visibleTarget(before, columns), target) ? before : target
}
