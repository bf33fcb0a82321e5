import { everydayPart, everydaySources, idOfSource, wordStems } from '@allenio/domain/aliments'
import { forgivingPattern, nameWords } from '@allenio/domain/search'
import type { IngredientLine } from './ingredient-lines.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** The word before a link between two foods: 'mandorle o noci', but not 'sale o a piacere' nor 'parmigiano o simili'. */
// the pattern matches one word and not the whole name, because searching a long text for every beginning would be slow
const wordBeforeLink =
  /(?<!\S)(\S+)(?=\s+(o|od|oppure|or)\s+(?!(?:a|to|as|any|other|more|less|quanto|più|meno|simil\p{L}+|altr[oaie])(?!\p{L}))\p{L})/giu

interface EitherFood {
  first: string
  link: string
  other: string
}

/** The two foods on both sides of the last link of a name. */
function splitEitherFood(name: string): EitherFood | undefined {
  const match = [...name.matchAll(wordBeforeLink)].findLast(([, word = '']) => /\p{L}/u.test(word))
  if (!match) return undefined
  const [, word = '', link = ''] = match
  const first = name.slice(0, match.index + word.length)
  return { first, link, other: name.slice(first.length).trimStart().slice(link.length).trimStart() }
}

/** The first of two foods that a name offers. In English only adjectives may differ: 'red or white onions' stays whole. */
export function firstNamedFood(name: string): string {
  const either = splitEitherFood(name)
  if (!either) return name
  const { first, link, other } = either
  const isAdjective = link.toLowerCase() === 'or' && everydayIn(first) === undefined && everydayIn(other) !== undefined
  return isAdjective ? name : first
}

const everydayIn = (name: string): string | undefined => everydayPart(nameWords(name))

/** The other food that a line offers: the walnuts of '30 g di mandorle o noci'. */
export function otherNamedFood({ name, text }: Pick<IngredientLine, 'name' | 'text'>): string | undefined {
  const plain = text.slice(0, 240).replaceAll('’', "'").replaceAll(/\s+/g, ' ')
  const place = plain.indexOf(name)
  const named = place < 0 ? name : plain.slice(place).split(/[,;(]/, 1).join('')
  return splitEitherFood(named)?.other.replace(/(?<!\s)\s+\d.*$/s, '')
}

interface NamedFood {
  id: string
  nameIt: string
  nameEn: string
  brand: string
}

const ofWords = words('di d del dello della dell dei degli delle of')
/** Words that say nothing about the food. */
const plainWords = words('a al alla alle allo ai agli and con da e in per senza the with tipo media stagione')

/**
 * Whether a name means a food, and does not just share some letters or its kind with it. One word of the name has to begin a word of the
 * food, or to be the everyday word for it. The word for what it is made of has to fit too: fusilli of lentils are no pasta.
 */
export function isNamedFood(name: string, food: NamedFood): boolean {
  const nameParts = nameWords(name)
  const part = everydayPart(nameParts)
  const isMeant = part !== undefined && everydaySources(part).some(source => idOfSource(source) === food.id)
  const foodNames = `${food.nameIt} ${food.nameEn} ${food.brand}`
  const [foodWords, foodStems] = [nameWords(foodNames), new Set(wordStems(foodNames))]
  const isInFood = (word: string) => foodStems.has(wordStems(word)[0] ?? '') || foodWords.some(other => isWritten(word, other))
  const link = nameParts.findIndex((word, at) => ofWords.has(word) && at >= (isMeant ? (part ?? '').split(' ').length : 0))
  const material = link < 0 ? undefined : nameParts.slice(link + 1).find(word => !ofWords.has(word) && !plainWords.has(word))
  if (material !== undefined && !isInFood(material)) return false
  return isMeant || nameParts.some(word => !ofWords.has(word) && !plainWords.has(word) && isInFood(word))
}

/** Whether the word begins the other one, with at most one typo behind its first letter. */
const isWritten = (word: string, other: string): boolean =>
  word.length > 2 && (other.startsWith(word) || (other[0] === word[0] && new RegExp(forgivingPattern(word)).test(other)))
