import type { Language } from '@allenio/contract'
import { linkLife } from '@allenio/contract/account'
import { acceptMembership } from '#areas/permissions'
import { audit } from '#platform/audit'
import { endInvitationLinks, findInvitationLink, takeInvitationLink, type InvitationLink } from '#platform/auth'
import { collectionOf } from '#platform/contributions'
import { daysAgo, nothing, sql, type NotNull, type Row, type Sql, type SystemDb } from '#platform/db'
import { defineSweep, dueWorkspacesInSystem, type WorkspaceRow } from '#platform/jobs'

/** An invitation that waits for its answer. */
export interface OpenInvitation
  extends
    Row<'invitations', 'workspace_id' | 'email_key' | 'email' | 'first_name' | 'last_name' | 'language' | 'sent_at'>,
    NotNull<Row<'invitations', 'membership_id'>>,
    Row<'memberships', 'role'> {
  business: Row<'workspaces'>['name']
  live_until: string
}

const liveUntil = sql`i.sent_at + make_interval(days => ${linkLife.invitationDays})`

const selectOpenInvitations = (condition: Sql, tail: Sql = nothing) => sql`
  select i.workspace_id, i.membership_id, i.email_key, i.email, i.first_name, i.last_name, i.language, i.sent_at,
    ${liveUntil} as live_until, m.role, w.name as business
  from invitations i join memberships m on m.workspace_id = i.workspace_id and m.id = i.membership_id
  join workspaces w on w.id = i.workspace_id
  where m.status = 'invited' and i.declined_at is null and not i.is_waiting and ${liveUntil} > now() and ${condition} ${tail}`

const isOfLink = ({ workspace_id, email_key }: InvitationLink): Sql => sql`i.workspace_id = ${workspace_id} and i.email_key = ${email_key}`

// if two answers come at once, only one finds the invitation open
const locked = sql`for update of i, m`

export async function findInvitation(db: SystemDb, token: string): Promise<OpenInvitation | undefined> {
  const link = await findInvitationLink(db, token)
  return link && db.maybeOne<OpenInvitation>(selectOpenInvitations(isOfLink(link)))
}

/**
 * Uses the link up: if it is used twice at once, one call succeeds and the other finds nothing. It locks the invitation before its
 * link, as an answer from the settings does, so that the two never wait for each other.
 */
export async function takeInvitation(db: SystemDb, token: string): Promise<OpenInvitation | undefined> {
  const link = await findInvitationLink(db, token)
  const invitation = link && (await db.maybeOne<OpenInvitation>(selectOpenInvitations(isOfLink(link), locked)))
  return invitation && (await takeInvitationLink(db, token)) ? invitation : undefined
}

// a registration that only claims the address must not see invitations to its owner
const isToPerson = (personId: string): Sql =>
  sql`i.email_key = (select p.email_key from persons p where p.id = ${personId} and p.email_confirmed_at is not null)`

export const listInvitationsTo = (db: SystemDb, personId: string) =>
  db.many<OpenInvitation>(selectOpenInvitations(isToPerson(personId), sql`order by i.sent_at desc, i.membership_id`))

export const takeInvitationTo = (db: SystemDb, personId: string, id: string) =>
  db.maybeOne<OpenInvitation>(selectOpenInvitations(sql`i.membership_id = ${id} and ${isToPerson(personId)}`, locked))

export interface AcceptedInvitation extends OpenInvitation {
  /** Set where the page of the invitation asked for the consent that a registration asks for: the language of its sentence. */
  consentLanguage?: Language
}

/** Hooks for areas that must change their own rows when an invitation is answered. */
export interface InvitationWatch {
  accepted?(db: SystemDb, invitation: AcceptedInvitation): Promise<void>
  declined?(db: SystemDb, invitation: OpenInvitation): Promise<void>
}

export const invitationWatches = collectionOf<InvitationWatch>('invitation watches')

/** The person accepts: from now on the membership is theirs, and the business sees them under their own name. */
export async function accept(db: SystemDb, invitation: AcceptedInvitation, personId: string): Promise<void> {
  const { workspace_id: workspaceId, membership_id: membershipId, first_name, last_name } = invitation
  await acceptMembership(db, { workspaceId, membershipId, personId })
  // a person without a name gets the name that the business has given them
  await db.run(sql`update persons set first_name = ${first_name}, last_name = ${last_name}
    where id = ${personId} and first_name = '' and last_name = ''`)
  await db.run(sql`delete from invitations where workspace_id = ${workspaceId} and membership_id = ${membershipId}`)
  await endInvitationLinks(db, invitation)
  for (const watch of invitationWatches.gathered()) await watch.accepted?.(db, invitation)
  await audit(db, { personId, action: 'accept invitation', subjectId: membershipId })
}

/** The refusal is stored with the invitation, so that the business sees it and does not ask again at once. */
export async function declineInvitation(db: SystemDb, invitation: OpenInvitation): Promise<void> {
  await db.run(sql`update invitations set declined_at = now()
    where workspace_id = ${invitation.workspace_id} and email_key = ${invitation.email_key}`)
  await endInvitationLinks(db, invitation)
  for (const watch of invitationWatches.gathered()) await watch.declined?.(db, invitation)
}

const keptDays = 30

const isForgotten = sql`membership_id is null and sent_at < ${daysAgo(keptDays)}`

/** Withdrawn invitations are kept only for the pause after a refusal. */
export const sweepInvitations = defineSweep({
  name: 'sweep invitations',
  cron: '41 4 * * *',
  parts: () => [
    dueWorkspacesInSystem({
      list: db => db.many<WorkspaceRow>(sql`select distinct workspace_id from invitations where ${isForgotten}`),
      treat: (db, workspaceId) => db.run(sql`delete from invitations where workspace_id = ${workspaceId} and ${isForgotten}`),
    }),
  ],
})
