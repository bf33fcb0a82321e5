import { isMarkedToTaste, splitRecipeText, withoutToTasteMark, type IngredientText } from './ingredient-text.ts'
import { firstNamedFood } from './line-foods.ts'
import {
  approximateWords,
  containers,
  isBareMeasure,
  isUnit,
  metricWeightUnits,
  multipliedText,
  spanAt,
  textBetween,
  tokensOf,
  vagueEnd,
  weightUnits,
} from './quantity-tokens.ts'

/** An ingredient as somebody wrote it. */
export interface IngredientLine {
  text: string
  /** The words that mean the food. */
  name: string
  /** The quantity as it was written: '2', '1 cucchiaio', '2-3'. Empty where there is none. */
  quantity: string
  isToTaste: boolean
}

export interface IngredientLines {
  /** Empty where the text has none. */
  title: string
  /** The number of people that the text names. */
  portions: number | null
  lines: IngredientLine[]
  /** The text has more lines than are read, so that the rest is left out. */
  isCut: boolean
}

/** The characters of a line that are read. No ingredient is longer, so the beginning of a longer line is enough. */
const readLength = 240

/** The ingredients of a pasted recipe, in Italian or English: a line each, or several in a line. Headings and the method are left out. */
export function parseIngredientLines(text: string, most: number): IngredientLines {
  const { title = '', portions = null, ingredients } = splitRecipeText(text)
  const lines: IngredientLine[] = []
  for (const line of ingredients.map(parseLine)) {
    const previous = lines.at(-1)
    if (line.name !== '') lines.push(line)
    // a quantity may stand alone: in the second column of a table, or behind a comma
    else if (previous && isBetterQuantity(line, previous)) lines[lines.length - 1] = joinedLine(previous, line)
  }
  return { title, portions, lines: lines.slice(0, most), isCut: lines.length > most }
}

function isBetterQuantity({ quantity }: IngredientLine, previous: IngredientLine): boolean {
  if (previous.quantity === '') return !previous.isToTaste
  return weightRank(quantity) > weightRank(previous.quantity)
}

const joinedLine = (line: IngredientLine, { text, quantity, isToTaste }: IngredientLine): IngredientLine => ({
  ...line,
  text: `${line.text} ${text}`,
  quantity,
  isToTaste,
})

/** Matches '2 (14 oz) cans': a weight between the number and the food is the weight of each. */
const weightOfEach = /^(\d{1,4})\s?\((\d{1,4}(?:[.,]\d{1,2})?)[\s-]?(k?g|oz|ounces?|lbs?|pounds?)\.?\)\s(?=\p{Letter})/iu

function parseLine({ text, isToTaste }: IngredientText): IngredientLine {
  const beginning = text.slice(0, readLength).replace(weightOfEach, '$1 x $2 $3 ')
  const { body, notes } = withoutNotes(beginning)
  const reading = parseBody(tokensOf(withoutToTasteMark(body)))
  const noteQuantity = notes.map(note => parseNote(tokensOf(note), reading)).find(quantity => quantity !== undefined)
  const quantity = noteQuantity ?? reading.quantity
  return { text, name: firstNamedFood(reading.name), quantity, isToTaste: quantity === '' && (isToTaste || isMarkedToTaste(beginning)) }
}

interface ParsedBody {
  name: string
  quantity: string
  hasUnit: boolean
}

/** Separates the notes of a line from the ingredient: texts in brackets, and what follows a comma. */
function withoutNotes(text: string): { body: string; notes: string[] } {
  const brackets = [...text.matchAll(/\(([^()]*)\)|\[([^[\]]*)\]/g)].map(([, round, square]) => round ?? square ?? '')
  const [body = '', ...asides] = text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ').split(/(?<!\d),|,(?!\d)/)
  return { body, notes: [...brackets, ...asides] }
}

function parseBody(tokens: readonly string[]): ParsedBody {
  if (vagueEnd(tokens) > 0) return parseVagueQuantity(tokens)
  const start = skipApproximate(tokens, tokens[0] === 'n.' || tokens[0] === 'n°' ? 1 : 0)
  const front = spanAt(tokens, start)
  if (!front) return parseBackQuantity(tokens) ?? parseBareMeasure(tokens.slice(start)) ?? parseVagueQuantity(tokens)
  const rest = tokens.slice(front.end)
  const packages = parsePackages(front.text, rest)
  const total = packages ?? parseSum(front.text, rest)
  if (total) return total
  // a unit without a food after it is the food itself: five cloves, two leaves
  if (rest.length === 0 && front.hasUnit && !hasWeightUnit(front.text)) return parseUnitName(tokens.slice(start, front.end))
  const behind = front.hasUnit ? undefined : parseBackQuantity(rest)
  // pieces in front and a weight behind, as in two courgettes of 300 g: the weight counts
  if (behind?.hasUnit) return behind
  const isInContainer = hasWeightUnit(front.text) && containers.has(rest[0]?.toLowerCase() ?? '')
  return { name: nameOf(isInContainer ? rest.slice(1) : rest), quantity: front.text, hasUnit: front.hasUnit }
}

/** Reads a measure without a number: 'manciata di noci', 'pinch of salt'. */
function parseBareMeasure(tokens: readonly string[]): ParsedBody | undefined {
  const name = isBareMeasure(tokens) ? nameOf(tokens.slice(1)) : ''
  return name === '' ? undefined : { name, quantity: tokens[0] ?? '', hasUnit: true }
}

/** Reads a unit that nothing follows: the unit is then the food. */
function parseUnitName(tokens: readonly string[]): ParsedBody {
  const name = tokens.at(-1) ?? ''
  return { name, quantity: tokens.slice(0, -1).join(' '), hasUnit: false }
}

