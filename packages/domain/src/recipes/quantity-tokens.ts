import { amountIn } from './unit-amounts.ts'

// Reads a line word by word, so that no pattern runs over all of it: pasted texts may be long and odd.

/** Where a quantity stands among the words of a line. */
export interface QuantitySpan {
  text: string
  /** The place of the first word behind it. */
  end: number
  hasUnit: boolean
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Units that the food follows: '2 spicchi d'aglio'. A piece that names its food, such as a chicken breast, is no unit. */
const units = words(`
  g gr grammo grammi gram grams hg etto etti kg chilo chili kilo kilos ml cl dl l lt litro litri litre litres liter liters kcal
  tazza tazze tazzina tazzine bicchiere bicchieri bicchierino bicchierini cucchiaio cucchiai cucchiaino cucchiaini cucchiaiata cucchiaiate
  calice calici mestolo mestoli fetta fette fettina fettine spicchio spicchi foglia foglie fogliolina foglioline rametto rametti ciuffo
  ciuffi mazzo mazzi mazzetto mazzetti bustina bustine vasetto vasetti barattolo barattoli scatola scatole scatoletta scatolette lattina
  lattine confezione confezioni pacco pacchi pacchetto pacchetti vaschetta vaschette panetto panetti cubetto cubetti tavoletta tavolette
  pizzico pizzichi presa prese manciata manciate goccio goccia gocce filo noce ricciolo riccioli costa coste gambo gambi cespo cespi
  testa teste pezzo pezzi porzione porzioni filetto filetti bottiglia bottiglie quadratino quadratini zolletta zollette
  pugno pugni pugnetto pugnetti manciatina manciatine spruzzo spruzzi spruzzata spolverata dito ciotola ciotole ciotolina ciotoline
  scodella scodelle coppetta coppette misurino misurini cucchiaione cucchiaioni piatto piatti barretta barrette cimetta cimette
  gheriglio gherigli pallina palline quadretto quadretti pezzetto pezzetti tocchetto tocchetti rondella rondelle striscia strisce
  trancio tranci stecca stecche baccello baccelli grappolo grappoli tubetto tubetti sacchetto sacchetti
  cup cups tbsp tbsps tbs tablespoon tablespoons tsp tsps teaspoon teaspoons oz ounce ounces lb lbs pound pounds pint pints slice slices
  clove cloves pinch pinches handful handfuls can cans tin tins jar jars packet packets package packages pack packs stick sticks
  sprig sprigs bunch
  bunches leaf leaves piece pieces knob knobs dash dashes splash splashes drop drops head heads stalk stalks rib ribs portion portions
  serving servings glass glasses bottle bottles sachet sachets cube cubes fillet fillets drizzle drizzles fistful fistfuls
  dollop dollops squeeze squeezes sprinkle sprinkles glug glugs spoonful spoonfuls ladle ladles scoop scoops bowl bowls mug mugs
  wedge wedges ball balls square squares chunk chunks strip strips
`)

/** Words that are measures only before "di", because they also begin names: nutmeg is 'noce moscata', and no knob. */
const unitsBeforeOf = words('noce piatto piatti barretta barrette')
const ofWords = words("di d' of")

/** Units that mean one of them without a number: 'manciata di noci'. Other units may be a cut, as in 'filetto di manzo'. */
const bareUnits = words(`
  pugno pugnetto manciata manciatina pizzico presa filo goccio goccia spruzzo spolverata cucchiaio cucchiaino tazza tazzina bicchiere
  fetta fettina spicchio ciuffo rametto mazzetto foglia handful fistful pinch drizzle dash splash squeeze dollop knob cup glass
  tablespoon tbsp teaspoon tsp slice clove sprig
`)

export const isBareMeasure = ([first = '', second = '']: readonly string[]): boolean =>
  bareUnits.has(unitOf(first)) && ofWords.has(second.toLowerCase())

const unitAdjectives = words(`
  raso rasi rasa rase colmo colmi colma colme abbondante abbondanti scarso scarsi scarsa scarse generoso generosa heaped heaping level
  generous small large
`)

const numberWords = words(`
  un un' uno una mezzo mezza mezz' due tre quattro cinque sei sette otto nove dieci a an one half two three four five six seven eight nine
  ten
`)

export const approximateWords = words('circa ca ca. about approx approx. approximately around almost')

/** Words that say that there is some, and not how much. */
const vagueWords = words("qualche alcune alcuni alcun po' po pochi poche poco poca some few little several")

/** How many words at the beginning are vague: 'qualche', 'un po'', 'a few'. */
export function vagueEnd(tokens: readonly string[]): number {
  const [first = '', second = ''] = tokens.slice(0, 2).map(token => token.toLowerCase())
  if (vagueWords.has(first)) return 1
  return ['un', 'a'].includes(first) && vagueWords.has(second) ? 2 : 0
}

export const metricWeightUnits = words('g gr grammo grammi gram grams hg etto etti kg chilo chili kilo kilos')
const poundUnits = words('lb lbs pound pounds')
const ounceUnits = words('oz ounce ounces')

/** The units that give a weight whatever the food is. */
export const weightUnits: ReadonlySet<string> = new Set([...metricWeightUnits, ...poundUnits, ...ounceUnits])

/** Units of weight and volume, which stand before no piece of a food. */
const pouredUnits = new Set([...metricWeightUnits, ...words('ml cl dl l lt')])

/** Containers, which may stand behind their weight: '400 g tin'. */
export const containers = words('can cans tin tins jar jars packet packets pack packs bottle bottles scatola lattina barattolo vasetto')

const rangeWords = words('- – — o a or to')

const isNumber = (word: string): boolean => /^\d{1,7}(?:[.,]\d{1,6}){0,3}$/.test(word)
const isFraction = (word: string): boolean => /^\d{1,4}[/⁄]\d{1,4}$/.test(word) || /^\d{0,4}[½⅓⅔¼¾⅛]$/.test(word)
const isRange = (word: string): boolean => /^\d{1,6}(?:[.,]\d{1,3})?[-–—]\d{1,6}(?:[.,]\d{1,3})?$/.test(word)
const isAmount = (word: string): boolean => isNumber(word) || isFraction(word) || isRange(word)

/** Whether a word is a type of Italian flour: the 0 and the 00 are names. */
const isFlourType = (word: string): boolean => /^0{1,4}$/.test(word)

const unitOf = (word: string): string => word.toLowerCase().replace(/\.$/, '')

export const isUnit = (word: string): boolean => units.has(unitOf(word))

/** The quantity that begins at a place, if one does. */
export function spanAt(tokens: readonly string[], start: number): QuantitySpan | undefined {
  const first = tokens[start]?.toLowerCase() ?? ''
  const afterAmount = numberWords.has(first) ? wordAmountEnd(tokens, start) : amountEnd(tokens, start)
  if (afterAmount === undefined) return undefined
  const unitPlace = placeOfUnit(tokens, afterAmount)
  if (unitPlace === undefined) {
    return isFlourType(first) ? undefined : { text: textBetween(tokens, start, afterAmount), end: afterAmount, hasUnit: false }
  }
  const end = adjectivesEnd(tokens, ouncesEnd(tokens, unitPlace) ?? halfEnd(tokens, unitPlace + 1))
  return { text: textBetween(tokens, start, end), end, hasUnit: true }
}

/** Reads an amount in words: 'half a cup', 'un cucchiaio'. */
function wordAmountEnd(tokens: readonly string[], start: number): number {
  const isHalf = tokens[start]?.toLowerCase() === 'half'
  return isHalf && /^an?$/i.test(tokens[start + 1] ?? '') ? start + 2 : start + 1
}

/** Reads an amount in figures: '2', '2-3', '2 o 3', '1 1/2'. */
function amountEnd(tokens: readonly string[], start: number): number | undefined {
  const [first = '', second = '', third = ''] = tokens.slice(start, start + 3)
  if (!isAmount(first) || (isFlourType(first) && first !== '0')) return undefined
  if (isNumber(first) && isFraction(second)) return start + 2
  return isNumber(first) && rangeWords.has(second.toLowerCase()) && isNumber(third) ? start + 3 : start + 1
}

function placeOfUnit(tokens: readonly string[], place: number): number | undefined {
  const [word = '', next = ''] = tokens.slice(place, place + 2).map(unitOf)
  if (unitsBeforeOf.has(word) && !ofWords.has(next)) return undefined
  if (units.has(word)) return place
  return unitAdjectives.has(word) && units.has(next) ? place + 1 : undefined
}

/** Reads a half behind a unit: '1 kg e 1/2', '1 kg e mezzo'. */
function halfEnd(tokens: readonly string[], place: number): number {
  const [and = '', half = ''] = tokens.slice(place, place + 2).map(word => word.toLowerCase())
  return ['e', 'and'].includes(and) && (isFraction(half) || ['mezzo', 'mezza'].includes(half)) ? place + 2 : place
}

/** Reads '1 lb 4 oz' as one quantity: without its ounces it would weigh too little. */
function ouncesEnd(tokens: readonly string[], place: number): number | undefined {
  if (!poundUnits.has(unitOf(tokens[place] ?? ''))) return undefined
  const unitPlace = amountEnd(tokens, place + 1)
  return unitPlace !== undefined && ounceUnits.has(unitOf(tokens[unitPlace] ?? '')) ? unitPlace + 1 : undefined
}

function adjectivesEnd(tokens: readonly string[], place: number): number {
  return unitAdjectives.has(tokens[place]?.toLowerCase() ?? '') ? place + 1 : place
}

export const textBetween = (tokens: readonly string[], start: number, end: number): string =>
  tokens.slice(start, end).join(' ').replaceAll("' ", "'")

/** Multiplies a text: '2' times '400 g' is '800 g'. Undefined where either is no plain number. */
export function multipliedText(count: string, each: string): string | undefined {
  const [, times] = /^(\d{1,4})(?:\s|$)/.exec(count) ?? []
  const [, figure, unit] = /^(\d{1,6}(?:[.,]\d{1,3})?) (.+)$/.exec(each) ?? []
  if (times === undefined || figure === undefined || unit === undefined) return undefined
  return `${Number((Number(times) * amountIn(unit, figure)).toPrecision(6))} ${unit}`
}

const otherSystem = /(?<=\d\s?(?:g|kg|ml|l))\s?\/\s?[\d½⅓⅔¼¾⅛./]{1,6}\s?(?:fl\s)?(?:oz|lbs?|pints?|cups?)(?![\p{Letter}])/giu

/** Turns 'g 200' into '200 g': old Italian recipes write the unit first. */
function withUnitsBehind(tokens: readonly string[]): string[] {
  const ordered = [...tokens]
  for (const [place, token] of tokens.entries()) {
    const [before = '', next = '', afterNext = ''] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]]
    const isInFront = pouredUnits.has(unitOf(token)) && isAmount(next) && !isAmount(before) && !units.has(unitOf(afterNext))
    if (isInFront) ordered.splice(place, 2, next, token)
  }
  return ordered
}

/** Splits a text into words, and also numbers from their unit and elisions from their noun: 200g, d'olio. */
export const tokensOf = (text: string): string[] =>
  withUnitsBehind(
    text
      // '175g/6oz' gives the same weight in two systems
      .replaceAll(otherSystem, '')
      .replaceAll('’', "'")
      .replaceAll(/(?<=\d)\s?[x×]\s?(?=\d)/gi, ' x ')
      .replaceAll(/(?<=[\d½⅓⅔¼¾⅛])(?=\p{Letter})/gu, ' ')
      .replaceAll(/(?<=\p{Letter})'(?=[\p{Letter}\d])/gu, "' ")
      .replaceAll(/:(?=\s|$)/g, ' ')
      .split(/\s+/)
      .filter(Boolean),
  )
