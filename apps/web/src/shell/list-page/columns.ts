import type { Column, SortChoice } from '#ui/data-table'

export interface ListColumn<Row, SortName extends string = string> extends Omit<Column<Row>, 'sortable'> {
  /** The list's order by this column, upwards. */
  sort?: SortName
  /** Everybody chooses on each device whether to see the column; this is how it starts. Without it, the column is always shown. */
  choice?: 'shown' | 'hidden'
  /** The column is left out if none of the rows has a value in it. */
  isEmpty?: (row: Row) => boolean
  /** The column is left out for now, whatever was chosen. */
  isLeftOut?: boolean
}

/** The columns that were chosen on this device, or those that a list starts with. */
export const chosenKeys = <Row>(columns: readonly ListColumn<Row>[], storedKeys: unknown): readonly string[] =>
  columns
    .filter(({ key, choice }) => choice && (Array.isArray(storedKeys) ? storedKeys.includes(key) : choice === 'shown'))
    .map(({ key }) => key)

export const visibleColumns = <Row>(columns: readonly ListColumn<Row>[], keys: readonly string[], rows: readonly Row[]): Column<Row>[] =>
  columns
    .filter(({ key, choice, isEmpty, isLeftOut }) => {
      if (isLeftOut || (choice && !keys.includes(key))) return false
      return !(isEmpty && rows.length > 0 && rows.every(isEmpty))
    })
    .map(({ sort, ...column }) => ({ ...column, key: sort ?? column.key, isSortable: sort !== undefined }))

/** All orders of the list, including those by columns that are not shown. */
export const sortChoicesOf = <Row>(columns: readonly ListColumn<Row>[], sorts: readonly string[]): SortChoice[] =>
  sorts.flatMap(key => columns.filter(({ sort }) => sort === key).map(({ title }) => ({ key, title })))
