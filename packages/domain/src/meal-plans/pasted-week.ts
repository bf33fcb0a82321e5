import type { MealType } from '@allenio/contract/meal-plans'
import { dayHeadingOf, mealHeadingOf } from './week-headings.ts'

// A plan that was written in a document or a table falls apart into days, meals and lines, before any food is read.

export interface PastedFoodText {
  text: string
  /** The dishes that may be eaten instead of it. */
  alternatives: string[]
}

export interface PastedMeal {
  type: MealType
  foods: PastedFoodText[]
}

export interface PastedDay {
  /** Empty where the text names none. */
  name: string
  meals: PastedMeal[]
}

export interface PastedWeek {
  days: PastedDay[]
  /** The lines that belong to no meal, such as a title or advice. */
  leftOut: string[]
}

/** The plan of a pasted text; a table has days or meals in its first row. */
export const splitWeekText = (text: string): PastedWeek => {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/)
  return readLines(linesOfTable(lines) ?? lines)
}

/** Bullets and boxes in front of a line. */
const marks = /^[\s\-–—•◦▪▫●○■□·∙*+>»_~]+/u
const orBegins = new RegExp(
  '^(?:oppure|o(?= in alternativa)|in alternativa|in alternative|alternativ[ae]|or|alternatives?)(?![\\p{Letter}]) ?' +
    '(?:a |with )?[:,–—-]? ?',
  'iu',
)
/** Blanks are collapsed before. */
const orBetween = / ?[,;]? ?[ (](?:oppure|o in alternativa|in alternativa|or else|or alternatively) [:,]? ?/iu

function readLines(lines: readonly string[]): PastedWeek {
  const days: PastedDay[] = []
  const leftOut: string[] = []
  let meal: PastedMeal | undefined
  const beginDay = (name: string): void => {
    days.push({ name, meals: [] })
    meal = undefined
  }
  const beginMeal = (kind: MealType | 'snack by place'): void => {
    const present = days.at(-1)?.meals ?? []
    const type = kind === 'snack by place' ? snackType(present) : kind
    // a second breakfast begins another day, where the text does not name its days
    if (days.length === 0 || (days.at(-1)?.name === '' && present.some(each => each.type === type))) beginDay('')
    meal = { type, foods: [] }
    days.at(-1)?.meals.push(meal)
  }
  const addFoods = (line: string): void => {
    const last = meal?.foods.at(-1)
    if (orBegins.test(line) && last) {
      last.alternatives.push(...alternativesIn(line.replace(orBegins, '')))
      return
    }
    const [first = '', ...others] = line.split(orBetween)
    if (meal) meal.foods.push({ text: first.replace(/[\s,;(]{1,9}$/, ''), alternatives: others.map(withoutBracket) })
    else leftOut.push(line)
  }
  const read = (line: string): void => {
    if (!/[\p{Letter}\d]/u.test(line)) return
    const day = dayHeadingOf(line)
    if (day) {
      beginDay(day.kind)
      if (day.rest !== '') read(day.rest)
      return
    }
    const heading = mealHeadingOf(line)
    if (!heading) return addFoods(line)
    beginMeal(heading.kind)
    if (heading.rest !== '') addFoods(heading.rest)
  }
  for (const line of lines) read(line.replace(marks, '').replaceAll(/\s+/g, ' ').trim())
  return { days: days.filter(({ meals }) => meals.length > 0), leftOut }
}

const alternativesIn = (text: string): string[] => text.split(orBetween).map(withoutBracket).filter(Boolean)

/** The bracket in which the alternatives stood. */
const withoutBracket = (text: string): string => (text.includes('(') ? text : text.replace(/\)\s*$/, '')).trim()

function snackType(meals: readonly PastedMeal[]): MealType {
  const has = (...types: MealType[]) => meals.some(({ type }) => types.includes(type))
  if (has('dinner')) return 'evening snack'
  return has('lunch', 'mid-morning snack') ? 'snack' : 'mid-morning snack'
}

/**
 * The lines of a copied table, a day after the other: one direction has the days, the other the meals. Undefined where the text is no such
 * table.
 */
function linesOfTable(lines: readonly string[]): string[] | undefined {
  const cells = lines.filter(line => line.trim() !== '').map(line => line.split('\t').map(cell => cell.trim().replace(/^"|"$/g, '')))
  const headAt = cells.findIndex(row => row.filter(isHead).length >= 2)
  const head = cells[headAt]
  if (!head) return undefined
  const body = cells.slice(headAt + 1)
  const columns = head.flatMap((title, column) => (column > 0 || isHead(title) ? [{ title, column }] : []))
  const readsDays = head.some(title => dayHeadingOf(title) !== undefined)
  if (readsDays) {
    return columns.flatMap(({ title, column }) => [
      title,
      ...body.flatMap(row => cellLines(row[0] ?? '', column === 0 ? '' : (row[column] ?? ''))),
    ])
  }
  return body.flatMap(row => [row[0] ?? '', ...columns.flatMap(({ title, column }) => cellLines(title, row[column] ?? ''))])
}

const isHead = (text: string): boolean => dayHeadingOf(text)?.rest === '' || mealHeadingOf(text)?.rest === ''

const cellLines = (heading: string, cell: string): string[] => [...(heading === '' ? [] : [heading]), ...(cell === '' ? [] : [cell])]
