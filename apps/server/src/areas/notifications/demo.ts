import { addDays, dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { actionAsked, actionCompleted } from '#areas/client-actions'
import { clientRegistered } from '#areas/client-intake'
import { clientJoined, subscriptionEnding } from '#areas/clients'
import { photosAdded } from '#areas/progress'
import { weightAdded } from '#areas/weights'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { Facts, NotificationKind } from '#platform/notify'

interface Person extends Row<'clients', 'id' | 'membership_id' | 'subscription_end'> {
  name: string
  team: string[]
}

interface Draft {
  kind: string
  client: string
  subject: Facts
  to: readonly string[]
  hoursAgo: number
}

const unreadHours = 30

/** Notifications of the last days for the demo's people, who have read all those older than `unreadHours`. */
export async function fillDemoNotifications(db: WorkspaceDb, clients: readonly { id: string }[]): Promise<void> {
  const ids = clients.map(({ id }) => id)
  const people = await db.many<Person>(sql`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.membership_id, c.subscription_end,
      array(select k.membership_id from client_collaborators k where k.client_id = c.id)
        || array(select m.id from memberships m where m.role = 'admin') as team
    from clients c where c.id = any(${ids}::uuid[]) and c.status = 'active'`)
  const drafts = plan(ids.flatMap(id => people.find(person => person.id === id) ?? []))
  const rows = drafts.flatMap(({ to, ...draft }) => to.map(membership => ({ ...draft, id: newId(), membership })))
  await db.run(sql`
    insert into notifications (id, membership_id, kind, client_id, subject, is_listed, created_at, read_at)
    select id, membership, kind, client, subject, true, now() - "hoursAgo" * interval '1 hour',
      case when "hoursAgo" > ${unreadHours} then now() - ("hoursAgo" - 2) * interval '1 hour' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (
      id uuid, membership uuid, kind text, client uuid, subject jsonb, "hoursAgo" int)`)
}

function plan(people: readonly Person[]): Draft[] {
  const today = dayIn('Europe/Rome')
  const at = (hoursAgo: number) => ({ hoursAgo, day: addDays(today, -Math.floor(hoursAgo / 24)) })
  /** About the nth client, to the team in charge. */
  function about<Subject extends Facts>(
    nth: number,
    kind: NotificationKind<Subject>,
    hoursAgo: number,
    subject: (clientName: string) => NoInfer<Subject>,
  ): Draft[] {
    const person = people[nth % people.length]
    if (!person) return []
    return [{ kind: kind.kind, client: person.id, subject: subject(person.name), to: person.team, hoursAgo }]
  }
  const weights = [
    [0, 2, 68.4],
    [3, 5, 81.2],
    [6, 27, 74.9],
    [9, 52, 92.1],
    [0, 74, 68.9],
  ].flatMap(([nth = 0, hours = 0, kg = 0]) => about(nth, weightAdded, hours, clientName => ({ clientName, kg, day: at(hours).day })))
  const ending = people.findIndex(({ subscription_end: end }) => end !== null && end >= today && end <= addDays(today, 30))
  const actionSubject = { kind: 'upload photos', title: 'Foto del mese', text: '', day: today }
  const own = about(0, actionAsked, 5, () => actionSubject).map(draft => ({
    ...draft,
    to: people[0]?.membership_id ? [people[0].membership_id] : [],
  }))
  return [
    ...own,
    ...weights,
    ...about(0, photosAdded, 3, clientName => ({ clientName, day: at(3).day })),
    ...about(4, photosAdded, 50, clientName => ({ clientName, day: at(50).day })),
    ...about(1, actionCompleted, 7, clientName => ({ clientName, kind: 'answer', title: 'Come è andata la settimana?' })),
    ...about(2, actionCompleted, 29, clientName => ({ clientName, kind: 'weigh in', title: '' })),
    ...about(5, actionCompleted, 76, clientName => ({ clientName, kind: 'upload photos', title: 'Foto del mese' })),
    ...about(7, clientJoined, 26, clientName => ({ clientName })),
    ...about(11, clientRegistered, 98, clientName => ({ clientName })),
    ...(ending < 0
      ? []
      : about(ending, subscriptionEnding, 33, clientName => ({ clientName, day: people[ending]?.subscription_end ?? today }))),
  ]
}
