// How a pasted text falls apart into ingredients, before any of them is read.

/** Marks that stand before ingredients in texts from pages and chats: bullets, boxes, emoji. */
const marks = /^[\s\-–—−•◦▪▫●○■□▢▣◻◽☐☑☒❏❑✓✔✗·∙‣⁃*+#>»_~\p{Extended_Pictographic}\uFE0F\u200D]+/u
const checkBox = /^\[[ xX]?\]\s*/
const listNumber = /^\d{1,2}(?:\)\s*|\.\s+)(?=\S)/
/** Bidirectional and zero-width marks, which nobody sees. */
const unseenMarks = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

const ingredientsHeading = /^(?:ingredienti|ingredients|dosi|occorrente|what you need|you will need)(?![\p{Letter}\p{Number}])/iu
const methodHeading =
  /^(?:preparazione|procedimento|esecuzione|istruzioni|come si prepara|method|directions|instructions|preparation|steps)\s*[:.]?$/i
const partHeading =
  /^(?:per (?:il|lo|la|i|gli|le|l['’]|un|una|guarnire|decorare|servire|condire)|for (?:the|serving|garnish))(?![\p{Letter}])/iu
const elidedPartHeading = /^per l['’]/iu
/** Lines about the whole recipe, as pages print them above its ingredients. */
const recipeFacts = new RegExp(
  '^(?:serves|servings?|makes|yields?|porzioni|persone|(?:per|for) \\d{1,2} (?:persone|porzioni|people|servings)' +
    '|dosi per|dosi|difficolt[aà]|costo|tempo|preparazione|cottura|riposo|calorie|kcal' +
    '|(?:prep|preparation|cook|cooking|total|rest|resting|active) ?time|difficulty|course|cuisine|author|calories|cost|keywords?)' +
    '(?![\\p{Letter}])',
  'iu',
)
const figureOfEaters = '(\\d{1,2})(?:\\s?[-–/]\\s?\\d{1,2})?\\s+(?:persone|people|porzioni|servings|portions)(?![\\p{Letter}])'
/** A line that holds nothing but the number of people: '4 persone'. */
const eatersAlone = new RegExp(`^${figureOfEaters}$`, 'iu')
/** How many people a recipe is for, of two numbers the first: 'Ingredienti per 4 persone', 'Serves 4-6'. */
const portionPatterns = [
  eatersAlone,
  new RegExp(`(?<![\\p{Letter}])(?:per|for|x|makes|yields?:?)\\s+${figureOfEaters}`, 'iu'),
  new RegExp(`^(?:ingredienti|ingredients|dosi)\\s*\\(\\s*${figureOfEaters}`, 'iu'),
  /^(?:serves|servings?|porzioni|persone|dosi(?: per)?|yields?)\s*(?::\s*)?(\d{1,2})(?![\d\p{Letter}]|\s*(?:g|gr|kg|ml|l)(?!\p{Letter}))/iu,
]

/** Whether a heading states a fact of the recipe: a number of people or minutes, or one word. */
const isFact = (heading: string, after: string): boolean =>
  recipeFacts.test(heading) && (after.trim() !== '' || /\d/.test(heading) || /^(?:serves|servings?|makes|porzioni)/i.test(heading))

/** Words that describe the preparation. After a comma they begin no new ingredient. */
const preparation = new RegExp(
  [
    '^(?:a |in |al |alla |alle |ai |con |senza |da |di |già |ben |molto |più |meglio |possibilmente |preferibilmente |a temperatura ',
    'se |oppure |o |or |to |for |at |plus |with |without |cut |roughly |freshly |finely |thinly |lightly |well |preferably |optional',
    'facoltativ|finemente |grossolanamente |appena |ancora |solo |tutto |divis|intero$|intera$|interi$|intere$',
    '(?:tritat|tagliat|affettat|sbucciat|grattugiat|grattuggiat|sciolt|fus|ammorbidit|sgocciolat|scolat|snocciolat|pulit|mondat|cott|crud',
    'lavat|spezzettat|sminuzzat|schiacciat|montat|sbattut|tostat|setacciat|spremut|privat|congelat|scongelat|fresc|frullat|lessat|bollit)',
    '[oaie](?![\\p{Letter}])|pelat[oa](?![\\p{Letter}])',
    '(?:chopped|sliced|diced|minced|grated|peeled|melted|softened|crushed|drained|rinsed|beaten|cubed|halved|quartered|shredded|trimmed',
    'washed|cooked|toasted|sifted|divided|thawed|mashed|seeded|deseeded|pitted|juiced|zested|packed)(?![\\p{Letter}]))',
  ].join('|'),
  'iu',
)

const quantityStart = new RegExp(
  [
    "^(?:circa |about |ca\\.? )?(?:\\d|[½⅓⅔¼¾⅛]|q\\.?\\s?b|un['’]",
    '(?:un|uno|una|mezzo|mezza|due|tre|quattro|cinque|sei|an|one|half|two|three|four|five|six)\\s',
    // only some words after 'a', because 'a fette' says how bread is cut
    'a (?:pinch|handful|cup|tablespoon|teaspoon|tbsp|tsp|clove|bunch|sprig|dash|splash|knob|drizzle|few|little|piece|slice))',
  ].join('|'),
  'i',
)

/** Matches words for "as much as one likes". */
const toTasteMark = new RegExp(
  '(?<![\\p{Letter}\\p{Number}])(?:q\\s?\\.?\\s?b(?!\\p{Letter})\\.?' +
    '|quanto basta|a piacere|al? gusto|to taste|as needed|as required)(?![\\p{Letter}\\p{Number}])',
  'giu',
)

export const isMarkedToTaste = (text: string): boolean => text.search(toTasteMark) >= 0
export const withoutToTasteMark = (text: string): string => text.replaceAll(toTasteMark, ' ')

/** The text of one ingredient as it was written. */
export interface IngredientText {
  text: string
  /** The line says "to taste" of all its ingredients. */
  isToTaste: boolean
}

/** The facts of the whole recipe in a pasted text, and the texts of its ingredients. */
export interface SplitText {
  /** The line above everything else. */
  title: string | undefined
  portions: number | undefined
  ingredients: IngredientText[]
}

/** Splits a pasted text. A line without a letter is a quantity by itself, or is ignored. */
export function splitRecipeText(text: string): SplitText {
  const lines = text
    .replaceAll(unseenMarks, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(line => withoutMarks(line.trim()))
  const lead = leadOf(lines)
  const wordLines = lines.filter(hasWord)
  const isSingleLine = wordLines.length === 1
  return {
    title: lead[0] === undefined ? undefined : titleOf(lead[0]),
    portions: wordLines.map(portionsOf).find(portions => portions !== undefined),
    ingredients: withoutMethod(wordLines.slice(lead.length))
      .map(withoutHeading)
      .flatMap(line => divideLine(line, isSingleLine))
      .map(part => ({ ...part, text: withoutMarks(part.text.trim()).replace(/[\s.;,]{1,20}$/, dotEnding) }))
      .filter(part => hasWord(part.text)),
  }
}

/**
 * The lines above the ingredients that have no quantity, the title among them. A heading or the number of people ends them; without
 * either, one line with an empty line behind it is the title.
 */
function leadOf(lines: readonly string[]): string[] {
  const wordLines = lines.filter(hasWord)
  const end = wordLines.findIndex(line => ingredientsHeading.test(line) || portionsOf(line) !== undefined)
  const [first = ''] = wordLines
  // a first line like 'Torta di mele per 4 persone' is the title itself
  const isEndTitle = end === 0 && !recipeFacts.test(first) && !ingredientsHeading.test(first) && !first.includes(':')
  if (isEndTitle && !eatersAlone.test(first)) return [first]
  const lead = end < 0 ? (standsOff(lines) ? [first] : []) : wordLines.slice(0, end)
  return lead.some(mayBeIngredient) ? [] : lead
}

/** Whether an empty line follows the first line, and none stands between the next two. */
function standsOff(lines: readonly string[]): boolean {
  const [, second = -1, third = -1] = lines.flatMap((line, place) => (hasWord(line) ? [place] : []))
  return third === second + 1 && second > lines.findIndex(hasWord) + 1
}

/** Keeps titles of parts and of the method, because they tell what the lines below them are. */
const mayBeIngredient = (line: string): boolean =>
  hasFigure(line) || isMarkedToTaste(line) || /[,;:]/.test(line) || methodHeading.test(line) || withoutHeading(line) === ''

/** Removes the number of people from a title: 'Torta di mele (per 4 persone)'. */
const titleOf = (line: string): string | undefined => line.replace(/(?<!\s)\s*(?:[([–-]\s*)?(?:per|for) \d.*$/is, '').trim() || undefined

/** The number of people that a line names for the recipe. An ingredient names none: '2 porzioni di pasta per 4 persone'. */
function portionsOf(line: string): number | undefined {
  const beginning = line.slice(0, 160)
  if (quantityStart.test(beginning) && !eatersAlone.test(beginning)) return undefined
  const [, figure] = portionPatterns.map(pattern => pattern.exec(beginning)).find(match => match !== null) ?? []
  const portions = Number(figure)
  return portions > 0 ? portions : undefined
}

const hasWord = (line: string): boolean => /[\p{Letter}\d½⅓⅔¼¾⅛]/u.test(line)

/** Keeps the dot of an abbreviation such as 'q.b.'. */
const dotEnding = (ending: string, _: number, line: string): string =>
  ending.startsWith('.') && /(?:q\.b|[a-z]\.[a-z])\.[\s.;,]*$/i.test(line.slice(-30)) ? '.' : ''

const withoutMarks = (line: string): string =>
  line
    .replace(marks, '')
    .replace(checkBox, '')
    .replace(listNumber, '')
    .replace(marks, '')
    .replace(/\*{1,3}$/, '')
    .trim()

/** Removes the steps, which begin at the heading of the method and end at a heading of ingredients. */
function withoutMethod(lines: readonly string[]): string[] {
  let isInMethod = false
  return lines.filter(line => {
    if (methodHeading.test(line)) isInMethod = true
    if (ingredientsHeading.test(line)) isInMethod = false
    return !isInMethod
  })
}

/** Removes the heading from a line. A line that is nothing but a heading becomes empty. */
function withoutHeading(line: string): string {
  const [, before = '', after = ''] = /^([^:]{1,80}):(.*)$/s.exec(line.slice(0, 6_000)) ?? []
  const heading = before.trim() || line
  if (isFact(heading, after)) return ''
  const isOfPeople = portionsOf(heading) !== undefined
  const isHeading = isOfPeople || ingredientsHeading.test(heading) || partHeading.test(heading) || elidedPartHeading.test(heading)
  if (isHeading) return after.trim()
  return line.endsWith(':') ? '' : line
}

/**
 * Splits a line at commas where an ingredient begins after them, or where the line lists names without any quantity. A text of one line is
 * always such a list. Decimals and texts in brackets are not split.
 */
function divideLine(line: string, isSingleLine: boolean): IngredientText[] {
  const isList = isSingleLine || !hasFigure(line)
  const parts: string[] = []
  for (const { text, separator } of partsBetween(line, /[;•|]|(?<!\d),|,(?!\d)/g)) {
    const previous = parts.at(-1)
    const isNew = separator !== ',' || quantityStart.test(text.trim()) || (isList && !isAside(text))
    if (previous === undefined || isNew) parts.push(text)
    else parts[parts.length - 1] = `${previous},${text}`
  }
  const isToTaste = !hasFigure(line) && isMarkedToTaste(line)
  return parts.flatMap(part => dividePair(part, isToTaste))
}

const hasFigure = (text: string): boolean => /[\d½⅓⅔¼¾⅛]/.test(text)

/** Whether a text says how or how much, so that it is no ingredient of its own. */
const isAside = (text: string): boolean => preparation.test(text.trim()) || !hasWord(withoutToTasteMark(text))

/** Splits salt and pepper, and other pairs that are "to taste". */
function dividePair(part: string, isToTaste: boolean): IngredientText[] {
  const isPair = !hasFigure(part) && (isToTaste || isMarkedToTaste(part) || /^\s*(?:sale|salt)\s/i.test(part))
  const texts = isPair ? partsBetween(part, /\s(?:e|ed|and|&)\s/g).map(({ text }) => text.replace(/^(?:ed?|and|&)\s/, '')) : [part]
  return texts.map(text => ({ text, isToTaste: isToTaste || (texts.length > 1 && isMarkedToTaste(part)) }))
}

interface Part {
  /** The separator in front of the part. */
  separator: string
  text: string
}

function partsBetween(line: string, separators: RegExp): Part[] {
  const masked = line.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, brackets => '_'.repeat(brackets.length))
  const places = [...masked.matchAll(separators)].map(({ index }) => index)
  return [-1, ...places].map((place, index) => ({
    separator: place < 0 ? '' : (masked[place] ?? ''),
    text: line.slice(place + 1, places[index]),
  }))
}
