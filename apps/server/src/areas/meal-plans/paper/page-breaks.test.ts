import { expect, test } from 'vitest'
import { makePdf } from '#platform/pdf'
import { marginAtFoot, placedTexts, type PlacedText } from '#testing'
import type { MealPlanPaper } from './page.ts'

type Day = MealPlanPaper['days'][number]
type Meal = Day['meals'][number]
type Food = Meal['foods'][number]

const named = (name: string) => ({ name, amount: '30 g', conflict: '' })
const foodOf = (more: Partial<Food> = {}): Food => ({
  ...named('Avena'),
  note: '',
  alternatives: [],
  picture: '',
  ingredients: [],
  ...more,
})
const mealOf = (foods: Food[], more: Partial<Meal> = {}): Meal => ({
  title: 'Pranzo',
  time: '',
  description: '',
  conflict: '',
  note: '',
  figures: [],
  foods,
  ...more,
})
const dayOf = (meals: Meal[], more: Partial<Day> = {}): Day => ({
  id: 'day',
  title: 'Giorno',
  date: '',
  note: '',
  figures: [],
  meals,
  ...more,
})

/** The first day is short: what follows it would fit on a page of its own, or not. */
const paperOf = (day: Day | null, more: Partial<MealPlanPaper> = {}): MealPlanPaper => ({
  title: 'Equilibrio',
  heading: '',
  lines: [],
  note: '',
  paper: 'a4',
  days: [dayOf([mealOf([foodOf()])]), ...(day ? [day] : [])],
  recipes: [],
  shopping: [],
  cookedNote: '',
  sources: '',
  words: { or: 'oppure', noDays: '', noMeals: '', recipes: 'Ricette', shopping: 'Lista della spesa', shoppingNote: 'Pesi a crudo' },
  ...more,
})

/** The words of a pattern in their order, with their places: each stands above the margin at the foot, and over no other. */
async function placedWords(paper: MealPlanPaper, pattern: RegExp): Promise<PlacedText[]> {
  const brand = { name: 'Studio', color: null, contact: [], logo: null }
  const template = 'areas/meal-plans/paper/meal-plan.typ'
  const { bytes, faults } = await makePdf({ template, language: 'it', title: paper.title, data: { ...paper, brand, pictures: [] } })
  expect(faults).toEqual([])
  const words = (await placedTexts(bytes)).filter(({ text }) => pattern.test(text))
  expect(words.filter(({ height }) => height < marginAtFoot)).toEqual([])
  const lineHeight = 6
  const isDrawnOver = (one: PlacedText, other: PlacedText) =>
    one !== other && one.page === other.page && one.x === other.x && Math.abs(one.height - other.height) < lineHeight
  expect(words.filter(one => words.some(other => isDrawnOver(one, other)))).toEqual([])
  return words
}

const numbered = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
const shortLines = numbered(100, 'riga')
const note = shortLines.join('\n')
const longName = 'dal nome che è più lungo di mezza colonna '.repeat(4)

test.each<[string, MealPlanPaper]>([
  ['day', paperOf(dayOf([mealOf([foodOf()])], { note }))],
  ['meal', paperOf(dayOf([mealOf([foodOf()], { note })]))],
  ['free meal', paperOf(dayOf([mealOf([], { description: note })]))],
  ['food', paperOf(dayOf([mealOf([foodOf({ note })])]))],
  ['recipe', paperOf(null, { recipes: [{ name: 'Torta', portions: '', picture: '', steps: [note] }] })],
])('a long text of a %s goes on to the next page', async (_, paper) => {
  const words = await placedWords(paper, /^riga /)
  expect(words.map(({ text }) => text)).toEqual(shortLines)
})

test('a dish whose ingredients all have alternatives goes on to the next page', async () => {
  const alternatives = numbered(5, 'alternativa').map(named)
  const ingredients = numbered(15, 'ingrediente').map(name => ({ ...named(name), note: '', alternatives }))
  const words = await placedWords(paperOf(dayOf([mealOf([foodOf({ ingredients })])])), /ingrediente|alternativa/)
  expect(words).toHaveLength(15 * 6)
})

test('a group of the shopping list with long names goes on to the next column', async () => {
  const items = numbered(20, 'alimento').map(name => ({ ...named(`${name} ${longName}`), amount: '1 kg' }))
  const words = await placedWords(paperOf(null, { shopping: [{ category: 'Cereali', items }] }), /^alimento/)
  expect(words).toHaveLength(20)
})

test('a day that fits on a page stays together', async () => {
  const meals = numbered(8, 'Pasto').map(title => mealOf([foodOf({ name: `cibo di ${title}` }), foodOf(), foodOf()], { title }))
  const day = dayOf(meals)
  const words = await placedWords(paperOf(null, { days: [day, day, day] }), /^cibo/)
  expect(words.map(({ page }) => page)).toEqual([1, 2, 3].flatMap(page => meals.map(() => page)))
})

test('a group of the shopping list that fits in a column stays together', async () => {
  const items = numbered(20, 'alimento').map(named)
  const shopping = ['Cereali', 'Verdure', 'Frutta'].map(category => ({ category, items }))
  const words = await placedWords(paperOf(null, { shopping }), /^alimento/)
  const [left = 0, right = 0] = [...new Set(words.map(({ x }) => x))]
  expect(words.map(({ x }) => x)).toEqual([left, left, right].flatMap(x => items.map(() => x)))
})
