import { parseWeekText } from '@allenio/contract/meal-plans'
import { expect, test } from 'vitest'
import { testHouse } from '#testing'

const { as, given } = await testHouse()

test('a pasted plan is read with its foods, and an alternative takes the quantity of its row', async () => {
  const { nutritionist } = await given.team()
  const text = 'Dieta di prova\nLunedì\nColazione: latte 200 ml, fette biscottate 30 g\nPranzo\nPasta 80 g oppure riso\nxyzzy 10 g'
  const { days, lines, leftOut, isCut } = await as(nutritionist).call(parseWeekText, { text })
  expect(days).toEqual([{ name: 'Lunedì', meals: [{ type: 'breakfast' }, { type: 'lunch' }] }])
  expect(leftOut).toEqual(['Dieta di prova'])
  expect(isCut).toBe(false)
  expect(lines.map(({ name, quantity, meal, insteadOf, foods }) => [name, quantity, meal, insteadOf, foods.length > 0])).toEqual([
    ['latte', '200 ml', 0, null, true],
    ['fette biscottate', '30 g', 0, null, true],
    ['Pasta', '80 g', 1, null, true],
    ['riso', '80 g', 1, 2, true],
    ['xyzzy', '10 g', 1, null, false],
  ])
})

test('a text without meals has no lines', async () => {
  const { nutritionist } = await given.team()
  expect(await as(nutritionist).call(parseWeekText, { text: 'Ciao\n\t\t\n' })).toMatchObject({ days: [], lines: [], leftOut: ['Ciao'] })
})

test('a very long plan is cut', async () => {
  const { nutritionist } = await given.team()
  const text = `Colazione\n${'pane 10 g\n'.repeat(500)}`
  const { lines, isCut } = await as(nutritionist).call(parseWeekText, { text })
  expect([lines.length, isCut]).toEqual([400, true])
})
