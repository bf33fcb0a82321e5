import type { Output } from '@allenio/contract'
import type { Cells } from '@allenio/contract/documents'
import {
  completeMealPlan,
  createMealPlan,
  deleteMealPlan,
  editMealPlan,
  getMealPlanDocument,
  listMealPlanSteps,
  updateMealPlan,
  getMealPlanSettings,
  presetMealPlanSettings,
  updateMealPlanSettings,
  getMealPlan,
} from '@allenio/contract/meal-plans'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { listReleases } from '#platform/documents'
import { followDocument, portOf, race, testHouse } from '#testing'
import { describe, expect, test, vi } from 'vitest'
import { almonds, batchOf, insert, milk, oats, planOf, planScene, refusal, setCells } from './scene.testing.ts'
import { mealPlanWords } from './words.ts'

const house = await testHouse()
const { as, given } = house
const { team: teamOf, create, read, edit, inTeam } = planScene(house)

describe('a new plan', () => {
  test('begins with one day that has the meals of the business', async () => {
    const team = await teamOf()
    const plan = await create(team, 'Dimagrimento', { description: 'Con calma', kcal: 1800 })
    expect(plan).toMatchObject({
      title: 'Dimagrimento',
      description: 'Con calma',
      kcal: 1800,
      proteinPercent: null,
      countsAlternatives: false,
      isDraft: true,
      days: 1,
      client: null,
      author: { id: team.nutritionist.membershipId },
      may: { update: true, delete: true, undelete: false, clone: true },
    })
    const mealsOf = async (id: string) => (await read(team, id)).content[0]?.meals.map(({ type, time }) => [type, time])
    expect(await mealsOf(plan.id)).toEqual(presetMealPlanSettings.presetMeals.map(({ type, time }) => [type, time]))
    expect((await read(team, plan.id)).content[0]?.meals[1]).toMatchObject({
      titleIt: 'Spuntino di metà mattina',
      titleEn: 'Mid-morning snack',
    })
    await as(team.admin).call(updateMealPlanSettings, { presetMeals: [{ type: 'brunch', time: null }] })
    expect(await mealsOf((await create(team, 'Definizione')).id)).toEqual([['brunch', undefined]])
  })

  test('has the days that come with it, and none is refused in the words of the product', async () => {
    const team = await teamOf()
    const days = [{ nameIt: 'Uno', meals: [{ type: 'lunch', components: [{ food: oats, grams: 40, alternatives: [{ food: milk }] }] }] }]
    const { id } = await create(team, 'Con giorni', { days })
    expect((await read(team, id)).content).toMatchObject(days)
    const answer = await as(team.nutritionist).ask(createMealPlan, { title: 'Senza', days: [] })
    expect(answer).toMatchObject({ status: 422, body: { code: 'meal plan day needed', message: mealPlanWords.it['meal plan day needed'] } })
    expect(mealPlanWords.en['meal plan day needed']).toBe('You must add a day to the meal plan before adding a meal.')
  })

  test('is stored once, however often a device sends it, and takes nobody’s ids', async () => {
    const team = await teamOf()
    const id = newId()
    await create(team, 'Uno', { id })
    expect((await create(team, 'Due', { id })).title).toBe('Uno')
    await expect(as(team.admin).call(createMealPlan, { id, title: 'Tre' })).rejects.toMatchObject(refusal('record id taken'))
    const other = await planOf(house, team)
    const twice = { id: newId(), meals: [] }
    for (const days of [[{ id: other.dayId, meals: [] }], [{ id: other.mealId, meals: [] }], [twice, twice]]) {
      await expect(create(team, 'Tre', { days })).rejects.toMatchObject(refusal('record id taken'))
    }
  })

  test('for a client is theirs alone', async () => {
    const team = await teamOf()
    const plan = await create(team, 'Per Martina', { clientId: team.clientId })
    expect(plan.client).toMatchObject({ id: team.clientId })
    await expect(create(team, 'Per nessuno', { clientId: newId() })).rejects.toMatchObject(refusal('not found'))
  })
})

