import type { CellValue } from '@allenio/contract/documents'
import type { ExerciseCell } from '@allenio/contract/programs'
import { cellsOfText, parseRowText, splitRowTexts } from '@allenio/domain/programs'
import type { SheetOption } from '#ui/spreadsheet'
import type { ExerciseLibrary } from '#lib/exercise-library'

// A cell of an exercise takes a name alone, or a whole row in shorthand. A line for new rows takes several of them.

const optionsAtMost = 7
/** The option for a name that is no exercise of the library. */
export const nameAloneId = 'name alone'

interface OptionWords {
  nameAlone: string
  muscle: (found: ReturnType<ExerciseLibrary['find']>[number]) => string
}

const firstName = (typed: string): string => parseRowText(splitRowTexts(typed)[0] ?? '').row.name

/** The exercises that the first typed name may mean, else those nearest to it, the likeliest first; what else was typed stays behind it. */
export function exerciseOptions(typed: string, library: ExerciseLibrary, words: OptionWords): SheetOption[] {
  const name = firstName(typed)
  if (name === '') return []
  const at = typed.indexOf(name)
  const withRest = (text: string) => (at < 0 ? text : `${typed.slice(0, at)}${text}${typed.slice(at + name.length)}`)
  const hits = library.find(name, optionsAtMost)
  const found = (hits.length > 0 ? hits : library.closest(name, optionsAtMost)).map(each => ({
    id: each.id,
    text: withRest(each.name),
    detail: words.muscle(each),
  }))
  const nameAlone = { id: nameAloneId, text: typed.trim(), detail: words.nameAlone, isAsTyped: true }
  return library.called(name) ? found : [...found, nameAlone]
}

/** Whether Enter takes the first option: a name that nobody can read from one letter, and one that the library lacks, stay as typed. */
export function isFirstMeant(typed: string, library: ExerciseLibrary): boolean {
  const name = firstName(typed)
  return name.length > 1 && library.find(name, optionsAtMost).length > 0
}

/** The cells that a typed text means, with the exercise that was option for its name. */
export function cellsOfTyped(typed: string, library: ExerciseLibrary, optionId?: string): Record<string, CellValue> {
  const { option, row } = parseTyped(typed, library, optionId)
  const exercise: ExerciseCell | undefined = option ?? (optionId === nameAloneId ? undefined : library.named(row.name))
  return { ...cellsOfText(row), ...(exercise && cellsOfExercise(exercise, library, row.target !== null)) }
}

/** The words behind the name that mean no figure: they are kept in the note. */
export const unreadWordsOf = (typed: string, library: ExerciseLibrary, optionId?: string): readonly string[] =>
  parseTyped(typed, library, optionId).unreadWords

function parseTyped(typed: string, library: ExerciseLibrary, optionId: string | undefined) {
  const option = optionId === undefined || optionId === nameAloneId ? undefined : library.get(optionId)
  // a name of the library may have figures of its own, which are no shorthand
  return { option, ...parseRowText(option ? typed.replace(option.name, 'n') : typed) }
}

/** An exercise that is held or walked is counted so, unless the row says otherwise. */
export function cellsOfExercise({ id, name }: ExerciseCell, library: ExerciseLibrary, hasTarget = false): Record<string, CellValue> {
  const type = id === undefined ? undefined : library.get(id)?.exercise.type
  return { exercise: { ...(id !== undefined && { id }), name }, ...(type !== undefined && type !== 'reps' && !hasTarget && { type }) }
}
