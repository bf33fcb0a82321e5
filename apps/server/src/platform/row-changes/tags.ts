import { nameInSql, sql, type Row, type Sql, type TableName, type WorkspaceDb } from '#platform/db'

type ChangedRow = Row<'documents', 'id'>

/** The tags of rows whose table has `tags` and their search forms, `tag_keys`. Deleted rows stay as they are. */
export function rowTags({ table, max }: { table: TableName; max: number }) {
  async function update(db: WorkspaceDb, tags: Sql, condition: Sql): Promise<string[]> {
    const rows = await db.many<ChangedRow>(sql`
      update ${nameInSql(table)} set tags = ${tags}, updated_at = now() where deleted_at is null and ${condition} returning id`)
    return rows.map(({ id }) => id)
  }
  const isAmong = (ids: readonly string[]) => sql`id = any(${[...ids]}::uuid[])`
  const hasTag = (tag: string) => sql`search_form(${tag}) = any(tag_keys)`

  return {
    /** Answers the rows that did not have it and have a place for it. */
    add: (db: WorkspaceDb, ids: readonly string[], tag: string) =>
      update(db, sql`tags || ${tag}::text`, sql`${isAmong(ids)} and cardinality(tags) < ${max}::int and not ${hasTag(tag)}`),

    /** Answers the rows that had it. */
    remove(db: WorkspaceDb, ids: readonly string[], tag: string) {
      const others = sql`array(
        select t.tag from unnest(tags, tag_keys) with ordinality as t (tag, key, place)
        where t.key <> search_form(${tag}) order by t.place)`
      return update(db, others, sql`${isAmong(ids)} and ${hasTag(tag)}`)
    },
  }
}
