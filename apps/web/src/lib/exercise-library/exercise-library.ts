import type { Language } from '@allenio/contract'
import type { IndexedExercise } from '@allenio/contract/exercises'
import type { ExerciseCell } from '@allenio/contract/program-cells'
import { exerciseName, forgivingPattern, searchWords } from '@allenio/domain/exercises'
import type { ExerciseMuscles } from '@allenio/domain/programs'

export interface FoundExercise {
  id: string
  name: string
  exercise: IndexedExercise
}

/** All exercises that are offered, as this device searches them. */
export interface ExerciseLibrary {
  find: (text: string, atMost: number) => readonly FoundExercise[]
  /** Those that share words with a name, for whoever chooses what it means: the most words first. */
  closest: (name: string, atMost: number) => readonly FoundExercise[]
  /** The exercise of exactly this name, in either language. */
  named: (name: string) => ExerciseCell | undefined
  get: (id: string) => FoundExercise | undefined
  muscles: (id: string) => ExerciseMuscles | undefined
  all: readonly FoundExercise[]
}

interface Searchable extends FoundExercise {
  /** Both names without accents, each word behind a blank. */
  text: string
  ownText: string
}

const plainName = (name: string): string => searchWords(name).join(' ')

export function libraryOf(exercises: readonly IndexedExercise[], language: Language): ExerciseLibrary {
  const all = exercises.map((exercise): Searchable => {
    const name = exerciseName({ nameIt: exercise.it, nameEn: exercise.en }, language)
    const ownText = plainName(name)
    return { id: exercise.id, name, exercise, ownText, text: ` ${plainName(exercise.it)} ${plainName(exercise.en)}` }
  })
  const byId = new Map(all.map(each => [each.id, each]))
  const byName = new Map(all.toReversed().flatMap(each => [each.exercise.it, each.exercise.en].map(name => [plainName(name), each])))
  return {
    all,
    find(text, atMost) {
      const words = searchWords(text)
      if (words.length === 0) return all.slice(0, atMost)
      const exact = all.filter(each => words.every(word => each.text.includes(` ${word}`)))
      const found = exact.length > 0 ? exact : forgivingly(all, words)
      const typed = words.join(' ')
      return found.toSorted((one, other) => rank(one, typed) - rank(other, typed)).slice(0, atMost)
    },
    closest(name, atMost) {
      const words = searchWords(name).filter(word => word.length > 2)
      const scored = all.flatMap(each => {
        const score = words.filter(word => each.text.includes(` ${word}`)).length
        return score > 0 ? [{ each, score }] : []
      })
      return scored
        .toSorted((one, other) => other.score - one.score || one.each.ownText.length - other.each.ownText.length)
        .slice(0, atMost)
        .map(({ each }) => each)
    },
    named(name) {
      const found = byName.get(plainName(name))
      return found && { id: found.id, name: found.name }
    },
    get: id => byId.get(id),
    muscles(id) {
      const found = byId.get(id)?.exercise
      return found && { primary: found.muscles, secondary: found.secondaryMuscles }
    },
  }
}

function forgivingly(all: readonly Searchable[], words: readonly string[]): Searchable[] {
  const patterns = words.map(word => new RegExp(forgivingPattern(word)))
  return all.filter(({ text }) => patterns.every(pattern => pattern.test(text)))
}

/** Names that begin with what was typed come first, then the business's own, then short ones. */
const rank = ({ ownText, exercise }: Searchable, typed: string): number =>
  (ownText.startsWith(typed) ? 0 : 1_000) + (exercise.isOwn ? 0 : 100) + Math.min(ownText.length, 99)
