import { newId } from '@allenio/domain/ids'
import { sql, type Sql } from '#platform/db'
import { expect, test } from 'vitest'
import { listRightCells, listRightFields } from './right-fields.ts'
import type { Scene, Who } from './samples.ts'
import { gatherSamples, sceneOf, speakerOf } from './scenes.ts'
import { testHouse } from './test-house.ts'
import { nameOf, type Fields } from './tried-endpoints.ts'

const house = await testHouse()
const samples = await gatherSamples()

/** Who may set a field: each of them does, and the value is read back; each of the others is refused, and the value stays. */
interface Ruled {
  may: readonly Who[]
  mayNot: readonly Who[]
  /** The fields that are set, beside those of the endpoint's sample. */
  set: (scene: Scene, input: Fields) => Fields | Promise<Fields>
  /** Selects what is stored, as `value`. */
  stored: (input: Fields, scene: Scene) => Sql
  /** Prepares the scene. */
  first?: (scene: Scene, input: Fields) => Promise<unknown>
}

type Row = Ruled | { decidesNothing: string }

const nothing = (decidesNothing: string): Row => ({ decidesNothing })
const filter = nothing('a filter of a list, which answers the asker’s own clients only')
const ownClients = nothing('clients who get something, each of whom the asker has to reach')
const ownRow = nothing('a new row of the author alone')
const agenda = nothing('which occurrences of a series are meant')

const onRow =
  (table: Sql, value: Sql) =>
  ({ id }: Fields) =>
    sql`select ${value} as value from ${table} where id = ${String(id)}`
const newest = (table: Sql, value: Sql) => () => sql`select ${value} as value from ${table} order by id desc limit 1`
const write = (scene: Scene, statement: Sql) => scene.database.withWorkspace(scene.a.workspaceId, 'write', db => db.run(statement))
const batchSetting = (id: unknown, cells: Fields) => ({
  base: 0,
  batches: [{ id: newId(), gestureId: newId(), kind: 'edit', operations: [{ kind: 'set', id, cells }] }],
})

const readerOfSurvey = onRow(sql`surveys`, sql`coalesce(cells ->> 'reader', 'everybody') || ' ' || coalesce(reader, 'everybody')`)
const keepToCoaches = (scene: Scene, { id }: Fields) =>
  write(scene, sql`update surveys set reader = 'coach', cells = cells || '{"reader":"coach"}' where id = ${String(id)}`)
const hostOfSlot = onRow(sql`slot_series`, sql`host_id`)
const reminderOf = (value: Sql) => onRow(sql`reminders`, value)
const byAdmin = (scene: Scene, { id }: Fields) =>
  write(scene, sql`update reminders set author_id = ${scene.a.admin.membershipId}, roles = '{coach}' where id = ${String(id)}`)
const visits = sql`(select v.id, v.shared_at is not null as is_shared from visits v)`

