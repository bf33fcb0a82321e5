import type { FoodMeasure } from '@allenio/contract/aliments'
import { withoutNoise } from '../decimals.ts'
import { wordStems } from '../word-stems.ts'

export const gramsOfOne = ({ grams, amount }: FoodMeasure): number => withoutNoise(grams / amount)

/** The measures that a name means. A name in full comes first: "tazza" is not "tazza, a fette" where both are there. */
export function findMeasures(name: string, measures: readonly FoodMeasure[]): FoodMeasure[] {
  const stems = wordStems(name)
  if (stems.length === 0) return []
  const usableMeasures = measures.filter(({ amount, grams }) => amount > 0 && grams > 0)
  const tiers = matches.map(isMatch => usableMeasures.filter(measure => Object.values(measure.name).some(each => isMatch(stems, each))))
  return tiers.find(tier => tier.length > 0) ?? []
}

/** Grams per millilitre, by the largest measure that names its volume, as "tazza (240 ml)" does; null where none does. */
export function densityOfMeasures(measures: readonly FoodMeasure[]): number | null {
  const volumes = measures
    .filter(({ amount, grams }) => amount > 0 && grams > 0)
    .map(measure => ({ grams: gramsOfOne(measure), millilitres: Math.max(...Object.values(measure.name).map(millilitresOf)) }))
    .toSorted((one, other) => other.millilitres - one.millilitres)
  const largest = volumes[0]
  return largest && largest.millilitres > 0 ? largest.grams / largest.millilitres : null
}

const millilitresOf = (measureName: string): number => Number(/\((\d{1,4}) ?ml\)/i.exec(measureName)?.[1] ?? 0)

type Match = (stems: readonly string[], measureName: string) => boolean

const matches: readonly Match[] = [
  (stems, measureName) => isSame(stems, wordStems(measureName)),
  // "bicchiere (200 ml)" is a glass
  (stems, measureName) => isSame(stems, wordStems(withoutBrackets(measureName))),
  // "media mela" is "mela media"
  (stems, measureName) => isSame(stems.toSorted(), wordStems(withoutBrackets(measureName)).toSorted()),
  (stems, measureName) => isShortFor(stems, withoutBrackets(measureName)),
  // in English a size alone is the measure of a whole piece: "medium" is "mela media", and "fetta media" is "slice, medium"
  ([size = '', ...more], measureName) =>
    more.length === 0 && sizes.has(size) && wordStems(withoutBrackets(measureName)).join(' ') === sizes.get(size),
]

const sizes: ReadonlyMap<string, string> = new Map(
  [
    ['media', 'medium'],
    ['piccola', 'small'],
    ['grande', 'large'],
  ].map(([it = '', en = '']) => [wordStems(it).join(''), wordStems(en).join('')] as const),
)

const withoutBrackets = (measureName: string): string => measureName.replaceAll(/\([^()]*\)/g, '')

const isSame = (stems: readonly string[], others: readonly string[]): boolean => stems.join(' ') === others.join(' ')

/**
 * "mela" is short for "mela media". The first word has to be there, because "tazza, a fette" is no slice, and a half may not be left out,
 * because "apricot half" is no apricot.
 */
function isShortFor(stems: readonly string[], measureName: string): boolean {
  const nameStems = wordStems(measureName)
  if (nameStems[0] !== stems[0] || !stems.every(stem => nameStems.includes(stem))) return false
  const halves = measureName.match(/\b(?:half|mezz[oa])\b/gi) ?? []
  return halves.flatMap(wordStems).every(half => stems.includes(half))
}
