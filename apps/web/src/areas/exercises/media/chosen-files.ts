import type { ExerciseCell } from '@allenio/contract/programs'
import { exerciseLimits } from '@allenio/contract/exercises'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { newId } from '@allenio/domain/ids'
import { checkAssets } from '../assets/asset-check.ts'
import { matchFile, type FileMatch } from './file-names.ts'

/** A file of the drag, with the exercise that it seems to show. */
export interface ChosenFile {
  id: string
  file: File
  kind: FileMatch['kind']
  exercise: ExerciseCell | undefined
  /** Somebody has said which exercise it is for. */
  isSettled?: boolean
}

export interface FileWithTarget {
  file: File
  exercise: { id: string }
}

/** The most files of one drag. */
export const filesAtMost = 200

/** Files matched to exercises by their names, and the reasons why others cannot be sent. */
export function chooseFiles(files: readonly File[], library: ExerciseLibrary): { items: ChosenFile[]; messages: string[] } {
  const { good, messages } = checkAssets(files, filesAtMost)
  const items = good.map((file): ChosenFile => ({ id: newId(), file, kind: 'none', exercise: undefined }))
  return { items: matchFiles(items, library), messages }
}

/** Matches what nobody has settled: the exercises may arrive after the files. */
export const matchFiles = (items: readonly ChosenFile[], library: ExerciseLibrary): ChosenFile[] =>
  items.map(item => (item.isSettled ? item : { ...item, exercise: undefined, ...matchFile(item.file.name, library) }))

/** Files that can be sent: with an exercise, and no more of one exercise than it may have. */
export function readyFiles(chosen: readonly ChosenFile[]): FileWithTarget[] {
  const counts = new Map<string, number>()
  return chosen.flatMap(({ file, exercise }) => {
    const id = exercise?.id
    if (id === undefined) return []
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count > exerciseLimits.assets ? [] : [{ file, exercise: { id } }]
  })
}
