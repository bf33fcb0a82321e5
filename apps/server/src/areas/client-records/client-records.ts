import { exporters, type ExportPart, type ExportTable } from '#areas/account'
import {
  clientFileOwners,
  clientJoins,
  isAboutPerson,
  isSeenByMember,
  moveRecords,
  type ErasedClients,
  type MoveRecords,
} from '#areas/clients'
import type { Contribution } from '#platform/contributions'
import { nameInSql, sql, type Db, type Row, type Sql, type TableName, type WorkspaceDb } from '#platform/db'
import { fileRules, type FileRow } from '#platform/files'
import type { AnyJob } from '#platform/jobs'
import { defineRecordSweep } from '#platform/records'

interface RecordFiles {
  /** The column that names the file, as 'table.column'. */
  column: string
  /** The records `r`, joined with the rows that name their files. */
  rows: Sql
  /** The expression for that column within `rows`. */
  fileId: Sql
  /** A condition on members `m` who may see the files, beside reaching the client. */
  mayMemberSee?: Sql
}

/** For each table of an archive, its rows `r` under the condition. */
type RecordExports = Readonly<Record<string, (db: WorkspaceDb, condition: Sql) => Promise<ExportTable['rows']>>>

interface ClientRecords {
  table: TableName
  /** The area's other tables, whose rows are deleted with the records. */
  otherTables?: readonly TableName[]
  exports: RecordExports
  /** The tables in the client's own copy, where the business hides something from clients. */
  exportsOfClient?: RecordExports
  files?: RecordFiles
  /** Set for records that the client never sees. */
  isForTeam?: true
  /** Moves the rows when two records of a client are joined, if both may have the same row; by default all rows are moved. */
  join?: MoveRecords
}

/** The contributions of every table of records of clients: exports, the join of two clients, the sweep of deleted rows, and files. */
export function defineClientRecords({
  table,
  otherTables = [],
  exports,
  exportsOfClient = exports,
  files,
  isForTeam,
  join,
}: ClientRecords): { tables: readonly TableName[]; jobs: readonly AnyJob[]; contributes: readonly Contribution[] } {
  const tables = [table, ...otherTables]
  const rows = nameInSql(table)
  const tablesOf = (db: WorkspaceDb, lists: RecordExports, condition: Sql): Promise<ExportTable[]> =>
    Promise.all(Object.entries(lists).map(async ([name, list]) => ({ name, rows: await list(db, condition) })))
  const ofMember = async (db: WorkspaceDb, personId: string): Promise<ExportPart> => ({
    tables: await tablesOf(db, exportsOfClient, isAboutPerson(personId)),
    files: files ? await listFilesOfPerson(db, files, personId) : [],
  })
  return {
    tables,
    jobs: [defineRecordSweep({ records: table.replaceAll('_', ' '), tables: [{ name: rows }] })],
    contributes: [
      exporters({ tables, ...(!isForTeam && { ofMember }), ofWorkspace: async db => ({ tables: await tablesOf(db, exports, sql`true`) }) }),
      clientJoins(join ?? moveRecords(rows)),
      ...(files ? contributeFiles(files, files.mayMemberSee ?? (isForTeam ? sql`m.role <> 'client'` : sql`true`)) : []),
    ],
  }
}

const contributeFiles = (files: RecordFiles, mayMemberSee: Sql): Contribution[] => [
  clientFileOwners((db, of) => listFilesOfErased(db, files, of)),
  fileRules({ columns: [files.column], ofMember: sql`${mayMemberSee} and ${isFileOfRecord(files.rows, files.fileId)}` }),
]

/** Whether one of the `rows` `r` about a client names the file, and the member may see that client. */
const isFileOfRecord = (rows: Sql, fileId: Sql): Sql => sql`exists (select from ${rows}
  join clients c on c.workspace_id = r.workspace_id and c.id = r.client_id and c.deleted_at is null
  where r.workspace_id = f.workspace_id and ${fileId} = f.id and r.deleted_at is null and ${isSeenByMember})`

const listFilesOfPerson = (db: WorkspaceDb, { rows, fileId }: RecordFiles, personId: string) =>
  db.many<FileRow>(sql`
  select f.* from files f where f.deleted_at is null and f.id in (
    select ${fileId} from ${rows} where r.deleted_at is null and ${isAboutPerson(personId)})`)

/** Lists the files that must be erased with these clients; a foreign key deletes the rows that name them. */
async function listFilesOfErased(db: Db, { rows, fileId }: RecordFiles, { workspaceId, clientIds }: ErasedClients): Promise<string[]> {
  const found = await db.many<Row<'files', 'id'>>(sql`
    select ${fileId} as id from ${rows}
    where r.workspace_id = ${workspaceId} and r.client_id = any(${[...clientIds]}::uuid[]) and ${fileId} is not null`)
  return found.map(({ id }) => id)
}
