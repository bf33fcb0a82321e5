import { newId } from '@allenio/domain/ids'
import { sql, type NotNull, type Row, type SystemDb } from '#platform/db'
import { hashToken, newToken } from './tokens.ts'

export type LinkKind = AccountLinkKind | 'invitation'

/** Links that need an account; an invitation may go to an address without one. */
export type AccountLinkKind =
  | 'confirm address'
  | 'change address'
  | 'reset password'
  | 'choose password'
  | 'review ways in'
  | 'keep account'

export interface NewLink {
  kind: LinkKind
  /** Null if an address without an account is invited. */
  personId: string | null
  workspaceId?: string
  emailKey: string
  days?: number
  minutes?: number
  details?: Record<string, unknown>
  /** Earlier links keep working, because a stranger who requests another must not end the one in the owner’s inbox. */
  keepsEarlier?: true
}

/** A link for one mail: single use, expiring, dead when the address changes. A newer one of its kind replaces it unless told to keep it. */
export async function createLink(db: SystemDb, link: NewLink): Promise<string> {
  const { kind, personId, workspaceId = null, emailKey, days = 0, minutes = 0, details = {}, keepsEarlier = false } = link
  const token = newToken()
  if (!keepsEarlier) {
    await db.run(sql`delete from links where kind = ${kind} and used_at is null
      and workspace_id is not distinct from ${workspaceId}::uuid
      and (person_id = ${personId} or workspace_id is not null and email_key = ${emailKey})`)
  }
  await db.run(sql`
    insert into links (id, kind, token_hash, person_id, workspace_id, email_key, details, expires_at)
    values (${newId()}, ${kind}, ${hashToken(token)}, ${personId}, ${workspaceId}, ${emailKey}, ${JSON.stringify(details)},
      now() + make_interval(days => ${days}, mins => ${minutes}))`)
  return token
}

export interface UsedLink extends NotNull<Row<'links', 'person_id'>>, Row<'links', 'workspace_id' | 'email_key'> {
  kind: LinkKind
  details: Record<string, unknown>
}

/** Uses a link up: of two parallel uses one succeeds, the other finds nothing. */
export const takeLink = (db: SystemDb, token: string, kinds: readonly AccountLinkKind[]) =>
  db.maybeOne<UsedLink>(sql`
  update links l set used_at = now() from persons p
  where l.token_hash = ${hashToken(token)} and l.kind = any(${[...kinds]}) and l.used_at is null and l.expires_at > now()
    and p.id = l.person_id and p.email_key = l.email_key
  returning l.kind, l.person_id, l.workspace_id, l.email_key, l.details`)

/** Finds a link and its person without using the link up. */
export const findLiveLink = (db: SystemDb, token: string, kind: LinkKind) =>
  db.maybeOne<NotNull<Row<'links', 'id' | 'person_id'>>>(sql`
  select l.id, l.person_id from links l join persons p on p.id = l.person_id and p.email_key = l.email_key
  where l.token_hash = ${hashToken(token)} and l.kind = ${kind} and l.used_at is null and l.expires_at > now()`)

/** Invitations are kept, because they open no account and only answer a business. */
export const endLinks = (db: SystemDb, personId: string) =>
  db.run(sql`delete from links where person_id = ${personId} and kind <> 'invitation' and used_at is null`)

/** Expires links instead of deleting them, so that a person who opens one reads that it has expired. */
export const expireLinks = (db: SystemDb, personId: string, kind: AccountLinkKind) =>
  db.run(sql`
  update links set expires_at = now() where person_id = ${personId} and kind = ${kind} and used_at is null`)

export type InvitationLink = NotNull<Row<'links', 'workspace_id'>> & Row<'links', 'email_key'>

// the link no longer applies when the account has changed its address since
const isLiveInvitation = (token: string) => sql`l.token_hash = ${hashToken(token)} and l.kind = 'invitation'
  and l.used_at is null and l.expires_at > now()
  and (l.person_id is null or exists (select from persons p where p.id = l.person_id and p.email_key = l.email_key))`

export const findInvitationLink = (db: SystemDb, token: string) =>
  db.maybeOne<InvitationLink>(sql`
  select l.workspace_id, l.email_key from links l where ${isLiveInvitation(token)}`)

/** Like `takeLink`, for a link that may have been sent to an address without an account. */
export const takeInvitationLink = (db: SystemDb, token: string) =>
  db.maybeOne<InvitationLink>(sql`
  update links l set used_at = now() where ${isLiveInvitation(token)} returning l.workspace_id, l.email_key`)

/** Ends all links of an answered invitation, so that none of its mails can answer it again. */
export const endInvitationLinks = (db: SystemDb, { workspace_id, email_key }: InvitationLink) =>
  db.run(sql`
  delete from links where workspace_id = ${workspace_id} and email_key = ${email_key} and kind = 'invitation' and used_at is null`)
