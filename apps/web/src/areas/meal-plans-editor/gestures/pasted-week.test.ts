import type { WeekText } from '@allenio/contract/meal-plans'
import { mealPlanLimits } from '@allenio/contract/meal-plans'
import { expect, test } from 'vitest'
import type { EditorSession } from '../session.ts'
import { testFood, testSession } from '../session.testing.ts'
import { addDay } from './days.ts'
import { insertFood } from './foods.ts'
import { addPastedWeek } from './pasted-week.ts'

const line = (text: string, meal: number, insteadOf: number | null = null) => ({
  text,
  name: text,
  quantity: '80 g',
  isToTaste: false,
  foods: [],
  day: 0,
  meal,
  insteadOf,
})

const reading: WeekText = {
  days: [{ name: 'Lunedì', meals: [{ type: 'breakfast' }, { type: 'lunch' }] }],
  lines: [line('latte', 0), line('pasta', 1), line('riso', 1, 1), line('qualcosa', 1)],
  leftOut: [],
  isCut: false,
}

const added = (place: number) => ({
  place,
  ingredient: {
    id: `row ${place}`,
    food: testFood(reading.lines[place]?.text ?? ''),
    grams: 80,
    measure: null,
    isToTaste: false,
    customNameIt: '',
    customNameEn: '',
  },
})

const brief = ({ outline }: EditorSession) =>
  outline
    .get()
    .days.map(({ meals, ...day }) => [
      day.id === undefined ? '' : meals.length,
      ...meals.map(({ rows }) =>
        rows.map(({ booked, cells, subRows }) => [
          booked?.food.id ?? cells['customNameIt'],
          cells['grams'],
          ...subRows.map(each => each.booked?.food.id),
        ]),
      ),
    ])

test('a pasted day takes the place of an empty one, with alternatives, and with words where the food is not clear', () => {
  const session = testSession()
  expect(addPastedWeek(session, reading, [added(0), added(1), added(2)], [3])).toBe(true)
  expect(brief(session)).toEqual([
    [
      2,
      [['latte', 80]],
      [
        ['pasta', 80, 'riso'],
        ['qualcosa', undefined],
      ],
    ],
  ])
})

test('an alternative of a row that was skipped stands by itself, and days with foods stay', () => {
  const session = testSession()
  insertFood(session, { mealId: session.outline.get().days[0]?.meals[0]?.id ?? '', food: testFood('rice') })
  addPastedWeek(session, reading, [added(2)], [])
  expect(brief(session).at(-1)).toEqual([2, [], [['riso', 80]]])
  expect(session.outline.get().days).toHaveLength(2)
})

test('a full plan takes nothing', () => {
  const session = testSession()
  for (let day = 0; day < mealPlanLimits.days; day += 1) {
    const mealId = session.outline.get().days.at(-1)?.meals[0]?.id ?? ''
    insertFood(session, { mealId, food: testFood('rice') })
    if (day < mealPlanLimits.days - 1) addDay(session)
  }
  const count = session.gestures.length
  expect(addPastedWeek(session, reading, [added(0)], [])).toBe(false)
  expect(session.gestures.length).toBe(count)
})
