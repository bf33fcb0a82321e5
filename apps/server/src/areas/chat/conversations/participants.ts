import type { ClientAccessChange } from '#areas/clients'
import type { RoleChange } from '#areas/permissions'
import { isOneOf, sql, type Db, type Sql } from '#platform/db'

/**
 * Opens the conversations of these clients that have none, and makes those who take part their readers. A client who registers
 * in this very transaction is due a welcome.
 */
export const syncConversations = (db: Db, { workspaceId, clientIds }: ClientAccessChange) =>
  db.run(sql`
  with changed as materialized (
    select id, case when registered_at = now() then registered_at end as welcome_due_at
    from clients where workspace_id = ${workspaceId} and id ${isOneOf(clientIds)}
  ), opened as (
    insert into conversations (workspace_id, id, client_id, is_enabled, welcome_due_at)
    select ${workspaceId}::uuid, gen_random_uuid(), c.id, coalesce(s.is_on_for_new_clients, true), c.welcome_due_at
    from changed c left join chat_settings s on s.workspace_id = ${workspaceId}
    where not exists (select from conversations v where v.workspace_id = ${workspaceId} and v.client_id = c.id)
    returning id, client_id, last_message_id, client_read_to
  ), welcomed as (
    update conversations v set welcome_due_at = c.welcome_due_at from changed c
    where v.workspace_id = ${workspaceId} and v.client_id = c.id and c.welcome_due_at is not null
  ), listed as materialized (
    select v.id, v.client_id, v.last_message_id, v.client_read_to from changed c
    join conversations v on v.workspace_id = ${workspaceId} and v.client_id = c.id
    union all select id, client_id, last_message_id, client_read_to from opened
  ) ${syncReaders(workspaceId, sql`true`)}`)

/** Makes a member whose role has changed a reader of the conversations that they take part in, and of no others. */
export const syncMember = (db: Db, { workspaceId, membershipId }: RoleChange) =>
  db.run(sql`
  with listed as materialized (
    select id, client_id, last_message_id, client_read_to from conversations where workspace_id = ${workspaceId}
  ) ${syncReaders(workspaceId, sql`membership_id = ${membershipId}`)}`)

/**
 * The client, the admins and those in charge take part in the conversations `listed`. New readers of the team begin after the
 * last message; a client finds unread what was written before. All of it is one statement, which sees the changes of other
 * transactions whole or not at all, and so never takes back what they have done.
 */
const syncReaders = (workspaceId: string, isMeant: Sql) => sql`
  , participants as materialized (
    select * from (
      select v.id as conversation_id, c.membership_id, v.client_read_to as read_to, true as is_client
      from listed v join clients c on c.workspace_id = ${workspaceId} and c.id = v.client_id and c.membership_id is not null
      union all
      select v.id, k.membership_id, v.last_message_id, false
      from listed v join client_collaborators k on k.workspace_id = ${workspaceId} and k.client_id = v.client_id
      union all
      select v.id, m.id, v.last_message_id, false
      from listed v join memberships m on m.workspace_id = ${workspaceId} and m.role = 'admin'
    ) everybody where ${isMeant}
  ), removed as (
    delete from conversation_readers r using listed v
    where r.workspace_id = ${workspaceId} and r.conversation_id = v.id and ${isMeant}
      and not exists (select from participants p where p.conversation_id = r.conversation_id and p.membership_id = r.membership_id)
  )
  insert into conversation_readers (workspace_id, conversation_id, membership_id, read_to, unread_count)
  select ${workspaceId}::uuid, p.conversation_id, p.membership_id, p.read_to, case when p.is_client then (
    select count(*) from messages g
    where g.workspace_id = ${workspaceId} and g.conversation_id = p.conversation_id and not g.is_from_client
      and not g.is_team_note and (p.read_to is null or g.id > p.read_to)) else 0 end
  from participants p
  where not exists (select from conversation_readers r
    where r.workspace_id = ${workspaceId} and r.conversation_id = p.conversation_id and r.membership_id = p.membership_id)
  on conflict do nothing`
