import { richTextOf } from '@allenio/domain/rich-text'
import { newId } from '@allenio/domain/ids'
import { addDemoInvitation } from '#areas/account'
import { addDemoMembers } from '#areas/permissions'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { demoRecords, fillParts, type ClaimFiles, type DemoAccount, type DemoClient, type FillDemo } from '#platform/demo'
import { notifyClientAccess } from '../access-events.ts'
import { assignCollaborator } from '../charge.ts'
import { fillDemoConsents } from '../consents/demo-consents.ts'
import { demoPeople, type DemoPerson } from './demo-people.ts'
import { fillDemoPauses } from '../pauses/demo.ts'
import { addTag } from '../list/tags.ts'

const daysOfMinors = 18 * 365

export const fillDemo: FillDemo = async (db, accounts) => fillDemoRecords(db, await fillDemoClients(db, accounts))

export const fillDemoRecords = (db: WorkspaceDb, clients: readonly DemoClient[]): Promise<ClaimFiles> =>
  fillParts(demoRecords.gathered().map(fill => () => fill(db, clients)))

const types = [
  { name: 'Online', color: '#3A6EA5' },
  { name: 'In studio', color: '#2B7A78' },
  { name: 'Agonista', color: '#B5532A' },
] as const
const tags = ['Mattina', 'Sera', 'Gara', 'Solo weekend', 'Nuovo'] as const

interface Member extends Row<'memberships', 'id'>, Row<'persons', 'email'>, NotNull<Row<'memberships', 'person_id'>> {
  role: string
}

/** The people among the forty who have an account of their own, beside the demo's client. */
export const demoClientAccounts = (): DemoAccount[] =>
  demoPeople()
    .slice(1)
    .flatMap(({ email, isRegistered, firstName, lastName }) => (email === null || !isRegistered ? [] : [{ email, firstName, lastName }]))

/** Forty people with a believable story; the first is the person who signs in as the demo's client. */
export async function fillDemoClients(db: WorkspaceDb, accounts: ReadonlyMap<string, string>): Promise<DemoClient[]> {
  const members = await db.many<Member>(sql`
    select m.id, m.role, m.person_id, p.email from memberships m join persons p on p.id = m.person_id order by m.created_at, m.id`)
  const memberOf = (role: string) => members.find(each => each.role === role)
  const typeIds = await fillTypes(db)
  const [first, ...others] = demoPeople()
  const people = [{ ...first, email: memberOf('client')?.email ?? first.email }, ...others]
  const memberships = await enter(db, people, new Map([...accounts, ...members.map(each => [each.email, each.person_id] as const)]))
  const clients = people.map((person, at) => record(person, { at, typeIds, membershipId: memberships.get(person.email ?? '') }))
  await db.run(sql`
    insert into clients (id, membership_id, first_name, last_name, email, email_key, phone, sex, birth_date, height_cm, type_id, goal,
      injuries, allergies, status, deactivated_at, registered_at, invited_at, subscription_end, subscription_source, note,
      note_updated_at, source, created_at, updated_at)
    select r.id, r.membership_id, r.first_name, r.last_name, r.email, lower(r.email), r.phone, r.sex, current_date - r.age_days,
      r.height_cm,
      r.type_id, r.goal, r.injuries, r.allergies, r.status, case when r.status = 'inactive' then now() - interval '20 days' end,
      case when r.is_registered then r.since + interval '5 hours' end, case when r.email is not null then r.since end,
      current_date + r.ends_in_days, case when r.ends_in_days is not null then 'manual' end, r.note,
      case when r.note is not null then now() - interval '3 days' end, 'demo', r.since, r.since
    from (
      select *, now() - make_interval(days => since_days) as since from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as j (
        id uuid, membership_id uuid, first_name text, last_name text, email text, phone text, sex text, age_days integer, height_cm numeric,
        type_id uuid, goal text, injuries text, allergies text, status text, is_registered boolean, since_days integer,
        ends_in_days integer, note jsonb)
    ) r`)
  const consenting = people.map(({ isRegistered, sinceDays, firstName, lastName, ageDays }, at) => ({
    isRegistered,
    sinceDays,
    id: clients[at]?.id ?? '',
    name: `${firstName} ${lastName}`,
    ...(ageDays < daysOfMinors && { guardian: `Chiara ${lastName}` }),
  }))
  await fillDemoConsents(db, consenting, memberOf('admin')?.id)
  await fillDemoPauses(
    db,
    clients.map(({ id }) => id),
    memberOf('coach')?.id,
  )
  await shareOut(
    db,
    clients.map(each => each.id),
    [memberOf('coach')?.id, memberOf('nutritionist')?.id],
  )
  await notifyClientAccess(db, { workspaceId: db.workspaceId, clientIds: clients.map(({ id }) => id) })
  return clients.map(({ id }) => ({ id }))
}

