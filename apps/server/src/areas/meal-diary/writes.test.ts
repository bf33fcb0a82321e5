import { changeHideClientMacros } from '@allenio/contract/macros'
import {
  addOwnEntry,
  addOwnWater,
  deleteOwnEntry,
  deleteOwnWater,
  saveOwnDay,
  saveOwnMeal,
  undeleteOwnEntry,
  undeleteOwnWater,
  getOwnDiet,
  diaryLimits,
  diaryReach,
} from '@allenio/contract/meal-diary'
import { updateMealPlanSettings } from '@allenio/contract/meal-plans'
import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { todayFor } from '#areas/clients'
import { sql, type Row } from '#platform/db'
import { clientOf, race, testHouse, type TestTeam } from '#testing'
import { describe, expect, test, vi } from 'vitest'
import { lockDay, refuseFarDay } from './own-diary.ts'
import { almonds, dietOf, planned, timed, today, type TestDiet } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const refusal = (code: string) => ({ body: { code } })

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  // the first day of the plan is today's
  const diet = await dietOf(house, team, { clientId })
  return { ...team, clientId, diet }
}

type Scene = TestTeam & { diet: TestDiet }

const tickOf = ({ diet }: Pick<Scene, 'diet'>, more: object = {}) => ({
  ...planned(diet),
  day: today,
  mealId: diet.breakfastId,
  state: 'eaten' as const,
  ...timed(),
  ...more,
})

type SumsRow = Row<'diary_sums', 'planned_kcal' | 'eaten_kcal' | 'logged_kcal' | 'percent' | 'is_whole'>

const sumsOf = ({ workspaceId, clientId }: { workspaceId: string; clientId: string }, day = today) =>
  database.withWorkspace(workspaceId, 'read', db =>
    db.maybeOne<SumsRow>(sql`
      select planned_kcal, eaten_kcal, logged_kcal, percent, is_whole from diary_sums where client_id = ${clientId} and day = ${day}`),
  )

