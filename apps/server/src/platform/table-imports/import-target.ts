import type { ErrorCode, Language } from '@allenio/contract'
import type { CommonRowFault } from '@allenio/contract/table-imports'
import type { ParsedRow, TableRow } from '@allenio/domain/tables'
import type { SignedIn } from '#platform/access'
import type { Db, TableName } from '#platform/db'

/** The types of one kind of import, gathered so that each function takes them as one. */
export interface ImportKind {
  field: string
  fault: string
  /** The meaning of a row. */
  draft: { id: string | null }
  /** The thing that a row becomes. */
  item: unknown
}

/** An existing item, with the keys by which a row without its id can mean it. */
export interface KnownItem {
  id: string
  keys: readonly string[]
}

export interface RowKeys {
  /** The keys of an item that this row would become. */
  own: readonly string[]
  /** The keys by which the row means an item; a group counts where no item has a key of the groups before it. */
  sought: readonly (readonly string[])[]
  /** The keys that no two rows may share, even if each names an item of its own by its id. */
  unique: readonly string[]
}

/** Compares a row with the item that it means. Returns nothing where they are equal, and a fault where they do not fit. */
export type MakeItem<Kind extends ImportKind> = (
  draft: Kind['draft'],
  matchId: string | undefined,
) => { item: Kind['item'] } | { fault: Kind['fault'] } | undefined

export interface AcceptedItems<Kind extends ImportKind> {
  created: readonly Kind['item'][]
  updated: readonly Kind['item'][]
}

export interface OpenedTable<Kind extends ImportKind> {
  headings: readonly string[]
  rows: readonly TableRow[]
  fields: readonly (Kind['field'] | null)[]
}

/** Everything that an import needs to know about what its rows become: the exercises of a business, or its foods. */
export interface ImportTarget<Handle extends Db, Importer extends SignedIn, Kind extends ImportKind> {
  table: TableName
  /** The column that names the only person or member who may reach an import. */
  owner: { column: 'membership_id' | 'person_id'; idOf: (importer: Importer) => string }
  /** The name of the import in the log. */
  action: string
  limits: { rows: number; bytes: number }
  /** The keys of the sentences that follow an import. */
  messages: { one: string; many: string }
  fields: readonly Kind['field'][]
  /** Fields that several columns may have; each of the others belongs to one. */
  repeatedFields?: readonly Kind['field'][]
  /** A table without a column for one of these fields is refused with the error below. */
  nameFields: readonly Kind['field'][]
  nameColumnError: ErrorCode

  /** A heading from which `guessColumns` recognises the field. */
  headingOf: (field: Kind['field'], language: Language) => string
  /** Without rows, headings alone are judged: whether the first row is one. */
  guessColumns: (headings: readonly string[], rows: readonly TableRow[]) => (Kind['field'] | null)[]
  /** Reads what rows are judged by from the whole table, before the first of them. */
  openTable?: (db: Handle, table: OpenedTable<Kind>) => Promise<void>
  parseRow: (cells: readonly string[], columns: readonly (Kind['field'] | null)[]) => ParsedRow<Kind['draft'], Kind['fault']>
  faultWords: (language: Language) => (fault: Kind['fault'] | CommonRowFault) => string
  nameOf: (draft: Kind['draft']) => string
  /** The values as they were understood: codes, which the screen names. Empty values are left out. */
  valuesOf: (draft: Kind['draft']) => Partial<Record<Kind['field'], string>>
  keysOf: (draft: Kind['draft']) => RowKeys

  listKnown: (db: Handle) => Promise<Iterable<KnownItem>>
  /** The number of items that can still be added. */
  placesLeft: (db: Handle) => Promise<number>
  /** Looks up the items that rows mean. */
  openItems: (db: Handle, ids: readonly string[]) => Promise<MakeItem<Kind>>
  write: (db: Handle, importer: Importer, items: AcceptedItems<Kind>) => Promise<unknown>
  /** Notifies the importer, who may have left the page meanwhile. */
  notify?: (db: Handle, importer: Importer, outcome: { id: string; count: number; refused: number }) => Promise<unknown>
}
