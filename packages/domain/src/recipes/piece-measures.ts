import type { FoodMeasure } from '@allenio/contract/aliments'
import { wordStems } from '@allenio/domain/aliments'

interface FoodNames {
  nameIt: string
  nameEn: string
}

/** A measure as its words say it, in one language. */
interface WordedMeasure {
  measure: FoodMeasure
  stems: readonly string[]
  ownStems: ReadonlySet<string>
}

const stemSet = (words: string): ReadonlySet<string> => new Set(wordStems(words))

const sizes = [
  stemSet('medio media medium'),
  stemSet('piccolo piccola small'),
  stemSet('grande large big'),
  stemSet('intero intera whole'),
] as const
const pieceStems = stemSet('medio media medium pezzo intero intera unità unit piece whole large grande')
const halfStems = stemSet('mezzo mezza metà half')

/**
 * The measure that means one piece of a food: 'uovo' of an egg, 'mela media' of an apple. A size that is asked for comes first, then the
 * plain word, the medium piece, a whole and a large one. A measure without the food's own word counts only where none has it.
 */
export function findPieceMeasure(measures: readonly FoodMeasure[], askedName: string, names: FoodNames): FoodMeasure | undefined {
  const usableMeasures = measures.filter(({ amount, grams }) => amount > 0 && grams > 0)
  const worded = usableMeasures.flatMap(measure => [
    wordedMeasure(measure, measure.name.it, names.nameIt),
    wordedMeasure(measure, measure.name.en, names.nameEn),
  ])
  const whole = worded.filter(({ stems }) => stems.length > 0 && !stems.some(stem => halfStems.has(stem)))
  const own = whole.filter(({ stems, ownStems }) => ownStems.has(stems[0] ?? ''))
  if (own.length > 0) return bestPiece(own, stemSet(askedName))
  return whole.find(({ stems }) => pieceStems.has(stems[0] ?? ''))?.measure
}

const wordedMeasure = (measure: FoodMeasure, name: string, foodName: string): WordedMeasure => ({
  measure,
  stems: wordStems(withoutBrackets(name)),
  // after a comma stands how the food is cut, cooked or packed
  ownStems: stemSet(foodName.split(',')[0] ?? ''),
})

const withoutBrackets = (name: string): string => name.replaceAll(/\([^()]*\)/g, ' ')

function bestPiece(pieces: readonly WordedMeasure[], askedStems: ReadonlySet<string>): FoodMeasure | undefined {
  const hasSize = (size: ReadonlySet<string>) => (piece: WordedMeasure) => piece.stems.some(stem => size.has(stem))
  const askedSize = sizes.find(size => [...size].some(stem => askedStems.has(stem)))
  const isPlain = ({ stems, ownStems }: WordedMeasure) => stems.every(stem => ownStems.has(stem))
  const [medium, , large, entire] = sizes
  const choices = [askedSize && hasSize(askedSize), isPlain, hasSize(medium), hasSize(entire), hasSize(large), () => true]
  return choices.map(isChoice => isChoice && pieces.find(isChoice)).find(piece => piece !== undefined)?.measure
}
