import { seal, unseal } from '#platform/auth'
import { useConfig } from '#platform/config'
import { sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { GoogleError, hasFault, refreshTokens } from '#platform/google'
import { notify } from '#platform/notify'
import { linkListeners, type LinkOfWorkspace } from './listeners.ts'
import { googleLinkBroken } from './notifications.ts'

type TokenRow = Row<'google_links', 'refresh_token' | 'access_token' | 'access_ends_at' | 'state'>

const spareMs = 60_000

/**
 * Calls Google with the access of a link, which is renewed where it is over. Where Google has withdrawn it, the link is marked broken and
 * its person told, once.
 */
export async function withAccess<T>(database: Database, link: LinkOfWorkspace, work: (accessToken: string) => Promise<T>): Promise<T> {
  try {
    const token = await readAccess(database, link, false)
    try {
      return await work(token)
    } catch (error) {
      if (!hasFault(error, 'unauthorized')) throw error
      return await work(await readAccess(database, link, true))
    }
  } catch (error) {
    if (hasFault(error, 'broken', 'unauthorized')) {
      await database.withWorkspace(link.workspaceId, 'write', db => markBroken(db, link.linkId))
      throw new GoogleError('broken')
    }
    throw error
  }
}

async function readAccess(database: Database, { workspaceId, linkId }: LinkOfWorkspace, isRefused: boolean): Promise<string> {
  const row = await database.withWorkspace(workspaceId, 'read', db =>
    db.maybeOne<TokenRow>(sql`
    select refresh_token, access_token, access_ends_at, state from google_links where id = ${linkId}`),
  )
  // the link was removed meanwhile
  if (!row || row.state === 'broken') throw new GoogleError('broken')
  const { secretKey } = useConfig()
  if (!isRefused && Date.parse(row.access_ends_at) > Date.now() + spareMs) return unseal(secretKey, row.access_token)
  const { accessToken, accessEndsAt } = await refreshTokens(unseal(secretKey, row.refresh_token))
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
    update google_links set access_token = ${seal(secretKey, accessToken)}, access_ends_at = ${accessEndsAt} where id = ${linkId}`),
  )
  return accessToken
}

async function markBroken(db: WorkspaceDb, linkId: string): Promise<void> {
  const row = await db.maybeOne<Row<'google_links', 'membership_id' | 'email'>>(sql`
    update google_links set state = 'broken' where id = ${linkId} and state = 'linked' returning membership_id, email`)
  if (!row) return
  for (const { onStopped } of linkListeners.gathered()) await onStopped(db, linkId, { isEnding: false })
  await notify(db, googleLinkBroken, { to: [row.membership_id], subject: { email: row.email } })
}