const table: Record<string, Row> = {
  'survey document: reader': {
    may: ['admin'],
    mayNot: ['nutritionist', 'coach', 'client'],
    first: keepToCoaches,
    set: (_, { id }) => batchSetting(id, { reader: 'nutritionist' }),
    stored: readerOfSurvey,
  },
  'survey document: welcomeFor': nothing('whom a welcome asks, not who reads the answers'),
  'survey document: welcomeTypes': nothing('whom a welcome asks, not who reads the answers'),
  'storefront document: memberId': nothing('the storefront is the admin’s alone'),
  'storefront document: isHidden': nothing('the storefront is the admin’s alone'),
  'POST /surveys reader': {
    may: ['admin', 'nutritionist'],
    mayNot: ['coach', 'client'],
    set: () => ({ reader: 'nutritionist' }),
    stored: newest(sql`surveys`, sql`reader`),
  },
  'POST /surveys welcomeFor': nothing('whom a welcome asks, not who reads the answers'),
  'POST /surveys welcomeTypes': nothing('whom a welcome asks, not who reads the answers'),
  'PUT /surveys/:id reader': {
    may: ['admin'],
    mayNot: ['nutritionist', 'coach', 'client'],
    first: keepToCoaches,
    set: () => ({ reader: 'nutritionist' }),
    stored: readerOfSurvey,
  },
  'PUT /surveys/:id welcomeFor': nothing('whom a welcome asks, not who reads the answers'),
  'PUT /surveys/:id welcomeTypes': nothing('whom a welcome asks, not who reads the answers'),
  'POST /surveys/:id/assignUsers clients': ownClients,
  'POST /exports scope': nothing('only the admin exports a business, which export.test.ts proves'),
  'POST /clients collaboratorIds': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    set: ({ a }) => ({ collaboratorIds: [a.coach.membershipId, a.nutritionist.membershipId] }),
    stored: () => sql`select count(*) as value from client_collaborators`,
  },
  'PUT /clients/:id collaboratorIds': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    set: ({ a }) => ({ collaboratorIds: [a.coach.membershipId] }),
    stored: ({ id }) => sql`select count(*) as value from client_collaborators where client_id = ${String(id)}`,
  },
  'POST /clients/bulk collaboratorId': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    set: ({ a }) => ({ action: 'unassign', tag: undefined, collaboratorId: a.nutritionist.membershipId }),
    stored: () => sql`select count(*) as value from client_collaborators`,
  },
  'POST /clients/views groupId': filter,
  'POST /clients/views collaboratorId': filter,
  'PUT /clients/views/:id groupId': filter,
  'PUT /clients/views/:id collaboratorId': filter,
  'POST /completed-workouts/views collaboratorId': filter,
  'PUT /completed-workouts/views/:id collaboratorId': filter,
  'POST /messages/to-many groupId': filter,
  'POST /messages/to-many collaboratorId': filter,
  'POST /clients/registration-link/switch isOpen': nothing('the link is the asker’s own'),
  'POST /user-client-actions/bulk clients': ownClients,
  'POST /programs/:id/assignUsers clients': ownClients,
  'POST /macros/:id/assignUsers clients': ownClients,
  'POST /mealPlans/:id/assignUsers clients': ownClients,
  'POST /programs isPrivate': ownRow,
  'PUT /programs/:id isPrivate': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    first: ({ a, ...scene }, { id }) =>
      write({ a, ...scene }, sql`update programs set owner_id = ${a.admin.membershipId} where id = ${String(id)}`),
    set: () => ({ isPrivate: true }),
    stored: onRow(sql`programs`, sql`is_private`),
  },
  'PUT /programs/:id ownerId': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    first: ({ a, ...scene }, { id }) =>
      write({ a, ...scene }, sql`update programs set owner_id = ${a.coach.membershipId} where id = ${String(id)}`),
    set: ({ a }) => ({ isPrivate: undefined, ownerId: a.admin.membershipId }),
    stored: onRow(sql`programs`, sql`owner_id`),
  },
  'PUT /aliments/:id/overlay isHidden': nothing('takes a food out of the searches of the team; no right depends on it'),
  'PUT /clients/:id/macro-visibility isHidden': {
    may: ['admin', 'nutritionist'],
    mayNot: ['coach', 'client'],
    set: () => ({ isHidden: true }),
    stored: ({ id }) => sql`select is_hidden as value from macro_visibilities where client_id = ${String(id)}`,
  },
  'POST /clients/:id/diary-entries/:entryId/match scope': nothing('which entries the food of some words stands for'),
  'POST /visits isShared': {
    may: ['admin', 'nutritionist'],
    mayNot: ['coach', 'client'],
    set: () => ({ isShared: true }),
    stored: ({ id }) => onRow(visits, sql`is_shared`)({ id }),
  },
  'PUT /visits/:id isShared': {
    may: ['admin', 'nutritionist'],
    mayNot: ['coach', 'client'],
    set: () => ({ isShared: true }),
    stored: onRow(visits, sql`is_shared`),
  },
  'POST /visits/:id/finish isShared': {
    may: ['admin', 'nutritionist'],
    mayNot: ['coach', 'client'],
    set: () => ({ isShared: true }),
    stored: onRow(visits, sql`is_shared`),
  },
  'POST /reminders roles': ownRow,
  'POST /reminders onlyMe': ownRow,
  'POST /reminders groupIds': ownRow,
  'PUT /reminders/:id roles': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    first: byAdmin,
    set: () => ({ roles: ['coach', 'nutritionist'] }),
    stored: reminderOf(sql`roles::text`),
  },
  'PUT /reminders/:id onlyMe': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    first: byAdmin,
    set: () => ({ onlyMe: true }),
    stored: reminderOf(sql`is_private`),
  },
  'PUT /reminders/:id groupIds': nothing('groups that the asker has to reach, whose tasks are those of the role client'),
  'PUT /reminders/settings hiddenLayers': nothing('what the asker hides from themselves'),
  'POST /reservations hostId': {
    may: ['admin'],
    mayNot: ['coach', 'client'],
    set: ({ a }) => ({ hostId: a.nutritionist.membershipId }),
    stored: hostOfSlot,
  },
  'POST /reservations roles': ownRow,
  'POST /reservations clientRoles': ownRow,
  'POST /reservations groupIds': ownRow,
  'PUT /reservations/:id hostId': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    set: ({ a }) => ({ scope: 'all', hostId: a.nutritionist.membershipId }),
    stored: hostOfSlot,
  },
  'PUT /reservations/:id roles': {
    may: ['admin', 'coach'],
    mayNot: ['nutritionist', 'client'],
    set: () => ({ scope: 'all', roles: ['nutritionist'] }),
    stored: onRow(sql`slot_series`, sql`roles::text`),
  },
  'PUT /reservations/:id clientRoles': {
    may: ['admin', 'coach'],
    mayNot: ['nutritionist', 'client'],
    set: () => ({ scope: 'all', clientRoles: ['nutritionist'] }),
    stored: onRow(sql`slot_series`, sql`client_roles::text`),
  },
  'PUT /reservations/:id groupIds': nothing('groups that the asker has to reach; the series is the host’s, the author’s or the admin’s'),
  'PUT /reservations/:id scope': agenda,
  'DELETE /reservations/:id scope': agenda,
  'POST /reservations/:id/undelete scope': agenda,
  'POST /reservations/calendar/update hostId': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    set: ({ a }) => ({ hostId: a.nutritionist.membershipId, passesRules: true }),
    stored: ({ id }) => sql`select max(host_id::text) as value from appointments where series_id = ${String(id)}`,
  },
  'POST /reservations/calendar/update passesRules': nothing('only the host, the author and the admin make the call'),
  'POST /reservations/clients/create passesRules': nothing('clients pass no rule with it, which bookings.test.ts proves'),
  'PUT /reservations/:userReservationId/client passesRules': nothing('clients pass no rule with it, which bookings.test.ts proves'),
  'POST /reservations/kinds credits': nothing('what a booking costs, not who may book'),
  'PUT /reservations/kinds/:id credits': nothing('what a booking costs, not who may book'),
  'POST /reservations/closures hostId': {
    may: ['admin', 'coach'],
    mayNot: ['nutritionist', 'client'],
    set: () => ({}),
    stored: () => sql`select count(*) as value from closures`,
  },
  'POST /me/checkout consents': nothing('what the buyer agrees to'),
  'POST /live/checkout consents': nothing('what the buyer agrees to'),
  'PUT /conversation/wipeout/:id wipeoutAll': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    set: () => ({ wipeoutAll: true }),
    stored: onRow(sql`conversations`, sql`revision`),
  },
  'PUT /conversations/:id/enabled isEnabled': {
    may: ['admin', 'coach', 'nutritionist'],
    mayNot: ['client'],
    set: () => ({ isEnabled: false }),
    stored: onRow(sql`conversations`, sql`is_enabled`),
  },
  'POST /saved-answers isShared': {
    may: ['admin'],
    mayNot: ['coach', 'nutritionist', 'client'],
    set: () => ({ isShared: true }),
    stored: () => sql`select count(*) as value from saved_answers where membership_id is null`,
  },
  'PUT /saved-answers/:id isShared': {
    may: [],
    mayNot: ['coach', 'nutritionist', 'client'],
    set: () => ({ isShared: true }),
    stored: onRow(sql`saved_answers`, sql`membership_id`),
  },
  'POST /notices audience': ownRow,
  'POST /notices/:id audience': {
    may: ['admin', 'coach'],
    mayNot: ['nutritionist', 'client'],
    set: ({ a }) => ({ audience: { kind: 'collaborators', ids: [a.coach.membershipId] } }),
    stored: onRow(sql`notices`, sql`audience::text`),
  },
}

