import { isDeepStrictEqual } from 'node:util'
import {
  exerciseLimits,
  exerciseImportMaxBytes,
  exerciseImportRowsAtMost,
  type ExerciseImportFault,
  type ExerciseImportField,
} from '@allenio/contract/exercises'
import {
  filmUrl,
  guessExerciseColumns,
  importHeadings,
  parseExerciseRow,
  type ExerciseDraft,
  type FilmLink,
} from '@allenio/domain/exercises'
import { newId } from '@allenio/domain/ids'
import type { SignedIn } from '#platform/access'
import type { Db } from '#platform/db'
import { tableImports, type KnownItem, type RowKeys } from '#platform/table-imports'
import { mergeFields, presentFields } from './fields.ts'
import type { ExerciseImportTarget, ImportedExercise, KnownName } from './import-target.ts'
import { faultWords } from './words.ts'

/** The exercise that a row describes. */
interface RowExercise extends ImportedExercise {
  /** The films of the row that the exercise does not have yet. */
  films: FilmLink[]
  /** The place of the first of these films, behind the existing ones. */
  filmPlace: number
}

interface ExerciseKind {
  field: ExerciseImportField
  fault: ExerciseImportFault
  draft: ExerciseDraft
  item: RowExercise
}

const nameFields = ['nameIt', 'nameEn'] as const

/** The imports of tables into the exercises of a business, or into the library of the product. */
export const exerciseImports = <Handle extends Db, Importer extends SignedIn>(target: ExerciseImportTarget<Handle, Importer>) =>
  tableImports<Handle, Importer, ExerciseKind>({
    table: target.table,
    owner: target.owner,
    action: target.action,
    limits: { rows: exerciseImportRowsAtMost, bytes: exerciseImportMaxBytes },
    messages: { one: 'exercise imported', many: 'exercises imported' },
    fields: target.fields,
    nameFields,
    nameColumnError: 'exercise name column needed',
    headingOf: (field, language) => importHeadings[language][field],
    guessColumns: guessExerciseColumns,
    parseRow: parseExerciseRow,
    faultWords,
    nameOf: ({ written: { nameIt, nameEn } }) => nameIt || nameEn || '',
    valuesOf,
    keysOf,
    listKnown: async db => (await target.listNames(db)).values().map(knownItem),
    placesLeft: target.placesLeft,
    openItems: (db, ids) => openExercises(db, target, ids),

    async write(db, _, { created, updated }) {
      if (created.length > 0) await target.insert(db, created)
      if (updated.length > 0) await target.update(db, updated)
      await target.assets.addFilms(
        db,
        [...created, ...updated].flatMap(({ id, films, filmPlace }) =>
          films.map((film, at) => ({ ...film, exerciseId: id, place: filmPlace + at })),
        ),
      )
      await target.noteChange(db)
    },
  })

const knownItem = ({ id, name_it, name_en }: KnownName): KnownItem => ({ id, keys: nameKeys(name_it, name_en) })

/** The keys of an exercise: two exercises with the same name in one language are one. */
const nameKeys = (nameIt = '', nameEn = ''): string[] =>
  [nameIt && `it ${nameIt.toLowerCase()}`, nameEn && `en ${nameEn.toLowerCase()}`].filter(Boolean)

function keysOf({ written: { nameIt, nameEn } }: ExerciseDraft): RowKeys {
  const keys = nameKeys(nameIt, nameEn)
  return { own: keys, sought: [keys], unique: [] }
}

function valuesOf({ written, tags, films }: ExerciseDraft): Partial<Record<ExerciseImportField, string>> {
  const all = { ...written, tags: tags ?? [], films: films.map(filmUrl) }
  return Object.fromEntries(Object.entries(all).map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : String(value)]))
}

async function openExercises<Handle extends Db, Importer extends SignedIn>(
  db: Handle,
  { findExercises, assets }: ExerciseImportTarget<Handle, Importer>,
  ids: readonly string[],
) {
  const exercises = new Map((ids.length ? await findExercises(db, ids) : []).map(each => [each.id, each]))
  const assetsOf = Map.groupBy(ids.length ? await assets.listOf(db, ids) : [], asset => asset.exercise_id)
  return (draft: ExerciseDraft, matchId = ''): { item: RowExercise } | undefined => {
    const before = exercises.get(matchId)
    const fieldsBefore = before && presentFields(before)
    const fields = mergeFields(draft.written, fieldsBefore)
    const tags = draft.tags ?? before?.tags ?? []
    const shownAssets = assetsOf.get(matchId) ?? []
    const films = draft.films
      .filter(film => !shownAssets.some(asset => asset.provider === film.provider && asset.video_id === film.videoId))
      .slice(0, Math.max(0, exerciseLimits.assets - shownAssets.length))
    const isUnchanged = isDeepStrictEqual(fields, fieldsBefore) && isDeepStrictEqual(tags, before?.tags) && films.length === 0
    if (isUnchanged) return undefined
    const filmPlace = Math.max(0, ...shownAssets.map(({ place }) => place)) + 1
    return { item: { id: before?.id ?? newId(), fields, tags, films, filmPlace } }
  }
}
