import { nothing, sql, type Row, type WorkspaceDb } from '#platform/db'

/** An active participant, who can receive events and notifications. */
export interface Receiver extends Row<'memberships', 'role'> {
  membershipId: Row<'conversation_readers'>['membership_id']
  personId: NonNullable<Row<'memberships'>['person_id']>
  language: Row<'persons'>['locale']
  withheldPermissions: Row<'memberships'>['withheld_permissions']
  unreadCount: Row<'conversation_readers'>['unread_count']
  readTo: Row<'conversation_readers'>['read_to']
  waitingSince: Row<'conversations'>['waiting_since']
}

export interface ReceiverQuery {
  conversationId: string
  isTeamOnly?: boolean
}

export const findReceivers = (db: WorkspaceDb, { conversationId, isTeamOnly = false }: ReceiverQuery) =>
  db.many<Receiver>(sql`
  select r.membership_id as "membershipId", m.person_id as "personId", m.role, p.locale as language,
    m.withheld_permissions as "withheldPermissions",
    r.unread_count as "unreadCount", r.read_to as "readTo", v.waiting_since as "waitingSince"
  from conversation_readers r
  join conversations v on v.workspace_id = r.workspace_id and v.id = r.conversation_id
  join memberships m on m.workspace_id = r.workspace_id and m.id = r.membership_id and m.status = 'active'
  join persons p on p.id = m.person_id
  where r.conversation_id = ${conversationId} ${isTeamOnly ? sql`and m.role <> 'client'` : nothing}`)
