import { addDays, romeDay } from '@allenio/domain/days'
import { actionAsked, actionCompleted } from '#areas/client-actions'
import { clientRegistered } from '#areas/client-intake'
import { clientJoined, subscriptionEnding } from '#areas/clients'
import { insertDemoNotifications, type DemoNotification } from '#areas/notifications'
import { photosAdded } from '#areas/progress'
import { weightAdded } from '#areas/weights'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import type { Facts, NotificationKind } from '#platform/notify'

interface Person extends Row<'clients', 'id' | 'membership_id' | 'subscription_end'> {
  name: string
  team: string[]
  registered_hours_ago: number | null
}

/** A day on which somebody weighed in or was photographed. */
interface Recorded {
  client: string
  day: string
  hoursAgo: number
}

/** Fills the bells of the demo's team with the news of the last days. */
export async function fillDemoNews(db: WorkspaceDb, clients: readonly { id: string }[]): Promise<void> {
  const ids = clients.map(({ id }) => id)
  const people = await db.many<Person>(sql`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.membership_id, c.subscription_end,
      (extract(epoch from now() - c.registered_at) / 3600)::int as registered_hours_ago,
      array(select k.membership_id from client_collaborators k where k.client_id = c.id)
        || array(select m.id from memberships m where m.role = 'admin') as team
    from clients c where c.id = any(${ids}::uuid[]) and c.status = 'active'`)
  // the latest records of those clients, so that each is found where its notification leads
  const weights = await db.many<Recorded & { kg: number }>(sql`
    select distinct on (client_id) client_id as client, day, kg,
      greatest(1, extract(epoch from now() - (day + interval '8 hours')) / 3600)::int as "hoursAgo"
    from weights where client_id = any(${ids}::uuid[]) and is_by_client and deleted_at is null order by client_id, day desc, id desc`)
  const photos = await db.many<Recorded>(sql`
    select client_id as client, max(day) as day,
      greatest(1, extract(epoch from now() - (max(day) + interval '9 hours')) / 3600)::int as "hoursAgo"
    from progresses where client_id = any(${ids}::uuid[]) and deleted_at is null group by client_id`)
  const news = planNews(
    ids.flatMap(id => people.find(person => person.id === id) ?? []),
    { weights, photos },
  )
  await insertDemoNotifications(db, news)
}

interface Records {
  weights: readonly (Recorded & { kg: number })[]
  photos: readonly Recorded[]
}

function planNews(people: readonly Person[], { weights, photos }: Records): DemoNotification[] {
  const today = romeDay()
  /** About the nth client, to the team in charge. */
  function about<Subject extends Facts>(
    nth: number,
    kind: NotificationKind<Subject>,
    hoursAgo: number,
    subject: (clientName: string) => NoInfer<Subject>,
  ): DemoNotification[] {
    const person = people[nth % people.length]
    if (!person) return []
    return [{ kind: kind.kind, client: person.id, subject: subject(person.name), to: person.team, hoursAgo }]
  }
  const latestOf = <R extends Recorded>(records: readonly R[], nth: number) => records.filter(({ client }) => client === people[nth]?.id)
  const weighed = [0, 3, 7, 9, 12].flatMap(nth =>
    latestOf(weights, nth).flatMap(({ kg, day, hoursAgo }) => about(nth, weightAdded, hoursAgo, clientName => ({ clientName, kg, day }))),
  )
  const photographed = [0, 3].flatMap(nth =>
    latestOf(photos, nth).flatMap(({ day, hoursAgo }) => about(nth, photosAdded, hoursAgo, clientName => ({ clientName, day }))),
  )
  const ending = people.findIndex(({ subscription_end: end }) => end !== null && end >= today && end <= addDays(today, 30))
  const actionSubject = { kind: 'upload photos', title: 'Foto del mese', text: '', day: today }
  const own = about(0, actionAsked, 5, () => actionSubject).map(notification => ({
    ...notification,
    to: people[0]?.membership_id ? [people[0].membership_id] : [],
  }))
  return [
    ...own,
    ...weighed,
    ...photographed,
    ...about(1, actionCompleted, 7, clientName => ({ clientName, kind: 'answer', title: 'Come è andata la settimana?' })),
    ...about(2, actionCompleted, 29, clientName => ({ clientName, kind: 'weigh in', title: '' })),
    ...about(6, actionCompleted, 76, clientName => ({ clientName, kind: 'upload photos', title: 'Foto del mese' })),
    ...newcomers(people).flatMap(([nth, hoursAgo], at) =>
      about(nth, at === 0 ? clientJoined : clientRegistered, hoursAgo, clientName => ({ clientName })),
    ),
    ...(ending < 0
      ? []
      : about(ending, subscriptionEnding, 33, clientName => ({ clientName, day: people[ending]?.subscription_end ?? today }))),
  ]
}

/** The last two who came: the place of each among all, and the hours since. */
const newcomers = (people: readonly Person[]): [number, number][] =>
  people
    .flatMap(({ registered_hours_ago: hoursAgo }, nth): [number, number][] => (hoursAgo === null ? [] : [[nth, hoursAgo]]))
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, 2)
