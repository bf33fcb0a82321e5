import type { DocumentRow } from '@allenio/contract/documents'
import type { RowCells } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { sql, type Database } from '#platform/db'
import type { TestTeam } from '#testing'
import { outdatePlans } from './device/plans.ts'

interface Where {
  database: Database
}

export interface TestPlan {
  programId: string
  programUserId: string
  releaseId: string
  /** Three days a week, each with one workout of one exercise. */
  dayIds: readonly string[]
  workoutIds: readonly string[]
  rowIds: readonly string[]
}

interface Planned {
  clientId: string
  startDay?: string
  lastDay?: string
  weekdays?: readonly number[] | null
  weeks?: number
  /** The cells of each workout's exercise. */
  cells?: RowCells
}

const presetCells: RowCells = { exercise: { name: 'Squat' }, sets: 3, reps: '8', load: '80', restSeconds: 120 }

const rowOf = (type: string, parentId: string | null, row: Partial<DocumentRow> = {}): DocumentRow => ({
  id: newId(),
  type,
  parentId,
  place: 'V',
  cells: {},
  originId: null,
  isDeleted: false,
  ...row,
})

function contentOf(programId: string, weeks: number, cells: RowCells) {
  const root = rowOf('program', null, { id: programId, cells: { title: 'Forza base' } })
  const rows = [root]
  const days: DocumentRow[] = []
  for (let at = 0; at < weeks; at += 1) {
    const week = rowOf('week', programId, { place: `${at + 1}` })
    rows.push(week)
    for (const place of ['2', '4', '6']) {
      const day = rowOf('day', week.id, { place })
      const workout = rowOf('workout', day.id, { cells: { name: 'Gambe' } })
      days.push(day)
      rows.push(day, workout, rowOf('row', workout.id, { cells }))
    }
  }
  return { rows, days }
}

/** Makes an assignment with its release, as the area of programs stores them. */
export async function planOf({ database }: Where, team: TestTeam, planned: Planned): Promise<TestPlan> {
  const { clientId, startDay = '2026-01-05', lastDay = '2099-12-31', weekdays = null, weeks = 2, cells } = planned
  const [programId, programUserId, releaseId] = [newId(), newId(), newId()]
  const { rows, days } = contentOf(programId, weeks, { ...presetCells, ...cells })
  const idsOf = (type: string) => rows.filter(row => row.type === type).map(({ id }) => id)
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    const digest = programId.replaceAll('-', '').repeat(2)
    await db.run(sql`insert into documents (id, kind) values (${programId}, 'program')`)
    await db.run(sql`insert into document_contents (digest, rows) values (${digest}, ${JSON.stringify(rows)})`)
    await db.run(sql`
      insert into document_releases (id, document_id, number, digest, revision) values (${releaseId}, ${programId}, 1, ${digest}, 0)`)
    await db.run(sql`
      insert into program_users (id, program_id, release_id, title, client_id, start_day, last_day, weekdays, assigned_by, created_at)
      values (${programUserId}, ${programId}, ${releaseId}, 'Forza base', ${clientId}, ${startDay}, ${lastDay}, ${weekdays},
        ${team.coach.membershipId}, least(now(), ${startDay}::date))`)
    await outdatePlans(db, [clientId])
  })
  return { programId, programUserId, releaseId, dayIds: days.map(({ id }) => id), workoutIds: idsOf('workout'), rowIds: idsOf('row') }
}
