import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { sql } from '#platform/db'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { macroAssignments } from './assignment-tables.ts'
import { macroScene, today } from '../scene.testing.ts'

const house = await testHouse()
const { team: teamOf, inTeam } = macroScene(house)

test('the open assignments are those that the rule calls current or upcoming', async () => {
  const team = await teamOf()
  const startDay = fc.integer({ min: -4, max: 4 }).map(days => addDays(today, days))
  // nothing is taken back as of a day to come
  const unassignedOn = fc.option(fc.integer({ min: -4, max: 0 }).map(days => addDays(today, days)))
  const assignments = fc.array(fc.record({ startDay, unassignedOn, age: fc.integer({ min: 1, max: 3 }) }), { maxLength: 7 })
  await fc.assert(
    fc.asyncProperty(assignments, async made => {
      const rows = made.map(each => ({ ...each, id: newId() }))
      await inTeam(team, async db => {
        await db.run(sql`delete from macro_assignments`)
        await db.run(sql`
          insert into macro_assignments (id, macro_id, client_id, title, unit, weight_basis, days, targets, start_day,
            unassigned_on, created_at)
          select r.id, r.id, ${team.clientId}, 'Base', 'grams', 'current', '[]', '[]', r."startDay", r."unassignedOn",
            timestamptz '2026-01-10' - make_interval(days => r.age)
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "startDay" date, "unassignedOn" date, age int)`)
        const bySql = await db.many<{ id: string }>(sql`select o.id from ${macroAssignments.open()} o order by o.id`)
        const byRule = (await macroAssignments.listSpans(db, sql`select ${team.clientId}::uuid`)).filter(({ state }) => state !== 'past')
        expect(bySql.map(({ id }) => id)).toEqual(byRule.map(({ id }) => id).toSorted())
      })
    }),
    { ...runs, numRuns: Math.min(runs.numRuns, 100) },
  )
})
