import type { SourceFile } from './server-sources.ts'
import { parseSource, walk } from './sql-statements.ts'

/** The owner of each table: a room such as `areas/weights` or `platform/files`. */
export type TableOwners = ReadonlyMap<string, string>

const writes =
  /\b(?:insert into|delete from|update) ([a-z_]+)\b(?=\s+(?:as )?(?:[a-z_]+\s+)?(?:set|where|using|values|select|overriding|\()|\s*`)/g

// a shared part of the platform, such as `rowDeletion`, writes the table that it is given
const handedTables = /\btable: '([a-z_]+)'(?=,| \})/g

/** The tables that the SQL of a text writes, or that it passes to a shared part that writes them. */
export const writtenTables = (text: string): string[] => [
  ...new Set([...text.matchAll(writes), ...text.matchAll(handedTables)].map(([, table = '']) => table)),
]

// procedures that are not named here do not create tables
const creations = /^create table (\w+)|^call (?:document_table|document_row_table)\('(\w+)'/gm

/** The tables that a migration makes, by itself or by a procedure. */
export const createdTables = (migration: string): string[] =>
  [...migration.matchAll(creations)].map(([, table, made]) => table ?? made ?? '')

const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const functionBodies = /\$\$(.*?)\$\$/gs
const triggers = /^create (?:or replace )?trigger \w+[^;]*? on (\w+)/gm
const alterations = /^alter table (\w+)/gm

/** A migration belongs to the owner of the tables that it creates or, if it creates none, of those that it changes. */
function roomsOf({ text }: SourceFile, owners: TableOwners): ReadonlySet<string> {
  const created = createdTables(text)
  const tables = created.length > 0 ? created : [...text.matchAll(alterations)].map(([, table = '']) => table)
  return new Set(tables.flatMap(table => owners.get(table) ?? []))
}

/** The triggers on foreign tables and the writes of foreign tables in functions, each as a sentence that says what to do. */
export function findForeignTriggers(migrations: readonly SourceFile[], owners: TableOwners): string[] {
  return migrations.flatMap(migration => {
    const rooms = roomsOf(migration, owners)
    const bodies = [...migration.text.matchAll(functionBodies)].map(([, body = '']) => body.replaceAll('public.', ''))
    const isForeign = (table: string) => owners.has(table) && !rooms.has(owners.get(table) ?? '')
    return [
      ...[...migration.text.matchAll(triggers)]
        .filter(([, table = '']) => isForeign(table))
        .map(
          ([, table = '']) =>
            `${migration.path} has a trigger on ${table}, which ${owners.get(table)} owns: let its engine or door call you.`,
        ),
      ...bodies
        .flatMap(writtenTables)
        .filter(isForeign)
        .map(table => `${migration.path} writes ${table}, which ${owners.get(table)} owns: call a function of its migration.`),
    ]
  })
}

/** Lists the writes of foreign tables, each as a sentence that says what to do. */
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

const reads = /\b(?:from|join|using) ([a-z_]+)\b/g

/** The tables that the SQL of a file reads, or names as what it deletes from. */
export const readTables = ({ path, text }: SourceFile): string[] => {
  const templates = [...walk(parseSource(path, text))].flatMap(node =>
    node.type === 'TemplateElement' ? [text.slice(node.start, node.end)] : [],
  )
  return [...new Set(templates.flatMap(template => [...template.matchAll(reads)]).map(([, table = '']) => table))]
}

// files that fill whole demo businesses once, or make one row for a test
const isMadeUp = (path: string) => /\/(?:demo|samples)[\w-]*\.ts$/.test(path)

/** The reads of foreign tables that their owner does not let everybody read, each as a sentence that says what to do. */
export function findForeignReads(files: readonly SourceFile[], owners: TableOwners, readable: ReadonlySet<string>): string[] {
  return files
    .filter(({ path }) => !isMadeUp(path))
    .flatMap(file =>
      readTables(file).flatMap(table => {
        const owner = owners.get(table)
        return owner === undefined || owner === roomOf(file.path) || readable.has(table)
          ? []
          : [`${file.path} reads ${table}, which ${owner} owns: call a function of its door, or add one there that answers it.`]
      }),
    )
}
