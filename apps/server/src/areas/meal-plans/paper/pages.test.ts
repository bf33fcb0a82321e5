import type { Input } from '@allenio/contract'
import { createMealPlan, editMealPlan, downloadMealPlanPage, downloadMealPlanPages, getMealPlan } from '@allenio/contract/meal-plans'
import { PaperPages } from '@allenio/contract/paper-pages'
import { describe, expect, test } from 'vitest'
import { drawSvg, testHouse, type TestMember, type TestTeam } from '#testing'
import { batchOf, milk, oats, planOf, refusal, setCells } from '../scene.testing.ts'

const house = await testHouse()
const { as, given } = house

type Options = Input<typeof downloadMealPlanPages>

async function pagesFor(who: TestMember, options: Options): Promise<PaperPages> {
  const { status, body } = await as(who).ask(downloadMealPlanPages, options)
  expect(status).toBe(200)
  return PaperPages.parse(body)
}

const pageFor = (who: TestMember, options: Input<typeof downloadMealPlanPage>) => as(who).ask(downloadMealPlanPage, options)

/** As many days of meals that fill a page. */
const longPlan = ({ nutritionist }: TestTeam, dayCount: number) => {
  const components = Array.from({ length: 30 }, () => ({ food: oats, grams: 50 }))
  return as(nutritionist).call(createMealPlan, {
    title: 'Mediterranea',
    days: Array.from({ length: dayCount }, () => ({ meals: [{ type: 'lunch' as const, components }] })),
  })
}

describe('the pages of a plan', () => {
  test('are listed with the places of its days, and drawn one by one', async () => {
    const team = await given.team()
    const { id } = await longPlan(team, 3)
    const options = { mealPlanId: id }
    const { pages, places, width, height } = await pagesFor(team.nutritionist, options)
    const { content } = await as(team.nutritionist).call(getMealPlan, { id })
    expect(places.map(place => place.id)).toEqual(content.map(day => day.id))
    expect(places.every(({ page, top }) => page >= 1 && page <= pages.length && top > 0 && top < height)).toBe(true)
    expect(pages.length).toBeGreaterThan(1)
    for (const key of pages) {
      const { status, body, headers } = await pageFor(team.nutritionist, { ...options, key })
      expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/svg+xml', 'nosniff'])
      expect(headers['content-security-policy']).toContain(`default-src 'none'`)
      const picture = await drawSvg(String(body))
      expect([picture.width, picture.height]).toEqual([Math.round(width), Math.round(height)])
      // ink on white
      expect([picture.channels[0]?.max, (picture.channels[0]?.min ?? 255) < 60]).toEqual([255, true])
    }
  })

  test('keep their keys until what stands on them changes', async () => {
    const team = await given.team()
    const { id } = await longPlan(team, 3)
    const options = { mealPlanId: id }
    const before = await pagesFor(team.nutritionist, options)
    expect(await pagesFor(team.nutritionist, options)).toEqual(before)
    const { content } = await as(team.nutritionist).call(getMealPlan, { id })
    const componentId = content[2]?.meals[0]?.components.at(-1)?.id ?? ''
    await as(team.nutritionist).call(editMealPlan, { id, base: 0, batches: [batchOf(setCells(componentId, { food: milk }))] })
    const after = await pagesFor(team.nutritionist, options)
    const [first, last] = [before.pages[0] ?? '', before.pages.at(-1) ?? '']
    expect([after.pages[0], after.pages.length]).toEqual([first, before.pages.length])
    expect(after.pages.at(-1)).not.toBe(last)
    expect(await pageFor(team.nutritionist, { ...options, key: first })).toMatchObject({ status: 200 })
    expect(await pageFor(team.nutritionist, { ...options, key: last })).toMatchObject({ status: 404, ...refusal('not found') })
  })

  test('are those of the choices that were made', async () => {
    const team = await given.team()
    const { id } = await longPlan(team, 1)
    const italian = await pagesFor(team.nutritionist, { mealPlanId: id, language: 'it', paper: 'letter' })
    const withList = await pagesFor(team.nutritionist, { mealPlanId: id, withShoppingList: 'true' })
    expect(Math.round(italian.width)).toBe(612)
    expect(withList.pages.length).toBe(italian.pages.length + 1)
    expect((await pageFor(team.nutritionist, { mealPlanId: id, language: 'en', key: italian.pages[0] ?? '' })).status).toBe(404)
  })

  test('are one that says so where the plan has no days', async () => {
    const team = await given.team()
    const { id, dayId } = await planOf(house, team)
    await as(team.nutritionist).call(editMealPlan, { id, base: 0, batches: [batchOf({ kind: 'delete', id: dayId })] })
    expect(await pagesFor(team.nutritionist, { mealPlanId: id })).toMatchObject({ pages: [expect.any(String)], places: [] })
  })

  test('are nobody else’s', async () => {
    const team = await given.team()
    const neighbour = await given.team()
    const { id: mealPlanId } = await planOf(house, team)
    const [key = ''] = (await pagesFor(team.nutritionist, { mealPlanId })).pages
    for (const who of [neighbour.nutritionist, team.coach, team.client]) {
      expect((await as(who).ask(downloadMealPlanPages, { mealPlanId })).status).toBeGreaterThanOrEqual(403)
      expect((await pageFor(who, { mealPlanId, key })).status).toBeGreaterThanOrEqual(403)
    }
  })

  test('have keys of one form', async () => {
    const team = await given.team()
    const { id: mealPlanId } = await planOf(house, team)
    expect((await pageFor(team.nutritionist, { mealPlanId, key: '1' })).status).toBe(422)
    expect((await pageFor(team.nutritionist, { mealPlanId, key: 'x'.repeat(43) })).status).toBe(404)
  })
})
