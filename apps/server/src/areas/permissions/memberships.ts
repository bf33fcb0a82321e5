import type { Permission, WorkspaceRole } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { trialDays } from '@allenio/domain/plan'
import { announceChange, announceChanges } from '#platform/auth'
import { sql, type Db, type NotNull, type Row, type SystemDb, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { notifyRoleChange } from './role-events.ts'

export interface NewWorkspace {
  name: string
  currency: 'EUR' | 'USD'
  adminId: string
}

/** A new business with its first admin and the free trial. */
export async function openWorkspace(db: SystemDb, { name, currency, adminId }: NewWorkspace): Promise<string> {
  const id = newId()
  await db.run(sql`insert into workspaces (id, name, currency, trial_ends_at)
    values (${id}, ${name}, ${currency}, now() + make_interval(days => ${trialDays}))`)
  await addMember(db, { workspaceId: id, personId: adminId, role: 'admin' })
  return id
}

export const renameWorkspace = (db: WorkspaceDb, name: string) =>
  db.run(sql`update workspaces set name = ${name}, updated_at = now() where id = ${db.workspaceId}`)

/** Moves the end of the trial, as for a business of the demo that has been there for a year. */
export const setTrialEnd = (db: WorkspaceDb, at: string) =>
  db.run(sql`update workspaces set trial_ends_at = ${at} where id = ${db.workspaceId}`)

export interface NewMember {
  workspaceId: string
  personId: string
  role: WorkspaceRole
}

/** Answers the membership's id. A person who is a member already, active or not, is not added again. */
export async function addMember(db: Db, { workspaceId, personId, role }: NewMember): Promise<string> {
  const row = await db.maybeOne<Row<'memberships', 'id'>>(sql`
    insert into memberships (workspace_id, id, person_id, role) values (${workspaceId}, ${newId()}, ${personId}, ${role})
    on conflict (workspace_id, person_id) do nothing returning id`)
  if (!row) throw new AppError('already a member')
  if (role === 'admin') await notifyRoleChange(db, { workspaceId, membershipId: row.id })
  await announceChange(db, personId)
  return row.id
}

/** Memberships that wait for a yes: until then they belong to nobody and give no right. */
export async function addInvitedMembers(db: WorkspaceDb, members: readonly { id: string; role: WorkspaceRole }[]): Promise<void> {
  if (members.length === 0) return
  await db.run(sql`
    insert into memberships (id, person_id, role, status)
    select id, null, role, 'invited'
    from unnest(${members.map(({ id }) => id)}::uuid[], ${members.map(({ role }) => role)}::text[]) as invited (id, role)`)
  for (const { id: membershipId, role } of members) {
    if (role === 'admin') await notifyRoleChange(db, { workspaceId: db.workspaceId, membershipId })
  }
}

/** Answers the membership's id. */
export async function addInvitedMember(db: WorkspaceDb, role: WorkspaceRole): Promise<string> {
  const id = newId()
  await addInvitedMembers(db, [{ id, role }])
  return id
}

export interface AcceptedMembership {
  workspaceId: string
  membershipId: string
  personId: string
}

/** The invited person has said yes. */
export async function acceptMembership(db: SystemDb, { workspaceId, membershipId, personId }: AcceptedMembership): Promise<void> {
  const other = await db.maybeOne(sql`select 1 from memberships where workspace_id = ${workspaceId} and person_id = ${personId}`)
  if (other) throw new AppError('already a member')
  await becomeMember(db, { workspaceId, membershipId, personId }, 'active')
}

interface TakenOver extends Omit<AcceptedMembership, 'personId'> {
  /** The membership that they came in with. */
  fromId: string
}

/** A person joined by another way than their waiting invitation: they take over the older membership with its history. */
export async function takeOverMembership(db: Db, { workspaceId, membershipId, fromId }: TakenOver): Promise<void> {
  const from = found(
    await db.maybeOne<NotNull<Row<'memberships', 'person_id'>> & { status: 'active' | 'inactive' }>(sql`
    delete from memberships where workspace_id = ${workspaceId} and id = ${fromId} returning person_id, status`),
  )
  await becomeMember(db, { workspaceId, membershipId, personId: from.person_id }, from.status)
}

async function becomeMember(
  db: Db,
  { workspaceId, membershipId, personId }: AcceptedMembership,
  status: 'active' | 'inactive',
): Promise<void> {
  found(
    await db.maybeOne(sql`
    update memberships set person_id = ${personId}, status = ${status}
    where workspace_id = ${workspaceId} and id = ${membershipId} and person_id is null returning id`),
  )
  await announceChange(db, personId)
}

/** Ends the access, but keeps the persons' history here; their sessions and sockets end with the transaction. */
export async function deactivateMembers(db: WorkspaceDb, membershipIds: readonly string[]): Promise<void> {
  if (membershipIds.length === 0) return
  await keepAnAdmin(db, membershipIds)
  const members = await db.many<MemberRow>(sql`
    update memberships set status = 'inactive' where id = any(${[...membershipIds]}::uuid[]) returning person_id`)
  await endSessionsHere(db, personsOf(members, membershipIds))
}

export const deactivateMember = (db: WorkspaceDb, membershipId: string): Promise<void> => deactivateMembers(db, [membershipId])

/** Members who have accepted can enter again; where nobody has accepted yet, the invitation waits again. */
export async function restoreMembers(db: Db, membershipIds: readonly string[]): Promise<void> {
  if (membershipIds.length === 0) return
  const members = await db.many<MemberRow>(sql`
    update memberships set status = case when person_id is null then 'invited' else 'active' end
    where id = any(${[...membershipIds]}::uuid[]) returning person_id`)
  await announceChanges(db, personsOf(members, membershipIds))
}

export const restoreMember = (db: Db, membershipId: string): Promise<void> => restoreMembers(db, [membershipId])

/** The person has left for good: the membership stays because of its history, belongs to nobody and lets nobody in. */
export async function detachMember(db: WorkspaceDb, membershipId: string): Promise<void> {
  await keepAnAdmin(db, [membershipId])
  const { person_id } = found(
    await db.maybeOne<MemberRow>(sql`
    update memberships m set status = 'inactive', person_id = null from memberships before
    where m.id = ${membershipId} and before.id = m.id returning before.person_id`),
  )
  await endSessionsHere(db, person_id === null ? [] : [person_id])
}

/** Keeps members who leave by themselves signed in, by moving their sessions to another business. Call it before the membership ends. */
export const moveSessionsOn = (db: WorkspaceDb, personId: string) => db.run(sql`select move_sessions_on(${personId}::uuid)`)

interface MemberRow {
  /** Null while an invitation waits, and after the person has left. */
  person_id: Row<'memberships'>['person_id']
}

export async function removeMember(db: WorkspaceDb, membershipId: string): Promise<void> {
  await keepAnAdmin(db, [membershipId])
  const { person_id } = found(
    await db.maybeOne<MemberRow>(sql`
    delete from memberships where id = ${membershipId} returning person_id`),
  )
  await endSessionsHere(db, person_id === null ? [] : [person_id])
}

export async function changeRole(db: WorkspaceDb, membershipId: string, role: WorkspaceRole): Promise<void> {
  if (role !== 'admin') await keepAnAdmin(db, [membershipId])
  const { person_id } = found(
    await db.maybeOne<MemberRow>(sql`
    update memberships set role = ${role}, withheld_permissions = '{}' where id = ${membershipId} returning person_id`),
  )
  await notifyRoleChange(db, { workspaceId: db.workspaceId, membershipId })
  if (person_id !== null) await announceChange(db, person_id)
}

interface Withholding {
  workspaceId: string
  permission: Permission
  clients: readonly { membershipId: string; isWithheld: boolean }[]
}

/** Withholds a permission from some clients and gives it to others; the sessions of those whose rights change hear of it. */
export async function setWithheldPermission(db: Db, { workspaceId, permission, clients }: Withholding): Promise<void> {
  const changed = await db.many<MemberRow>(sql`
    update memberships m set withheld_permissions = case when w.is_withheld then array_append(m.withheld_permissions, ${permission})
      else array_remove(m.withheld_permissions, ${permission}) end
    from jsonb_to_recordset(${JSON.stringify(clients.map(each => ({ id: each.membershipId, is_withheld: each.isWithheld })))}::jsonb)
      as w (id uuid, is_withheld boolean)
    where m.workspace_id = ${workspaceId} and m.id = w.id and m.role = 'client'
      and w.is_withheld <> (${permission} = any(m.withheld_permissions))
    returning m.person_id`)
  await announceChanges(
    db,
    changed.flatMap(member => member.person_id ?? []),
  )
}

/** Locks the admins, because two of them may leave at once and one must stay. */
async function keepAnAdmin(db: WorkspaceDb, leavingIds: readonly string[]): Promise<void> {
  const admins = await db.many<Row<'memberships', 'id'>>(sql`
    select id from memberships where role = 'admin' and status = 'active' order by id for no key update`)
  if (admins.length > 0 && admins.every(({ id }) => leavingIds.includes(id))) throw new AppError('last admin')
}

/** The persons of the members, every one of whom has to be there. */
function personsOf(members: readonly MemberRow[], membershipIds: readonly string[]): string[] {
  if (members.length !== new Set(membershipIds).size) throw new AppError('not found')
  return members.flatMap(({ person_id }) => person_id ?? [])
}

async function endSessionsHere(db: WorkspaceDb, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await db.run(sql`select end_sessions_here(person) from unnest(${[...personIds]}::uuid[]) as leaving (person)`)
  await announceChanges(db, personIds)
}

type OwnWorkspace = Row<'workspaces', 'id' | 'name'>

/** The businesses that have no active admin but this person. */
export const workspacesOfSoleAdmin = (db: SystemDb, personId: string) =>
  db.many<OwnWorkspace>(sql`
  select w.id, w.name from memberships m join workspaces w on w.id = m.workspace_id
  where m.person_id = ${personId} and m.role = 'admin' and m.status = 'active'
    and not exists (select from memberships other where other.workspace_id = m.workspace_id and other.person_id <> m.person_id
      and other.role = 'admin' and other.status = 'active')
  order by w.name, w.id`)

/** Erases a business with all its rows; its people keep their accounts. */
export async function eraseWorkspace(db: SystemDb, workspaceId: string): Promise<void> {
  const members = await db.many<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select person_id from memberships where workspace_id = ${workspaceId} and person_id is not null`)
  await db.run(sql`delete from workspaces where id = ${workspaceId}`)
  for (const { person_id } of members) await announceChange(db, person_id)
}

/** Moves the memberships of one account to another account of the same person. */
export async function handOverMemberships(db: SystemDb, fromId: string, toId: string): Promise<void> {
  // where both accounts are members, the membership that stays gets the stronger role
  const promoted = await db.many<Row<'memberships', 'workspace_id' | 'id'>>(sql`
    update memberships kept set role = 'admin', status = 'active', withheld_permissions = '{}' from memberships given
    where kept.workspace_id = given.workspace_id and kept.person_id = ${toId}
      and given.person_id = ${fromId} and given.role = 'admin' and given.status = 'active'
    returning kept.workspace_id, kept.id`)
  await db.run(sql`
    delete from memberships given using memberships kept
    where kept.workspace_id = given.workspace_id and kept.person_id = ${toId} and given.person_id = ${fromId}`)
  await db.run(sql`update memberships set person_id = ${toId} where person_id = ${fromId}`)
  for (const { workspace_id: workspaceId, id: membershipId } of promoted) await notifyRoleChange(db, { workspaceId, membershipId })
  await announceChange(db, fromId)
  await announceChange(db, toId)
}