describe('a body', () => {
  test('replaces the content, rows keep their ids, and its author can undo it', async () => {
    const team = await teamOf()
    const plan = await planOf(house, team)
    const before = await read(team, plan.id)
    const dinner = newId()
    const saved = await as(team.nutritionist).call(updateMealPlan, {
      id: plan.id,
      title: 'Nuovo',
      revision: before.revision,
      days: [
        { id: plan.dayId, meals: [{ id: dinner, type: 'dinner', components: [{ id: plan.componentId, food: almonds, grams: 20 }] }] },
        { meals: [] },
      ],
    })
    expect(saved).toMatchObject({ title: 'Nuovo', days: 2, isDraft: true })
    expect(saved.content).toMatchObject([
      { id: plan.dayId, meals: [{ id: dinner, components: [{ id: plan.componentId, food: almonds, grams: 20 }] }] },
      { meals: [] },
    ])
    const { content, title, revision } = saved
    const again = await as(team.nutritionist).call(updateMealPlan, { id: plan.id, title, revision, days: content.map(withoutFigures) })
    expect([again.revision, again.content]).toEqual([revision, content])

    const [step] = (await as(team.nutritionist).call(listMealPlanSteps, { id: plan.id })).steps
    const undo = { id: newId(), gestureId: step?.gestureId ?? '', kind: 'undo' as const, operations: step?.operations ?? [] }
    await as(team.nutritionist).call(editMealPlan, { id: plan.id, base: 0, batches: [undo] })
    const undone = await read(team, plan.id)
    expect([undone.title, undone.content]).toEqual([before.title, before.content])
  })

  test('that was made from an older revision is refused, and so is one without days', async () => {
    const team = await teamOf()
    const { id, componentId } = await planOf(house, team)
    const { revision, title, content } = await read(team, id)
    const body = { id, title, revision, days: content.map(withoutFigures) }
    await edit(team.admin, id, setCells(componentId, { grams: 70 }))
    await expect(as(team.nutritionist).call(updateMealPlan, body)).rejects.toMatchObject(refusal('changed meanwhile'))
    await expect(as(team.nutritionist).call(updateMealPlan, { ...body, revision: revision + 1, days: [] })).rejects.toMatchObject(
      refusal('meal plan day needed'),
    )
    expect((await read(team, id)).content[0]?.meals[0]?.components[0]?.grams).toBe(70)
  })

  test('of several who save at once is stored from one', async () => {
    const team = await teamOf()
    const { id, dayId } = await planOf(house, team)
    const { passed, codes } = await race(at =>
      as(at % 2 ? team.admin : team.nutritionist).ask(updateMealPlan, {
        id,
        title: `Titolo ${at}`,
        revision: 0,
        isDraft: at % 2 === 0,
        days: [{ id: dayId, meals: [] }],
      }),
    )
    expect([passed, codes]).toEqual([1, ['changed meanwhile']])
  })

  test('takes no rows of other plans, and none that changes its type', async () => {
    const team = await teamOf()
    const [one, other] = [await planOf(house, team), await planOf(house, team)]
    for (const days of [
      [{ id: other.dayId, meals: [] }],
      [{ id: one.mealId, meals: [] }],
      [{ id: one.dayId, meals: [{ id: one.dayId, components: [] }] }],
      [{ id: one.id, meals: [] }],
    ]) {
      const answer = as(team.nutritionist).call(updateMealPlan, { id: one.id, title: 'Suo', revision: 0, days })
      await expect(answer).rejects.toMatchObject(refusal('record id taken'))
    }
    expect((await read(team, other.id)).content[0]?.id).toBe(other.dayId)
  })

  test.each<[string, object]>([
    ['a title of 200 letters', { title: 'a'.repeat(200) }],
    ['61 days', { days: Array.from({ length: 61 }, () => ({ meals: [] })) }],
    ['13 meals in a day', { days: [{ meals: Array.from({ length: 13 }, () => ({ components: [] })) }] }],
    ['a billion grams', { days: [{ meals: [{ components: [{ food: oats, grams: 1e9 }] }] }] }],
    ['grams that are no number', { days: [{ meals: [{ components: [{ food: oats, grams: Number.NaN }] }] }] }],
    ['grams below zero', { days: [{ meals: [{ components: [{ food: oats, grams: -1 }] }] }] }],
    ['a field that nobody knows', { days: [{ meals: [{ components: [{ food: oats, kilos: 1 }] }] }] }],
    ['an id that is none', { days: [{ id: 'uno', meals: [] }] }],
    ['a time that is none', { days: [{ meals: [{ time: '25:00', components: [] }] }] }],
    ['no title', { title: ' ' }],
  ])('with %s is refused', async (_, wrong) => {
    const team = await given.team()
    const { id } = await planOf(house, team)
    const bodies = { title: 'Base', days: [{ meals: [] }], ...wrong }
    expect(await as(team.nutritionist).ask(createMealPlan, bodies)).toMatchObject({ status: 422 })
    expect(await as(team.nutritionist).ask(updateMealPlan, { ...bodies, id, revision: 0 })).toMatchObject({ status: 422 })
    expect((await read(team, id)).revision).toBe(0)
  })
})

