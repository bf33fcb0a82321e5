import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getChanges, getConversation } from '@allenio/contract/chat'
import { actorOf, chatSceneOf, ownHouse, testSecret } from '#testing'
import { afterAll, expect, inject, test } from 'vitest'
import type { Order } from './node.testing.ts'
import { deviceOf } from './sockets.testing.ts'

// Two nodes share one database: a message that is written at one is seen at both.

const house = await ownHouse({ env: { DATABASE_URL: inject('testServer').superuserUrl } })
const { as, server } = house
await server.listen({ port: 0, host: '127.0.0.1' })
const { port: here } = server.server.address() as AddressInfo // a TCP server's address has a port
afterAll(() => server.server.closeAllConnections())

const nodes: ChildProcess[] = []
afterAll(async () => {
  for (const node of nodes.filter(each => each.exitCode === null && each.signalCode === null)) {
    node.kill('SIGKILL')
    await once(node, 'exit')
  }
})

async function otherNode() {
  const { app, system } = house.prepared
  const node = fork(join(import.meta.dirname, 'node.testing.ts'), {
    execArgv: [],
    env: { ...process.env, NODE_OF_TEST: JSON.stringify({ urls: { app, system }, secretKey: testSecret }) },
  })
  nodes.push(node)
  const [started] = (await once(node, 'message')) as [{ port: number }]
  return { node, port: started.port, order: (what: Order) => void node.send(what) }
}

test('a message sent at one node is seen at the other, in order', async () => {
  const { coach, client, conversationId, say } = await chatSceneOf(house)
  const there = await otherNode()
  const [phone, desk] = [await deviceOf(client, there.port), await deviceOf(coach, here)]
  for (const text of ['uno', 'due', 'tre']) await say(coach, text)
  expect((await phone.until('chat message', 3)).map(each => each.message?.message)).toEqual(['uno', 'due', 'tre'])
  there.order({ actor: actorOf(client, 'client'), conversationId, message: 'da là', isLast: false })
  expect((await desk.until('chat message', 4))[3]).toMatchObject({ unreadCount: 1, message: { message: 'da là', isOwn: false } })
  phone.socket.emit('chat typing', { conversationId, isTyping: true })
  await desk.until('chat typing')
})

test('a node killed between keeping a message and telling of it: the device catches up, once', async () => {
  const { coach, client, conversationId, say } = await chatSceneOf(house)
  const dying = await otherNode()
  const desk = await deviceOf(coach, here)
  await say(coach, 'prima')
  await desk.until('chat message')
  const {
    conversation: { revision: since },
  } = await as(coach).call(getConversation, { conversationId })
  dying.order({ actor: actorOf(client, 'client'), conversationId, message: 'salvato e non detto', isLast: true })
  await once(dying.node, 'exit')
  const missed = await as(coach).call(getChanges, { id: conversationId, since })
  expect(missed.messages.map(each => each.message)).toEqual(['salvato e non detto'])
  expect(desk.heardOf('chat message')).toHaveLength(1)
  await say(client, 'dopo')
  const [, next] = await desk.until('chat message', 2)
  // a gap in the revisions tells the device that it missed something
  expect(next?.revision).toBe(since + 2)
  expect((await as(coach).call(getChanges, { id: conversationId, since: missed.revision })).messages.map(each => each.message)).toEqual([
    'dopo',
  ])
})
