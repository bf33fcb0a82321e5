import type { TablesFromR } from './tables-from-r.ts'
import type { TablesMToQ } from './tables-m-to-q.ts'
import type { TablesToL } from './tables-to-l.ts'

/** The columns of all tables and views, as the driver answers them. */
export interface Tables extends TablesToL, TablesMToQ, TablesFromR {}

export type TableName = keyof Tables

/** A row of a table, or some columns of it. */
export type Row<Name extends TableName, Columns extends keyof Tables[Name] = keyof Tables[Name]> = Pick<Tables[Name], Columns>

/** Columns that a query answers filled in every row, such as those that it joins by. */
export type NotNull<Columns> = { [Name in keyof Columns]: NonNullable<Columns[Name]> }

/** Columns of a table that a query joins if there is a row. */
export type OrNull<Columns> = { [Name in keyof Columns]: Columns[Name] | null }
