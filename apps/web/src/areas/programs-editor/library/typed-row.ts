import type { Language } from '@allenio/contract'
import { exerciseIn, numberIn, parseRowText, printTarget, splitRowTexts, targetFacts } from '@allenio/domain/programs'
import type { ExerciseLibrary } from '#lib/exercise-library'
import type { TypedPart } from '#ui/typed-parts'
import type { useEditorWords } from '../words.ts'
import { cellsOfTyped, nameAloneId, unreadWordsOf } from './typed-exercise.ts'

interface ReadingParts {
  t: typeof useEditorWords.say
  language: Language
  library: ExerciseLibrary
}

/** The rows that are shown of a text of many: those typed last. */
const rowsAtMost = 3

/** How a typed text will be stored, row by row; the option is the one that Enter takes for its first exercise. */
export const typedReading = (text: string, optionId: string | undefined, parts: ReadingParts): TypedPart[][] =>
  splitRowTexts(text)
    .map((each, at) => rowReading(each, at === 0 || optionId === nameAloneId ? optionId : undefined, parts))
    .slice(-rowsAtMost)

function rowReading(text: string, optionId: string | undefined, { t, language, library }: ReadingParts): TypedPart[] {
  const cells = cellsOfTyped(text, library, optionId)
  const { group } = parseRowText(text).row
  const note = text.split('//').slice(1).join('//').trim()
  // a name of the library may have figures of its own
  const unreadWords = library.called(text) ? [] : unreadWordsOf(text, library, optionId)
  const hasCount = ['sets', 'reps', 'seconds', 'metres'].some(key => cells[key] !== undefined)
  const rest = numberIn(cells, 'restSeconds') === undefined ? [] : (['rest'] as const)
  const figures = [
    hasCount && printTarget(cells, ['sets', 'reps'], language),
    ...targetFacts(cells, ['weight', 'rpe', 'rir', 'tut', ...rest], { language }),
    note !== '' && t('readNote', { note }),
  ]
  return [
    ...(group ? [{ text: `${group.letter}${group.member}` }] : []),
    namePart(exerciseIn(cells), t),
    ...figures.flatMap(figure => (figure ? [{ text: figure }] : [])),
    ...(unreadWords.length > 0 ? [{ text: t('readUnread', { words: unreadWords.join(' ') }), status: 'attention' as const }] : []),
  ]
}

function namePart(exercise: ReturnType<typeof exerciseIn>, t: ReadingParts['t']): TypedPart {
  if (!exercise) return { text: t('readNameless'), status: 'attention' }
  const { id, name } = exercise
  return id === undefined ? { text: t('readUnknown', { name }), status: 'attention' } : { text: name, status: 'done' }
}
