import { createFood, deleteFood, updateFood, updateFoodOverlay, createExclusions, type ExclusionTarget } from '@allenio/contract/aliments'
import { getOwnDiet, listOwnSwaps, saveOwnMeal, saveOwnSwap } from '@allenio/contract/meal-diary'
import { getMealPlan, updateMealPlanSettings, type MealPlanDays } from '@allenio/contract/meal-plans'
import { idOfSource } from '@allenio/domain/aliments'
import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import { clientOf, testHouse, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { dietOf, milk, planned, timed, today, walnuts, type TestDiet } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database } = house
const refusal = (code: string) => ({ body: { code } })

async function scene() {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  return { ...team, clientId, diet: await dietOf(house, team, { clientId }) }
}

type Scene = TestTeam & { clientId: string; diet: TestDiet }

const [peeledAlmonds, sunflowerSeeds] = [idOfSource(2015041), idOfSource(1000281)]

const swapTo = (diet: TestDiet, foodId: string, more: object = {}) => ({
  ...planned(diet),
  day: today,
  rowId: diet.almondsId,
  choice: { kind: 'food' as const, foodId },
  ...timed(),
  ...more,
})

const alternative = (diet: TestDiet, more: object = {}) => ({
  ...swapTo(diet, ''),
  choice: { kind: 'alternative' as const, alternativeId: diet.alternativeId },
  ...more,
})

const exclude = ({ nutritionist, clientId }: Scene, kind: 'allergy' | 'intolerance' | 'diet' | 'dislike', target: ExclusionTarget) =>
  as(nutritionist).call(createExclusions, { id: clientId, exclusions: [{ id: newId(), kind, target, note: '' }] })

/** Figures of a food of the business that equal those of almonds. */
const figures = { basis: { kind: 'per 100 g' }, kcal: 580, protein: 21, carbs: 9, lipids: 50 } as const

const makeFood = async ({ nutritionist }: TestTeam, nameIt: string, more: object = {}) =>
  (await as(nutritionist).call(createFood, { nameIt, category: 'nuts_seeds', figures, ...more })).id

const offered = async ({ client, diet }: Scene, rowId = diet.almondsId) => {
  const { swaps } = await as(client).call(listOwnSwaps, {})
  return swaps?.find(swap => swap.rowId === rowId)?.candidates ?? []
}

const alternativesIn = (days: MealPlanDays) =>
  days
    .flatMap(({ meals }) => meals.flatMap(meal => meal.components))
    .flatMap(({ ingredients, alternatives }) => [...alternatives, ...ingredients.flatMap(each => each.alternatives)])

