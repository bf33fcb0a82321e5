import { createECDH } from 'node:crypto'
import { updateDevices } from '@allenio/contract/account'
import { sendMessage, messageLimits } from '@allenio/contract/chat'
import {
  addChatAttachment,
  attachmentsAtMost,
  createSavedAnswer,
  savedAnswersAtMost,
  scheduledAtMost,
  scheduleMessage,
  sendToMany,
} from '@allenio/contract/chat-desk'
import { createClientView, changeManyClients, tagsAtMost, typesAtMost, createClientType } from '@allenio/contract/clients'
import { createCollaborator, invitationsPerHour } from '@allenio/contract/collaborators'
import { fileLimits, startUpload } from '@allenio/contract/files'
import { viewsAtMost } from '@allenio/contract/list-views'
import { createMetric, deleteMetric, metricLimits, undeleteMetric } from '@allenio/contract/metrics'
import { newId } from '@allenio/domain/ids'
import { notifyClientAccess } from '#areas/clients'
import { sql, type Db, type Sql } from '#platform/db'
import { describe, expect, test } from 'vitest'
import type { CallAnswer, Caller } from './calls.ts'
import { uploadOf } from './given-client.ts'
import type { TestTeam } from './given.ts'
import { race } from './races.ts'
import { testHouse } from './test-house.ts'

// Every maximum that is enforced by counting: twenty concurrent calls compete for three places.

const { given, as, database } = await testHouse()
const left = 3

interface Field {
  team: TestTeam
  coach: Caller
  /** As many clients as there are callers, each with a conversation of the coach. */
  clients: string[]
  conversations: string[]
}

interface Limit {
  max: number
  code: string
  /** Inserts the rows that exist before the calls. */
  fill: (field: Field, count: number) => Sql
  prepare?: (field: Field) => Promise<string[]>
  create: (field: Field, at: number, prepared: readonly string[]) => Promise<CallAnswer>
  /** Counts the rows after the calls. */
  count: (field: Field) => Sql
}

async function fieldOf(): Promise<Field> {
  const team = await given.team()
  const rows = await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`insert into clients (id, first_name) select gen_random_uuid(), 'Martina' from generate_series(1, 20)`)
    const clients = await db.many<{ id: string }>(sql`
      insert into client_collaborators (client_id, membership_id)
      select id, ${team.coach.membershipId} from clients returning client_id as id`)
    await notifyClientAccess(db, { workspaceId: team.workspaceId, clientIds: clients.map(({ id }) => id) })
    return db.many<{ id: string; client_id: string }>(sql`select id, client_id from conversations order by client_id`)
  })
  return { team, coach: as(team.coach), clients: rows.map(row => row.client_id), conversations: rows.map(row => row.id) }
}

const numbers = (count: number) => sql`generate_series(1, ${count}::int) as n`
const total = (from: Sql) => sql`select count(*)::int as count from ${from}`
const nextYear = new Date(Date.now() + 300 * 24 * 3_600_000).toISOString()

const metrics = (count: number) => sql`
  insert into metrics (id, name, min_value, max_value) select gen_random_uuid(), 'Misura ' || n, 0, 9 from ${numbers(count)}`

const messages = ({ team, conversations: [first] }: Field, count: number, origin: string) => sql`
  insert into messages (id, conversation_id, sender_id, is_from_client, is_team_note, kind, origin, body, revision, created_at)
  select gen_random_uuid(), ${first}, ${team.coach.membershipId}, false, false, 'text', ${origin}, 'Ciao', 1, now() from ${numbers(count)}`

