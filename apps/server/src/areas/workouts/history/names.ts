import type { Language } from '@allenio/contract'
import type { ExerciseCell } from '@allenio/contract/programs'
import { exerciseNames } from '#areas/exercises'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

/** The names of exercises as the library has them today, by their ids, in the asker's language. */
export async function namesOf(
  db: WorkspaceDb,
  { language }: Pick<Actor, 'language'>,
  rows: readonly { exercise: ExerciseCell }[],
): Promise<ReadonlyMap<string, string>> {
  const exercisesById = await exerciseNames(
    db,
    rows.flatMap(({ exercise }) => exercise.id ?? []),
  )
  return new Map([...exercisesById].map(([id, { name_it: it, name_en: en }]) => [id, language === 'it' ? it || en : en || it]))
}

/** For what is stored now and read later, by each reader in their language. */
export async function namesInLanguages(db: WorkspaceDb, exercise: ExerciseCell): Promise<Record<Language, string>> {
  const nameIn = async (language: Language) => (await namesOf(db, { language }, [{ exercise }])).get(exercise.id ?? '') ?? exercise.name
  return { it: await nameIn('it'), en: await nameIn('en') }
}
