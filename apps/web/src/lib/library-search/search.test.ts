import { foodKeys, foodRankBase, foodRankFacts, foodRanking, typedFood } from '@allenio/domain/aliments'
import { exerciseRanking, rankBase, rankFacts, typedName, type RankedExercise } from '@allenio/domain/exercises'
import { forgivingPattern, type Ranking, type SearchText } from '@allenio/domain/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { searchIn, type Searchable } from './search.ts'

const words = ['panca', 'piana', 'pan', 'a', 'con', 'manubri', 'incl', 'inclinata', 'press', 'bench', 'row', 'rower', '45', 'ø']
const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map(each => each.join(' '))
const names = { nameIt: name, nameEn: fc.oneof(fc.constant(''), name) }
const standing = { isOfClient: fc.boolean(), isOwn: fc.boolean(), isFavorite: fc.boolean(), isRecent: fc.boolean() }
const exercise: fc.Arbitrary<RankedExercise> = fc.record({
  ...names,
  ...standing,
  equipment: fc.constantFrom([], ['barbell' as const], ['cable' as const], ['mini_band' as const]),
  mechanic: fc.constantFrom('compound', 'isolation'),
  level: fc.constantFrom('beginner', 'expert'),
})
const exerciseRow = exercise.map(each => {
  const facts = rankFacts(each, 'it')
  return { facts, base: rankBase(facts), text: ` ${facts.names.map(({ text }) => `${text} `).join('')}` }
})
const foodRow = fc.record({ ...names, ...standing }).map(each => {
  const facts = foodRankFacts({ ...each, keys: foodKeys(each) }, 'it')
  return { facts, base: foodRankBase(facts), text: ` ${facts.names.join(' ')} ` }
})
// many of the same, because few are searched in another way than many, and of those that rank alike the first ones are found
const libraryOf = <Facts>(row: fc.Arbitrary<Omit<Searchable<Facts>, 'place'>>): fc.Arbitrary<Searchable<Facts>[]> =>
  fc.tuple(fc.array(row, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 12)).map(([some, times]) =>
    Array.from({ length: times }, () => some)
      .flat()
      .map((each, place) => ({ ...each, place })),
  )
const typedText = fc.oneof(
  fc.array(fc.constantFrom(...words, 'pnaca', 'inclnata', 'pres', 'mnubri'), { minLength: 1, maxLength: 3 }).map(each => each.join(' ')),
  fc.string({ unit: fc.constantFrom(...'pancirow '), maxLength: 9 }),
)

/** Looks at all of them, and orders all that it has found. */
function findSlowly<Facts, Typed extends SearchText>(
  all: readonly Searchable<Facts>[],
  typed: Typed,
  { pieceOf, rankOf }: Ranking<Facts, Typed>,
): Searchable<Facts>[] {
  const exact = all.filter(({ text }) => typed.words.every(word => text.includes(pieceOf(word))))
  const patterns = typed.words.map(word => [pieceOf(word), new RegExp(forgivingPattern(word))] as const)
  const forgiven = () => all.filter(({ text }) => patterns.every(([piece, pattern]) => text.includes(piece) || pattern.test(text)))
  return (exact.length > 0 ? exact : forgiven()).toSorted((one, other) => rankOf(one.facts, typed) - rankOf(other.facts, typed))
}

/** A search key by key finds what the slow one finds, whatever was typed before. */
const trySearch = <Facts, Typed extends SearchText>(
  row: fc.Arbitrary<Omit<Searchable<Facts>, 'place'>>,
  ranking: Ranking<Facts, Typed>,
  read: (text: string) => Typed,
) => {
  const property = fc.property(libraryOf(row), fc.array(typedText, { minLength: 1, maxLength: 3 }), (all, texts) => {
    const search = searchIn(all, ranking)
    const parts = texts.flatMap(text => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)))
    for (const typed of parts.map(read)) {
      if (typed.words.length === 0) continue
      const placesOf = (found: readonly Searchable<Facts>[]) => ({ text: typed.text, places: found.map(({ place }) => place) })
      expect(placesOf(search(typed, 7))).toEqual(placesOf(findSlowly(all, typed, ranking).slice(0, 7)))
    }
  })
  fc.assert(property, runs)
}

test.each([
  ['exercises', () => trySearch(exerciseRow, exerciseRanking, typedName)],
  ['foods', () => trySearch(foodRow, foodRanking, typedFood)],
])('a search for %s key by key finds the likeliest of all, whatever was typed before', (_, tryAll) => {
  tryAll()
})
