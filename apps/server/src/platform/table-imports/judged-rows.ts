import type { CommonRowFault, ExistingRows } from '@allenio/contract/table-imports'
import { cutCell, type RowFault } from '@allenio/domain/tables'
import type { SignedIn } from '#platform/access'
import type { CsvTable } from '#platform/csv'
import type { Db } from '#platform/db'
import { inSlices } from '#platform/slices'
import type { ImportKind, ImportTarget, RowKeys } from './import-target.ts'
import { indexKnown } from './known-items.ts'

export interface ImportTable<Kind extends ImportKind> extends CsvTable {
  /** The field of each column; null where the column is skipped. */
  fields: (Kind['field'] | null)[]
  existing: ExistingRows
}

export interface AcceptedRow<Kind extends ImportKind> {
  line: number
  draft: Kind['draft']
  item: Kind['item']
  isNew: boolean
}

export interface NamedFault<Kind extends ImportKind> extends RowFault<Kind['fault'] | CommonRowFault> {
  line: number
}

export interface JudgedRows<Kind extends ImportKind> {
  accepted: AcceptedRow<Kind>[]
  /** Rows that say what is there already. */
  unchanged: number
  refused: NamedFault<Kind>[]
  /** Cells of accepted rows that are left out. */
  dropped: NamedFault<Kind>[]
}

interface Candidate<Kind extends ImportKind> {
  line: number
  draft: Kind['draft']
  /** The item that the row means. */
  matchId: string | undefined
  dropped: readonly RowFault<Kind['fault']>[]
}

/** Judges which rows would become items, or change some, with the reason for each other one. */
export async function judgeRows<Handle extends Db, Importer extends SignedIn, Kind extends ImportKind>(
  db: Handle,
  target: ImportTarget<Handle, Importer, Kind>,
  { headings, rows, fields, existing }: Pick<ImportTable<Kind>, 'headings' | 'rows' | 'fields' | 'existing'>,
): Promise<JudgedRows<Kind>> {
  await target.openTable?.(db, { headings, rows, fields })
  const refused: NamedFault<Kind>[] = []
  const candidates: Candidate<Kind>[] = []
  const knownItems = await indexKnown(await target.listKnown(db))
  const tableKeys = new Set<string>()
  const matchedIds = new Set<string>()
  let places = await target.placesLeft(db)
  for await (const { line, cells } of inSlices(rows)) {
    const read = target.parseRow(cells, fields)
    if ('fault' in read) {
      refused.push({ line, ...read.fault })
      continue
    }
    const { draft, dropped } = read
    const keys = target.keysOf(draft)
    const ids = knownItems.idsOf(draft.id, keys)
    const fault = faultOf(draft.id, ids, keys)
    if (fault) {
      refused.push(nameFault(line, fault, target.nameOf(draft)))
      continue
    }
    const matchId = ids[0]
    for (const key of keys.own) tableKeys.add(key)
    if (matchId === undefined) places -= 1
    else matchedIds.add(matchId)
    candidates.push({ line, draft, matchId, dropped })
  }
  const compared = await compareRows(db, target, candidates)
  return { ...compared, refused: [...refused, ...compared.refused].toSorted((one, other) => one.line - other.line) }

  function faultOf(id: string | null, ids: readonly string[], keys: RowKeys): CommonRowFault | undefined {
    const [matchId] = ids
    if (matchId === undefined) {
      if (keys.sought.flat().some(key => tableKeys.has(key))) return 'twice in the table'
      return places <= 0 ? 'over the limit' : undefined
    }
    if (matchedIds.has(matchId) || keys.unique.some(key => tableKeys.has(key))) return 'twice in the table'
    if (existing === 'skip' || (id === matchId && knownItems.isTaken(matchId, keys))) return 'known already'
    return ids.length > 1 ? 'known several times' : undefined
  }
}

/** The items that rows become, beside those that are there: a row that says nothing new writes nothing. */
async function compareRows<Handle extends Db, Importer extends SignedIn, Kind extends ImportKind>(
  db: Handle,
  { openItems, nameOf }: ImportTarget<Handle, Importer, Kind>,
  candidates: readonly Candidate<Kind>[],
): Promise<JudgedRows<Kind>> {
  const makeItem = await openItems(
    db,
    candidates.flatMap(({ matchId }) => matchId ?? []),
  )
  const judged: JudgedRows<Kind> = { accepted: [], unchanged: 0, refused: [], dropped: [] }
  for await (const { line, draft, matchId, dropped } of inSlices(candidates)) {
    const made = makeItem(draft, matchId)
    if (made === undefined) judged.unchanged += 1
    else if ('fault' in made) judged.refused.push(nameFault(line, made.fault, nameOf(draft)))
    else {
      judged.accepted.push({ line, draft, item: made.item, isNew: matchId === undefined })
      for (const each of dropped) judged.dropped.push({ line, ...each })
    }
  }
  return judged
}

const shownLength = 60

/** A fault of the whole row, which is shown by the name of its item. */
const nameFault = <Fault extends string>(line: number, fault: Fault, name: string) => ({
  line,
  column: null,
  fault,
  value: cutCell(name, shownLength),
})
