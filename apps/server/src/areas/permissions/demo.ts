import { newId } from '@allenio/domain/ids'
import { sql, type WorkspaceDb } from '#platform/db'

export interface DemoMember {
  email: string
  firstName: string
  lastName: string
  isActive: boolean
  /** Since when they have been a member, and when they were last in; never where it is null. */
  sinceDays: number
  seenHoursAgo: number | null
}

/** Clients with an account that nobody knows a password of, who is a member already as well; answers their memberships by address. */
export async function addDemoMembers(db: WorkspaceDb, members: readonly DemoMember[]): Promise<Map<string, string>> {
  const rows = members.map(member => ({
    id: newId(), person: newId(), email: member.email, first: member.firstName, last: member.lastName,
    status: member.isActive ? 'active' : 'inactive', since: member.sinceDays, seen: member.seenHoursAgo,
  }))
  await db.run(sql`
    insert into memberships (id, person_id, role, status, last_seen_at, created_at)
    select r.id, invited_person(r.person, r.email, r.first, r.last, 'it'), 'client', r.status,
      now() - make_interval(hours => r.seen), now() - make_interval(days => r.since)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, person uuid, email text, first text, last text, status text, since integer, seen integer)
    on conflict (workspace_id, person_id) do update set last_seen_at = excluded.last_seen_at, created_at = excluded.created_at`)
  // asked for by themselves: within their own insert nobody is of the workspace yet
  const known = await db.many<{ id: string, email: string }>(sql`
    select m.id, p.email from memberships m join persons p on p.id = m.person_id where p.email = any(${members.map(({ email }) => email)})`)
  return new Map(known.map(({ id, email }) => [email, id]))
}