describe('the foods that are offered', () => {
  test('are of the same family, in grams with the same energy, and a write takes what was offered', async () => {
    const team = await scene()
    const candidates = await offered(team)
    expect(candidates.every(({ category, food }) => category === 'nuts_seeds' && food.it !== 'Mandorle')).toBe(true)
    expect(candidates.map(({ food }) => food.id)).toContain(peeledAlmonds)
    for (const { food, grams } of candidates)
      expect(await as(team.client).call(saveOwnSwap, swapTo(team.diet, food.id))).toMatchObject({ food, grams, alternativeId: null })
  })

  test('have the facts that a shopping list needs', async () => {
    const team = await scene()
    const whole = await makeFood(team, 'Semi interi', { ediblePart: 60, cookingFactor: 1.5 })
    const candidates = await offered(team)
    const facts = (id: string) => candidates.find(({ food }) => food.id === id)
    expect(facts(whole)).toMatchObject({ category: 'nuts_seeds', ediblePart: 60, cookingFactor: 1.5 })
    expect(facts(peeledAlmonds)).toMatchObject({ category: 'nuts_seeds', ediblePart: null, cookingFactor: null })
  })

  test("include the plan's own alternatives, unless an allergy excludes them", async () => {
    const team = await scene()
    const ofPlan = async () => {
      const { diet } = await as(team.client).call(getOwnDiet, {})
      return alternativesIn(diet?.assignments[0]?.days ?? [])
    }
    const ofWholePlan = async () => {
      const { content } = await as(team.client).call(getMealPlan, { id: team.diet.mealPlanId })
      return alternativesIn(content)
    }
    expect(await ofPlan()).toMatchObject([{ id: team.diet.alternativeId }])
    expect(await ofWholePlan()).toMatchObject([{ id: team.diet.alternativeId }])
    await exclude(team, 'dislike', { kind: 'category', category: 'nuts_seeds' })
    expect(await ofPlan()).toMatchObject([{ id: team.diet.alternativeId }])
    await exclude(team, 'allergy', { kind: 'allergen', allergen: 'nuts' })
    expect(await ofPlan()).toEqual([])
    expect(await ofWholePlan()).toEqual([])
  })

  test('do not include what an allergy excludes, while a planned food is only marked', async () => {
    const team = await scene()
    const warnedIn = async () => {
      const { diet } = await as(team.client).call(getOwnDiet, {})
      const { content } = await as(team.client).call(getMealPlan, { id: team.diet.mealPlanId })
      return [diet?.assignments[0]?.days ?? [], content].map(days =>
        days
          .flatMap(({ meals }) => meals.flatMap(meal => [meal, ...meal.components.flatMap(each => [each, ...each.ingredients])]))
          .flatMap(({ id, allergies }) => (allergies ? [[id, allergies]] : [])),
      )
    }
    await exclude(team, 'intolerance', { kind: 'allergen', allergen: 'nuts' })
    expect(await warnedIn()).toEqual([[], []])
    await exclude(team, 'allergy', { kind: 'allergen', allergen: 'nuts' })
    const [near, whole] = await warnedIn()
    expect(near).toEqual([[team.diet.almondsId, ['Frutta a guscio']]])
    expect(whole).toEqual(near)
  })

  test('have the hash of the exclusions that both answers were checked against, also if nothing else has changed', async () => {
    const team = await scene()
    const hashes = async () => {
      const [{ diet }, { exclusionsHash }] = [await as(team.client).call(getOwnDiet, {}), await as(team.client).call(listOwnSwaps, {})]
      return [diet?.exclusionsHash, exclusionsHash]
    }
    const [before, sameBefore] = await hashes()
    expect(sameBefore).toBe(before)
    const { revision, swaps } = await as(team.client).call(listOwnSwaps, {})
    expect(await as(team.client).call(listOwnSwaps, { revision })).toEqual({ revision, exclusionsHash: before, swaps: null })
    // milk is a planned food, but no swap offers it
    await exclude(team, 'dislike', { kind: 'food', foodId: milk.id })
    const [after, sameAfter] = await hashes()
    expect(sameAfter).toBe(after)
    expect(after).not.toBe(before)
    expect(await as(team.client).call(listOwnSwaps, { revision })).toMatchObject({ exclusionsHash: after, swaps })
  })

  test('are checked again after they were taken: an allergy that is recorded later marks a swap of today and later', async () => {
    const team = await scene()
    for (const day of [addDays(today, -1), today, addDays(today, 3)])
      await as(team.client).call(saveOwnSwap, alternative(team.diet, { day, ...timed(5) }))
    const allergies = async () => {
      const { diet } = await as(team.client).call(getOwnDiet, {})
      return diet?.diary.swaps.map(swap => [swap.day, swap.allergies])
    }
    expect(await allergies()).toEqual([-1, 0, 3].map(days => [addDays(today, days), undefined]))
    await exclude(team, 'intolerance', { kind: 'allergen', allergen: 'nuts' })
    expect(await allergies()).toEqual([-1, 0, 3].map(days => [addDays(today, days), undefined]))
    await exclude(team, 'allergy', { kind: 'food', foodId: walnuts.id })
    const [[, past] = [], ...rest] = (await allergies()) ?? []
    expect(past).toBeUndefined()
    expect(rest).toEqual([0, 3].map(days => [addDays(today, days), [expect.stringContaining('Noci')]]))
  })

  test('do not include a product that may hide what an allergy to a word names', async () => {
    const team = await scene()
    const product = await makeFood(team, 'Crema di semi', { brand: 'Acme' })
    const plain = await makeFood(team, 'Semi tostati')
    await exclude(team, 'allergy', { kind: 'word', word: 'kiwi' })
    const ids = (await offered(team)).map(({ food }) => food.id)
    expect([ids.includes(plain), ids.includes(product)]).toEqual([true, false])
    expect(await as(team.client).ask(saveOwnSwap, swapTo(team.diet, product))).toMatchObject(refusal('swap refused'))
  })

  test('touch no exclusion of the client, and are empty where the food may contain an allergen', async () => {
    const team = await scene()
    const known = await makeFood(team, 'Crema di semi tostati', { allergens: { nuts: 'free' } })
    const unknown = await makeFood(team, 'Crema di semi misti')
    const before = (await offered(team)).map(({ food }) => food.id)
    expect([before.includes(known), before.includes(unknown)]).toEqual([true, true])
    await exclude(team, 'allergy', { kind: 'allergen', allergen: 'nuts' })
    expect((await offered(team)).map(({ food }) => food.id)).toEqual([known])
    await exclude(team, 'dislike', { kind: 'word', word: 'crema' })
    expect(await offered(team)).toEqual([])
  })

  test('are sent again only when something has changed', async () => {
    const team = await scene()
    const { revision } = await as(team.client).call(listOwnSwaps, {})
    expect(await as(team.client).call(listOwnSwaps, { revision })).toMatchObject({ revision, swaps: null })
    await exclude(team, 'dislike', { kind: 'food', foodId: peeledAlmonds })
    const { swaps } = await as(team.client).call(listOwnSwaps, { revision })
    expect(JSON.stringify(swaps)).not.toContain(peeledAlmonds)
  })

  test('are none where the business has closed swaps', async () => {
    const team = await scene()
    await as(team.admin).call(updateMealPlanSettings, { mayClientsSwap: false })
    expect((await as(team.client).call(listOwnSwaps, {})).swaps).toEqual([])
  })

  test('follow the tolerance and the basis of the business', async () => {
    const team = await scene()
    const fat = await makeFood(team, 'Semi grassi', { figures: { ...figures, lipids: 58 } })
    expect((await offered(team)).map(({ food }) => food.id)).not.toContain(fat)
    await as(team.admin).call(updateMealPlanSettings, { tolerancePercent: 30 })
    expect(await as(team.client).call(saveOwnSwap, swapTo(team.diet, fat))).toMatchObject({ grams: 100 })
    await as(team.admin).call(updateMealPlanSettings, { alternativeBasis: 'lipids' })
    expect(await as(team.client).call(saveOwnSwap, swapTo(team.diet, fat, timed(0)))).toMatchObject({ grams: 86 })
  })
})

