import { parseIngredientLines, type IngredientLine } from './ingredient-lines.ts'
import { isUnit, spanAt, tokensOf } from './quantity-tokens.ts'

// A line of a plan names what is eaten together, while a line of a recipe is one ingredient with remarks behind it.

/** The foods of a line of a plan: one, or several with commas or a plus between them. */
export function parsePlannedFoods(text: string, most: number): IngredientLine[] {
  return addedTexts(text)
    .flatMap(part => joinQuantities(parseIngredientLines(part, most).lines))
    .slice(0, most)
}

/** Falls apart at a plus, unless quantities of one food are added up: '1 cucchiaio + 1 cucchiaino di olio'. */
function addedTexts(text: string): string[] {
  const texts: string[] = []
  for (const part of text.split(/\s\+\s/)) {
    const before = texts.at(-1)
    if (before !== undefined && isQuantityAlone(before)) texts[texts.length - 1] = `${before} + ${part}`
    else texts.push(part)
  }
  return texts
}

const isQuantityAlone = (text: string): boolean => {
  const tokens = tokensOf(text)
  return tokens.length > 0 && spanAt(tokens, 0)?.end === tokens.length
}

/** A measure behind a comma, as in 'latte, 1 tazza', is how much of the food before it. */
function joinQuantities(lines: readonly IngredientLine[]): IngredientLine[] {
  const joined: IngredientLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isMeasure = line.quantity !== '' && isUnit(line.name)
    if (before && isMeasure && before.quantity === '' && !before.isToTaste) {
      joined[joined.length - 1] = { ...before, text: `${before.text}, ${line.text}`, quantity: `${line.quantity} ${line.name}` }
    } else joined.push(line)
  }
  return joined
}
