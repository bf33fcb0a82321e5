import { tagsAtMost } from '@allenio/contract/clients'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { reachableClients } from './reach.ts'

export const listTags = (db: WorkspaceDb, actor: Actor) => db.many<{ tag: string, count: number }>(sql`
  select min(g.tag) as tag, count(*) as count from client_tags g
  join clients c on c.workspace_id = g.workspace_id and c.id = g.client_id
  where ${reachableClients(actor)} group by g.tag_key order by g.tag_key limit 500`)

/** Adds a tag in the spelling that it has here already. Answers the clients that have it now; those that are full have not. */
export async function addTag(db: WorkspaceDb, clientIds: readonly string[], tag: string): Promise<string[]> {
  const rows = await db.many<{ client_id: string }>(sql`
    with spelt as (
      select coalesce((select tag from client_tags where tag_key = search_form(${tag}) order by tag limit 1), ${tag}) as tag
    ), added as (
      insert into client_tags (client_id, tag)
      select wanted.id, spelt.tag from unnest(${[...clientIds]}::uuid[]) as wanted (id), spelt
      where (select count(*) from client_tags g where g.client_id = wanted.id) < ${tagsAtMost}::int
      on conflict do nothing returning client_id
    )
    select client_id from added
    union select client_id from client_tags where client_id = any(${[...clientIds]}::uuid[]) and tag_key = search_form(${tag})`)
  return rows.map(row => row.client_id)
}

export const removeTag = (db: WorkspaceDb, clientIds: readonly string[], tag: string) => db.run(sql`
  delete from client_tags where client_id = any(${[...clientIds]}::uuid[]) and tag_key = search_form(${tag})`)

/** A client's tags become these. */
export async function setTags(db: WorkspaceDb, clientId: string, tags: readonly string[]): Promise<void> {
  await db.run(sql`
    delete from client_tags where client_id = ${clientId}
      and tag_key <> all(array(select search_form(tag) from unnest(${[...tags]}::text[]) as wanted (tag)))`)
  for (const tag of tags) await addTag(db, [clientId], tag)
}