describe('a swap', () => {
  test('is stored with what the plan had, and counts as planned in the sums of the day', async () => {
    const team = await scene()
    const { client, diet } = team
    for (const mealId of [diet.breakfastId, diet.lunchId])
      await as(client).call(saveOwnMeal, { ...planned(diet), day: today, mealId, state: 'eaten', ...timed() })
    expect(await as(client).call(saveOwnSwap, alternative(diet))).toMatchObject({
      day: today,
      rowId: diet.almondsId,
      releaseId: diet.releaseId,
      food: walnuts,
      grams: 60,
      alternativeId: diet.alternativeId,
    })
    const [row] = await database.withWorkspace(team.workspaceId, 'read', db =>
      db.many<Row<'diary_sums'> & Row<'diary_swaps', 'planned_food'>>(sql`
        select s.*, w.planned_food from diary_sums s join diary_swaps w on w.client_id = s.client_id and w.day = s.day`),
    )
    expect(row?.planned_food).toMatchObject({ it: 'Mandorle' })
    expect([row?.percent, Number(row?.logged_kcal) - Number(row?.planned_kcal)]).toEqual([100, expect.closeTo(0.6 * 654 - 579, 6)])
    expect(await as(client).call(saveOwnSwap, swapTo(diet, '', { choice: null, ...timed(0) }))).toMatchObject({ food: null, grams: 0 })
  })

  test('that is older than the stored one changes nothing', async () => {
    const { client, diet } = await scene()
    const later = swapTo(diet, peeledAlmonds, timed(5))
    await as(client).call(saveOwnSwap, later)
    expect(await as(client).call(saveOwnSwap, alternative(diet, timed(9)))).toMatchObject({ food: { id: peeledAlmonds } })
    expect(await as(client).call(saveOwnSwap, later)).toMatchObject({ food: { id: peeledAlmonds } })
  })

  test.each<[string, (team: Scene) => Promise<string>]>([
    ['a food of another family', () => Promise.resolve(milk.id)],
    ['the food itself', () => Promise.resolve(idOfSource(12061))],
    ['one that is too different', () => Promise.resolve(idOfSource(12119))],
    ['one that nobody knows', () => Promise.resolve(newId())],
    [
      'one that an allergy names',
      async team => {
        await exclude(team, 'allergy', { kind: 'allergen', allergen: 'nuts' })
        return peeledAlmonds
      },
    ],
    [
      'one of which nobody knows it',
      async team => {
        await exclude(team, 'allergy', { kind: 'allergen', allergen: 'mustard' })
        return peeledAlmonds
      },
    ],
    [
      'one with traces of what the client does not tolerate',
      async team => {
        await exclude(team, 'intolerance', { kind: 'allergen', allergen: 'peanuts' })
        return peeledAlmonds
      },
    ],
    [
      'one that the client dislikes',
      async team => {
        await exclude(team, 'dislike', { kind: 'word', word: 'mandorla' })
        return peeledAlmonds
      },
    ],
    [
      'one that is hidden',
      async team => {
        await as(team.nutritionist).call(updateFoodOverlay, { id: peeledAlmonds, isHidden: true })
        return peeledAlmonds
      },
    ],
    [
      'one of a neighbour',
      async () => {
        const neighbour = await given.team()
        return makeFood(neighbour, 'Crema del vicino')
      },
    ],
    [
      'one that was deleted meanwhile',
      async team => {
        const id = await makeFood(team, 'Crema di una volta')
        expect((await offered(team)).map(({ food }) => food.id)).toContain(id)
        await as(team.nutritionist).call(deleteFood, { id })
        return id
      },
    ],
  ])('is refused for %s', async (_, makeId) => {
    const team = await scene()
    const foodId = await makeId(team)
    expect((await offered(team)).map(({ food }) => food.id)).not.toContain(foodId)
    expect(await as(team.client).ask(saveOwnSwap, swapTo(team.diet, foodId))).toMatchObject(refusal('swap refused'))
  })

  test('stays after its food was deleted, also when the device sends it again', async () => {
    const team = await scene()
    const id = await makeFood(team, 'Crema di una volta')
    const write = swapTo(team.diet, id)
    const stored = await as(team.client).call(saveOwnSwap, write)
    await as(team.nutritionist).call(deleteFood, { id })
    expect(await as(team.client).call(saveOwnSwap, write)).toEqual(stored)
  })

  test('takes a food in its latest version', async () => {
    const team = await scene()
    const id = await makeFood(team, 'Crema nostra')
    await as(team.nutritionist).call(updateFood, { id, figures: { ...figures, kcal: 590 } })
    expect(await as(team.client).call(saveOwnSwap, swapTo(team.diet, id))).toMatchObject({ food: { id, version: 2 }, grams: 98 })
  })

  test('is closed by the business for foods, and never for the plan’s own alternatives', async () => {
    const team = await scene()
    await as(team.admin).call(updateMealPlanSettings, { mayClientsSwap: false })
    expect(await as(team.client).ask(saveOwnSwap, swapTo(team.diet, sunflowerSeeds))).toMatchObject(refusal('swaps closed'))
    expect(await as(team.client).call(saveOwnSwap, alternative(team.diet))).toMatchObject({ food: walnuts })
  })

  test('to an alternative is refused for an allergy, and not for a dislike', async () => {
    const team = await scene()
    await exclude(team, 'dislike', { kind: 'food', foodId: walnuts.id })
    await as(team.client).call(saveOwnSwap, alternative(team.diet, timed(5)))
    await exclude(team, 'allergy', { kind: 'allergen', allergen: 'nuts' })
    expect(await as(team.client).ask(saveOwnSwap, alternative(team.diet))).toMatchObject(refusal('swap refused'))
  })

  test('needs a row and an alternative of a plan that the client was given', async () => {
    const [team, other] = [await scene(), await scene()]
    const writes = [
      alternative(other.diet),
      alternative(team.diet, { rowId: other.diet.almondsId }),
      alternative(team.diet, { rowId: team.diet.oatsId }),
      alternative(team.diet, { rowId: team.diet.dishId }),
      alternative(team.diet, { choice: { kind: 'alternative', alternativeId: other.diet.alternativeId } }),
      swapTo(team.diet, peeledAlmonds, { rowId: newId() }),
    ]
    for (const write of writes) expect(await as(team.client).ask(saveOwnSwap, write)).toMatchObject(refusal('not found'))
  })
})
