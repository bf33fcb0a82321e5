import { sql, type Db, type NotNull, type Row, type WorkspaceDb } from '#platform/db'

export type ListRow = Row<'shopping_lists', 'workspace_id' | 'id' | 'client_id' | 'days' | 'people' | 'changed_at' | 'former_ids'> & {
  /** Null where no link is valid. */
  link_expires_at: string | null
}
export type LineRow = Row<
  'shopping_lines',
  'id' | 'food_id' | 'name_it' | 'name_en' | 'category' | 'grams' | 'gross_grams' | 'is_ticked' | 'changed_at'
>

export const listColumns = sql`s.workspace_id, s.id, s.client_id, s.days::text[] as days, s.people, s.changed_at, s.former_ids,
  case when s.link_expires_at > now() then s.link_expires_at end as link_expires_at`

/** Finds the list of a client, who has at most one. */
export const maybeList = (db: WorkspaceDb, clientId: string) =>
  db.maybeOne<ListRow>(sql`select ${listColumns} from shopping_lists s where s.client_id = ${clientId}`)

type ListAt = Pick<ListRow, 'workspace_id' | 'id'>

export const listLines = (db: Db, { workspace_id, id }: ListAt) =>
  db.many<LineRow>(sql`
  select id, food_id, name_it, name_en, category, grams, gross_grams, is_ticked, changed_at from shopping_lines
  where workspace_id = ${workspace_id} and list_id = ${id} order by food_id is null, position, id`)

export interface Tick {
  lineId: string
  isTicked: boolean
  changedAt: string
}

/** Updates ticks; the later of two changes of one line counts. Returns the number of changed lines. */
export function updateTicks(db: Db, { workspace_id, id }: ListAt, ticks: readonly Tick[]): Promise<number> {
  const ordered = ticks.toSorted((one, other) => (one.changedAt < other.changedAt ? -1 : 1))
  const latest = [...new Map(ordered.map(tick => [tick.lineId, tick])).values()]
  return db.run(sql`
    update shopping_lines l set is_ticked = t.is_ticked, changed_at = t.changed_at
    from unnest(${latest.map(({ lineId }) => lineId)}::uuid[], ${latest.map(({ isTicked }) => isTicked)}::boolean[],
      ${latest.map(({ changedAt }) => changedAt)}::timestamptz[]) as t (id, is_ticked, changed_at)
    where l.workspace_id = ${workspace_id} and l.list_id = ${id} and l.id = t.id and l.changed_at <= t.changed_at`)
}

/** Inserts a line; one that exists already stays as it is. */
export const insertOwnLine = (
  db: WorkspaceDb,
  { listId, lineId, text, changedAt }: { listId: string; lineId: string; text: string; changedAt: string },
) =>
  db.run(sql`
  insert into shopping_lines (list_id, id, position, name_it, name_en, changed_at)
  select ${listId}, ${lineId}, coalesce(max(position), 0) + 1, ${text}, ${text}, ${changedAt} from shopping_lines where list_id = ${listId}
  on conflict (workspace_id, list_id, id) do nothing`)

export const deleteOwnLine = (db: WorkspaceDb, listId: string, lineId: string) =>
  db.run(sql`delete from shopping_lines where list_id = ${listId} and id = ${lineId} and food_id is null`)

export const updateLink = (db: WorkspaceDb, listId: string, tokenHash: Buffer, days: number) =>
  db.one<NotNull<Row<'shopping_lists', 'link_expires_at'>>>(sql`
  update shopping_lists set token_hash = ${tokenHash}, link_expires_at = now() + make_interval(days => ${days})
  where id = ${listId} returning link_expires_at`)

export const deleteLink = (db: WorkspaceDb, listId: string) =>
  db.run(sql`update shopping_lists set token_hash = null, link_expires_at = null where id = ${listId}`)