async function fillTypes(db: WorkspaceDb): Promise<string[]> {
  const ids = types.map(() => newId())
  for (const [at, { name, color }] of types.entries()) {
    await db.run(sql`insert into client_types (id, name, color, position) values (${ids[at]}, ${name}, ${color}, ${at})`)
  }
  return ids
}

/** Adds memberships: for people with an account, the demo's own client first, and for those whose invitation waits. */
async function enter(db: WorkspaceDb, people: readonly DemoPerson[], accounts: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const peopleWithEmail = people.flatMap(({ email, ...person }) =>
    email === null ? [] : [{ ...person, email, personId: accounts.get(email) }],
  )
  const members = peopleWithEmail.flatMap(({ personId, ...each }) => (personId === undefined ? [] : [{ ...each, personId }]))
  const byPerson = await addDemoMembers(db, members)
  const memberships = new Map<string, string>()
  for (const { email, personId, firstName, lastName, sinceDays } of peopleWithEmail) {
    const membershipId =
      personId === undefined
        ? await addDemoInvitation(db, { email, firstName, lastName, language: 'it', role: 'client' }, sinceDays)
        : byPerson.get(personId)
    if (membershipId !== undefined) memberships.set(email, membershipId)
  }
  return memberships
}

interface DemoPlace {
  at: number
  typeIds: readonly string[]
  membershipId: string | undefined
}

const record = (person: DemoPerson, { at, typeIds, membershipId }: DemoPlace) => ({
  id: newId(Date.now() - person.sinceDays * 86_400_000),
  membership_id: membershipId ?? null,
  first_name: person.firstName,
  last_name: person.lastName,
  email: person.email,
  phone: person.phone,
  sex: person.sex,
  age_days: person.ageDays,
  height_cm: person.heightCm,
  type_id: at % 8 === 7 ? null : (typeIds[at % typeIds.length] ?? null),
  goal: person.goal,
  injuries: person.injuries,
  allergies: person.allergies,
  status: person.isActive ? 'active' : 'inactive',
  is_registered: person.isRegistered,
  since_days: person.sinceDays,
  ends_in_days: person.endsInDays,
  note: person.note === null ? null : richTextOf(person.note),
})

/** Two thirds train with the coach, half eat by the nutritionist's plans, some do both. */
async function shareOut(
  db: WorkspaceDb,
  ids: readonly string[],
  [coachId, nutritionistId]: readonly (string | undefined)[],
): Promise<void> {
  if (coachId) await assignCollaborator(db, { clientIds: ids.filter((_, at) => at % 3 !== 2), membershipId: coachId })
  if (nutritionistId) await assignCollaborator(db, { clientIds: ids.filter((_, at) => at % 2 === 0), membershipId: nutritionistId })
  for (const [at, tag] of tags.entries())
    await addTag(
      db,
      ids.filter((_, index) => index % 7 === at),
      tag,
    )
}

const firstNames = ['Anna', 'Luca', 'Giorgia', 'Marco', 'Elisa', 'Paolo', 'Irene', 'Stefano', 'Noemi', 'Fabio', 'Serena'] as const
const lastNames = ['Ferrari', 'Russo', 'Gallo', 'Fontana', 'Moretti', 'Barbieri', 'Santoro', 'Rinaldi', 'Caruso', 'Villa'] as const

/** Clients of a demo's business that nobody looks into: a name and the day on which each came. Every ninth has left. */
export async function addDemoClients(db: WorkspaceDb, { count, withinDays }: { count: number; withinDays: number }): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    first: firstNames[at % firstNames.length],
    last: lastNames[at % lastNames.length],
    status: at % 9 === 8 ? 'inactive' : 'active',
    since: Math.floor((withinDays * (count - at)) / (count + 1)),
  }))
  await db.run(sql`
    insert into clients (id, first_name, last_name, status, deactivated_at, source, created_at, updated_at)
    select r.id, r.first, r.last, r.status, case when r.status = 'inactive' then now() end, 'demo', s.since, s.since
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, first text, last text, status text, since integer)
    cross join lateral (select now() - make_interval(days => r.since) as since) s`)
}
