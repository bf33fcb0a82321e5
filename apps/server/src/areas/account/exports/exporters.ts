import { collectionOf } from '#platform/contributions'
import type { SystemDb, WorkspaceDb } from '#platform/db'
import type { FileRow } from '#platform/files'

/** A table of the archive: data/<name>.json and data/<name>.csv. */
export interface ExportTable {
  name: string
  rows: readonly Record<string, unknown>[]
}

export interface ExportPart {
  tables?: readonly ExportTable[]
  files?: readonly FileRow[]
}

/** The data that an area puts into archives. Rows carry no secrets and no other person's private data. */
export interface Exporter {
  /** The database tables whose rows it exports. */
  tables: readonly string[]
  /** The person's data outside the workspaces. */
  ofPerson?(db: SystemDb, personId: string): Promise<ExportPart>
  /** A member's own rows in one workspace. */
  ofMember?(db: WorkspaceDb, personId: string): Promise<ExportPart>
  /** The whole business, for its admin. */
  ofWorkspace?(db: WorkspaceDb): Promise<ExportPart>
}

export const exporters = collectionOf<Exporter>('exporters')
