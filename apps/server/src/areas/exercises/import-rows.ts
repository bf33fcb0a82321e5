import { ownExercisesAtMost } from '@allenio/contract/exercises'
import type { ExerciseImportField } from '@allenio/contract/exercise-imports'
import { readExerciseRow, type ExerciseDraft, type ExerciseFault } from '@allenio/domain/exercises'
import { cutCell } from '@allenio/domain/tables'
import type { CsvTable } from '#platform/csv'
import { sql, type Count, type Row, type WorkspaceDb } from '#platform/db'
import { inSlices } from '#platform/slices'

export interface ImportTable extends CsvTable {
  /** The field of each column; null where the column is skipped. */
  fields: (ExerciseImportField | null)[]
}

export interface AcceptedRow {
  line: number
  draft: ExerciseDraft
}

export interface NamedFault extends ExerciseFault {
  line: number
}

export interface JudgedRows {
  accepted: AcceptedRow[]
  refused: NamedFault[]
  /** Cells of accepted rows that are left out. */
  dropped: NamedFault[]
}

const shownName = ({ fields }: ExerciseDraft): string => cutCell(fields.nameIt || fields.nameEn, 60)

/** Two exercises with one name in the same language are one. */
const keysOf = ({ fields: { nameIt, nameEn } }: ExerciseDraft): string[] =>
  [nameIt && `it ${nameIt.toLowerCase()}`, nameEn && `en ${nameEn.toLowerCase()}`].filter(Boolean)

/** Judges which rows would become exercises, with the reason for each other one. */
export async function judgeRows(db: WorkspaceDb, { rows, fields }: Pick<ImportTable, 'rows' | 'fields'>): Promise<JudgedRows> {
  const judged: JudgedRows = { accepted: [], refused: [], dropped: [] }
  const ownKeys = await findNameKeys(db)
  const tableKeys = new Set<string>()
  let places = ownExercisesAtMost - (await countOwn(db))
  for await (const { line, cells } of inSlices(rows)) {
    const read = readExerciseRow(cells, fields)
    if ('fault' in read) {
      judged.refused.push({ line, ...read.fault })
      continue
    }
    const keys = keysOf(read.draft)
    const fault = keys.some(key => tableKeys.has(key))
      ? 'twice in the table'
      : keys.some(key => ownKeys.has(key))
        ? 'known already'
        : places <= 0
          ? 'over the limit'
          : undefined
    if (fault) {
      judged.refused.push({ line, column: null, fault, value: shownName(read.draft) })
      continue
    }
    for (const key of keys) tableKeys.add(key)
    places -= 1
    judged.accepted.push({ line, draft: read.draft })
    for (const each of read.dropped) judged.dropped.push({ line, ...each })
  }
  return judged
}

const countOwn = async (db: WorkspaceDb): Promise<number> =>
  (await db.one<Count>(sql`select count(*) as count from exercises where deleted_at is null`)).count

async function findNameKeys(db: WorkspaceDb): Promise<ReadonlySet<string>> {
  const rows = await db.many<Row<'exercises', 'name_it' | 'name_en'>>(sql`select name_it, name_en from exercises where deleted_at is null`)
  const keys = new Set<string>()
  for await (const { name_it, name_en } of inSlices(rows)) {
    keys.add(`it ${name_it.toLowerCase()}`)
    keys.add(`en ${name_en.toLowerCase()}`)
  }
  return keys
}
