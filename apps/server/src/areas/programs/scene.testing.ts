import type { Batch, Operation } from '@allenio/contract/documents'
import type { RowCells } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import type { Database, WorkspaceDb } from '#platform/db'
import type { TestMember, TestTeam } from '#testing'
import { sql } from '#platform/db'
import { releaseProgram } from './exercise-uses.ts'
import { createModel } from './edits/new-programs.ts'

interface Where {
  database: Database
}

export interface TestProgram {
  id: string
  weekIds: readonly string[]
  dayIds: readonly string[]
  workoutId: string
  rowIds: readonly string[]
}

const insert = (type: string, parentId: string, place: string, cells: object = {}): Operation & { kind: 'insert' } => ({
  kind: 'insert',
  id: newId(),
  type,
  parentId,
  place,
  cells: { ...cells },
})

const rows: readonly RowCells[] = [
  { exercise: { name: 'Squat' }, sets: 4, reps: '8', load: '60', restSeconds: 120 },
  { exercise: { name: 'Panca piana' }, sets: 3, reps: '8-10', superset: 'a' },
  { exercise: { name: 'Rematore' }, sets: 3, reps: '10', superset: 'a' },
]

/** A model of two weeks of three days; the first day has a workout of three exercises. */
export function testProgram(id: string = newId()): TestProgram & { operations: readonly Operation[] } {
  const weeks = ['3', '6'].map(place => insert('week', id, place))
  const days = weeks.flatMap(week => ['2', '4', '6'].map(place => insert('day', week.id, place)))
  const workout = insert('workout', days[0]?.id ?? '', 'V', { name: 'Gambe' })
  const exercises = rows.map((cells, at) => insert('row', workout.id, `${at + 1}`, cells))
  return {
    id,
    weekIds: weeks.map(week => week.id),
    dayIds: days.map(day => day.id),
    workoutId: workout.id,
    rowIds: exercises.map(row => row.id),
    operations: [...weeks, ...days, workout, ...exercises],
  }
}

interface Options {
  title?: string
  owner?: TestMember
  isPrivate?: boolean
  folderId?: string | null
}

export async function programOf({ database }: Where, team: TestTeam, options: Options = {}): Promise<TestProgram> {
  const { title = 'Forza base', owner = team.coach, isPrivate = false, folderId = null } = options
  const { operations, ...program } = testProgram()
  await database.withWorkspace(team.workspaceId, 'write', db =>
    createModel(db, { id: program.id, cells: { title }, operations, ownerId: owner.membershipId, folderId, isPrivate }),
  )
  return program
}

export const publishOf = (db: WorkspaceDb, programId: string, { membershipId }: TestMember) =>
  releaseProgram(db, { id: programId, note: '', authorId: membershipId })

interface GivenProgram {
  clientId: string
  program: TestProgram
  startDay?: string
  lastDay?: string
}

/** An assignment as `assignUsers` would make it. */
export async function programUserOf({ database }: Where, team: TestTeam, given: GivenProgram): Promise<string> {
  const { clientId, program, startDay = '2026-01-05', lastDay = '2099-12-31' } = given
  const id = newId()
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    const { releaseId } = await publishOf(db, program.id, team.coach)
    await db.run(sql`
      insert into program_users (id, program_id, release_id, title, client_id, start_day, last_day, assigned_by)
      values (${id}, ${program.id}, ${releaseId}, 'Forza base', ${clientId}, ${startDay}, ${lastDay}, ${team.coach.membershipId})`)
  })
  return id
}

export const batchOf = (...operations: Operation[]): Batch => ({ id: newId(), gestureId: newId(), kind: 'edit', operations })