/** Reads packages: '2 x 400 g cans', '2 scatole da 400 g', '2 filetti di merluzzo da 150 g'. The quantity is the weight of all. */
function parsePackages(count: string, rest: readonly string[]): ParsedBody | undefined {
  const place = rest.findIndex((token, index) => token.toLowerCase() === 'da' || (index === 0 && ['x', '×'].includes(token.toLowerCase())))
  const each = place < 0 ? undefined : spanAt(rest, place + 1)
  const all = each?.hasUnit ? multipliedText(count, each.text) : undefined
  if (!each || all === undefined) return undefined
  const behind = rest.slice(each.end).filter(token => token !== "l'" && !eachWords.has(token.toLowerCase()))
  const isUnitBehind = isUnit(behind[0] ?? '')
  return { name: nameOf([...rest.slice(0, place), ...behind.slice(isUnitBehind ? 1 : 0)]), quantity: all, hasUnit: true }
}

/** Keeps a sum such as '1 cup + 2 tbsp' as it was written, because only a person can add it up. */
function parseSum(first: string, rest: readonly string[]): ParsedBody | undefined {
  const second = ['+', 'plus', 'più'].includes(rest[0]?.toLowerCase() ?? '') ? spanAt(rest, 1) : undefined
  return second && { name: nameOf(rest.slice(second.end)), quantity: `${first} + ${second.text}`, hasUnit: true }
}

/** Words after which a number belongs to the name: 'farina tipo 1'. */
const numberedWords: ReadonlySet<string> = new Set(['tipo', 'type', 'n.', 'n°', 'nr.', 'no.', 'numero', 'b', 'omega'])

/** Reads a quantity behind the name: 'farina 200 g', 'uova 2'. A number in words needs a unit there. */
function parseBackQuantity(tokens: readonly string[]): ParsedBody | undefined {
  for (const place of tokens.keys()) {
    const span = place > 0 && !numberedWords.has(tokens[place - 1]?.toLowerCase() ?? '') ? spanAt(tokens, place) : undefined
    const packages = span && parsePackages(span.text, tokens.slice(span.end))
    if (packages?.name === '') return { ...packages, name: nameOf(tokens.slice(0, place)) }
    const isQuantity = span && (span.hasUnit || /\d|[½⅓⅔¼¾⅛]/.test(span.text))
    if (isQuantity && skipApproximate(tokens, span.end) === tokens.length) {
      return { name: nameOf(tokens.slice(0, place)), quantity: span.text, hasUnit: span.hasUnit }
    }
  }
  return undefined
}

/** Reads 'qualche foglia di basilico': there is no quantity, and neither of the first words belongs to the name. */
function parseVagueQuantity(tokens: readonly string[]): ParsedBody {
  const end = vagueEnd(tokens)
  const isPiece = end > 0 && isUnit(tokens[end] ?? '')
  return { name: nameOf(tokens.slice(end + (isPiece ? 1 : 0))), quantity: '', hasUnit: false }
}

const eachWords: ReadonlySet<string> = new Set(['each', 'una', 'uno', 'ciascuna', 'ciascuno', 'cad', 'cad.', 'cadauna', 'cadauno'])

/**
 * Reads the quantity of a note that holds nothing else. A weight is more exact than pieces and cups, and grams are than pounds; a measure
 * is only used where the line has no quantity.
 */
function parseNote(tokens: readonly string[], written: ParsedBody): string | undefined {
  const isOfEach = tokens[0]?.toLowerCase() === 'da'
  const span = spanAt(tokens, skipApproximate(tokens, isOfEach ? 1 : 0))
  // 'a fette' is Italian for sliced, not one slice
  if (!span || /^an?\s/i.test(span.text)) return undefined
  const rest = tokens.slice(skipApproximate(tokens, span.end)).filter(token => token !== "l'")
  const isEachBehind = eachWords.has(rest[0]?.toLowerCase() ?? '')
  if (rest.length > (isEachBehind ? 1 : 0)) return undefined
  if (written.quantity === '') return span.text
  if (!span.hasUnit || weightRank(span.text) <= (written.hasUnit ? weightRank(written.quantity) : 0)) return undefined
  return isOfEach || isEachBehind ? (multipliedText(written.quantity, span.text) ?? span.text) : span.text
}

const hasWeightUnit = (quantity: string): boolean => weightRank(quantity) > 0

/** Ranks quantities: grams come before pounds, and pounds before everything that is no weight. */
function weightRank(quantity: string): number {
  const words = quantity.split(' ').map(word => word.toLowerCase().replace(/\.$/, ''))
  if (words.some(word => metricWeightUnits.has(word))) return 2
  return words.some(word => weightUnits.has(word)) ? 1 : 0
}

const skipApproximate = (tokens: readonly string[], start: number): number =>
  approximateWords.has(tokens[start]?.toLowerCase() ?? '') ? start + 1 : start

const leadingWords: ReadonlySet<string> = new Set("di d' del dello della dell' dei degli delle da circa of the about".split(' '))

/** The name without leading prepositions, without words that led to a number, and without additions: '+ 1 noce per la teglia'. */
function nameOf(written: readonly string[]): string {
  const addition = written.indexOf('+')
  const tokens = addition > 0 ? written.slice(0, addition) : written
  const start = tokens.findIndex(token => !leadingWords.has(token.toLowerCase()) && hasLetterOrDigit(token))
  const end = tokens.findLastIndex(token => hasLetterOrDigit(token) && !approximateWords.has(token.toLowerCase())) + 1
  return start < 0 ? '' : textBetween(tokens, start, end).replace(/[\s.:;,…=–—-]{1,20}$/, '')
}

const hasLetterOrDigit = (token: string): boolean => /[\p{Letter}\p{Number}]/u.test(token)