const limits: Record<string, Limit> = {
  'saved lists of clients': {
    max: viewsAtMost,
    code: 'too many views',
    fill: ({ team }, count) => sql`insert into list_views (id, membership_id, list, name, filters)
      select gen_random_uuid(), ${team.coach.membershipId}, 'clients', 'Vista', '{}' from ${numbers(count)}`,
    create: ({ coach }, at) => coach.ask(createClientView, { name: `Nuova ${at}`, filters: {} }),
    count: () => total(sql`list_views`),
  },
  'types of clients': {
    max: typesAtMost,
    code: 'too many types',
    fill: (_, count) => sql`insert into client_types (id, name, color)
      select gen_random_uuid(), 'Tipo ' || n, '#123456' from ${numbers(count)}`,
    create: ({ team }, at) => as(team.admin).ask(createClientType, { name: `Nuovo ${at}`, color: '#123456' }),
    count: () => total(sql`client_types`),
  },
  'own metrics': {
    max: metricLimits.ownMetrics,
    code: 'too many metrics',
    fill: (_, count) => metrics(count),
    create: ({ coach }, at) => coach.ask(createMetric, { name: `Nuova ${at}`, unit: 'cm', decimals: 1, min: 0, max: 9 }),
    count: () => total(sql`metrics where deleted_at is null`),
  },
  'saved answers': {
    max: savedAnswersAtMost,
    code: 'too many saved answers',
    fill: (_, count) => sql`insert into saved_answers (id, title, body)
      select gen_random_uuid(), 'Risposta', 'Ciao' from ${numbers(count)}`,
    create: ({ coach }, at) => coach.ask(createSavedAnswer, { title: `Nuova ${at}`, text: 'Ciao' }),
    count: () => total(sql`saved_answers where deleted_at is null`),
  },
  'scheduled messages': {
    max: scheduledAtMost,
    code: 'too many scheduled',
    fill: (
      { team, conversations: [first] },
      count,
    ) => sql`insert into scheduled_messages (id, conversation_id, membership_id, body, send_at)
      select gen_random_uuid(), ${first}, ${team.coach.membershipId}, 'Ciao', ${nextYear}::timestamptz from ${numbers(count)}`,
    create: ({ coach, conversations }, at) =>
      coach.ask(scheduleMessage, { conversationId: conversations[at], message: 'Ciao', sendAt: nextYear }),
    count: () => total(sql`scheduled_messages`),
  },
  'attachments of the library': {
    max: attachmentsAtMost,
    code: 'too many attachments',
    fill: ({ team }, count) => sql`with file as (
        insert into files (id, name, mime_type, kind, bytes, storage_key)
        values (gen_random_uuid(), 'a', 'text/plain', 'other', 1, ${newId()}) returning id)
      insert into chat_attachments (id, file_id, name, membership_id)
      select gen_random_uuid(), file.id, 'a', ${team.coach.membershipId} from file, ${numbers(count)}`,
    prepare: ({ team }) => Promise.all(Array.from({ length: 20 }, () => uploadOf(team.coach))),
    create: ({ coach }, at, uploads) => coach.ask(addChatAttachment, { uploadId: uploads[at] }),
    count: () => total(sql`chat_attachments`),
  },
  'messages in a minute': {
    max: messageLimits.perMinute,
    code: 'too many requests',
    fill: (field, count) => messages(field, count, 'person'),
    create: ({ coach, conversations }, at) => coach.ask(sendMessage, { conversationId: conversations[at], message: 'Ciao' }),
    count: () => total(sql`messages`),
  },
  'messages to many in a minute': {
    max: 1500,
    code: 'too many requests',
    fill: (field, count) => messages(field, count, 'many'),
    create: ({ coach, clients }, at) => coach.ask(sendToMany, { clientIds: [clients[at]], message: 'Ciao', deviceId: newId() }),
    count: () => total(sql`messages`),
  },
  'invitations in an hour': {
    max: invitationsPerHour,
    code: 'too many invitations',
    fill: (_field, count) => sql`insert into collaborator_invitations (id, email_key)
      select gen_random_uuid(), 'somebody@example.com' from ${numbers(count)}`,
    create: ({ team }, at) =>
      as(team.admin).ask(createCollaborator, {
        email: `${team.workspaceId}-${at}@example.com`,
        firstName: 'Sara',
        lastName: 'Conti',
        role: 'coach',
      }),
    count: () => total(sql`collaborator_invitations`),
  },
  'uploads on their way': {
    max: fileLimits.openUploadsOfPerson,
    code: 'too many uploads',
    fill: ({ team }, count) => sql`insert into uploads (id, person_id, name, mime_type, bytes, expires_at)
      select gen_random_uuid(), ${team.coach.personId}, 'a', 'text/plain', 1, now() + interval '1 day' from ${numbers(count)}`,
    create: ({ coach }) => coach.ask(startUpload, { name: 'a', bytes: 1 }),
    count: ({ team }) => total(sql`uploads where person_id = ${team.coach.personId}`),
  },
}

const countedIn = (db: Db, statement: Sql) => db.one<{ count: number }>(statement)

describe('twenty at once for the last three places of', () => {
  test.each(Object.entries(limits))('%s', async (_, { max, code, fill, prepare, create, count }) => {
    const field = await fieldOf()
    const { workspaceId } = field.team
    await database.withWorkspace(workspaceId, 'write', db => db.run(fill(field, max - left)))
    const prepared = (await prepare?.(field)) ?? []
    expect(await race(at => create(field, at, prepared))).toEqual({ passed: left, codes: [code] })
    expect(await database.withWorkspace(workspaceId, 'read', db => countedIn(db, count(field)))).toEqual({ count: max })
  })

  test('tags of a client', async () => {
    const {
      team,
      coach,
      clients: [client = ''],
    } = await fieldOf()
    await database.withWorkspace(team.workspaceId, 'write', db =>
      db.run(sql`
      insert into client_tags (client_id, tag) select ${client}, 'tag ' || n from ${numbers(tagsAtMost - left)}`),
    )
    // a bulk call also succeeds when it changed nobody, and its answer gives the reason
    await race(at => coach.ask(changeManyClients, { action: 'add tag', ids: [client], tag: `nuovo ${at}` }))
    const tags = total(sql`client_tags where client_id = ${client}`)
    expect(await database.withWorkspace(team.workspaceId, 'read', db => countedIn(db, tags))).toEqual({ count: tagsAtMost })
  })

  test('devices of a person, of which the oldest are removed', async () => {
    const { team, coach } = await fieldOf()
    const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') }
    for (const round of [1, 2]) {
      const subscribe = (at: number) =>
        coach.ask(updateDevices, { subscription: { endpoint: `https://push.example.com/${round}/${at}`, keys } })
      const answers = await race(subscribe)
      expect(answers.passed).toBe(20)
    }
    const devices = total(sql`devices where person_id = ${team.coach.personId}`)
    expect(await database.withSystem('read', db => countedIn(db, devices))).toEqual({ count: 20 })
  })
})

test('restoring a metric takes a place like creating one', async () => {
  const { team, coach } = await fieldOf()
  await database.withWorkspace(team.workspaceId, 'write', db => db.run(metrics(metricLimits.ownMetrics)))
  const { id } = await database.withWorkspace(team.workspaceId, 'read', db => db.one<{ id: string }>(sql`select id from metrics limit 1`))
  await as(team.admin).call(deleteMetric, { id })
  await coach.call(createMetric, { name: 'Al suo posto', unit: '', decimals: 0, min: 0, max: 9 })
  expect((await as(team.admin).ask(undeleteMetric, { id })).body.code).toBe('too many metrics')
})
