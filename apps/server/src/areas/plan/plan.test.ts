import {
  changeManyClients,
  checkLimitReached,
  createClient,
  deactivateClient,
  deleteClient,
  restoreClient,
  undeleteClient,
} from '@allenio/contract/clients'
import { checkExpiredPlanBuffer, checkPlan } from '@allenio/contract/plan'
import { sql } from '#platform/db'
import { endTrial, givePlan, ownHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as, database } = await ownHouse({ env: { SUPPORT_EMAIL: 'aiuto@example.com' } })

interface Business {
  trialEndedHoursAgo?: number
  plan?: { max: number | null; endedHoursAgo?: number; name?: string }
  clients?: number
}

async function business({ trialEndedHoursAgo, plan, clients = 0 }: Business): Promise<TestTeam> {
  const team = await given.team()
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    if (trialEndedHoursAgo !== undefined) await endTrial(db, trialEndedHoursAgo)
    if (plan) await givePlan(db, { maxClients: plan.max, ...plan })
    await db.run(sql`insert into clients (id, first_name) select gen_random_uuid(), 'Aldo' from generate_series(1, ${clients}::int)`)
  })
  return team
}

const ask = (team: TestTeam, who: 'admin' | 'coach' = 'admin') => as(team[who]).ask(createClient, { firstName: 'Nuovo' })
const activeIn = (team: TestTeam) =>
  database.withWorkspace(
    team.workspaceId,
    'read',
    async db =>
      (await db.one<{ count: number }>(sql`select count(*) as count from clients where status = 'active' and deleted_at is null`)).count,
  )

describe('the plan check', () => {
  test.each<[string, Business, object]>([
    [
      'in the trial',
      { clients: 12 },
      {
        remainingTrialDays: 30,
        in_buffer: false,
        hours: 0,
        max_clients: null,
        active_clients: 12,
        max_free_exceeded: false,
        max_clients_exceeded: false,
        expiredServices: [],
      },
    ],
    [
      'in the free tier',
      { trialEndedHoursAgo: 100, clients: 5 },
      { remainingTrialDays: 0, max_clients: 5, in_buffer: false, max_free_exceeded: false, expiredServices: [] },
    ],
    [
      'a day after the trial with six',
      { trialEndedHoursAgo: 24, clients: 6 },
      {
        in_buffer: true,
        hours: 48,
        max_clients: null,
        max_free_exceeded: true,
        expiredServices: [{ message: 'La prova gratuita è finita.', inBuffer: true }],
      },
    ],
    [
      'long after the trial with six',
      { trialEndedHoursAgo: 80, clients: 6 },
      {
        in_buffer: false,
        hours: 0,
        max_clients: 5,
        max_free_exceeded: true,
        expiredServices: [{ message: 'La prova gratuita è finita.', inBuffer: false }],
      },
    ],
    [
      'an hour after a plan with four',
      { trialEndedHoursAgo: 900, plan: { max: 15, endedHoursAgo: 1 }, clients: 4 },
      {
        in_buffer: true,
        hours: 71,
        max_clients: 15,
        max_free_exceeded: false,
        expiredServices: [{ message: 'Il piano Pro è scaduto.', inBuffer: true }],
      },
    ],
    [
      'with a plan bought in the trial',
      { plan: { max: 3 }, clients: 12 },
      { max_clients: null, max_clients_exceeded: false, remainingTrialDays: 0, expiredServices: [] },
    ],
    [
      'with a plan',
      { trialEndedHoursAgo: 80, plan: { max: 15 }, clients: 6 },
      { in_buffer: false, max_clients: 15, max_clients_of_plans: 300, max_free_exceeded: false, max_clients_exceeded: false },
    ],
    [
      'with a plan that became too small',
      { trialEndedHoursAgo: 80, plan: { max: 3 }, clients: 6 },
      { max_clients: 3, max_clients_exceeded: true },
    ],
    [
      'an hour after a plan',
      { trialEndedHoursAgo: 900, plan: { max: 15, endedHoursAgo: 1, name: 'Pro 15' }, clients: 6 },
      { in_buffer: true, hours: 71, max_clients: 15, expiredServices: [{ message: 'Il piano Pro 15 è scaduto.', inBuffer: true }] },
    ],
  ])('%s', async (_, facts, expected) => {
    expect(await as((await business(facts)).admin).call(checkPlan, {})).toMatchObject(expected)
  })

  test('tells when the days of grace end', async () => {
    const buffer = await as((await business({ trialEndedHoursAgo: 70, clients: 6 })).admin).call(checkExpiredPlanBuffer, {})
    expect(buffer).toMatchObject({ in_buffer: true, hours: 2 })
    expect(Date.parse(buffer.ends_at ?? '')).toBeGreaterThan(Date.now())
    expect(await as((await business({})).admin).call(checkExpiredPlanBuffer, {})).toEqual({ in_buffer: false, hours: 0, ends_at: null })
  })
})

