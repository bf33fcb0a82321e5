import { assignMealPlan, createMealPlan } from '@allenio/contract/meal-plans'
import { addDays, weekdayOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { actorOf, clientOf, measured, statementsOf, testHouse, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'
import { readDiet } from './diet/diet.ts'
import { readSwaps } from './diet/row-swaps.ts'
import { openDiary } from './own-diary.ts'
import { dietOf, today } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house

async function teamOf() {
  const team = await given.team()
  return { ...team, clientId: await clientOf(house, team) }
}

async function scene() {
  const team = await teamOf()
  return { ...team, diet: await dietOf(house, team, { clientId: team.clientId }) }
}

describe('what a device asks for', () => {
  /** Seven days of 35 rows, each with two alternatives. */
  async function large() {
    const team = await teamOf()
    const foods = await database.withWorkspace(team.workspaceId, 'read', db =>
      db.many<{ id: string; it: string; en: string }>(sql`
        select id, name_it as it, name_en as en from system_foods where kcal > 20 order by md5(id::text) limit 735`),
    )
    const cell = (at: number) => {
      const { id = '', it = '', en = '' } = foods[at % foods.length] ?? {}
      return { food: { id, version: 1, it, en }, grams: 100 }
    }
    const days = Array.from({ length: 7 }, (_, day) => ({
      meals: Array.from({ length: 5 }, (__, meal) => ({
        components: Array.from({ length: 7 }, (___, nth) => {
          const at = (day * 35 + meal * 7 + nth) * 3
          return { ...cell(at), alternatives: [cell(at + 1), cell(at + 2)] }
        }),
      })),
    }))
    const { id } = await as(team.nutritionist).call(createMealPlan, { title: 'Settimana', days, isDraft: false })
    const clients = [
      {
        clientId: team.clientId,
        assignmentId: newId(),
        startDay: addDays(today, 1 - weekdayOf(today)),
        schedule: { kind: 'in turn' as const },
      },
    ]
    await as(team.nutritionist).call(assignMealPlan, { id, clients, message: '' })
    return team
  }

  const warmTurns = 5
  const turns = 20
  const reads = { diet: { read: readDiet, mostTimes: 60 }, swaps: { read: readSwaps, mostTimes: 100 } } as const

  test.each(['diet', 'swaps'] as const)('of the %s costs a fixed number of statements, and little time', measured, async kind => {
    const { read, mostTimes } = reads[kind]
    const ask = async ({ workspaceId, client }: { workspaceId: string; client: TestMember }) => {
      let json = ''
      const statements = await statementsOf(database, workspaceId, async db => {
        json = JSON.stringify(await read(db, await openDiary(db, actorOf(client, 'client')), undefined))
      })
      return { json, count: statements.length }
    }
    const [small, many] = [await scene(), await large()]
    expect((await ask(many)).count).toBe((await ask(small)).count)

    // in turns with the least that any answer costs, to be written and read, so that a slow machine slows both
    const spent: Record<'asked' | 'barest', number[]> = { asked: [], barest: [] }
    for (let turn = -warmTurns; turn < turns; turn += 1) {
      const start = performance.now()
      const { json } = await ask(many)
      const middle = performance.now()
      JSON.stringify(JSON.parse(json))
      if (turn < 0) continue
      spent.asked.push(middle - start)
      spent.barest.push(performance.now() - middle)
    }
    expect(Math.min(...spent.asked) / Math.min(...spent.barest)).toBeLessThan(mostTimes)
  })
})
