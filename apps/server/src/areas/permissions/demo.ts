import { newId } from '@allenio/domain/ids'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'

export interface DemoMember {
  personId: string
  isActive: boolean
  /** The times since they joined and since they were last seen; null if they were never seen. */
  sinceDays: number
  seenHoursAgo: number | null
}

/** Adds people with an account as clients; an existing membership only gets the times. Answers the memberships by person. */
export async function addDemoMembers(db: WorkspaceDb, members: readonly DemoMember[]): Promise<Map<string, string>> {
  const rows = members.map(member => ({
    id: newId(),
    person: member.personId,
    status: member.isActive ? 'active' : 'inactive',
    since: member.sinceDays,
    seen: member.seenHoursAgo,
  }))
  const memberships = await db.many<Row<'memberships', 'id'> & NotNull<Row<'memberships', 'person_id'>>>(sql`
    insert into memberships (id, person_id, role, status, last_seen_at, created_at)
    select r.id, r.person, 'client', r.status, now() - make_interval(hours => r.seen), now() - make_interval(days => r.since)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, person uuid, status text, since integer, seen integer)
    on conflict (workspace_id, person_id) do update set last_seen_at = excluded.last_seen_at, created_at = excluded.created_at
    returning id, person_id`)
  return new Map(memberships.map(({ id, person_id }) => [person_id, id]))
}

/** The demo's collaborators work in it, so their times agree with the messages that they have written. */
export const showDemoTeamSeen = (db: WorkspaceDb) =>
  db.run(sql`
    update memberships set last_seen_at = now() - make_interval(hours => case role when 'coach' then 2 else 20 end)
    where role in ('coach', 'nutritionist') and status = 'active' and last_seen_at is null`)

/** A business of the demo that registered some days ago, and whose team was there last some days ago. */
export async function setDemoAge(db: WorkspaceDb, { daysAgo, seenDaysAgo }: { daysAgo: number; seenDaysAgo: number }): Promise<void> {
  await db.run(sql`update workspaces set created_at = now() - make_interval(days => ${daysAgo}) where id = ${db.workspaceId}`)
  await db.run(sql`update memberships set last_seen_at = now() - make_interval(days => ${seenDaysAgo}) where role <> 'client'`)
}
