import { createFood, updateFood, updateFoodOverlay, createExclusions, type ExclusionTarget } from '@allenio/contract/aliments'
import type { Cells, Operation } from '@allenio/contract/documents'
import { getChecklist, listAttention, dismissAttention } from '@allenio/contract/home'
import { assignMacro, createMacro } from '@allenio/contract/macros'
import { getMealPlanChanges, completeMealPlan, deleteMealPlan } from '@allenio/contract/meal-plans'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clientJoins } from '#areas/clients'
import { sql, type Sql } from '#platform/db'
import { lonelyClientOf, testHouse, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'
import { editDocument } from '#platform/documents'
import { mealPlanKind } from './kind.ts'
import { almonds, assignedPlanOf, batchOf, insert, milk, oats, planOf, planScene, setCells, today } from './scene.testing.ts'

const house = await testHouse()
const { as } = house
const { team: teamOf, inTeam } = planScene(house)

const reasons = ['meal plan allergy', 'no meal plan', 'meal plan ending', 'meal plan draft', 'macros without meal plan']

type Team = Awaited<ReturnType<typeof teamOf>>

async function scene() {
  const team = await teamOf()
  const { clientId } = team
  const needsOf = async (member: TestMember = team.nutritionist) =>
    (await as(member).call(listAttention, {})).attention.flatMap(({ client, needs }) =>
      needs.map(need => ({ ...need, clientId: client.id })),
    )
  const sentencesOf = async (member?: TestMember) =>
    (await needsOf(member)).filter(({ reason }) => reasons.includes(reason)).map(({ sentence }) => sentence)
  const within = (statement: Sql) => inTeam(team, db => db.run(statement))
  const assigned = (startDay: number, endDay?: number, more: object = {}) =>
    assignedPlanOf(house, team, {
      clientId,
      startDay: addDays(today, startDay),
      endDay: endDay === undefined ? null : addDays(today, endDay),
      ...more,
    })
  const setEnd = ({ assignmentId }: { assignmentId: string }, days: number) =>
    within(sql`update meal_plan_assignments set end_day = ${addDays(today, days)} where id = ${assignmentId}`)
  /** As if it had been edited so many days ago. */
  const edit = ({ id }: { id: string }, daysAgo: number) =>
    inTeam(team, db => {
      const at = new Date(Date.parse(`${addDays(today, -daysAgo)}T12:00:00Z`)).toISOString()
      const batches = [batchOf(setCells(id, { description: `di ${daysAgo} giorni fa` }))]
      return editDocument(db, mealPlanKind, { id, base: 1_000, batches, authorId: null, at })
    })
  return { team, clientId, needsOf, sentencesOf, within, assigned, setEnd, edit }
}

describe('a meal plan that ends', () => {
  test('is a reason in its last week, for those who plan meals', async () => {
    const { team, assigned, setEnd, sentencesOf } = await scene()
    const plan = await assigned(-20, 8)
    expect(await sentencesOf()).toEqual([])
    await setEnd(plan, 7)
    expect(await sentencesOf()).toEqual(['«Equilibrio» finisce tra 7 giorni, poi nessun piano'])
    expect(await sentencesOf(team.admin)).toHaveLength(1)
    expect(await sentencesOf(team.coach)).toEqual([])
    await setEnd(plan, 0)
    expect(await sentencesOf()).toEqual(['«Equilibrio» finisce oggi, poi nessun piano'])
  })

  test('is none while another follows soon enough, has replaced it, or it has not begun', async () => {
    const { assigned, sentencesOf, within } = await scene()
    await assigned(-20, 3)
    const next = await assigned(11)
    expect(await sentencesOf()).toEqual([])
    await within(sql`update meal_plan_assignments set start_day = ${addDays(today, 12)} where id = ${next.assignmentId}`)
    expect(await sentencesOf()).toHaveLength(1)
    await within(sql`update meal_plan_assignments set start_day = ${addDays(today, -1)} where id = ${next.assignmentId}`)
    expect(await sentencesOf()).toEqual([])
    const { assigned: assignedToOther, sentencesOf: sentencesOfOther } = await scene()
    await assignedToOther(1, 3)
    expect(await sentencesOfOther()).toEqual([])
  })
})

describe('an allergy that the running plan touches', () => {
  const allergyTo = (team: Team, target: ExclusionTarget, kind: 'allergy' | 'intolerance' = 'allergy') =>
    as(team.nutritionist).call(createExclusions, { id: team.clientId, exclusions: [{ id: newId(), kind, target }] })

  test.each<[ExclusionTarget, string[]]>([
    [{ kind: 'food', foodId: oats.id }, ['«Equilibrio» tocca un’allergia da oggi']],
    [{ kind: 'category', category: 'grains_flours' }, ['«Equilibrio» tocca un’allergia da oggi']],
    [{ kind: 'word', word: 'avene' }, ['«Equilibrio» tocca un’allergia da oggi']],
    [{ kind: 'word', word: 'mandorle' }, []],
    // oats have much nickel, and neither beans nor milk
    [{ kind: 'word', word: 'nichel' }, ['«Equilibrio» tocca un’allergia da oggi']],
    [{ kind: 'word', word: 'favismo' }, []],
    [{ kind: 'word', word: 'APLV' }, []],
    [{ kind: 'food', foodId: almonds.id }, []],
    [{ kind: 'allergen', allergen: 'fish' }, []],
  ])('is a reason where it was recorded after the plan was given: %j', async (target, sentences) => {
    const { team, assigned, sentencesOf } = await scene()
    await assigned(-3)
    await allergyTo(team, target, 'allergy')
    expect([await sentencesOf(), await sentencesOf(team.coach)]).toEqual([sentences, []])
  })

  test('is a reason where a food of it got its allergens later, and no other change of the food is one', async () => {
    const { team, assigned, sentencesOf } = await scene()
    await allergyTo(team, { kind: 'allergen', allergen: 'nuts' })
    const plan = await assigned(-3)
    const hitsOf = async () => {
      const { followers } = await as(team.nutritionist).call(getMealPlanChanges, { id: plan.id })
      return followers.flatMap(({ hits }) => hits.map(({ mark }) => mark))
    }
    await as(team.nutritionist).call(updateFoodOverlay, {
      id: oats.id,
      measures: [{ name: { it: 'tazza', en: 'cup' }, amount: 1, grams: 40 }],
    })
    await as(team.nutritionist).call(updateFoodOverlay, { id: almonds.id, allergens: { nuts: 'contains' } })
    expect([await sentencesOf(), (await hitsOf()).includes('red')]).toEqual([[], false])
    await as(team.nutritionist).call(updateFoodOverlay, { id: oats.id, allergens: { nuts: 'may contain' } })
    expect([await sentencesOf(), await hitsOf()]).toEqual([['«Equilibrio» tocca un’allergia da oggi'], ['red']])
  })

  test('is a reason where a food of it came into a family later', async () => {
    const { team, assigned, sentencesOf } = await scene()
    const nutritionist = as(team.nutritionist)
    const { id } = await nutritionist.call(createFood, { nameIt: 'Bastoncini', figures: { basis: { kind: 'per 100 g' }, kcal: 200 } })
    await allergyTo(team, { kind: 'category', category: 'fish' })
    const food = { id, version: 1, it: 'Bastoncini', en: '' }
    await assigned(-3, undefined, rowOf({ food, grams: 50 }))
    await nutritionist.call(updateFood, { id, note: 'Surgelati' })
    expect(await sentencesOf()).toEqual([])
    await nutritionist.call(updateFood, { id, category: 'fish' })
    expect(await sentencesOf()).toEqual(['«Equilibrio» tocca un’allergia da oggi'])
  })

  test('is a reason where it came with another record of the client', async () => {
    const { team, assigned, sentencesOf } = await scene()
    const fromId = await lonelyClientOf(house, team)
    const exclusions = [{ id: newId(), kind: 'allergy' as const, target: { kind: 'food' as const, foodId: oats.id } }]
    await as(team.admin).call(createExclusions, { id: fromId, exclusions })
    await assigned(-3)
    expect(await sentencesOf()).toEqual([])
    await house.database.withSystem('write', async db => {
      for (const move of clientJoins.gathered()) await move(db, { workspaceId: team.workspaceId, fromId, toId: team.clientId })
    })
    expect(await sentencesOf()).toEqual(['«Equilibrio» tocca un’allergia da oggi'])
  })

  const nameOf = (name: string, cells: Cells = {}) => ({ customNameIt: name, ...cells })
  const rowOf = (cells: Cells) => ({ more: ({ mealId }: { mealId: string }) => [insert('component', mealId, cells, 'X')] })
  const freeMealOf = (descriptionIt: string) => ({
    more: ({ dayId }: { dayId: string }) => [insert('meal', dayId, { isFree: true, descriptionIt }, 'X')],
  })

  test.each<[string, { more: (plan: { dayId: string; mealId: string }) => Operation[] }, ExclusionTarget, boolean]>([
    ['a row of a name alone', rowOf(nameOf('Crostata alle noci')), { kind: 'allergen', allergen: 'nuts' }, true],
    ['a row of a name alone', rowOf(nameOf('Crostata di kiwi')), { kind: 'word', word: 'kiwi' }, true],
    ['a name that only leaves open what is in it', rowOf(nameOf('Crostata')), { kind: 'allergen', allergen: 'nuts' }, false],
    ['a name that denies it', rowOf(nameOf('Crostata senza noci')), { kind: 'allergen', allergen: 'nuts' }, false],
    ['the name of a food', rowOf(nameOf('Porridge di mandorle', { food: milk, grams: 50 })), { kind: 'allergen', allergen: 'nuts' }, true],
    ['the food behind a name', rowOf(nameOf('Porridge', { food: milk, grams: 50 })), { kind: 'food', foodId: milk.id }, true],
    ['a free meal', freeMealOf('Pizza ai gamberi'), { kind: 'allergen', allergen: 'crustaceans' }, true],
    ['a free meal', freeMealOf('Pizza ai gamberi'), { kind: 'word', word: 'gambero' }, true],
    ['a free meal with a cut of pork', freeMealOf('Panino con lo speck'), { kind: 'word', word: 'maiale' }, true],
    ['a free meal with cheese', freeMealOf('Pizza al formaggio'), { kind: 'word', word: 'APLV' }, true],
    ['a free meal without it', freeMealOf('Pizza ai gamberi'), { kind: 'word', word: 'tonno' }, false],
  ])('may be told by words: %s', async (_, content, target, isTold) => {
    const { team, assigned, sentencesOf } = await scene()
    const plan = await assigned(-3, undefined, content)
    await allergyTo(team, target)
    expect(await sentencesOf()).toEqual(isTold ? ['«Equilibrio» tocca un’allergia da oggi'] : [])
    // as the plan's own page judges them
    const { followers } = await as(team.nutritionist).call(getMealPlanChanges, { id: plan.id })
    expect(followers.flatMap(({ hits }) => hits).some(({ mark }) => mark === 'red')).toBe(isTold)
  })

  test('is none where the plan was judged by it, is over, or where it is no allergy', async () => {
    const { team, assigned, within, sentencesOf } = await scene()
    const plan = await assigned(-3)
    await allergyTo(team, { kind: 'food', foodId: oats.id }, 'intolerance')
    expect(await sentencesOf()).toEqual([])
    await allergyTo(team, { kind: 'food', foodId: oats.id })
    expect(await sentencesOf()).toHaveLength(1)
    await within(sql`update meal_plan_assignments set unassigned_on = ${today} where id = ${plan.assignmentId}`)
    expect(await sentencesOf()).toEqual([])
    await assigned(-1)
    expect(await sentencesOf()).toEqual([])
  })
})

describe('a client without a meal plan', () => {
  test('stands there for two weeks after the last one', async () => {
    const { team, clientId, assigned, setEnd, sentencesOf } = await scene()
    const plan = await assigned(-40, -15)
    expect(await sentencesOf()).toEqual([])
    await setEnd(plan, -14)
    expect(await sentencesOf()).toEqual(['«Equilibrio» è finito 14 giorni fa: è senza piano'])
    await setEnd(plan, -1)
    expect(await sentencesOf()).toEqual(['«Equilibrio» è finito ieri: è senza piano'])
    await as(team.nutritionist).call(dismissAttention, { id: clientId, reason: 'no meal plan', targetId: plan.assignmentId })
    expect([await sentencesOf(), await sentencesOf(team.admin)]).toEqual([[], [expect.any(String)]])
    await assigned(30)
    expect(await sentencesOf(team.admin)).toEqual([])
  })

  test('whose plan was taken back stands there, unless that was a mistake', async () => {
    const { assigned, sentencesOf, within } = await scene()
    const { assignmentId } = await assigned(-5, undefined, { unassignedOn: today })
    expect(await sentencesOf()).toEqual([])
    await within(sql`update meal_plan_assignments set created_at = now() - interval '2 hours' where id = ${assignmentId}`)
    expect(await sentencesOf()).toEqual(['«Equilibrio» è finito ieri: è senza piano'])
  })

  test('is told the plan that counted last, not one that it had ended', async () => {
    const { assigned, sentencesOf } = await scene()
    await assigned(-60, undefined, { title: 'Inverno' })
    await assigned(-20, -3, { title: 'Vacanze' })
    expect(await sentencesOf()).toEqual(['«Vacanze» è finito 3 giorni fa: è senza piano'])
  })

  test('has macros alone for some days before somebody asks, where the business gives plans', async () => {
    const { team, clientId, sentencesOf, within } = await scene()
    const { id } = await as(team.nutritionist).call(createMacro, {
      title: 'Massa',
      note: '',
      unit: 'grams',
      weightBasis: 'current',
      days: [{ dayType: 'every day', kcal: 2430, protein: 150, carbs: 300, lipids: 70 }],
    })
    const assignmentId = newId()
    const give = (days: number) =>
      as(team.nutritionist).call(assignMacro, { id, clients: [{ clientId, assignmentId, startDay: addDays(today, -days) }] })
    await give(3)
    expect(await sentencesOf()).toEqual([])
    const other = await assignedPlanOf(house, team, { clientId: await lonelyClientOf(house, team) })
    expect(await sentencesOf()).toEqual(['Ha «Massa» da 3 giorni e ancora nessun piano'])
    for (const [days, count] of [
      [2, 0],
      [30, 1],
      [31, 0],
    ] as const) {
      await give(days)
      expect([days, (await sentencesOf()).length]).toEqual([days, count])
    }
    await give(10)
    await within(sql`update meal_plan_assignments set client_id = ${clientId} where id = ${other.assignmentId}`)
    expect(await sentencesOf()).toEqual([])
  })
})

describe('a draft', () => {
  test('of a plan that is followed is a reason once it has lain for more than three days', async () => {
    const { team, assigned, edit, needsOf, sentencesOf } = await scene()
    const plan = await assigned(-20)
    expect(await sentencesOf()).toEqual([])
    await edit(plan, 3)
    expect(await sentencesOf()).toEqual([])
    await edit(plan, 4)
    expect(await sentencesOf()).toEqual(['«Equilibrio», modifiche non completate da 4 giorni: ha la versione di prima'])
    expect((await needsOf()).map(({ targetId }) => targetId)).toEqual([plan.id])
    await as(team.nutritionist).call(completeMealPlan, { id: plan.id })
    expect(await sentencesOf()).toEqual([])
  })

  test('is one reason for all who follow it, and none where nobody does or it was deleted', async () => {
    const { team, assigned, edit, sentencesOf, within } = await scene()
    const plan = await assigned(-20)
    const otherId = await lonelyClientOf(house, team)
    await within(sql`
      insert into meal_plan_assignments (id, meal_plan_id, release_id, title, client_id, start_day, schedule)
      select ${newId()}, meal_plan_id, release_id, title, ${otherId}, start_day, schedule from meal_plan_assignments
      where id = ${plan.assignmentId}`)
    await edit(plan, 4)
    expect(await sentencesOf(team.admin)).toEqual(['«Equilibrio», modifiche non completate da 4 giorni: in 2 hanno la versione di prima'])
    expect(await sentencesOf(team.nutritionist)).toEqual([expect.stringContaining('ha la versione di prima')])
    await within(sql`update meal_plan_assignments set end_day = ${addDays(today, -20)}`)
    expect(await sentencesOf(team.admin)).toEqual([])
    await within(sql`update meal_plan_assignments set end_day = null`)
    expect(await sentencesOf(team.admin)).toHaveLength(1)
    await as(team.nutritionist).call(deleteMealPlan, { id: plan.id })
    expect(await sentencesOf(team.admin)).toEqual([])
  })
})

test('the first plan of a business is a first step', async () => {
  const { team } = await scene()
  const isDone = async () => (await as(team.admin).call(getChecklist, {})).steps.find(({ step }) => step === 'meal plan')?.isDone
  expect(await isDone()).toBe(false)
  await planOf(house, team)
  expect(await isDone()).toBe(true)
})