describe('a tick', () => {
  test('is stored with what was eaten of the meal, and updates the sums of the day', async () => {
    const team = await scene()
    const { client, diet } = team
    const partly = await as(client).call(saveOwnMeal, tickOf(team, { state: 'partly', eatenRowIds: [diet.oatsId] }))
    expect(partly).toMatchObject({ day: today, mealId: diet.breakfastId, state: 'partly', eatenRowIds: [diet.oatsId], note: '' })
    // 50 g of oats, 200 g of milk, 100 g of almonds
    const [oats, milk, almonds] = [379 / 2, 2 * 50, 579]
    const plannedKcal = oats + milk + almonds
    expect(await sumsOf(team)).toEqual({
      planned_kcal: plannedKcal,
      eaten_kcal: oats,
      logged_kcal: null,
      percent: Math.round((oats / plannedKcal) * 100),
      is_whole: false,
    })
    await as(client).call(saveOwnMeal, tickOf(team))
    await as(client).call(saveOwnMeal, tickOf(team, { mealId: diet.lunchId }))
    await as(client).call(addOwnEntry, { id: newId(), day: today, text: 'Un gelato', kcal: 250 })
    expect(await sumsOf(team)).toMatchObject({ eaten_kcal: plannedKcal, logged_kcal: plannedKcal + 250, percent: 100, is_whole: true })
  })

  test('waits for another write of its day, whose sums it would miss, but not for one of another day', async () => {
    const team = await scene()
    const { client, clientId, workspaceId } = team
    let isStored = false
    const { waiting } = await database.withWorkspace(workspaceId, 'write', async db => {
      await lockDay(db, clientId, today)
      const tick = as(client)
        .call(saveOwnMeal, tickOf(team))
        .then(() => {
          isStored = true
        })
      await as(client).call(saveOwnMeal, tickOf(team, { day: addDays(today, -1) }))
      await expect
        .poll(() =>
          db.many(sql`select from pg_locks l join pg_database d on d.oid = l.database
          where not l.granted and l.locktype = 'advisory' and d.datname = current_database()`),
        )
        .not.toEqual([])
      expect(isStored).toBe(false)
      return { waiting: tick }
    })
    await waiting
    expect(isStored).toBe(true)
  })

  test('and a note of one meal come from two devices, and neither undoes the other', async () => {
    const team = await scene()
    const { client } = team
    await as(client).call(saveOwnMeal, tickOf(team, { state: undefined, note: 'Senza zucchero', ...timed(5) }))
    // the other device was offline and ticked earlier
    await as(client).call(saveOwnMeal, tickOf(team, timed(30)))
    expect(await as(client).call(saveOwnMeal, tickOf(team, { state: undefined, note: 'Troppo tardi', ...timed(9) }))).toMatchObject({
      state: 'eaten',
      note: 'Senza zucchero',
    })
    expect(await as(client).call(saveOwnMeal, tickOf(team, { state: null, ...timed(2) }))).toMatchObject({
      state: null,
      note: 'Senza zucchero',
    })
    expect(await sumsOf(team)).toMatchObject({ percent: null, eaten_kcal: 0 })
  })

  test('counts by the time of its change, in whatever order and however often it arrives', async () => {
    const team = await scene()
    const { client, diet } = team
    const last = tickOf(team, { state: 'eaten', ...timed(10) })
    const batch = [
      tickOf(team, { state: 'skipped', ...timed(30) }),
      tickOf(team, { state: 'partly', eatenRowIds: [diet.milkId], ...timed(20) }),
      last,
    ]
    for (const write of [...batch.toReversed(), ...batch]) await as(client).call(saveOwnMeal, write)
    expect(await as(client).call(saveOwnMeal, last)).toMatchObject({ state: 'eaten', eatenRowIds: [], changedAt: last.changedAt })
  })

  test('of one moment on two devices has the same result everywhere', async () => {
    const one = await scene()
    const other = await scene()
    const moment = timed(10)
    const states = ['eaten', 'skipped'] as const
    for (const state of states) await as(one.client).call(saveOwnMeal, tickOf(one, { state, ...moment }))
    for (const state of states.toReversed()) await as(other.client).call(saveOwnMeal, tickOf(other, { state, ...moment }))
    const stateOf = async (team: typeof one) => (await as(team.client).call(saveOwnMeal, tickOf(team, timed(60)))).state
    expect(await stateOf(one)).toBe(await stateOf(other))
  })

  test('of a device whose clock is wrong is neither lost nor final', async () => {
    const team = await scene()
    const { client } = team
    const future = (minutes: number) => new Date(Date.now() + 86_400_000 + minutes * 60_000).toISOString()
    const ahead = await as(client).call(saveOwnMeal, tickOf(team, { state: 'skipped', changedAt: future(-10), sentAt: future(0) }))
    expect(Math.abs(Date.now() - 600_000 - Date.parse(ahead.changedAt))).toBeLessThan(60_000)
    expect(await as(client).call(saveOwnMeal, tickOf(team, timed(1)))).toMatchObject({ state: 'eaten' })
    // a device cannot state a change in the future
    const { changedAt } = await as(client).call(saveOwnMeal, tickOf(team, { changedAt: future(0), sentAt: new Date().toISOString() }))
    expect(Date.parse(changedAt)).toBeLessThanOrEqual(Date.now())
  })

  test('of three days offline arrives with its days', async () => {
    const team = await scene()
    for (const [at, daysAgo] of [3, 2, 1].entries()) {
      const changed = { changedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(), sentAt: new Date().toISOString() }
      const answer = await as(team.client).call(saveOwnMeal, tickOf(team, { day: addDays(today, -daysAgo), ...changed }))
      expect(answer.day).toBe(addDays(today, at - 3))
    }
  })

  test('is refused without a state and without a note', async () => {
    const team = await scene()
    expect(await as(team.client).ask(saveOwnMeal, tickOf(team, { state: undefined }))).toMatchObject(refusal('invalid input'))
  })

  test('is only for a plan that the client was given', async () => {
    const [team, other] = [await scene(), await scene()]
    const another = await dietOf(house, team, { clientId: await clientOf(house, { ...team, client: await given.member('client', team) }) })
    for (const more of [
      planned(other.diet),
      planned(another),
      { releaseId: another.releaseId },
      { assignmentId: another.assignmentId },
      { mealId: another.breakfastId },
      { mealId: team.diet.oatsId },
      { state: 'partly', eatenRowIds: [team.diet.dishId] },
      { assignmentId: newId() },
    ]) {
      expect(await as(team.client).ask(saveOwnMeal, tickOf(team, more))).toMatchObject(refusal('not found'))
    }
    expect(await sumsOf(team)).toBeUndefined()
  })
})

