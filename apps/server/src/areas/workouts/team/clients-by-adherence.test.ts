import { describe, expect, test } from 'vitest'
import { countClients, getClientNeighbours, listClients } from '@allenio/contract/clients'
import { listTrainingMarks, updateAdherenceThresholds } from '@allenio/contract/workouts'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { makeLog } from '#platform/log'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { testHouse } from '#testing'
import { refreshOutdatedPlans, refreshSums } from '../device/plans.ts'
import { ago, finished, sentWorkout, workoutOf } from '../scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const today = romeDay()

/** As a plan's days leave it once they were found. */
async function sumDays(db: WorkspaceDb) {
  const rows = await db.many<Row<'training_plans', 'client_id'>>(sql`
    insert into training_plans (client_id, is_outdated) select distinct client_id, false from workout_days returning client_id`)
  await refreshSums(
    db,
    rows.map(row => row.client_id),
  )
}

/** Clients by name with the workouts that were planned and done of late. */
async function scene(clients: Record<string, readonly { daysAgo: number; planned: number; done: number }[]>) {
  const team = await given.team()
  const ids = await database.withWorkspace(team.workspaceId, 'write', async db => {
    const made: Record<string, string> = {}
    for (const [name, days] of Object.entries(clients)) {
      const id = newId()
      made[name] = id
      await db.run(sql`insert into clients (id, first_name, last_name) values (${id}, ${name}, 'Rossi')`)
      await db.run(sql`insert into client_collaborators (client_id, membership_id) values (${id}, ${team.coach.membershipId}),
        (${id}, ${team.nutritionist.membershipId})`)
      for (const { daysAgo, planned, done } of days)
        await db.run(sql`
          insert into workout_days (client_id, day, planned, done) values (${id}, ${addDays(today, -daysAgo)}, ${planned}, ${done})`)
    }
    await sumDays(db)
    return made
  })
  const list = async (input: Parameters<typeof listing>[1] = {}) => (await listing('coach', input)).map(({ firstName }) => firstName)
  const listing = async (
    who: 'coach' | 'nutritionist',
    input: Partial<{ sort: 'training' | '-training'; training: 'good' | 'none' | 'poor' }>,
  ) => (await as(team[who]).call(listClients, input)).clients
  return { team, ids, list, listing }
}

const done = (count: number, of: number) =>
  Array.from({ length: of }, (_, at) => ({ daysAgo: at + 1, planned: 1, done: at < count ? 1 : 0 }))

describe('the client list', () => {
  test('is ordered by how regularly clients train, those of one percentage by name, those without a plan last', async () => {
    const { list } = await scene({ Zoe: done(4, 4), Anna: done(4, 4), Bea: done(1, 4), Carla: [], Dina: done(2, 4) })
    expect(await list({ sort: 'training' })).toEqual(['Bea', 'Dina', 'Anna', 'Zoe', 'Carla'])
    expect(await list({ sort: '-training' })).toEqual(['Anna', 'Zoe', 'Dina', 'Bea', 'Carla'])
  })

  test('finds the same levels as the dots, with thresholds of a client and today still open', async () => {
    const { team, ids, list, listing } = await scene({
      Anna: [...done(3, 3), { daysAgo: 0, planned: 1, done: 0 }],
      Bea: done(7, 8),
      Carla: [{ daysAgo: 30, planned: 3, done: 0 }],
      Dina: done(0, 5),
    })
    await as(team.coach).call(updateAdherenceThresholds, { id: ids['Bea'] ?? '', thresholds: { good: 100, fair: 95 } })
    const { marks } = await as(team.coach).call(listTrainingMarks, { clientId: Object.values(ids) })
    const levels = Object.fromEntries(marks.map(({ clientId, level }) => [clientId, level ?? 'none']))
    for (const level of ['good', 'poor', 'none'] as const) {
      const found = await listing('coach', { training: level })
      expect(found.map(({ id }) => [id, levels[id]])).toEqual(found.map(({ id }) => [id, level]))
    }
    expect([await list({ training: 'good' }), await list({ training: 'poor' }), await list({ training: 'none' })]).toEqual([
      ['Anna'],
      ['Bea', 'Dina'],
      ['Carla'],
    ])
    expect(await as(team.coach).call(countClients, { training: 'poor' })).toMatchObject({ matching: 2 })
  })

  test('goes on page by page through ties, and a client has the same neighbours as in the list', async () => {
    const { team } = await scene({})
    await database.withWorkspace(team.workspaceId, 'write', async db => {
      await db.run(
        sql`insert into clients (id, first_name, last_name) select gen_random_uuid(), 'Omonimo', 'Uguale' from generate_series(1, 70)`,
      )
      await db.run(sql`
        insert into workout_days (client_id, day, planned, done) select c.id, ${addDays(today, -3)}, 2, 1 from clients c
        order by c.id limit 40`)
      await sumDays(db)
    })
    for (const sort of ['training', '-training'] as const) {
      const ids: string[] = []
      for (let page = 1; page > 0;) {
        const answer = await as(team.admin).call(listClients, { page, sort })
        ids.push(...answer.clients.map(({ id }) => id))
        page = answer.nextPage
      }
      expect(new Set(ids).size).toBe(70)
      const neighbours = await as(team.admin).call(getClientNeighbours, { id: ids[40] ?? '', sort })
      expect([neighbours.previous?.id, neighbours.next?.id, neighbours.position]).toEqual([ids[39], ids[41], 41])
    }
  })

  test('goes by the days up to today: a new day moves the stretch for everybody', async () => {
    const { team, ids, list } = await scene({ Anna: [...done(4, 4), { daysAgo: 28, planned: 4, done: 0 }], Bea: done(3, 4) })
    const within = <T>(work: Parameters<typeof database.withWorkspace<T>>[2]) => database.withWorkspace(team.workspaceId, 'write', work)
    expect(await list({ sort: '-training' })).toEqual(['Anna', 'Bea'])
    // as it was yesterday, when the fifth day still counted
    await within(db =>
      db.run(sql`update training_plans set summed_day = ${addDays(today, -1)}, planned = 8, done = 4 where client_id = ${ids['Anna']}`),
    )
    expect(await list({ sort: '-training' })).toEqual(['Bea', 'Anna'])
    const context = { database, log: makeLog('silent'), jobId: newId(), isLastTry: true }
    await refreshOutdatedPlans.run(context, { workspaceId: team.workspaceId, data: {} })
    expect(await list({ sort: '-training' })).toEqual(['Anna', 'Bea'])
  })

  test('changes with a workout that is saved', async () => {
    const { team, ids, list } = await scene({ Anna: [{ daysAgo: 1, planned: 1, done: 0 }], Bea: [...done(1, 2)] })
    expect(await list({ sort: '-training' })).toEqual(['Bea', 'Anna'])
    const write = finished(sentWorkout({ day: addDays(today, -1), startedAt: ago(26 * 60) }))
    await workoutOf(house, team, ids['Anna'] ?? '', write)
    expect(await list({ sort: '-training' })).toEqual(['Anna', 'Bea'])
  })

  test('tells those who may not view workouts nothing', async () => {
    const { listing } = await scene({ Zoe: done(1, 4), Anna: done(4, 4) })
    expect((await listing('nutritionist', { sort: 'training' })).map(({ firstName }) => firstName)).toEqual(['Anna', 'Zoe'])
    expect(await listing('nutritionist', { training: 'good' })).toEqual([])
    expect(await listing('nutritionist', { training: 'none' })).toEqual([])
  })
})