describe('the limit', () => {
  test('does not hold in the trial nor in the days of grace', async () => {
    for (const facts of [{ clients: 40 }, { trialEndedHoursAgo: 24, clients: 40 }])
      expect((await ask(await business(facts))).status).toBe(200)
  })

  test('holds in the free tier, and tells each whom to ask', async () => {
    const team = await business({ trialEndedHoursAgo: 24, clients: 4 })
    expect((await ask(team)).status).toBe(200)
    expect(await as(team.coach).call(checkLimitReached, {})).toEqual({ limit_reached: true, active_clients: 5, max_clients: 5 })
    expect(await ask(team)).toMatchObject({
      status: 402,
      body: {
        code: 'client limit',
        message: expect.stringMatching(/5 clienti attivi\. Scegli un piano più grande/),
        data: { redirect: '/payments?places=6&from=/clients/create' },
      },
    })
    expect(await ask(team, 'coach')).toMatchObject({
      status: 402,
      body: { code: 'client limit, ask the admin', message: expect.stringContaining('Chiedi al titolare') },
    })
  })

  test('after the days of grace nothing is hidden, nobody is added, and deactivating makes room', async () => {
    const team = await business({ trialEndedHoursAgo: 80, clients: 7 })
    expect(await ask(team)).toMatchObject({ status: 402, body: { code: 'plan needed' } })
    expect(await ask(team, 'coach')).toMatchObject({ status: 402, body: { code: 'plan needed, ask the admin' } })
    const ids = await database.withWorkspace(team.workspaceId, 'read', async db =>
      (await db.many<{ id: string }>(sql`select id from clients limit 3`)).map(each => each.id),
    )
    await as(team.admin).call(changeManyClients, { action: 'deactivate', ids })
    expect((await ask(team)).status).toBe(200)
    expect(await as(team.admin).ask(restoreClient, { id: ids[0] })).toMatchObject({ status: 402, body: { code: 'client limit' } })
  })

  test('holds for restoring and bringing back, and not for who takes no place', async () => {
    const team = await business({ trialEndedHoursAgo: 900, plan: { max: 2 } })
    const [a, b] = [
      await as(team.admin).call(createClient, { firstName: 'A' }),
      await as(team.admin).call(createClient, { firstName: 'B' }),
    ]
    await as(team.admin).call(deactivateClient, { id: a.id })
    await as(team.admin).call(createClient, { firstName: 'C' })
    expect((await as(team.admin).ask(restoreClient, { id: a.id })).status).toBe(402)
    await as(team.admin).call(deleteClient, { id: a.id })
    expect((await as(team.admin).ask(undeleteClient, { id: a.id })).status).toBe(200)
    await as(team.admin).call(deleteClient, { id: b.id })
    await as(team.admin).call(restoreClient, { id: a.id })
    expect(await as(team.admin).call(undeleteClient, { id: b.id })).toMatchObject({ isWithoutPlace: true, client: { status: 'inactive' } })
    expect(await activeIn(team)).toBe(2)
  })

  test('is never passed by fifty at once', async () => {
    const team = await business({ trialEndedHoursAgo: 900, plan: { max: 10 }, clients: 7 })
    const inactive = await database.withWorkspace(team.workspaceId, 'write', db =>
      db.many<{ id: string }>(sql`
      insert into clients (id, first_name, status) select gen_random_uuid(), 'Fermo', 'inactive' from generate_series(1, 10) returning id`),
    )
    const answers = await Promise.all([
      ...Array.from({ length: 40 }, (_, at) => ask(team, at % 2 ? 'admin' : 'coach')),
      ...inactive.map(({ id }) => as(team.admin).ask(restoreClient, { id })),
    ])
    expect(answers.filter(each => each.status === 200)).toHaveLength(3)
    expect(new Set(answers.map(each => each.status))).toEqual(new Set([200, 402]))
    expect(await activeIn(team)).toBe(10)
  })

  test('of one business is not the other’s', async () => {
    await business({ trialEndedHoursAgo: 90, clients: 9 })
    expect((await ask(await business({ trialEndedHoursAgo: 90 }))).status).toBe(200)
  })
})
