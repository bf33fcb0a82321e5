import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { assignmentOn } from '@allenio/domain/macros'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { sql } from '#platform/db'
import { testHouse } from '#testing'
import { expect, test } from 'vitest'
import { completedPlanOf, planScene, today } from '../scene.testing.ts'
import { planAssignments } from './tables.ts'

const house = await testHouse()
const { team: teamOf, inTeam } = planScene(house)
const reach = 5

test('statements find the assignments that the rule says: open ones, and the one of a day', async () => {
  const team = await teamOf()
  const plan = await completedPlanOf(house, team)
  const dayWithin = (min: number, max: number) => fc.integer({ min, max }).map(days => addDays(today, days))
  const assignment = fc.record({
    startDay: dayWithin(-4, 4),
    // nothing is taken back as of a day to come
    unassignedOn: fc.option(dayWithin(-4, 0)),
    length: fc.option(fc.integer({ min: 0, max: 5 })),
    age: fc.integer({ min: 1, max: 3 }),
  })
  const days = Array.from({ length: 2 * reach + 1 }, (_, at) => addDays(today, at - reach))
  await fc.assert(
    fc.asyncProperty(fc.array(assignment, { maxLength: 7 }), async made => {
      const rows = made.map(({ startDay, unassignedOn, length, age }) => ({
        id: newId(),
        startDay,
        unassignedOn,
        endDay: length === null ? null : addDays(startDay, length),
        createdAt: `2026-01-0${9 - age}T00:00:00.000Z`,
      }))
      await inTeam(team, async db => {
        await db.run(sql`delete from meal_plan_assignments`)
        await db.run(sql`
          insert into meal_plan_assignments (id, meal_plan_id, release_id, title, client_id, start_day, end_day, schedule, unassigned_on,
            created_at)
          select r.id, ${plan.id}, ${plan.releaseId}, 'Base', ${team.clientId}, r."startDay", r."endDay", '{"kind":"in turn"}',
            r."unassignedOn", r."createdAt"
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as r (id uuid, "startDay" date, "endDay" date, "unassignedOn" date, "createdAt" timestamptz)`)
        const open = await db.many<{ id: string }>(sql`select o.id from ${planAssignments.open()} o order by o.id`)
        const spans = (await planAssignments.listSpans(db, sql`select ${team.clientId}::uuid`)).filter(({ state }) => state !== 'past')
        expect(open.map(({ id }) => id)).toEqual(spans.map(({ id }) => id).toSorted())
        const byDay = await db.many<{ id: string | null }>(sql`
          select o.id from unnest(${days}::date[]) with ordinality as d (day, place)
          left join lateral ${planAssignments.on(sql`${team.clientId}::uuid`, sql`d.day`)} o on true order by d.place`)
        expect(byDay.map(({ id }) => id)).toEqual(days.map(day => assignmentOn(rows, day)?.id ?? null))
      })
    }),
    { ...runs, numRuns: Math.min(runs.numRuns, 100) },
  )
})
