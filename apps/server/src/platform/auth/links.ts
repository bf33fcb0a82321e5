import { newId } from '@allenio/domain/ids'
import { sql, type SystemDb } from '#platform/db'
import { hashToken, newToken } from './tokens.ts'

export type LinkKind = 'confirm address' | 'change address' | 'reset password' | 'set password' | 'join workspace' | 'keep account'

export interface NewLink {
  kind: LinkKind
  personId: string
  workspaceId?: string
  emailKey: string
  days?: number
  minutes?: number
  details?: Record<string, unknown>
}

/** A link for one mail: single use, expiring, dead when the address changes. A newer one of its kind replaces it. */
export async function createLink(db: SystemDb, link: NewLink): Promise<string> {
  const { kind, personId, workspaceId = null, emailKey, days = 0, minutes = 0, details = {} } = link
  const token = newToken()
  await db.run(sql`delete from links where person_id = ${personId} and kind = ${kind} and used_at is null
    and workspace_id is not distinct from ${workspaceId}::uuid`)
  await db.run(sql`
    insert into links (id, kind, token_hash, person_id, workspace_id, email_key, details, expires_at)
    values (${newId()}, ${kind}, ${hashToken(token)}, ${personId}, ${workspaceId}, ${emailKey}, ${JSON.stringify(details)},
      now() + make_interval(days => ${days}, mins => ${minutes}))`)
  return token
}

export interface UsedLink {
  kind: LinkKind
  person_id: string
  workspace_id: string | null
  email_key: string
  details: Record<string, unknown>
}

/** Uses a link up: of two parallel uses one succeeds, the other finds nothing. */
export const takeLink = (db: SystemDb, token: string, kinds: readonly LinkKind[]) => db.maybeOne<UsedLink>(sql`
  update links l set used_at = now() from persons p
  where l.token_hash = ${hashToken(token)} and l.kind = any(${[...kinds]}) and l.used_at is null and l.expires_at > now()
    and p.id = l.person_id and p.email_key = l.email_key
  returning l.kind, l.person_id, l.workspace_id, l.email_key, l.details`)

export const endLinks = (db: SystemDb, personId: string) =>
  db.run(sql`delete from links where person_id = ${personId} and used_at is null`)
