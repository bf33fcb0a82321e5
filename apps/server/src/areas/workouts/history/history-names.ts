import type { Language } from '@allenio/contract'
import type { ExerciseCell } from '@allenio/contract/programs'
import { everydayExerciseNames, exerciseName } from '@allenio/domain/exercises'
import { listOfferedNames } from '#areas/exercises'
import { idOfSlug } from '#areas/system-exercises'
import type { WorkspaceDb } from '#platform/db'
import { appNames } from './app-names.ts'

/** The words of a name in any order: "Bench Press (Barbell)" is a barbell bench press. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** The names of other apps come before those of every day. */
const idsByKnownWords = new Map(
  [...everydayExerciseNames.map(([slug, name]) => [name, slug] as const), ...Object.entries(appNames)].map(([name, slug]) => [
    wordsOf(name),
    idOfSlug(slug),
  ]),
)

interface Match {
  name: string
  exercise: Required<ExerciseCell>
}

/** Finds exercises by what other apps call them, a business's own before those of the library. */
export async function matchNames(db: WorkspaceDb, names: readonly string[], language: Language): Promise<Match[]> {
  const offered = await listOfferedNames(db)
  const byId = new Map(offered.map(each => [each.id, each]))
  const byWords = new Map(offered.flatMap(each => [each.name_en, each.name_it].filter(Boolean).map(name => [wordsOf(name), each] as const)))
  return [...new Set(names)].flatMap(name => {
    const words = wordsOf(name)
    const exercise = byWords.get(words) ?? byId.get(idsByKnownWords.get(words) ?? '')
    if (!exercise) return []
    const { id, name_it: nameIt, name_en: nameEn } = exercise
    return [{ name, exercise: { id, name: exerciseName({ nameIt, nameEn }, language) } }]
  })
}
