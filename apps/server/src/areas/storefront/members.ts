import type { MemberAnswer, StorefrontMember } from '@allenio/contract/storefront'
import type { Actor } from '#platform/access'
import { sql, type NotNull, type OrNull, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { fileLink, ownFile } from '#platform/files'
import { notify } from '#platform/notify'
import { dropPages } from './live/drops.ts'
import { askedToAppear } from './notifications.ts'

interface MemberRow
  extends
    Row<'memberships', 'id'>,
    Row<'persons', 'first_name' | 'last_name' | 'email' | 'photo_file_id'>,
    OrNull<Row<'storefront_consents', 'asked_at' | 'is_agreed'>> {
  role: StorefrontMember['role']
}

// somebody whose name clients do not see does not appear on a page for everybody
const listTeam = (db: WorkspaceDb) =>
  db.many<MemberRow>(sql`
  select m.id, p.first_name, p.last_name, p.email, p.photo_file_id, m.role, c.asked_at, c.is_agreed
  from memberships m join persons p on p.id = m.person_id left join storefront_consents c on c.membership_id = m.id
  where m.role in ('admin', 'coach', 'nutritionist') and m.status = 'active' and not m.is_name_hidden
  order by m.role <> 'admin', m.created_at, m.id`)

const nameOf = ({ first_name, last_name }: MemberRow): string => `${first_name} ${last_name}`.trim()

const answerOf = ({ role, asked_at, is_agreed }: Pick<MemberRow, 'role' | 'asked_at' | 'is_agreed'>): MemberAnswer => {
  if (role === 'admin' || is_agreed === true) return 'agreed'
  if (asked_at === null) return 'not asked'
  return is_agreed === false ? 'refused' : 'asked'
}

/** The team as the admin may show it. */
export const listMembers = async (db: WorkspaceDb, { personId }: Actor): Promise<StorefrontMember[]> =>
  (await listTeam(db)).map(row => ({
    id: row.id,
    name: nameOf(row) || row.email,
    role: row.role,
    photo: row.photo_file_id && fileLink(ownFile(row.photo_file_id), personId, 'thumb'),
    answer: answerOf(row),
  }))

export interface AppearingMember {
  id: string
  name: string
  role: StorefrontMember['role']
  photoFileId: string | null
}

/** Lists the members who have agreed to appear. An address is never shown in place of a name. */
export const listAppearing = async (db: WorkspaceDb): Promise<AppearingMember[]> =>
  (await listTeam(db))
    .filter(row => answerOf(row) === 'agreed' && nameOf(row) !== '')
    .map(row => ({ id: row.id, name: nameOf(row), role: row.role, photoFileId: row.photo_file_id }))

/** Asks a collaborator. Somebody who has answered is not asked again. */
export async function askMember(db: WorkspaceDb, { membershipId: by }: Actor, memberId: string): Promise<void> {
  found(
    await db.maybeOne(sql`
    select from memberships where id = ${memberId} and role in ('coach', 'nutritionist') and status = 'active' and not is_name_hidden`),
  )
  const insertCount = await db.run(sql`insert into storefront_consents (membership_id) values (${memberId}) on conflict do nothing`)
  if (insertCount > 0) await notify(db, askedToAppear, { to: [memberId], by, subject: {}, about: memberId })
}

/** A collaborator agrees, or withdraws; the public page follows at once. */
export async function answerForSelf(db: WorkspaceDb, { membershipId }: Actor, isAgreed: boolean): Promise<MemberAnswer> {
  await db.run(sql`
    insert into storefront_consents (membership_id, is_agreed, answered_at) values (${membershipId}, ${isAgreed}, now())
    on conflict (workspace_id, membership_id) do update set is_agreed = excluded.is_agreed, answered_at = now()`)
  await dropPages(db)
  return isAgreed ? 'agreed' : 'refused'
}

export async function findOwnAnswer(db: WorkspaceDb, { membershipId }: Actor): Promise<MemberAnswer> {
  const consent = await db.maybeOne<NotNull<Row<'storefront_consents', 'asked_at'>> & Row<'storefront_consents', 'is_agreed'>>(sql`
    select asked_at, is_agreed from storefront_consents where membership_id = ${membershipId}`)
  return consent ? answerOf({ role: 'coach', ...consent }) : 'not asked'
}
