import { restoreClient, undeleteClient } from '@allenio/contract/clients'
import { createPackage, defaultUnlocks } from '@allenio/contract/packages'
import { addDays, clockIn, dayIn, momentOf } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { createSession } from '#platform/auth'
import { jsonText, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { actorOf, nameSeller, type TestHouse, type TestMember } from '#testing'
import { kindOf, slotFields, zone } from '../scene.testing.ts'
import { create } from '../hours/slots.ts'

const firstNames = 'Anna Bruno Carla Dario Elena Fabio Gaia Hugo Ida Luca Mara Nino Olga Paolo Rita Sara Tina Ugo Vera Zeno'.split(' ')
const hourMs = 3_600_000

export interface StoryClient {
  id: string
  name: string
  member: TestMember
}

/** Hours that take place every day. */
export interface StoryClass {
  id: string
  kindId: string
  name: string
  hostId: string
  clock: string
  /** The day of the time that comes next. */
  firstDay: string
}

export interface Sale {
  id: string
  buyer: StoryClient
}

/** The start of a class so many days from its next one. */
export const startOf = ({ firstDay, clock }: StoryClass, day: number): string =>
  new Date(momentOf(addDays(firstDay, day), clock, zone)).toISOString()

async function addClients({ given, database }: TestHouse, { workspaceId, coach }: { workspaceId: string; coach: TestMember }) {
  const clients = await Promise.all(
    firstNames.map(async (name): Promise<StoryClient> => {
      const member = await given.member('client', { workspaceId, firstName: name })
      return { id: newId(), name, member }
    }),
  )
  const rows = clients.map(({ id, name, member }) => ({ id, name, membership: member.membershipId }))
  await database.withWorkspace(workspaceId, 'write', async db => {
    await db.run(sql`
      insert into clients (id, membership_id, first_name, last_name, registered_at)
      select r.id, r.membership, r.name, 'Rossi', now() - interval '1 second'
      from jsonb_to_recordset(${jsonText(rows)}::jsonb) as r (id uuid, membership uuid, name text)`)
    await db.run(sql`insert into client_collaborators (client_id, membership_id) select id, ${coach.membershipId} from clients`)
    await nameSeller(db)
  })
  return clients
}

/** A business for many stories: twenty clients with an account, and a package that gives three credits. */
export async function storyWorld(house: TestHouse) {
  const team = await house.given.team()
  const clients = await addClients(house, team)
  const soldPackage = await house
    .as(team.admin)
    .call(createPackage, {
      name: 'Tre lezioni',
      billingModel: 'ONE_TIME_PAYMENT',
      price: 5_000,
      accessDays: null,
      unlocks: { ...defaultUnlocks, credits: [{ kindId: null, amount: 3, validDays: 90, each: 'once' }] },
    })
  const inTeam = <T>(work: (db: WorkspaceDb) => Promise<T>) => house.database.withWorkspace(team.workspaceId, 'write', work)
  return { house, team, clients, soldPackage, inTeam, classes: [] as StoryClass[], ...blankPage() }
}

/** What a story remembers beside the rows. */
const blankPage = () => ({
  sales: [] as Sale[],
  /** Bookings for which the team has passed over missing credits. */
  unpaid: new Set<string>(),
  /** Clients who were away in this story: of what they have given up they are not told. */
  gone: new Set<string>(),
})

export type World = Awaited<ReturnType<typeof storyWorld>>

/** Forgets the story before: everybody is a client with two credits, and nothing is booked. */
export async function beginStory(world: World): Promise<void> {
  for (const client of world.clients.filter(({ id }) => world.gone.has(id))) await restoreInStory(world, client)
  await world.inTeam(async db => {
    await db.run(sql`delete from notifications`)
    await db.run(sql`delete from closures`)
    await db.run(sql`delete from appointment_kinds`)
    await db.run(sql`delete from credit_packs`)
    await db.run(sql`
      insert into credit_packs (id, client_id, amount, remaining, from_day, cause)
      select gen_random_uuid(), id, 2, 2, current_date - 30, 'granted' from clients`)
    await db.run(sql`
      insert into credit_entries (id, pack_id, client_id, amount, balance, cause, note)
      select gen_random_uuid(), id, client_id, 2, 2, 'granted', '' from credit_packs`)
  })
  Object.assign(world, blankPage())
  world.classes = await openClasses(world)
}

/** A client who was away is one again, and signs in. */
export async function restoreInStory({ house, team }: World, client: StoryClient): Promise<void> {
  const { id, member } = client
  await house.as(team.admin).ask(undeleteClient, { id })
  await house.as(team.admin).ask(restoreClient, { id })
  const session = { strategy: 'local', personId: member.personId, workspaceId: team.workspaceId, device: 'test' } as const
  const { id: sessionId, token } = await house.database.withSystem('write', db => createSession(db, session))
  client.member = { ...member, sessionId, token }
}

/** Two hosts, classes and single hours that are in each other's way, the next ones a few hours from now. */
async function openClasses({ house, team, inTeam }: World): Promise<StoryClass[]> {
  const { coach, admin } = team
  const [pilates, personal] = await Promise.all([
    kindOf(house, team, { name: 'Pilates', credits: 1 }),
    kindOf(house, team, { name: 'Personal', credits: 2 }),
  ])
  const open = async (name: string, kindId: string, { host = coach, hours = 2.2, capacity = 1, minimum = false }) => {
    const next = Date.now() + hours * hourMs
    const [clock, firstDay] = [clockIn(zone, next), dayIn(zone, new Date(next))]
    const least = minimum ? { minimum: { people: 2, hoursBefore: 3 } } : {}
    const rules = { leadHours: 0, cancelHours: 24, moveHours: 24, ...least }
    const hostId = host.membershipId
    const id = newId()
    const fields = { ...slotFields(kindId, hostId), startTime: clock, firstDay: addDays(firstDay, -20), capacity, rules }
    await inTeam(db => create(db, actorOf(admin, 'admin'), { id, ...fields }))
    return { id, kindId, name, hostId, clock, firstDay }
  }
  return Promise.all([
    open('Pilates', pilates, { capacity: 2 }),
    open('Pilates with the admin', pilates, { host: admin }),
    open('Personal', personal, { hours: 2.7 }),
    open('Evening Pilates', pilates, { hours: 5, capacity: 3, minimum: true }),
  ])
}

/** A day earlier on the clocks of the business, in whatever season. */
const earlier = (column: Sql, days: number) =>
  sql`((${column} at time zone ${zone}) - make_interval(days => ${days}::int)) at time zone ${zone}`

/**
 * Lets a day pass: everything lies a day further back. The rows go far away first, because two appointments of a row of days would meet
 * on their way.
 */
export const passDay = ({ inTeam }: World): Promise<void> =>
  inTeam(async db => {
    for (const days of [1000, -999]) {
      const back = (column: Sql) => earlier(column, days)
      await db.run(sql`
        update appointments set planned_start = ${back(sql`planned_start`)}, starts_at = ${back(sql`starts_at`)},
          ends_at = ${back(sql`ends_at`)}, judged_at = ${back(sql`judged_at`)}, day = day - ${days}::int`)
      await db.run(sql`
        update bookings set starts_at = ${back(sql`starts_at`)}, ends_at = ${back(sql`ends_at`)}, day = day - ${days}::int,
          seat_given_at = ${back(sql`seat_given_at`)}`)
    }
    const dayBefore = earlier(sql`(told ->> 'startsAt')::timestamptz`, 1)
    const toldStart = sql`to_char(${dayBefore} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    await db.run(sql`update bookings set told = jsonb_set(told, '{startsAt}', to_jsonb(${toldStart})) where told is not null`)
    await db.run(sql`update closures set starts_at = ${earlier(sql`starts_at`, 1)}, ends_at = ${earlier(sql`ends_at`, 1)}`)
    await db.run(sql`update credit_packs set from_day = from_day - 1, until_day = until_day - 1`)
    await db.run(sql`
      update slot_series set first_day = first_day - 1, skipped_days = array(select day - 1 from unnest(skipped_days) as day)`)
  })
