import { programColumns, type RowCells } from '@allenio/contract/programs'
import type { SetFigures, UsedMaximum } from '@allenio/contract/workouts'
import { visibleFigures, type ClientColumns } from '@allenio/domain/programs'
import type { Exporter } from '#areas/account'
import { isAboutPerson } from '#areas/clients'
import { readProgramSettings } from '#areas/programs'
import { sql, type Sql, type WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'
import { visibleTarget } from './targets.ts'

type Row = Record<string, unknown>
type ExportedSet = SetFigures & { done_at: string | null }
type ExportedWorkout = Row & { exercises: (Row & { target: RowCells | null; maximum: UsedMaximum | null; sets: ExportedSet[] })[] }

/** Each workout `r` with its exercises and their sets, as one row. */
const workouts = (db: WorkspaceDb, condition: Sql) =>
  db.many<ExportedWorkout>(sql`
  select r.id, r.client_id, r.name, r.day, r.started_at, r.finished_at, r.state, r.rpe, r.note, r.is_by_client, r.import_source, (
    select coalesce(json_agg(json_build_object('exercise', e.exercise ->> 'name', 'target', e.target, 'maximum', e.maximum,
      'skipped', e.skip_reason, 'note', e.note, 'pain', e.pain, 'video', e.video_file_id, 'sets', (
        select coalesce(json_agg(json_build_object('kind', s.kind, 'kg', s.kg, 'reps', s.reps, 'seconds', s.seconds, 'metres', s.metres,
          'rpe', s.rpe, 'rir', s.rir, 'done_at', s.done_at, 'earlier', (
            select json_agg(json_build_object('kg', d.kg, 'reps', d.reps, 'changed_at', d.changed_at) order by d.changed_at)
            from completed_set_edits d where d.set_id = s.id)) order by s.position, s.id), '[]')
        from completed_sets s where s.exercise_id = e.id and not s.is_removed)) order by e.position, e.id), '[]')
    from completed_exercises e where e.workout_id = r.id and not e.is_removed) as exercises
  from completed_workouts r where ${condition} order by r.started_at, r.id`)

const comments = (db: WorkspaceDb, condition: Sql) =>
  db.many<Row>(sql`
  select r.id, r.client_id, e.exercise ->> 'name' as exercise, e.day, r.text, r.is_by_client, r.created_at
  from workout_comments r join completed_exercises e on e.id = r.exercise_id where r.deleted_at is null and ${condition}
  order by r.created_at, r.id`)

const films = (db: WorkspaceDb, condition: Sql) =>
  db.many<FileRow>(sql`
  select f.* from files f where f.deleted_at is null and f.id in (
    select r.video_file_id from completed_exercises r where r.video_file_id is not null and ${condition})`)

const visibleWorkout = ({ exercises, ...workout }: ExportedWorkout, columns: ClientColumns) => ({
  ...workout,
  exercises: exercises.map(({ target, maximum, ...exercise }) => ({
    ...exercise,
    maximum: columns.includes('weight') ? maximum : null,
    target: visibleTarget(target, columns),
    sets: exercise.sets.map(set => (set.done_at === null && target ? visibleFigures(set, target, columns) : set)),
  })),
})

const tablesOf = async (db: WorkspaceDb, condition: Sql, columns: ClientColumns) => [
  { name: 'completed-workouts', rows: (await workouts(db, condition)).map(workout => visibleWorkout(workout, columns)) },
  { name: 'workout-comments', rows: await comments(db, condition) },
  {
    name: 'adherence-thresholds',
    rows: await db.many<Row>(sql`select r.client_id, r.good, r.fair from adherence_thresholds r where ${condition} order by r.client_id`),
  },
]

export const workoutExporter: Exporter = {
  tables: [
    'completed_workouts',
    'completed_exercises',
    'completed_sets',
    'completed_set_edits',
    'workout_comments',
    'adherence_thresholds',
  ],
  ofMember: async (db, personId) => {
    const condition = isAboutPerson(personId)
    const { clientColumns } = await readProgramSettings(db)
    return { tables: await tablesOf(db, condition, clientColumns), files: await films(db, condition) }
  },
  ofWorkspace: async db => ({ tables: await tablesOf(db, sql`true`, [...programColumns]) }),
}

/** Tables that no export has, because their rows follow from exported ones or from the programs. */
export const followingTables = {
  exercise_bests: 'They follow from the workouts.',
  workout_days: 'They follow from the workouts and the programs.',
  training_plans: 'They say which days have to be found anew.',
  first_sets: 'They follow from the workouts.',
  rest_alerts: 'They ring within minutes and are gone.',
}
