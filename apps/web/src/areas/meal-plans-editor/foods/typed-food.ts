import type { PlannedFood } from '@allenio/contract/aliments'
import { kcalOfGrams, parseAmount, parseQuantity } from '@allenio/domain/aliments'
import { parseIngredientLines } from '@allenio/domain/recipes'
import { energyOf100Grams, foodLabel, type FoodLibrary, type FoundFood } from '#lib/food-library'
import type { SheetOption } from '#ui/spreadsheet'

const optionsAtMost = 8

/** Splits a text into food and quantity, which may come first or last: '80 riso', 'riso 80', 'pane 2 fette', '2 fette di pane'. */
export function splitTyped(text: string): { name: string; quantity: string } {
  const plain = text.trim()
  const before = parseAmount(plain)
  if (before) {
    const [, unit = '', name = ''] = /^((?:g|gr|ml|kcal|k)\b)?\s*(?:di |d’|d'|of )?(.*)$/iu.exec(before.rest) ?? []
    const measuredFood = unit === '' ? splitMeasured(plain) : undefined
    if (measuredFood) return measuredFood
    if (name.trim() !== '')
      return withSize({ name: name.trim(), quantity: `${plain.slice(0, plain.length - before.rest.length).trim()} ${unit}`.trim() })
  }
  // zeros are no quantity, as in 'farina 00'
  const [quantity = ''] = /(?<=\s)(?!0+$)\d[\d.,/]*\s*\p{Letter}*$/u.exec(plain) ?? []
  // removes the comma of 'pane, 30'
  const name = plain.slice(0, plain.length - quantity.length).replace(/(?<![\s,;:])[\s,;:]+$/, '')
  return /\p{Letter}/u.test(name) ? { name, quantity } : { name: plain, quantity: '' }
}

/**
 * Splits a text like `splitTyped`, but knows that a food may have figures in its name: 'latte 1,5 % 200' is 200 g of such a milk, and
 * 'pane, 30' is a food if the business has one of that name.
 */
export function parseTypedFood(text: string, library: Pick<FoodLibrary, 'called'>): { name: string; quantity: string } {
  const plain = text.trim()
  for (const name of namesWithFigures(plain)) {
    const quantity = plain.slice(name.length).trim()
    if ((quantity === '' || parseAmount(quantity) !== undefined) && library.called(name)) return { name, quantity }
  }
  return splitTyped(plain)
}

/** The beginnings of a text that contain a figure and end with a word, the longest first. */
function namesWithFigures(text: string): string[] {
  if (!/\d/.test(text)) return []
  const ends = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  return [text.length, ...ends.toReversed()].map(end => text.slice(0, end)).filter(name => /\d/.test(name))
}

export const sizeBehind = /^(.+)\s(medi[oae]?|piccol[oaie]|grand[ei]|small|medium|large)$/i
const sizeBefore = /^(small|medium|large)\s(.+)$/i

/** Reads a size behind the food: '2 mele medie' are two medium apples. */
function withSize({ name, quantity }: { name: string; quantity: string }): { name: string; quantity: string } {
  if (/\p{Letter}/u.test(quantity)) return { name, quantity }
  const [, ofName, size] = sizeBehind.exec(name) ?? []
  const [, englishSize, ofEnglish] = sizeBefore.exec(name) ?? []
  const plainName = ofName ?? ofEnglish
  return plainName === undefined ? { name, quantity } : { name: plainName, quantity: `${quantity} ${size ?? englishSize}` }
}

/** Splits '2 fette di pane', as recipes write it. A bare number is left to be read with its food. */
function splitMeasured(text: string): { name: string; quantity: string } | undefined {
  const [line] = parseIngredientLines(text, 1).lines
  return line && /\p{Letter}/u.test(line.quantity) ? { name: line.name, quantity: line.quantity } : undefined
}

/** The option that creates a food of the typed name. */
export const newFoodId = 'new food'

/** The option that stands for a typed food until the foods are loaded on this device. */
export const awaitedFoodId = 'awaited food'

/** Whether a text can name a new food, because no other food has that name. */
export const mayCreate = (text: string, [first]: readonly Pick<FoundFood, 'name'>[]): boolean => {
  const { name } = splitTyped(text)
  return /\p{Letter}{2}/u.test(name) && first?.name.toLocaleLowerCase() !== name.toLocaleLowerCase()
}

interface OptionTexts {
  create: (name: string) => string
  awaited: string
  /** The warning mark that the client's exclusions give to a food before somebody chooses it. */
  markOf?: (food: FoundFood) => SheetOption['mark']
}

/** Whether Enter takes the first option: never for a weak match, and never to create a food. */
export function picksFirstFood(text: string, library: FoodLibrary): boolean {
  if (text.trim() === '') return false
  return !library.isReady || library.meant(parseTypedFood(text, library).name) !== undefined
}

/** Up to this number, a bare number may mean pieces, whose weight is not known here. */
const piecesAtMost = 10

/** The energy of the typed quantity, if that is a weight; else of 100 g. Undefined for a food whose energy is not known. */
export function energyText(food: Pick<FoundFood, 'figures'>, quantity: string): string | undefined {
  const { kcal } = food.figures
  if (kcal === null) return undefined
  const typed = quantity === '' ? undefined : parseQuantity(quantity, { kcal, density: null, measures: [] })
  const isWeight = typed !== undefined && !('error' in typed) && typed.kind !== 'same quantity'
  const isOfPieces = isWeight && typed.kind === 'grams' && typed.grams <= piecesAtMost && !/\p{Letter}/u.test(quantity)
  return isWeight && !isOfPieces ? `${kcalOfGrams(typed.grams, kcal) ?? 0}\u00a0kcal` : energyOf100Grams(food)
}

/** The foods that a text may mean; the option's id is the food's. If none of them is surely meant, the first option creates the food. */
export function foodOptions(text: string, library: FoodLibrary, texts: OptionTexts): SheetOption[] {
  const { name: typed, quantity } = parseTypedFood(text, library)
  if (!library.isReady) return typed === '' ? [] : [{ id: awaitedFoodId, text, detail: texts.awaited }]
  const found = library.find(typed, optionsAtMost)
  const newFood = mayCreate(text, found) ? [{ id: newFoodId, text, detail: texts.create(typed) }] : []
  const foods = found.map(food => ({
    id: food.id,
    text: [foodLabel(food), quantity].filter(Boolean).join(' '),
    mark: texts.markOf?.(food),
    detail: energyText(food, quantity),
  }))
  return library.meant(typed) ? [...foods, ...newFood] : [...newFood, ...foods]
}

/** Whether only the figures of the index are known, so that nutrients and measures are still missing. */
export const hasIndexFigures = ({ nutrients }: PlannedFood): boolean => Object.keys(nutrients).length === 0

/** Makes a food from the index, which lacks most figures; they are loaded later. */
export const briefFood = ({ id, version, name, nameIt, nameEn, category, brand, source, figures }: FoundFood): PlannedFood => ({
  id,
  version,
  latestVersion: version,
  source,
  name,
  nameIt,
  nameEn,
  category,
  brand,
  ...figures,
  nutrients: {},
  density: null,
  ediblePart: null,
  cookingFactor: null,
  measures: [],
  allergens: {},
  isDeleted: false,
})
