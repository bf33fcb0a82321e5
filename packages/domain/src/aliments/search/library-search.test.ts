import { foodKeys, foodQuestion, foodRankBase, foodRankFacts, foodRanking, foodText } from '../index.ts'
import { exerciseRanking, rankBase, rankFacts, typedName, type RankedExercise } from '@allenio/domain/exercises'
import { forgivingPattern, searchIn, type Ranking, type Searchable, type SearchText } from '@allenio/domain/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'

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
  const keys = foodKeys(each)
  const facts = foodRankFacts({ ...each, keys }, 'it')
  return { facts, base: foodRankBase(facts), text: foodText({ keys }) }
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
  { piecesOf, rankOf }: Ranking<Facts, Typed>,
): Searchable<Facts>[] {
  const has = (text: string, word: string) => piecesOf(word).some(piece => text.includes(piece))
  const exact = all.filter(({ text }) => typed.words.every(word => has(text, word)))
  const forgiven = () =>
    all.filter(({ text }) => {
      const others = typed.words.filter(word => !has(text, word))
      return others.length < 2 && others.every(word => new RegExp(forgivingPattern(word)).test(text))
    })
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
  ['foods', () => trySearch(foodRow, foodRanking, text => foodQuestion(text).typed)],
])('a search for %s key by key finds the likeliest of all, whatever was typed before', (_, tryAll) => {
  tryAll()
})
