import { mealPlanLimits, type MealPlanContent, type MealType } from '@allenio/contract/meal-plans'
import { mealTypeNames, type PlannedComponent, type PlannedMeal, type PlannedRow } from '@allenio/domain/meal-plans'
import { entryComponent, type EatenEntry, type EatenFoods } from './eaten-foods.ts'

type WrittenDay = MealPlanContent['days'][number]
type WrittenMeal = WrittenDay['meals'][number]
type WrittenComponent = WrittenMeal['components'][number]

const hours: readonly (readonly [from: string, type: MealType])[] = [
  ['22:00', 'evening snack'],
  ['18:30', 'dinner'],
  ['15:00', 'snack'],
  ['11:45', 'lunch'],
  ['09:45', 'mid-morning snack'],
  ['04:00', 'breakfast'],
]

/** The meal at which something was eaten, by the clock; what has no time was eaten in between. */
export const mealTypeAt = (time: string | null): MealType =>
  time === null ? 'snack' : (hours.find(([from]) => time >= from)?.[1] ?? 'evening snack')

/** The order of the meals of a day; meals around a workout stay where the plan has them. */
const order: readonly MealType[] = ['breakfast', 'mid-morning snack', 'brunch', 'lunch', 'snack', 'dinner', 'evening snack']

/** A day of a plan with what was eaten: entries join the meal of their time. Null where nothing was. */
export function eatenPlanDay({ meals, entries }: EatenFoods, name: { it: string; en: string }): WrittenDay | null {
  const eatenMeals = entries.reduce<readonly WrittenMeal[]>(withEntry, meals.filter(hasFood).map(writtenMeal))
  return eatenMeals.length === 0 ? null : { nameIt: name.it, nameEn: name.en, meals: [...eatenMeals] }
}

const hasFood = ({ isFree, components }: PlannedMeal): boolean => isFree || components.length > 0

function withEntry(meals: readonly WrittenMeal[], entry: EatenEntry): readonly WrittenMeal[] {
  const type = mealTypeAt(entry.time)
  const component = writtenComponent(entryComponent(entry))
  const isFull = meals.length >= mealPlanLimits.mealsInDay
  const place = meals.findIndex((meal, at) => meal.type === type || (isFull && at === meals.length - 1))
  const found = meals[place]
  if (found) return meals.with(place, { ...found, components: [...found.components, component] })
  const { it, en } = mealTypeNames[type]
  const later = meals.findIndex(meal => meal.type !== undefined && order.indexOf(meal.type) > order.indexOf(type))
  const added: WrittenMeal = { type, titleIt: it, titleEn: en, ...(entry.time !== null && { time: entry.time }), components: [component] }
  return meals.toSpliced(later === -1 ? meals.length : later, 0, added)
}

const writtenMeal = ({ type, title, time, isFree, description, estimatedKcal, note, components }: PlannedMeal): WrittenMeal => ({
  ...(type !== null && { type }),
  titleIt: title.it,
  titleEn: title.en,
  ...(time !== '' && { time }),
  ...(isFree && { isFree, descriptionIt: description.it, descriptionEn: description.en, ...(estimatedKcal !== null && { estimatedKcal }) }),
  note,
  components: components.map(writtenComponent),
})

function writtenComponent({ recipe, portions, customName, rows }: PlannedComponent): WrittenComponent {
  const names = { customNameIt: customName.it.slice(0, mealPlanLimits.title), customNameEn: customName.en.slice(0, mealPlanLimits.title) }
  const [only] = rows
  if (recipe === null) return { ...(only && writtenRow(only)), ...names, ingredients: [], alternatives: [] }
  const ingredients = rows.map(row => ({
    ...writtenRow(row),
    customNameIt: row.customName.it,
    customNameEn: row.customName.en,
    ...(row.ownGrams !== null && { ownGrams: row.ownGrams }),
    ...(row.ownMeasure !== null && { ownMeasure: row.ownMeasure }),
    alternatives: [],
  }))
  return { recipe, portions, ...names, ingredients, alternatives: [] }
}

const writtenRow = ({ food, grams, measure, isToTaste, lacksQuantity, note }: PlannedRow) => ({
  ...(food !== null && { food }),
  ...(!isToTaste && !lacksQuantity && (food !== null || grams > 0) && { grams }),
  ...(measure !== null && { measure }),
  ...(isToTaste && { isToTaste }),
  ...(note !== '' && { note }),
})
