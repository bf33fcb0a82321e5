import { io, type Socket } from 'socket.io-client'
import { fillChat, messagesWanted, type ChatData } from './chat-data.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { signIn, type House } from './house.ts'
import { load, within } from './load.ts'
import { residentMegabytes } from './memory.ts'

const idleSockets = 2000
const socketsWhileSending = 1000
const sendings = 200
const sendingsPerSecond = 20

/** Measures the chat over a million messages: a conversation of two thousand, an inbox of a thousand, then a thousand open devices. */
export const chatBench: Bench = async house => {
  const data = await fillChat(await house.databaseUrl())
  const headers = { authorization: `Bearer ${await signIn(house.url)}` }
  return [...(await eachAnswer(house, data, headers)), ...(await withSockets(house, data, headers))]
}

type Headers = Record<string, string>

async function eachAnswer({ url }: House, { longId }: ChatData, headers: Headers): Promise<Figure[]> {
  const thread = `${url}/api/conversation?conversationId=${longId}`
  const firstPage = (await (await fetch(thread, { headers })).json()) as { data: { messages: { id: string }[]; totalMessages: number } }
  const oldest = firstPage.data.messages[0]?.id ?? ''
  const limits: [name: string, limit: number, url: string][] = [
    [`open a conversation of ${firstPage.data.totalMessages}`, 25, thread],
    ['fifty older messages', 25, `${thread}&before=${oldest}`],
    ['the last page by page and time', 25, `${thread}&page=39&time=${encodeURIComponent('2099-01-01 00:00:00')}`],
    ['two hundred changes since a revision', 60, `${url}/api/conversations/${longId}/changes?since=0`],
    ['inbox', 40, `${url}/api/conversations`],
    ['inbox, page 15', 40, `${url}/api/conversations?page=15`],
    ['inbox, unread', 40, `${url}/api/conversations?view=unread`],
    ['inbox, waiting', 40, `${url}/api/conversations?view=waiting`],
    ['inbox, by name', 40, `${url}/api/conversations?search=cliente%209`],
    ['to read', 25, `${url}/api/conversations/unread/count`],
    ...['ciao', 'schiena', 'menisco', 'caviglia menisco', 'dolore ginocchio', 'zz', 'non c’è mai', 'ca'].map(
      search => [`search ${search}`, 60, `${url}/api/messages/search?search=${encodeURIComponent(search)}`] as [string, number, string],
    ),
    ['search in a conversation', 60, `${url}/api/messages/search?search=menisco&conversationId=${longId}`],
  ]
  const figures: Figure[] = []
  for (const [name, limit, address] of limits) figures.push(await answer(name, limit, { address, headers }))
  return figures
}

async function answer(name: string, limit: number, { address, headers }: { address: string; headers: Headers }): Promise<Figure> {
  await load({ urls: [address], headers, connections: 1, seconds: 0.3 })
  const result = await load({ urls: [address], headers, connections: 1, seconds: 1.2 })
  return atMost(`chat, ${name}`, within(95, result), limit, {
    unit: 'ms',
    details: `p95 of ${result.times.length}, p50 ${within(50, result).toFixed(1)} ms, ${messagesWanted} messages`,
  })
}

async function withSockets(house: House, data: ChatData, headers: Headers): Promise<Figure[]> {
  await waitUntilSettled()
  const before = await residentMegabytes(house.pid)
  const devices = await openDevices(house, data, idleSockets)
  await waitUntilSettled()
  const cost = (await residentMegabytes(house.pid)) - before
  for (const device of devices.splice(socketsWhileSending)) device.disconnect()
  await waitUntilSettled()
  try {
    const times = await sentToSeen(house, data, headers)
    return [
      atMost(`memory of ${idleSockets} idle sockets`, cost, 90, { unit: 'MB' }),
      atMost(`sent to seen with ${socketsWhileSending} sockets`, times[Math.floor(times.length * 0.95)] ?? Number.NaN, 150, {
        unit: 'ms',
        details: `p95 of ${times.length}, p50 ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms`,
      }),
    ]
  } finally {
    for (const device of devices) device.disconnect()
  }
}

const waitUntilSettled = () => new Promise(resolve => setTimeout(resolve, 4_000))

async function openDevices({ url }: House, { clients, workspaceId }: ChatData, count: number): Promise<Socket[]> {
  const devices: Socket[] = []
  // devices connect a few at a time, because all at once would measure the queue
  for (let from = 0; from < count; from += 50) {
    devices.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - from) }, (_, at) =>
          connect(url, { token: clients[(from + at) % clients.length]?.token ?? '', workspaceId }),
        ),
      )),
    )
  }
  return devices
}

export const connect = (url: string, auth: { token: string; workspaceId: string }) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = io(url, { path: '/api/realtime', transports: ['websocket'], forceNew: true, reconnection: false, auth })
    socket.on('hello', () => resolve(socket))
    socket.on('connect_error', reject)
  })

/** Measures the time from a client's call to the event on the admin's open device. */
async function sentToSeen({ url }: House, { clients, workspaceId }: ChatData, headers: Headers): Promise<number[]> {
  const desk = await connect(url, { token: headers['authorization']?.slice('Bearer '.length) ?? '', workspaceId })
  const sentAt = new Map<string, number>()
  const times: number[] = []
  const all = new Promise<void>(resolve =>
    desk.on('chat message', ({ message }: { message: { message: string } }) => {
      const since = sentAt.get(message.message)
      if (since === undefined) return
      times.push(performance.now() - since)
      if (times.length === sendings) resolve()
    }),
  )
  const sending: Promise<unknown>[] = []
  for (let at = 0; at < sendings; at += 1) {
    const { token = '', conversationId = '' } = clients[at % clients.length] ?? {}
    const message = `bench ${at}`
    sentAt.set(message, performance.now())
    sending.push(
      fetch(`${url}/api/conversation`, {
        method: 'POST',
        body: JSON.stringify({ conversationId, message }),
        headers: { authorization: `Bearer ${token}`, 'x-workspace': workspaceId, 'content-type': 'application/json' },
      }).then(response => {
        if (response.status !== 200) throw new Error(`a message was answered ${response.status}`)
      }),
    )
    await new Promise(resolve => setTimeout(resolve, 1000 / sendingsPerSecond))
  }
  await Promise.all(sending)
  await all
  desk.disconnect()
  return times.sort((a, b) => a - b)
}
