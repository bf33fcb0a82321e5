import type { GoogleStatus } from '@allenio/contract/google'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { seal } from '#platform/auth'
import { useConfig } from '#platform/config'
import { lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { useGoogle, type GoogleTokens } from '#platform/google'
import { beginEnd } from './endings.ts'
import { linkListeners } from './listeners.ts'

export type LinkRow = Row<'google_links', 'id' | 'membership_id' | 'subject' | 'email' | 'state' | 'created_at'>

/** The link of a member; one that is ending counts no more. */
export const findLink = (db: WorkspaceDb, membershipId: string) =>
  db.maybeOne<LinkRow>(sql`
  select id, membership_id, subject, email, state, created_at from google_links
  where membership_id = ${membershipId} and state <> 'ending'`)

const lockLink = (db: WorkspaceDb, membershipId: string) =>
  db.maybeOne<LinkRow>(sql`
  select id, membership_id, subject, email, state, created_at from google_links
  where membership_id = ${membershipId} and state <> 'ending' for update`)

export const presentStatus = (link: LinkRow | undefined): GoogleStatus => ({
  isOffered: useGoogle() !== undefined,
  account_linked: link !== undefined,
  email: link?.email ?? null,
  isBroken: link?.state === 'broken',
  linkedAt: link?.created_at ?? null,
})

export interface LinkedAccount {
  subject: string
  email: string
  tokens: GoogleTokens & { refreshToken: string }
}

const sealed = (text: string): string => seal(useConfig().secretKey, text)

/** Links an account. Another one replaces it, with its copies; the same one goes on where it stood. */
export async function linkAccount(db: WorkspaceDb, actor: Actor, { subject, email, tokens }: LinkedAccount): Promise<void> {
  const { membershipId, personId } = actor
  await lockFor(db, 'google link', membershipId)
  const former = await lockLink(db, membershipId)
  const { accessToken, accessEndsAt, refreshToken, scopes } = tokens
  if (former?.subject === subject) {
    await db.run(sql`
      update google_links set email = ${email}, scopes = ${scopes}::text[], refresh_token = ${sealed(refreshToken)},
        access_token = ${sealed(accessToken)}, access_ends_at = ${accessEndsAt}, state = 'linked' where id = ${former.id}`)
  } else {
    if (former) await beginEnd(db, former.id, false)
    await db.run(sql`
      insert into google_links (id, membership_id, subject, email, scopes, refresh_token, access_token, access_ends_at)
      values (${newId()}, ${membershipId}, ${subject}, ${email}, ${scopes}::text[], ${sealed(refreshToken)}, ${sealed(accessToken)},
        ${accessEndsAt})`)
  }
  const link = await findLink(db, membershipId)
  if (link) for (const { onLinked } of linkListeners.gathered()) await onLinked(db, { linkId: link.id, membershipId })
  await audit(db, { personId, action: 'link google account', subjectId: membershipId })
}

/** Ends the link of a member; false where there is none. */
export async function unlinkAccount(db: WorkspaceDb, actor: Actor, keepsCopies: boolean): Promise<boolean> {
  const link = await lockLink(db, actor.membershipId)
  if (!link) return false
  await beginEnd(db, link.id, keepsCopies)
  await audit(db, { personId: actor.personId, action: 'unlink google account', subjectId: actor.membershipId })
  return true
}
