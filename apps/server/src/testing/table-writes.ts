import type { SourceFile } from './server-sources.ts'

/** A room is `areas/weights` or `platform/files`. */
export type TableOwners = ReadonlyMap<string, string>

const writes =
  /\b(?:insert into|delete from|update) ([a-z_]+)\b(?=\s+(?:as )?(?:[a-z_]+\s+)?(?:set|where|using|values|select|overriding|\()|\s*`)/g

// a shared part of the platform, such as `rowDeletion`, writes the table that it is given
const handedTables = /\btable: '([a-z_]+)'(?=,| \})/g

/** The tables that the SQL of a text writes, or that it hands to a part which does. */
export const writtenTables = (text: string): string[] => [
  ...new Set([...text.matchAll(writes), ...text.matchAll(handedTables)].map(([, table = '']) => table)),
]

// the other procedures of the migrations work on a table that is there
const creations = /^create table (\w+)|^call (?:document_table|document_row_table)\('(\w+)'/gm

/** The tables that a migration makes, by itself or by a procedure. */
export const createdTables = (migration: string): string[] =>
  [...migration.matchAll(creations)].map(([, table, made]) => table ?? made ?? '')

const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** The writes that are not the owner's, each as a sentence that says what to do. */
export function findForeignWrites(files: readonly SourceFile[], owners: TableOwners): string[] {
  return files.flatMap(({ path, text }) =>
    writtenTables(text).flatMap(table => {
      const owner = owners.get(table)
      return owner === undefined || owner === roomOf(path)
        ? []
        : [`${path} writes ${table}, which ${owner} owns: call a function of its door, or add one there that does it.`]
    }),
  )
}
