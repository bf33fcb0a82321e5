import { collectionOf } from '#platform/contributions'
import { joined, sql, type Sql } from '#platform/db'

/** The rule by which a file may be served, from the area that owns the rows naming it. Every use of a link checks it. */
export interface FileRule {
  /** The columns that name the file, each as 'table.column'. */
  columns: readonly string[]
  /** A condition on the file `f` and on `m`, the active membership in its workspace of the person who asks. */
  ofMember?: Sql
  /** A condition on the file `f`, which belongs to no workspace, and on the person who asks, `v.person_id`. */
  ofPerson?: Sql
  /** A condition on the file `f`, where whoever holds a link may see it without being signed in. */
  ofAnyone?: Sql
}

/** A file that no rule knows is served to nobody. */
export const fileRules = collectionOf<FileRule>('file rules')

/** The conditions of all areas: one that holds suffices. */
export const anyRule = (kind: 'ofMember' | 'ofPerson' | 'ofAnyone'): Sql =>
  sql`(${joined([sql`false`, ...fileRules.gathered().flatMap(rule => rule[kind] ?? [])], ' or ')})`
