import type { DocumentRow } from '@allenio/contract/documents'
import { programColumns, type ProgramSettings } from '@allenio/contract/programs'
import type { DocumentRows } from '@allenio/domain/documents'
import { visibleCells, type ClientColumns } from '@allenio/domain/programs'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readProgramSettings } from './settings.ts'

/** The columns of exercises that somebody sees: a client those that the business shows, the team all. */
export const columnsFor = ({ role }: Pick<Actor, 'role'>, { clientColumns }: Pick<ProgramSettings, 'clientColumns'>): ClientColumns =>
  role === 'client' ? clientColumns : [...programColumns]

export const readColumnsFor = async (db: WorkspaceDb, actor: Pick<Actor, 'role'>): Promise<ClientColumns> =>
  columnsFor(actor, await readProgramSettings(db))

/** A row of a release as somebody may see it. Whatever a client reads of a plan goes through here. */
export const visibleRow = (row: DocumentRow, columns: ClientColumns): DocumentRow =>
  row.type === 'row' ? { ...row, cells: visibleCells(row.cells, columns) } : row

export const visibleRows = (rows: DocumentRows, columns: ClientColumns): DocumentRows =>
  new Map([...rows].map(([id, row]) => [id, visibleRow(row, columns)]))
