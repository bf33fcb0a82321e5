import type { CellValue } from '@allenio/contract/documents'
import { searchWords } from '@allenio/domain/exercises'
import type { ExerciseCell } from '@allenio/contract/program-cells'
import { cellsOfText, readRowText } from '@allenio/domain/programs'
import type { SheetOption } from '#ui/spreadsheet'
import type { ExerciseLibrary } from '#lib/exercise-library'

// A cell of an exercise takes a name alone, or a whole row in shorthand.

const optionsAtMost = 8
/** Chosen by somebody who wants no exercise of the library. */
export const nameAloneId = 'name alone'

interface OptionWords {
  nameAlone: string
  muscle: (found: ReturnType<ExerciseLibrary['find']>[number]) => string
}

/** The exercises that the typed name may mean; what else was typed stays behind it. */
export function exerciseOptions(typed: string, library: ExerciseLibrary, words: OptionWords): SheetOption[] {
  const { name } = readRowText(typed).row
  if (name === '') return []
  const at = typed.indexOf(name)
  const withRest = (text: string) => (at < 0 ? text : `${typed.slice(0, at)}${text}${typed.slice(at + name.length)}`)
  const first = blindlyMeant(name, library)
  const matches = library.find(name, optionsAtMost).toSorted((one, other) => Number(other.id === first?.id) - Number(one.id === first?.id))
  const found = matches.map(each => ({ id: each.id, text: withRest(each.name), detail: words.muscle(each) }))
  return library.named(name) ? found : [...found, { id: nameAloneId, text: typed.trim(), detail: words.nameAlone }]
}

/**
 * Whether Enter takes the first option: of a name alone it is what one looks for, but a whole row that is typed blindly gets another
 * exercise only where nothing else can be meant.
 */
export function isMeant(typed: string, library: ExerciseLibrary): boolean {
  const { row } = readRowText(typed)
  if (row.name.length < 2) return false
  const isNameAlone = row.name === typed.trim()
  return isNameAlone ? library.find(row.name, 1).length > 0 : blindlyMeant(row.name, library) !== undefined
}

/** The only exercise that a name can mean: as it is, or with its words cut short. */
function blindlyMeant(name: string, library: ExerciseLibrary): ExerciseCell | undefined {
  const found = library.find(name, optionsAtMost)
  const words = searchWords(name)
  const sameWords = found.filter(each => isCutShort(words, searchWords(each.name)))
  const [only, ...others] = found.length > 1 ? sameWords : found
  return library.named(name) ?? (others.length === 0 ? only : undefined)
}

const isCutShort = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.length === words.length && typed.every((word, index) => words[index]?.startsWith(word))

/** The cells that a typed text means, with the exercise that was option for its name. */
export function cellsOfTyped(typed: string, library: ExerciseLibrary, optionId?: string): Record<string, CellValue> {
  const option = optionId === undefined || optionId === nameAloneId ? undefined : library.get(optionId)
  // a name of the library may have figures of its own, which are no shorthand
  const { row } = readRowText(option ? typed.replace(option.name, 'x') : typed)
  const exercise: ExerciseCell | undefined = option ?? (optionId === nameAloneId ? undefined : library.named(row.name))
  return { ...cellsOfText(row), ...(exercise && cellsOfExercise(exercise, library, row.target !== null)) }
}

/** An exercise that is held or walked is counted so, unless the row says otherwise. */
export function cellsOfExercise({ id, name }: ExerciseCell, library: ExerciseLibrary, hasTarget = false): Record<string, CellValue> {
  const type = id === undefined ? undefined : library.get(id)?.exercise.type
  return { exercise: { ...(id !== undefined && { id }), name }, ...(type !== undefined && type !== 'reps' && !hasTarget && { type }) }
}
