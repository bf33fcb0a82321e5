import { linkFault, linkKey, linkOfName, linkWithNumber } from '@allenio/domain/storefront'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'

/** Former links that go on leading to a storefront; older ones become free. */
const formerLinks = 10

/** Gives a storefront its link. The former one leads to it from now on, and one of its own former links can be taken again. */
export async function takeLink(db: WorkspaceDb, storefrontId: string, url: string): Promise<void> {
  const fault = linkFault(url)
  if (fault) throw wrongField('url', fault)
  const key = linkKey(url)
  const insertCount = await db.run(sql`
    insert into storefront_links (url_key, storefront_id) values (${key}, ${storefrontId}) on conflict (url_key) do nothing`)
  // under the policy nothing but an own row is changed
  const isOwn = insertCount > 0 || (await db.run(sql`update storefront_links set used_at = now() where url_key = ${key}`)) > 0
  if (!isOwn) throw wrongField('url', 'storefront link taken')
  await db.run(sql`update storefronts set url = ${url} where id = ${storefrontId}`)
  await db.run(sql`
    delete from storefront_links where storefront_id = ${storefrontId} and url_key not in (
      select url_key from storefront_links where storefront_id = ${storefrontId} order by used_at desc, url_key = ${key} desc
      ${limitTo(formerLinks + 1)})`)
}

const proposalsAtMost = 200

interface TakenRow {
  key: string
}

/** A free link for a name. Another business may take it before this one does. */
export async function proposeLink(db: WorkspaceDb, name: string): Promise<string> {
  const base = linkOfName(name)
  const proposals = Array.from({ length: proposalsAtMost }, (_, at) => linkWithNumber(base, at + 1))
  const takenRows = await db.many<TakenRow>(sql`select key from taken_storefront_links(${proposals}::text[]) as key`)
  const takenKeys = new Set(takenRows.map(({ key }) => key))
  return proposals.find(proposal => !takenKeys.has(proposal)) ?? linkWithNumber(base, Date.now() % 100_000)
}
