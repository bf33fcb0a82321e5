import type { ExerciseCell } from '@allenio/contract/programs'
import type { ExerciseResult, WorkoutDetail, CompletedSet, MaximumFormula } from '@allenio/contract/workouts'
import type { ClientColumns } from '@allenio/domain/programs'
import { estimatedMaximum } from '@allenio/domain/workouts'
import type { Reader } from '#areas/client-records'
import { columnsFor, readProgramSettings } from '#areas/programs'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { findFiles, presentFile, type FileRow } from '#platform/files'
import { listComments, presentComment, type CommentRow } from './comments/comments.ts'
import { readWorkoutRow } from './list.ts'
import { namesOf } from './history/names.ts'
import { readNeighbours } from './neighbours.ts'
import { listEdits, editsToReview, type SetEdit } from './set-edits.ts'
import { visiblePart, visibleSet } from './targets.ts'
import { listSetRows, presentExercisePart, presentSetPart } from './device/parts.ts'

type ExerciseRow = Row<'completed_exercises'>

interface Facts {
  reader: Reader
  formula: MaximumFormula
  columns: ClientColumns
  names: ReadonlyMap<string, string>
  sets: readonly CompletedSet[]
  edits: ReadonlyMap<string, readonly SetEdit[]>
  comments: readonly CommentRow[]
  films: ReadonlyMap<string, FileRow>
}

const nameOf = ({ id, name }: ExerciseCell, { names }: Facts): string => names.get(id ?? '') ?? name

function presentExercise(row: ExerciseRow, facts: Facts): ExerciseResult {
  const { isRemoved: _, changedAt: __, videoId, ...part } = visiblePart(presentExercisePart(row), facts.columns)
  const film = facts.films.get(videoId ?? '')
  return {
    ...part,
    name: nameOf(row.exercise, facts),
    target: part.target?.exercise
      ? { ...part.target, exercise: { ...part.target.exercise, name: nameOf(part.target.exercise, facts) } }
      : part.target,
    sets: facts.sets
      .filter(({ exerciseId, isRemoved }) => exerciseId === row.id && !isRemoved)
      .map(({ exerciseId: _exerciseId, isRemoved: _isRemoved, changedAt: _changedAt, ...set }) => ({
        ...visibleSet(set, row.target, facts.columns),
        e1rm: set.doneAt === null ? null : estimatedMaximum(set, facts.formula),
        edits: editsToReview(facts.edits.get(set.id) ?? [], set),
      })),
    tonnageKg: row.tonnage_kg,
    e1rm: facts.formula === 'epley' ? row.epley_kg : row.brzycki_kg,
    records: row.records,
    video: film ? presentFile(film, facts.reader.personId) : null,
    comments: facts.comments.filter(comment => comment.exercise_id === row.id).map(comment => presentComment(comment, facts.reader)),
  }
}

interface WorkoutAt {
  id: string
  clientId: string
}

/** A workout with what was asked beside what was done. */
export async function readWorkout(db: WorkspaceDb, actor: Actor, reader: Reader, at: WorkoutAt): Promise<WorkoutDetail> {
  const workout = found(await readWorkoutRow(db, actor, at))
  const rows = await db.many<ExerciseRow>(sql`
    select * from completed_exercises where workout_id = ${at.id} and not is_removed order by position, id`)
  const ids = rows.map(({ id }) => id)
  const filmIds = rows.flatMap(row => row.video_file_id ?? [])
  const [sets, edits, comments, films, names, settings, neighbours] = await Promise.all([
    listSetRows(db, [at.id]),
    listEdits(db, at.id),
    listComments(db, ids),
    filmIds.length > 0 ? findFiles(db, filmIds) : [],
    namesOf(db, actor, [...rows, ...rows.flatMap(({ target }) => (target?.exercise ? [{ exercise: target.exercise }] : []))]),
    readProgramSettings(db),
    readNeighbours(db, at),
  ])
  const changes = [workout.startedAt, ...rows.map(row => row.changed_at), ...sets.map(row => row.changed_at)]
  const facts: Facts = {
    reader,
    formula: settings.maximumFormula,
    columns: columnsFor(actor, settings),
    names,
    sets: sets.map(presentSetPart),
    edits,
    comments,
    films: new Map(films.map(film => [film.id, film])),
  }
  return {
    ...workout,
    ...neighbours,
    updatedAt: changes.reduce((latest, at) => (Date.parse(at) > Date.parse(latest) ? at : latest)),
    exerciseList: rows.map(row => presentExercise(row, facts)),
    may: { comment: reader.isClient || mayDo(actor, 'update clients'), edit: mayDo(actor, 'create workouts') },
  }
}

/** The workout in which an exercise of this client stands. */
export async function workoutIdOf(db: WorkspaceDb, clientId: string, exerciseId: string): Promise<string> {
  const row = await db.maybeOne<Row<'completed_exercises', 'workout_id'>>(sql`
    select workout_id from completed_exercises where id = ${exerciseId} and client_id = ${clientId} and not is_removed`)
  return found(row).workout_id
}
