import type { ErrorCode, Language } from '@allenio/contract'
import type { CommonRowFault } from '@allenio/contract/table-imports'
import type { ReadRow } from '@allenio/domain/tables'
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

/** An item that is there already, with the keys by which a row without its id can mean it. */
export interface KnownItem {
  id: string
  keys: readonly string[]
}

export interface RowKeys {
  /** Those that an item of this row has. */
  own: readonly string[]
  /** Those by which the row means an item; a group counts where no item has a key of the groups before it. */
  sought: readonly (readonly string[])[]
  /** Those that no two rows may share, also where each names an item of its own by its id. */
  unique: readonly string[]
}

/** Compares a row with the item that it means: nothing where the row says what is there already, a fault where the two do not fit. */
export type MakeItem<Kind extends ImportKind> = (
  draft: Kind['draft'],
  matchId: string | undefined,
) => { item: Kind['item'] } | { fault: Kind['fault'] } | undefined

export interface AcceptedItems<Kind extends ImportKind> {
  created: readonly Kind['item'][]
  updated: readonly Kind['item'][]
}

/** All that an import knows of what its rows become: the exercises of a business, or its foods. */
export interface ImportTarget<Handle extends Db, Importer extends SignedIn, Kind extends ImportKind> {
  table: TableName
  /** The column of that table which names the only one who reaches an import. */
  owner: { column: 'membership_id' | 'person_id'; idOf: (importer: Importer) => string }
  /** As the log calls it. */
  action: string
  limits: { rows: number; bytes: number }
  /** The keys of what is said after it. */
  messages: { one: string; many: string }
  fields: readonly Kind['field'][]
  /** A table without a column of one of these is refused with that error. */
  nameFields: readonly Kind['field'][]
  nameColumnError: ErrorCode

  /** A heading by which `guessColumns` knows the field. */
  headingOf: (field: Kind['field'], language: Language) => string
  guessColumns: (headings: readonly string[]) => (Kind['field'] | null)[]
  readRow: (cells: readonly string[], columns: readonly (Kind['field'] | null)[]) => ReadRow<Kind['draft'], Kind['fault']>
  faultWords: (language: Language) => (fault: Kind['fault'] | CommonRowFault) => string
  nameOf: (draft: Kind['draft']) => string
  /** The values as they were understood: codes, which the screen names. Empty ones are not shown. */
  valuesOf: (draft: Kind['draft']) => Partial<Record<Kind['field'], string>>
  keysOf: (draft: Kind['draft']) => RowKeys

  listKnown: (db: Handle) => Promise<Iterable<KnownItem>>
  /** How many more there may be. */
  placesLeft: (db: Handle) => Promise<number>
  /** Looks up the items that rows mean. */
  openItems: (db: Handle, ids: readonly string[]) => Promise<MakeItem<Kind>>
  write: (db: Handle, importer: Importer, items: AcceptedItems<Kind>) => Promise<unknown>
  /** Tells the importer, who may have left the page meanwhile. */
  notify?: (db: Handle, importer: Importer, outcome: { id: string; count: number; refused: number }) => Promise<unknown>
}
