import type { Language } from '@allenio/contract'
import type { IndexedExercise } from '@allenio/contract/exercises'
import type { ExerciseCell } from '@allenio/contract/programs'
import {
  exerciseName,
  exerciseRanking,
  isStandardForm,
  rankBase,
  rankFacts,
  slugOfEverydayName,
  typedName,
  type RankFacts,
} from '@allenio/domain/exercises'
import { libraryId } from '@allenio/domain/library-ids'
import { searchIn, searchWords, type Searchable } from '@allenio/domain/search'
import type { ExerciseMuscles } from '@allenio/domain/programs'

export interface FoundExercise {
  id: string
  name: string
  exercise: IndexedExercise
}

/** All exercises that are offered, as this device can search them. */
export interface ExerciseLibrary {
  /** Finds exercises, the likeliest first; without words those that the business has used lately. */
  find: (text: string, atMost: number) => readonly FoundExercise[]
  /** Finds exercises that share words with a name, those with the most words first, for somebody who chooses what the name means. */
  closest: (name: string, atMost: number) => readonly FoundExercise[]
  /** Finds the closest exercise that has all words of a name. Good enough for a proposal, which a person confirms. */
  likeliest: (name: string) => FoundExercise | undefined
  /** Finds the exercise of exactly this name, in either language. */
  called: (name: string) => ExerciseCell | undefined
  /** Finds the exercise that a name surely means: the one of this name, else its standard form. */
  named: (name: string) => ExerciseCell | undefined
  get: (id: string) => FoundExercise | undefined
  muscles: (id: string) => ExerciseMuscles | undefined
  all: readonly FoundExercise[]
}

/** An exercise with what searches compare. */
type LibraryEntry = FoundExercise & Searchable<RankFacts>

/** The words of a name that tell more than "al" or "con". */
const tellingWords = (name: string): string[] => searchWords(name).filter(word => word.length > 2 && word !== 'con')

const plainName = (name: string): string => searchWords(name).join(' ')

export function libraryOf(
  exercises: readonly IndexedExercise[],
  language: Language,
  /** The ids of exercises that the business has planned with lately, the latest first. */
  recentIds: readonly string[] = [],
): ExerciseLibrary {
  const recent = new Set(recentIds)
  const all = exercises.map((exercise, place): LibraryEntry => {
    const names = { nameIt: exercise.it, nameEn: exercise.en }
    const facts = rankFacts({ ...exercise, ...names, isRecent: recent.has(exercise.id) }, language)
    return {
      id: exercise.id,
      name: exerciseName(names, language),
      exercise,
      place,
      facts,
      base: rankBase(facts),
      text: ` ${facts.names.map(({ text }) => `${text} `).join('')}`,
    }
  })
  const byId = new Map(all.map(each => [each.id, each]))
  const byName = new Map(all.toReversed().flatMap(each => each.facts.names.map(({ text }) => [text, each])))
  const byCore = standardForms(all)
  const recentFirst = [...recentIds.flatMap(id => byId.get(id) ?? []), ...all.filter(({ id }) => !recent.has(id))]
  const search = searchIn(all, exerciseRanking)
  const closest = (name: string, atMost: number): LibraryEntry[] => {
    const words = tellingWords(name)
    const scored = all.flatMap(each => {
      // a whole word counts a little more than the beginning of another: "manubri" is not "manubrio"
      const scoreOf = (word: string) => (each.text.includes(` ${word} `) ? 1.1 : each.text.includes(` ${word}`) ? 1 : 0)
      const score = words.reduce((sum, word) => sum + scoreOf(word), 0)
      return score > 0 ? [{ each, score }] : []
    })
    return scored
      .toSorted((one, other) => other.score - one.score || one.each.name.length - other.each.name.length)
      .slice(0, atMost)
      .map(({ each }) => each)
  }
  /** The exercise of the library that an everyday name means. */
  const everydayExercise = (name: string): LibraryEntry | undefined => {
    const slug = slugOfEverydayName(name)
    return slug === undefined ? undefined : byId.get(libraryId('exercise', slug))
  }
  const cellOf = (found: FoundExercise | undefined) => found && { id: found.id, name: found.name }
  return {
    all,
    find(text, atMost) {
      const typed = typedName(text)
      if (typed.words.length === 0) return recentFirst.slice(0, atMost)
      const found = search(typed, atMost)
      const everyday = byName.has(typed.text) ? undefined : everydayExercise(text)
      return everyday ? [everyday, ...found.filter(each => each !== everyday)].slice(0, atMost) : found
    },
    closest,
    likeliest(name) {
      const words = tellingWords(name)
      const [best] = words.length > 1 ? closest(name, 1) : []
      return best && words.every(word => best.text.includes(` ${word}`)) ? best : undefined
    },
    called: name => cellOf(byName.get(plainName(name))),
    named(name) {
      const typed = typedName(name)
      const standard = byCore.get(typed.core.join(' '))
      return cellOf(
        byName.get(typed.text) ?? everydayExercise(name) ?? (standard && isStandardForm(standard.facts, typed) ? standard : undefined),
      )
    },
    get: id => byId.get(id),
    muscles(id) {
      const found = byId.get(id)?.exercise
      return found && { primary: found.muscles, secondary: found.secondaryMuscles }
    },
  }
}

/** The likeliest exercise by its telling words. Built once, so that pasting thousands of names needs no search for each. */
function standardForms(all: readonly LibraryEntry[]): Map<string, LibraryEntry> {
  const forms = new Map<string, LibraryEntry>()
  for (const each of all) {
    for (const { core } of each.facts.names) {
      const key = core.join(' ')
      const other = forms.get(key)
      if (key !== '' && (!other || each.facts.standing < other.facts.standing)) forms.set(key, each)
    }
  }
  return forms
}
