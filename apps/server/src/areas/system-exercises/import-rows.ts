import { isDeepStrictEqual } from 'node:util'
import { exerciseLimits } from '@allenio/contract/exercise-fields'
import type { ExerciseImportFault, ExerciseImportField, ExistingExercises } from '@allenio/contract/exercise-imports'
import { readExerciseRow, type ExerciseDraft, type ExerciseFault, type FilmLink } from '@allenio/domain/exercises'
import { newId } from '@allenio/domain/ids'
import { cutCell } from '@allenio/domain/tables'
import type { SignedIn } from '#platform/access'
import type { CsvTable } from '#platform/csv'
import type { Db } from '#platform/db'
import { inSlices } from '#platform/slices'
import { mergeFields, presentFields } from './fields.ts'
import type { ImportedExercise, ImportTarget, KnownName } from './import-target.ts'

export interface ImportTable extends CsvTable {
  /** The field of each column; null where the column is skipped. */
  fields: (ExerciseImportField | null)[]
  existing: ExistingExercises
}

export interface AcceptedRow {
  line: number
  draft: ExerciseDraft
  exercise: ImportedExercise
  isNew: boolean
  /** Those that the exercise does not show yet. */
  films: FilmLink[]
  /** Behind those that it shows. */
  filmPlace: number
}

export interface NamedFault extends ExerciseFault {
  line: number
}

export interface JudgedRows {
  accepted: AcceptedRow[]
  /** Rows that say what is there already. */
  unchanged: number
  refused: NamedFault[]
  /** Cells of accepted rows that are left out. */
  dropped: NamedFault[]
}

interface Candidate {
  line: number
  draft: ExerciseDraft
  /** The exercise that the row means. */
  matchId: string | undefined
  dropped: readonly ExerciseFault[]
}

const shownName = ({ written: { nameIt, nameEn } }: ExerciseDraft): string => cutCell(nameIt || nameEn || '', 60)

/** Two exercises with one name in the same language are one. */
const keysOf = ({ written: { nameIt, nameEn } }: ExerciseDraft): string[] =>
  [nameIt && `it ${nameIt.toLowerCase()}`, nameEn && `en ${nameEn.toLowerCase()}`].flatMap(key => key || [])

/** Judges which rows would become exercises, or change some, with the reason for each other one. */
export async function judgeRows<Handle extends Db, Importer extends SignedIn>(
  db: Handle,
  target: ImportTarget<Handle, Importer>,
  { rows, fields, existing }: Pick<ImportTable, 'rows' | 'fields' | 'existing'>,
): Promise<JudgedRows> {
  const refused: NamedFault[] = []
  const candidates: Candidate[] = []
  const names = await indexNames(await target.listNames(db))
  const tableKeys = new Set<string>()
  const matchedIds = new Set<string>()
  let places = await target.placesLeft(db)
  for await (const { line, cells } of inSlices(rows)) {
    const read = readExerciseRow(cells, fields)
    if ('fault' in read) {
      refused.push({ line, ...read.fault })
      continue
    }
    const { draft, dropped } = read
    const fault = faultOf(draft)
    if (fault) {
      refused.push({ line, column: null, fault, value: shownName(draft) })
      continue
    }
    const matchId = names.idsOf(draft)[0]
    for (const key of keysOf(draft)) tableKeys.add(key)
    if (matchId === undefined) places -= 1
    else matchedIds.add(matchId)
    candidates.push({ line, draft, matchId, dropped })
  }
  return { ...(await compareRows(db, target, candidates)), refused }

  function faultOf(draft: ExerciseDraft): ExerciseImportFault | undefined {
    const ids = names.idsOf(draft)
    const [matchId] = ids
    if (matchId === undefined) {
      if (keysOf(draft).some(key => tableKeys.has(key))) return 'twice in the table'
      return places <= 0 ? 'over the limit' : undefined
    }
    if (matchedIds.has(matchId)) return 'twice in the table'
    if (existing === 'skip' || names.isTaken(draft, matchId)) return 'known already'
    return ids.length > 1 ? 'known several times' : undefined
  }
}

interface KnownNames {
  /** The exercise with the row's id, or those that bear one of its names. */
  idsOf: (draft: ExerciseDraft) => string[]
  /** Whether a name of the row is another exercise's. */
  isTaken: (draft: ExerciseDraft, id: string) => boolean
}

async function indexNames(rows: readonly KnownName[]): Promise<KnownNames> {
  const ids = new Set<string>()
  const byKey = new Map<string, string[]>()
  for await (const { id, name_it, name_en } of inSlices(rows)) {
    ids.add(id)
    for (const key of [`it ${name_it.toLowerCase()}`, `en ${name_en.toLowerCase()}`]) byKey.set(key, [...(byKey.get(key) ?? []), id])
  }
  const bearers = (draft: ExerciseDraft) => keysOf(draft).map(key => byKey.get(key) ?? [])
  return {
    idsOf: draft => (draft.id !== null && ids.has(draft.id) ? [draft.id] : [...new Set(bearers(draft).flat())]),
    isTaken: (draft, id) => draft.id === id && bearers(draft).some(each => each.length > 0 && !each.includes(id)),
  }
}

/** The exercises that rows become, beside those that are there: a row that says nothing new writes nothing. */
async function compareRows<Handle extends Db, Importer extends SignedIn>(
  db: Handle,
  { findExercises, assets }: ImportTarget<Handle, Importer>,
  candidates: readonly Candidate[],
): Promise<Pick<JudgedRows, 'accepted' | 'unchanged' | 'dropped'>> {
  const ids = candidates.flatMap(({ matchId }) => matchId ?? [])
  const exercises = new Map((ids.length ? await findExercises(db, ids) : []).map(each => [each.id, each]))
  const assetsOf = Map.groupBy(ids.length ? await assets.listOf(db, ids) : [], asset => asset.exercise_id)
  const accepted: AcceptedRow[] = []
  const dropped: NamedFault[] = []
  for await (const { line, draft, matchId, dropped: cells } of inSlices(candidates)) {
    const before = exercises.get(matchId ?? '')
    const fieldsBefore = before && presentFields(before)
    const fields = mergeFields(draft.written, fieldsBefore)
    const tags = draft.tags ?? before?.tags ?? []
    const shownAssets = assetsOf.get(matchId ?? '') ?? []
    const films = draft.films
      .filter(film => !shownAssets.some(asset => asset.provider === film.provider && asset.video_id === film.videoId))
      .slice(0, Math.max(0, exerciseLimits.assets - shownAssets.length))
    if (before && films.length === 0 && isDeepStrictEqual(fields, fieldsBefore) && isDeepStrictEqual(tags, before.tags)) continue
    const exercise = { id: before?.id ?? newId(), fields, tags }
    accepted.push({ line, draft, exercise, isNew: !before, films, filmPlace: Math.max(0, ...shownAssets.map(({ place }) => place)) + 1 })
    for (const each of cells) dropped.push({ line, ...each })
  }
  return { accepted, unchanged: candidates.length - accepted.length, dropped }
}