/** A plan that was read, as it is written. */
/** As a body is written. */
const withoutFigures = <Day extends Output<typeof getMealPlan>['content'][number]>(day: Day): Day =>
  JSON.parse(JSON.stringify(day, (name, value: unknown) => (name === 'figures' ? undefined : value)))

describe('a completed plan', () => {
  test('is a release, and a draft again from the next edit on', async () => {
    const team = await teamOf()
    const { id, componentId } = await planOf(house, team)
    const nutritionist = as(team.nutritionist)
    const releases = () => inTeam(team, db => listReleases(db, id))
    expect(await nutritionist.call(completeMealPlan, { id, note: 'Prima versione' })).toMatchObject({ isDraft: false })
    await nutritionist.call(completeMealPlan, { id })
    expect(await releases()).toMatchObject([{ number: 1, note: 'Prima versione' }])
    await edit(team.admin, id, setCells(componentId, { grams: 70 }))
    expect((await read(team, id)).isDraft).toBe(true)
    const { revision, title, content } = await read(team, id)
    const body = { id, title, revision, days: content.map(withoutFigures), isDraft: false }
    expect(await nutritionist.call(updateMealPlan, body)).toMatchObject({ isDraft: false, revision })
    expect((await releases()).map(({ number }) => number)).toEqual([2, 1])
    expect(await create(team, 'Subito', { isDraft: false })).toMatchObject({ isDraft: false })
  })

  test.each([
    ['a food', { food: oats }],
    ['an alternative', { food: oats, grams: 40, alternatives: [{ food: milk }] }],
    ['an ingredient', { recipe: { it: 'Porridge', en: '', portions: 1 }, ingredients: [{ food: milk }] }],
  ])('has a quantity of each food: without that of %s it stays a draft', async (_, component) => {
    const team = await teamOf()
    const days = [{ meals: [{ type: 'lunch' as const, components: [component] }] }]
    await expect(create(team, 'Subito', { days, isDraft: false })).rejects.toMatchObject(refusal('meal plan quantity missing'))
    const { id } = await create(team, 'Bozza', { days })
    const answer = await as(team.nutritionist).ask(completeMealPlan, { id })
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^Manca la quantità di \p{Lu}/u) } })
    expect(await read(team, id)).toMatchObject({ isDraft: true })
    expect(await inTeam(team, db => listReleases(db, id))).toEqual([])
  })

  test('takes 0 g and "to taste" for quantities', async () => {
    const components = [
      { food: oats, grams: 0 },
      { food: milk, isToTaste: true },
    ]
    const days = [{ meals: [{ type: 'lunch' as const, components }] }]
    expect(await create(await teamOf(), 'Subito', { days, isDraft: false })).toMatchObject({ isDraft: false })
  })
})

