import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readServerSources } from './server-sources.ts'
import { writtenStatements } from './sql-statements.ts'
import { cloneDatabase } from './test-house.ts'

/** Files with statements whose fragments come from callers or from other areas: only tests that run them can check them. */
const assembledElsewhere = [
  'areas/aliments/queries.ts',
  'areas/chat-desk/attachments.ts',
  'areas/chat/messages/message-rows.ts',
  'areas/client-actions/queries.ts',
  'areas/client-files/media.ts',
  'areas/client-records/assignments/assignment-changes.ts',
  'areas/client-records/assignments/assignment-ends.ts',
  'areas/client-records/assignments/assignment-table.ts',
  'areas/client-records/client-records.ts',
  'platform/records/deleted-records.ts',
  'areas/client-overview/home-parts.ts',
  'areas/clients/joins/join.ts',
  'areas/clients/pauses/queries.ts',
  'areas/exercises/queries.ts',
  'areas/groups/queries.ts',
  'areas/home/attention-marks.ts',
  'areas/home/attention.ts',
  'areas/home/checklist.ts',
  'areas/home/graphs.ts',
  'areas/first-visits/demo.ts',
  'areas/first-visits/queries.ts',
  'areas/macros/client-energy.ts',
  'areas/macros/assignments/clients-to-assign.ts',
  'areas/macros/queries.ts',
  'areas/meal-diary/meals.ts',
  'areas/meal-diary/team/diary-records.ts',
  'areas/meal-diary/team/energy-readings.ts',
  'areas/meal-diary/team/expenditure.ts',
  'areas/meal-plans/assignments/clients-to-assign.ts',
  'areas/meal-plans/content.ts',
  'areas/meal-plans/export.ts',
  'areas/meal-plans/foods/foods.ts',
  'areas/meal-plans/queries.ts',
  'areas/meal-plans/releases/followers.ts',
  'areas/meal-plans/releases/releases.ts',
  'areas/meal-plans/team-content.ts',
  'areas/programs/export.ts',
  'areas/programs/assignments/moved-days.ts',
  'areas/programs/present.ts',
  'areas/programs/reach.ts',
  'areas/recipes/queries.ts',
  'areas/reminders/queries.ts',
  'areas/reservations/bookings/booking-states.ts',
  'areas/surveys/queries.ts',
  'areas/system-exercises/assets.ts',
  'areas/visits/content.ts',
  'areas/visits/export.ts',
  'areas/visits/queries.ts',
  'areas/weights/queries.ts',
  'areas/workouts/assignments.ts',
  'platform/auth/expiry.ts',
  'platform/documents/create.ts',
  'platform/documents/edit.ts',
  'platform/documents/erasure.ts',
  'platform/documents/rows.ts',
  'platform/library/index.ts',
  'platform/row-changes/deletion.ts',
  'platform/row-changes/erasure.ts',
  'platform/row-changes/favorites.ts',
  'platform/row-changes/limit.ts',
  'platform/row-changes/tags.ts',
  'platform/table-imports/imports.ts',
  'platform/table-imports/old-imports.ts',
]

interface PreparedStatement {
  place: string
  text: string
}

/** Collects PostgreSQL's errors for the statements that it cannot prepare. */
async function findSqlFaults(statements: readonly PreparedStatement[]): Promise<string[]> {
  const clone = await cloneDatabase(inject('testServer'))
  onTestFinished(clone.drop)
  const owner = new pg.Client({ connectionString: clone.prepared.owner })
  await owner.connect()
  const faults: string[] = []
  for (const { place, text } of statements) {
    try {
      await owner.query(`prepare statement as ${text}`)
      await owner.query('deallocate statement')
    } catch (error) {
      faults.push(`${place}: ${String(error)}`)
    }
  }
  await owner.end()
  return faults
}

test('PostgreSQL can prepare every statement in the source', async () => {
  const statements = writtenStatements(readServerSources())
  const whole = statements.flatMap(({ place, text }) => (text === undefined ? [] : [{ place, text }]))
  expect(whole.length).toBeGreaterThan(600)
  expect(await findSqlFaults(whole)).toEqual([])
  const others = statements.filter(({ text }) => text === undefined).map(({ place }) => place.split(':')[0])
  expect(new Set(others), 'Write the statement so that its fragments stand near it, or name its file here.').toEqual(
    new Set(assembledElsewhere),
  )
}, 120_000)

test('a misspelt column is reported with its place in the source', async () => {
  const text = 'const name = sql`namee`\nexport const find = (db, id) => db.one(sql`select ${name} from workspaces where id = ${id}`)'
  const [statement] = writtenStatements([{ path: 'areas/plan/queries.ts', text }])
  expect(statement).toEqual({ place: 'areas/plan/queries.ts:2', text: 'select namee from workspaces where id = $1' })
  expect(await findSqlFaults([{ place: 'areas/plan/queries.ts:2', text: String(statement?.text) }])).toEqual([
    'areas/plan/queries.ts:2: error: column "namee" does not exist',
  ])
})