test('every field of a write and every cell of a document that decides about rights has a row here', () => {
  expect([...new Set([...listRightFields(), ...listRightCells()])].toSorted()).toEqual(Object.keys(table).toSorted())
})

const ruled = Object.entries(table).flatMap(([name, row]) => ('may' in row ? [[name, row] as const] : []))
const callOf = (name: string) => {
  const [document] = name.split(' document: ')
  return name.includes(' document: ') ? `POST /${document}s/:id/operations` : name.slice(0, name.lastIndexOf(' '))
}

async function play(name: string, { first, set, stored }: Ruled) {
  const sample = samples.find(({ endpoint }) => nameOf(endpoint) === callOf(name))
  if (!sample) throw new Error(`${callOf(name)} has no sample`)
  const scene = await sceneOf(house)
  const made = await sample.make(scene)
  const own = Object(made.input)
  await first?.(scene, own)
  const input: Fields = { ...own, ...(await set(scene, own)) }
  const read = () =>
    scene.database.withWorkspace(
      scene.a.workspaceId,
      'read',
      async db => (await db.maybeOne<{ value: unknown }>(stored(input, scene)))?.value,
    )
  return { read, ask: async (who: Who) => (await speakerOf(house, { who, on: scene })).ask(sample.endpoint, input) }
}

test.each(ruled)('%s is set by those alone who hold the right', async (name, row) => {
  const refusing = await play(name, row)
  const before = await refusing.read()
  for (const who of row.mayNot) {
    const { status } = await refusing.ask(who)
    expect([who, status >= 400 && status < 500]).toEqual([who, true])
    expect([who, await refusing.read()]).toEqual([who, before])
  }
  for (const who of row.may) {
    const allowing = await play(name, row)
    const unset = await allowing.read()
    const { status, body } = await allowing.ask(who)
    expect([who, status, status === 200 ? undefined : body]).toEqual([who, 200, undefined])
    expect([who, await allowing.read()]).not.toEqual([who, unset])
  }
})
