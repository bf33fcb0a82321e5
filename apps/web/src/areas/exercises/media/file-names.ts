import type { ExerciseCell } from '@allenio/contract/programs'
import { searchWords } from '@allenio/domain/search'
import type { ExerciseLibrary } from '#lib/exercise-library'

/** Words that cameras, phones and people add to the name of a file, and that are no part of an exercise. */
const fillers = new Set(
  `img dsc dscn vid mov pxl gopr mvi image video foto photo immagine copia copy final finale def definitivo edit hd uhd 4k 1080p
  720p fronte front lato side retro demo esercizio exercise trim trimmed clip at alle`.split(/\s+/),
)

/** The name of an exercise as somebody wrote it into the name of a file: "IMG_2034 Squat_bulgaro-02 (1).mp4". */
export function exerciseNameIn(fileName: string): string {
  const stem = fileName.normalize('NFC').replace(/\.[^.]{1,5}$/, '')
  const words = stem
    .replaceAll(/whatsapp/gi, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
    .split(' ')
  const telling = words.filter(word => !fillers.has(word.toLowerCase()) && !/^\d+$/.test(word) && !/^v\d+$/i.test(word))
  return telling.join(' ')
}

/** The exercise that a file shows: surely, probably (somebody looks at it first), or none. */
export interface FileMatch {
  kind: 'sure' | 'doubt' | 'none'
  exercise?: ExerciseCell
}

const fewestWords = 2

/** The exercise that shares the most words with a name, if they are two or more. */
function closeTo(name: string, library: ExerciseLibrary) {
  const words = new Set(searchWords(name).filter(word => word.length > 2))
  const [closest] = library.closest(name, 1)
  const names = closest ? searchWords(`${closest.exercise.it} ${closest.exercise.en}`) : []
  return new Set(names.filter(word => words.has(word))).size >= fewestWords ? closest : undefined
}

/** Finds the exercise whose name a file has, in either language or by an everyday name. */
export function matchFile(fileName: string, library: ExerciseLibrary): FileMatch {
  const name = exerciseNameIn(fileName)
  if (name === '') return { kind: 'none' }
  const exercise = library.named(name)
  if (exercise) return { kind: 'sure', exercise }
  const [found] = library.find(name, 1)
  const likely = library.likeliest(name) ?? found ?? closeTo(name, library)
  return likely ? { kind: 'doubt', exercise: { id: likely.id, name: likely.name } } : { kind: 'none' }
}
