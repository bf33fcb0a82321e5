import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getChanges, getConversation, getConversationOfClient, sendMessage } from '@allenio/contract/chat'
import { newId } from '@allenio/domain/ids'
import { installConfig, loadConfig } from '#platform/config'
import { makeDatabase, prepareDatabase, sql } from '#platform/db'
import { installJobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { startEmbedded } from '#platform/postgres'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from '../house.ts'
import { callerOf } from './calls.ts'
import { clientOf } from './given-client.ts'
import { factories, type TestMember } from './given.ts'
import { closeSharedHouse } from './test-house.ts'
import { migrationsFolder, testSecret } from './test-server.ts'

// PostgreSQL is killed while people write to each other: their devices retry until they get an answer, and no message is
// lost, doubled or out of order.

const dataDir = await mkdtemp(join(tmpdir(), 'allenio-chat-away-'))
await chmod(dataDir, 0o711)
const postgres = await startEmbedded({ dataDir, log: () => undefined })
const ownerUrl = await makeDatabase(name => postgres.superuserUrl(name), { name: 'chat_away', secretKey: testSecret })
const prepared = await prepareDatabase({ ownerUrl, secretKey: testSecret, migrationsFolder })
await installJobs(ownerUrl, prepared.roles)
await closeSharedHouse()
const config = installConfig(loadConfig({ DATA_DIR: dataDir, REQUEST_LIMIT: '0', DEMO: 'off' }), testSecret)
const house = await openHouse({ config, prepared, log: makeLog('silent') })
await house.startJobs()
const given = factories(house.database)
afterAll(async () => {
  await house.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const as = (person: { token: string }) => callerOf(house.server, person.token)
const messagesOfEach = 40

test('no message is lost, doubled or out of order while PostgreSQL is killed again and again', async () => {
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const {
    conversation: { id: conversationId },
  } = await as(team.admin).call(getConversationOfClient, { id: clientId })
  const writers = [team.admin, team.coach, team.nutritionist, team.client]
  let acknowledged = 0

  const write = async (who: TestMember, at: number) => {
    for (let number = 0; number < messagesOfEach; number += 1) {
      const input = { conversationId, message: `${at}:${number}`, deviceId: newId() }
      for (;;) {
        const { status } = await as(who).ask(sendMessage, input)
        if (status === 200) break
        expect([status, number]).toEqual([503, number])
      }
      acknowledged += 1
    }
  }
  const writing = Promise.all(writers.map(write))
  for (const goal of [20, 60, 100]) {
    await expect.poll(() => acknowledged, { timeout: 60_000, interval: 5 }).toBeGreaterThan(goal)
    process.kill(postgres.pid, 'SIGKILL')
  }
  await writing

  const messages: { id: string; message: string; revision: number }[] = []
  for (let since = 0, hasMore = true; hasMore;) {
    const part = await as(team.admin).call(getChanges, { id: conversationId, since })
    messages.push(...part.messages)
    ;[since, hasMore] = [part.revision, part.hasMore]
  }
  expect(messages).toHaveLength(writers.length * messagesOfEach)
  expect(messages.map(each => each.revision)).toEqual(messages.map((_, at) => at + 1))
  expect(messages.map(each => each.id)).toEqual(messages.map(each => each.id).sort())
  for (const at of writers.keys()) {
    const own = messages.map(each => each.message).filter(text => text.startsWith(`${at}:`))
    expect(own).toEqual(Array.from({ length: messagesOfEach }, (_, number) => `${at}:${number}`))
  }
  const thread = await as(team.client).call(getConversation, { conversationId })
  expect([thread.totalMessages, thread.messages.at(-1)?.id]).toEqual([messages.length, messages.at(-1)?.id])
  const { unread } = await house.database.withWorkspace(team.workspaceId, 'read', db =>
    db.one<{ unread: number }>(sql`
    select count(*)::int as unread from messages where not is_from_client and id > (
      select read_to from conversation_readers where membership_id = ${team.client.membershipId})`),
  )
  expect(thread.conversation.unreadCount).toBe(unread)
}, 180_000)