describe('the days of a diary', () => {
  test('reach only so far back and ahead', async () => {
    const team = await scene()
    const ask = async (days: number) =>
      (await as(team.client).ask(addOwnWater, { id: newId(), day: addDays(today, days), ml: 200 })).body.code ?? 'taken'
    expect([await ask(-diaryReach.back), await ask(diaryReach.ahead)]).toEqual(['taken', 'taken'])
    expect([await ask(-diaryReach.back - 1), await ask(diaryReach.ahead + 1)]).toEqual(['day too far', 'day too far'])
  })

  const setZone = (team: Scene, zone: string) =>
    database.withSystem('write', db => db.run(sql`update persons set time_zone = ${zone} where id = ${team.client.personId}`))

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('are those of where the client lives, such as %s', async zone => {
    const team = await scene()
    await setZone(team, zone)
    const ask = async (days: number) =>
      (await as(team.client).ask(addOwnWater, { id: newId(), day: addDays(dayIn(zone), days), ml: 200 })).body.code ?? 'taken'
    expect([await ask(diaryReach.ahead), await ask(diaryReach.ahead + 1)]).toEqual(['taken', 'day too far'])
    expect([await ask(-diaryReach.back), await ask(-diaryReach.back - 1)]).toEqual(['taken', 'day too far'])
  })

  // the clocks go forward in Rome on 29 March 2026 at 01:00 UTC, and back on 25 October 2026 at 01:00 UTC
  test.each([
    ['2026-03-28T22:59:00Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:00Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:00Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:00Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('begin at midnight, also where the clocks change: at %s it is the %s', (now, day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const today = todayFor({ timeZone: 'Europe/Rome' })
    vi.useRealTimers()
    expect(() => refuseFarDay({ today }, addDays(day, diaryReach.ahead))).not.toThrow()
    expect(() => refuseFarDay({ today }, addDays(day, diaryReach.ahead + 1))).toThrow('day too far')
    expect(() => refuseFarDay({ today }, addDays(day, -diaryReach.back - 1))).toThrow('day too far')
  })
})

/** Completes the plan again: breakfast has 10 g of oats now, or was removed, and the rest stays. Returns the new release. */
async function completesAnew(
  { workspaceId, diet }: Pick<Scene, 'workspaceId' | 'diet'>,
  goneIds: readonly string[] = [diet.milkId],
): Promise<{ assignmentId: string; releaseId: string }> {
  const releaseId = newId()
  await database.withWorkspace(workspaceId, 'write', async db => {
    const digest = releaseId.replaceAll('-', '').repeat(2)
    await db.run(sql`
      insert into document_contents (digest, rows)
      select ${digest}, (
        select jsonb_agg(case when e ->> 'id' = ${diet.oatsId} then jsonb_set(e, '{cells,grams}', '10') else e end)
        from jsonb_array_elements(t.rows) e where e ->> 'id' <> all(${[...goneIds]}::text[]))
      from document_releases r join document_contents t on t.digest = r.digest where r.id = ${diet.releaseId}`)
    await db.run(sql`
      insert into document_releases (id, document_id, number, digest, revision) values (${releaseId}, ${diet.mealPlanId}, 2, ${digest}, 1)`)
    await db.run(sql`update meal_plan_assignments set release_id = ${releaseId} where id = ${diet.assignmentId}`)
  })
  return { assignmentId: diet.assignmentId, releaseId }
}

describe('what was eaten', () => {
  test('is judged by the release from which it was ticked, also where other meals of the day are ticked from a later one', async () => {
    const team = await scene()
    const { client, diet } = team
    await as(client).call(saveOwnMeal, tickOf(team))
    const breakfast = (await sumsOf(team))?.eaten_kcal ?? 0
    expect(breakfast).toBeGreaterThan(200)
    const later = await completesAnew(team)
    await as(client).call(saveOwnMeal, tickOf(team, { ...later, mealId: diet.lunchId }))
    const whole = breakfast + 579
    expect(await sumsOf(team)).toMatchObject({ planned_kcal: whole, eaten_kcal: whole, logged_kcal: whole, percent: 100 })
  })

  test('of a meal that a later release no longer has is not counted as planned, but as eaten in fact', async () => {
    const team = await scene()
    const { client, diet } = team
    await as(client).call(saveOwnMeal, tickOf(team, timed(5)))
    const breakfast = (await sumsOf(team))?.eaten_kcal ?? 0
    const later = await completesAnew(team, [diet.breakfastId, diet.oatsId, diet.milkId])
    await as(client).call(saveOwnMeal, tickOf(team, { ...later, mealId: diet.lunchId }))
    expect(await sumsOf(team)).toEqual({ planned_kcal: 579, eaten_kcal: 579, logged_kcal: 579 + breakfast, percent: 100, is_whole: true })
  })

  test('by one plan counts with what was eaten by another that begins on the same day', async () => {
    const team = await scene()
    const { client, clientId, diet } = team
    await as(client).call(saveOwnDay, { day: today, planDayId: diet.dayIds[0] ?? '', ...timed(9) })
    await as(client).call(saveOwnMeal, tickOf(team, timed(5)))
    const first = await sumsOf(team)
    const breakfast = first?.eaten_kcal ?? 0
    const other = await dietOf(house, team, { clientId, startDay: today, food: almonds })
    // nothing of the other plan was ticked: the day stays that of the first one
    await as(client).call(addOwnEntry, { id: newId(), day: today, text: 'Un gelato', kcal: 250 })
    expect(await sumsOf(team)).toEqual(first)
    for (const mealId of [other.breakfastId, other.lunchId]) await as(client).call(saveOwnMeal, tickOf(team, { ...planned(other), mealId }))
    // 150 g of almonds and 200 g of milk
    const whole = 579 * 1.5 + 100
    expect(await sumsOf(team)).toEqual({
      planned_kcal: whole,
      eaten_kcal: whole,
      logged_kcal: whole + breakfast + 250,
      percent: 100,
      is_whole: true,
    })
  })

  test('stays that of its release when a note is added later', async () => {
    const team = await scene()
    const { client, diet } = team
    await as(client).call(saveOwnMeal, tickOf(team, { state: 'partly', eatenRowIds: [diet.milkId], ...timed(5) }))
    const later = await completesAnew(team)
    const { state: _, ...noted } = tickOf(team, { ...later, note: 'Poca fame' })
    expect(await as(client).call(saveOwnMeal, noted)).toMatchObject({ ...planned(diet), state: 'partly', note: 'Poca fame' })
    expect((await sumsOf(team))?.eaten_kcal).toBe(100)
  })

  test('counts with the day to which the client moves afterwards', async () => {
    const team = await scene()
    const { client, diet } = team
    await as(client).call(saveOwnMeal, tickOf(team))
    const breakfast = (await sumsOf(team))?.eaten_kcal ?? 0
    await as(client).call(saveOwnDay, { day: today, planDayId: diet.dayIds[2] ?? '', ...timed() })
    const { diet: own } = await as(client).call(getOwnDiet, {})
    const snackId = own?.assignments[0]?.days.find(({ id }) => id === diet.dayIds[2])?.meals[0]?.id ?? ''
    await as(client).call(saveOwnMeal, tickOf(team, { mealId: snackId }))
    expect(await sumsOf(team)).toMatchObject({ planned_kcal: 25, eaten_kcal: 25, logged_kcal: 25 + breakfast, percent: 100 })
  })
})

describe('a day', () => {
  const dayOf = (more: object) => ({ day: today, ...timed(), ...more })

  test('is another day of the plan for a client who chooses so, and its sums follow', async () => {
    const team = await scene()
    const { client, diet } = team
    const [, , easy] = diet.dayIds
    await as(client).call(saveOwnMeal, tickOf(team))
    expect(await as(client).call(saveOwnDay, dayOf({ planDayId: easy }))).toMatchObject({ planDayId: easy, dayType: null, note: '' })
    // 50 g of milk
    expect(await sumsOf(team)).toMatchObject({ planned_kcal: 25, eaten_kcal: 0, percent: null })
    expect(await as(client).call(saveOwnDay, dayOf({ planDayId: null }))).toMatchObject({ planDayId: null })
    expect((await sumsOf(team))?.planned_kcal).toBeGreaterThan(800)
  })

  test('has a type, a choice and a note, each with its own time', async () => {
    const team = await scene()
    const { client, diet } = team
    const [, second] = diet.dayIds
    await as(client).call(saveOwnDay, dayOf({ note: 'Ieri', dayType: 'training', ...timed(10) }))
    await as(client).call(saveOwnDay, dayOf({ dayType: 'rest', planDayId: second, ...timed(20) }))
    expect(await as(client).call(saveOwnDay, dayOf({ note: 'Oggi' }))).toMatchObject({
      dayType: 'training',
      planDayId: second,
      note: 'Oggi',
    })
  })

  test('is not moved where the business forbids it; a note and undoing a move are always allowed', async () => {
    const team = await scene()
    const { admin, client, diet } = team
    const [, second] = diet.dayIds
    await as(client).call(saveOwnDay, dayOf({ planDayId: second, ...timed(9) }))
    await as(admin).call(updateMealPlanSettings, { mayClientsMoveDays: false })
    expect(await as(client).ask(saveOwnDay, dayOf({ planDayId: second }))).toMatchObject(refusal('day moves closed'))
    expect(await as(client).ask(saveOwnDay, dayOf({ dayType: 'rest' }))).toMatchObject(refusal('day moves closed'))
    expect(await as(client).call(saveOwnDay, dayOf({ planDayId: null, note: 'Va bene' }))).toMatchObject({
      planDayId: null,
      note: 'Va bene',
    })
  })

  test('must be one of the plan that counts on it', async () => {
    const [team, other] = [await scene(), await scene()]
    const { client, diet } = team
    const [first] = diet.dayIds
    for (const more of [{ planDayId: other.diet.dayIds[0] }, { planDayId: newId() }, { day: addDays(today, -30), planDayId: first }])
      expect(await as(client).ask(saveOwnDay, dayOf(more))).toMatchObject(refusal('not found'))
    expect(await as(client).ask(saveOwnDay, dayOf({}))).toMatchObject(refusal('invalid input'))
  })
})

describe('water and entries', () => {
  test('of two devices are added up, and each is stored once', async () => {
    const team = await scene()
    const [one, other] = [newId(), newId()]
    await Promise.all([one, other, one, other].map(id => as(team.client).call(addOwnWater, { id, day: today, ml: id === one ? 250 : 500 })))
    const { total } = await database.withWorkspace(team.workspaceId, 'read', db =>
      db.one<{ total: number }>(sql`select sum(ml) as total from diary_waters where client_id = ${team.clientId}`),
    )
    expect(total).toBe(750)
  })

  test('are deleted and undeleted; the outbox does not add a deleted one again', async () => {
    const team = await scene()
    const { client, diet } = team
    const write = { id: newId(), day: today, time: '16:30', text: 'Un gelato', kcal: 250 }
    for (const mealId of [diet.breakfastId, diet.lunchId]) await as(client).call(saveOwnMeal, tickOf(team, { mealId }))
    const entry = await as(client).call(addOwnEntry, write)
    expect(entry).toMatchObject(write)
    const withEntry = (await sumsOf(team))?.logged_kcal ?? 0
    await as(client).call(deleteOwnEntry, { id: write.id })
    // imitates a deletion by another device
    await as(client).call(deleteOwnEntry, { id: write.id })
    expect(await as(client).ask(deleteOwnEntry, { id: newId() })).toMatchObject(refusal('not found'))
    expect(await as(client).call(addOwnEntry, write)).toEqual(entry)
    expect((await sumsOf(team))?.logged_kcal).toBe(withEntry - 250)
    expect(await as(client).call(undeleteOwnEntry, { id: write.id })).toEqual(entry)
    expect((await sumsOf(team))?.logged_kcal).toBe(withEntry)
    expect(await as(client).ask(undeleteOwnEntry, { id: write.id })).toMatchObject(refusal('not found'))

    const water = { id: newId(), day: today, ml: 300 }
    await as(client).call(addOwnWater, water)
    await as(client).call(deleteOwnWater, { id: water.id })
    // imitates a deletion by another device
    await as(client).call(deleteOwnWater, { id: water.id })
    expect(await as(client).ask(deleteOwnWater, { id: newId() })).toMatchObject(refusal('not found'))
    expect(await as(client).call(undeleteOwnWater, { id: water.id })).toMatchObject(water)
  })

  test('of another client are not found, and their ids are taken', async () => {
    const [team, other] = [await scene(), await scene()]
    const colleague = { ...team, client: await given.member('client', team) }
    await clientOf(house, colleague)
    const entry = { id: newId(), day: today, text: 'Un gelato' }
    const water = { id: newId(), day: today, ml: 200 }
    await as(team.client).call(addOwnEntry, entry)
    await as(team.client).call(addOwnWater, water)
    expect(await as(colleague.client).ask(addOwnEntry, entry)).toMatchObject(refusal('record id taken'))
    expect(await as(colleague.client).ask(addOwnWater, water)).toMatchObject(refusal('record id taken'))
    for (const { client } of [colleague, other]) {
      expect(await as(client).ask(deleteOwnEntry, { id: entry.id })).toMatchObject(refusal('not found'))
      expect(await as(client).ask(deleteOwnWater, { id: water.id })).toMatchObject(refusal('not found'))
      expect(await as(client).ask(undeleteOwnWater, { id: water.id })).toMatchObject(refusal('not found'))
    }
  })

  test('of another client are not found by a client whose day is full, either', async () => {
    const team = await scene()
    const colleague = { ...team, client: await given.member('client', team) }
    const clientId = await clientOf(house, colleague)
    const water = { id: newId(), day: today, ml: 200 }
    await as(team.client).call(addOwnWater, water)
    await as(team.client).call(deleteOwnWater, { id: water.id })
    const own = { id: newId(), day: today, ml: 200 }
    await as(colleague.client).call(addOwnWater, own)
    await as(colleague.client).call(deleteOwnWater, { id: own.id })
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`
        insert into diary_waters (id, client_id, day, ml)
        select gen_random_uuid(), ${clientId}, ${today}, 100 from generate_series(1, ${diaryLimits.watersOfDay})`),
    )
    const ask = (id: string) => as(colleague.client).ask(undeleteOwnWater, { id })
    expect(await ask(own.id)).toMatchObject(refusal('diary full'))
    for (const id of [water.id, newId()]) expect(await ask(id)).toMatchObject(refusal('not found'))
  })

  test('are limited in number, however many devices send at once', async () => {
    const team = await scene()
    const write = () => ({ id: newId(), day: today, text: 'Un biscotto' })
    for (let at = 0; at < diaryLimits.entriesOfDay - 3; at += 1) await as(team.client).call(addOwnEntry, write())
    expect(await race(() => as(team.client).ask(addOwnEntry, write()))).toEqual({ passed: 3, codes: ['diary full'] })
  })

  test('have no energy for a client from whom it is hidden', async () => {
    const team = await scene()
    await as(team.admin).call(changeHideClientMacros, { hideClientMacros: true })
    const entry = { id: newId(), day: today, text: 'Un gelato', kcal: 250 }
    expect(await as(team.client).call(addOwnEntry, entry)).toMatchObject({ kcal: null })
    await as(team.client).call(deleteOwnEntry, { id: entry.id })
    expect(await as(team.client).call(undeleteOwnEntry, { id: entry.id })).toMatchObject({ kcal: null })
  })
})