describe('two who edit at once', () => {
  test('keep what both have changed, and a batch that is sent twice is applied once', async () => {
    const team = await teamOf()
    const { id, mealId, componentId } = await planOf(house, team)
    const added = insert('component', mealId, { food: milk, grams: 200 }, 'k')
    const batch = batchOf(setCells(componentId, { grams: 60 }), added)
    const mine = { id, base: 0, batches: [batch] }
    await as(team.nutritionist).call(editMealPlan, mine)
    await edit(team.admin, id, setCells(componentId, { note: 'tostata' }))
    const { revision } = await as(team.nutritionist).call(getMealPlanDocument, { id })
    await as(team.nutritionist).call(editMealPlan, mine)
    expect((await as(team.nutritionist).call(getMealPlanDocument, { id })).revision).toBe(revision)
    expect((await read(team, id)).content[0]?.meals[0]?.components).toMatchObject([
      { id: componentId, food: oats, grams: 60, note: 'tostata' },
      { id: added.id, food: milk, grams: 200 },
    ])
  })

  test('are refused what the cells do not allow', async () => {
    const team = await given.team()
    const { id, componentId } = await planOf(house, team)
    const wrong: Cells[] = [
      { grams: 1e9 },
      { grams: 1.5 },
      { food: { id: 'x', version: 1, it: '', en: '' } },
      { kilos: 3 },
      { mostPercent: 5 },
    ]
    for (const cells of wrong) {
      await expect(edit(team.nutritionist, id, setCells(componentId, cells))).rejects.toMatchObject(refusal('invalid input'))
    }
  })
})

test('settings are stored where they differ from the presets, and are audited', async () => {
  const team = await given.team()
  const admin = as(team.admin)
  const stored = () =>
    inTeam(
      team,
      async db => (await db.maybeOne<Row<'meal_plan_settings', 'changes'>>(sql`select changes from meal_plan_settings`))?.changes,
    )
  await admin.call(updateMealPlanSettings, { tolerancePercent: 15, alternativeBasis: 'kcal' })
  expect(await stored()).toEqual({ tolerancePercent: 15 })
  await admin.call(updateMealPlanSettings, { alternativeBasis: 'protein' })
  expect(await as(team.nutritionist).call(getMealPlanSettings, {})).toEqual({
    ...presetMealPlanSettings,
    tolerancePercent: 15,
    alternativeBasis: 'protein',
  })
  await admin.call(updateMealPlanSettings, {
    tolerancePercent: presetMealPlanSettings.tolerancePercent,
    presetMeals: presetMealPlanSettings.presetMeals,
  })
  expect(await stored()).toEqual({ alternativeBasis: 'protein' })
  expect((await admin.ask(updateMealPlanSettings, { tolerancePercent: 51 })).status).toBe(422)
  await Promise.all(
    [{ addImage: true }, { heading: 'Verdi', paper: 'letter' as const }].map(paper => admin.call(updateMealPlanSettings, { paper })),
  )
  await admin.call(updateMealPlanSettings, { paper: { paper: 'a4' } })
  expect(await stored()).toEqual({ alternativeBasis: 'protein', paper: { addImage: true, heading: 'Verdi' } })
  await admin.call(updateMealPlanSettings, { paper: { addImage: false, heading: '' } })
  expect(await stored()).toEqual({ alternativeBasis: 'protein' })
  const entries = await inTeam(team, db =>
    db.many<Row<'audit_log', 'details'>>(
      sql`select details from audit_log where action = 'update meal plan settings' order by created_at, id`,
    ),
  )
  expect(entries.map(({ details }) => details)[1]).toEqual({ changed: ['alternativeBasis'] })
})

test('a plan that is deleted while somebody edits it is gone for them', async () => {
  const team = await given.team()
  const { id, componentId } = await planOf(house, team)
  const plan = { thing: 'meal plan', id }
  const editor = await followDocument(team.nutritionist, plan, await portOf(house))
  await as(team.admin).call(deleteMealPlan, { id })
  await vi.waitFor(() => expect(editor.closed()).toEqual([plan]))
  await expect(edit(team.nutritionist, id, setCells(componentId, { grams: 1 }))).rejects.toMatchObject(refusal('not found'))
  expect((await as(team.nutritionist).ask(getMealPlan, { id })).status).toBe(404)
})
