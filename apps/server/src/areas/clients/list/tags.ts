import { tagsAtMost } from '@allenio/contract/clients'
import type { Actor } from '#platform/access'
import { bulk, sql, type Row, type WorkspaceDb } from '#platform/db'
import { reachableClients } from '../reach.ts'

interface TagCount {
  tag: string
  count: number
}

export const listTags = (db: WorkspaceDb, actor: Actor) =>
  db.many<TagCount>(sql`
  select min(g.tag) as tag, count(*) as count from client_tags g
  join clients c on c.workspace_id = g.workspace_id and c.id = g.client_id
  where ${reachableClients(actor)} group by g.tag_key order by g.tag_key limit 500`)

/** The clients that have a tag now, and those among them that did not have it before. */
interface TaggedClients {
  tagged: string[]
  added: string[]
}

interface TaggedClient {
  client_id: string
  is_new: boolean
}

/** Adds a tag in the spelling that it has here already. Clients with the most tags allowed do not get it. */
export async function addTag(db: WorkspaceDb, clientIds: readonly string[], tag: string): Promise<TaggedClients> {
  const rows = await db.many<TaggedClient>(
    bulk(sql`
    with spelt as (
      select coalesce((select tag from client_tags where tag_key = search_form(${tag}) order by tag limit 1), ${tag}) as tag
    ), added as (
      insert into client_tags (client_id, tag)
      select wanted.id, spelt.tag from unnest(${[...clientIds]}::uuid[]) as wanted (id), spelt
      where (select count(*) from client_tags g where g.client_id = wanted.id) < ${tagsAtMost}::int
      on conflict do nothing returning client_id
    )
    select client_id, true as is_new from added
    union all
    select client_id, false from client_tags
    where client_id = any(${[...clientIds]}::uuid[]) and tag_key = search_form(${tag})`),
  )
  return { tagged: rows.map(row => row.client_id), added: rows.filter(row => row.is_new).map(row => row.client_id) }
}

/** Answers the clients that had the tag. */
export async function removeTag(db: WorkspaceDb, clientIds: readonly string[], tag: string): Promise<string[]> {
  const rows = await db.many<Row<'client_tags', 'client_id'>>(sql`
    delete from client_tags where client_id = any(${[...clientIds]}::uuid[]) and tag_key = search_form(${tag})
    returning client_id`)
  return rows.map(row => row.client_id)
}

/** Replaces a client's tags. */
export async function setTags(db: WorkspaceDb, clientId: string, tags: readonly string[]): Promise<void> {
  await db.run(sql`
    delete from client_tags where client_id = ${clientId}
      and tag_key <> all(array(select search_form(tag) from unnest(${[...tags]}::text[]) as wanted (tag)))`)
  for (const tag of tags) await addTag(db, [clientId], tag)
}
