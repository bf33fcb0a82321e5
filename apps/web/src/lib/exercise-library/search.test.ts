import { rankBase, rankFacts, searchRank, typedName, type RankedExercise } from '@allenio/domain/exercises'
import { forgivingPattern } from '@allenio/domain/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchIn, type Searchable } from './search.ts'

const words = ['panca', 'piana', 'pan', 'a', 'con', 'manubri', 'incl', 'inclinata', 'press', 'bench', 'row', 'rower', '45', 'ø']
const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map(each => each.join(' '))
const exercise: fc.Arbitrary<RankedExercise> = fc.record({
  nameIt: name,
  nameEn: fc.oneof(fc.constant(''), name),
  equipment: fc.constantFrom([], ['barbell' as const], ['cable' as const], ['mini_band' as const]),
  mechanic: fc.constantFrom('compound', 'isolation'),
  level: fc.constantFrom('beginner', 'expert'),
  isOwn: fc.boolean(),
  isFavorite: fc.boolean(),
  isRecent: fc.boolean(),
})
// many of the same, because few are searched in another way than many, and of those that rank alike the first ones are found
const library = fc.tuple(fc.array(exercise, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 12)).map(([some, times]) =>
  Array.from({ length: times }, () => some)
    .flat()
    .map((each, place): Searchable => {
      const facts = rankFacts(each, 'it')
      return { place, facts, base: rankBase(facts), text: ` ${facts.names.map(({ text }) => `${text} `).join('')}` }
    }),
)
const text = fc.oneof(
  fc.array(fc.constantFrom(...words, 'pnaca', 'inclnata', 'pres', 'mnubri'), { minLength: 1, maxLength: 3 }).map(each => each.join(' ')),
  fc.string({ unit: fc.constantFrom(...'pancirow '), maxLength: 9 }),
)

/** Looks at all of them, and orders all that it has found. */
function findSlowly(all: readonly Searchable[], typed: string, atMost: number): readonly Searchable[] {
  const name = typedName(typed)
  const exact = all.filter(each => name.words.every(word => each.text.includes(` ${word}`)))
  const patterns = name.words.map(word => new RegExp(forgivingPattern(word)))
  const found = exact.length > 0 ? exact : all.filter(each => patterns.every(pattern => pattern.test(each.text)))
  return found.toSorted((one, other) => searchRank(one.facts, name) - searchRank(other.facts, name)).slice(0, atMost)
}

declare const process: { env: Record<string, string | undefined> }

test('a search key by key finds the likeliest of all, whatever was typed before', () => {
  fc.assert(
    fc.property(library, fc.array(text, { minLength: 1, maxLength: 3 }), (all, texts) => {
      const search = searchIn(all)
      for (const typed of texts)
        for (let length = 1; length <= typed.length; length += 1) {
          const part = typed.slice(0, length)
          if (typedName(part).words.length === 0) continue
          const placesOf = (found: readonly Searchable[]) => ({ part, places: found.map(({ place }) => place) })
          expect(placesOf(search(typedName(part), 7))).toEqual(placesOf(findSlowly(all, part, 7)))
        }
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 200), seed: 1 },
  )
})
