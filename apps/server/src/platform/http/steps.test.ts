import { endpoint } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from '#platform/db'
import { AppError, OutsideError } from '#platform/errors'
import { makeLog } from '#platform/log'
import { callerOf, ownHouse } from '#testing'
import { area, bindInSteps, bindPublicInSteps, makeServer, type CallChange } from './index.ts'
import { makeNotesTable } from './testing/notes.ts'

// A call that asks a service outside: it charges once for each key, and can fail before, after or without doing so.

const house = await ownHouse({ because: 'it makes a table' })
await makeNotesTable(house.prepared.owner)
const { coach, workspaceId } = await house.given.team()

const input = z.object({ text: z.string().max(50) })
const output = z.object({ id: z.uuid(), charge: z.string() })
const contract = {
  chargeNote: endpoint({
    method: 'POST',
    path: '/charged-notes',
    access: { permission: 'create clients' },
    input,
    output,
    changes: ['client'],
    errors: ['payment failed'],
  }),
  openCharge: endpoint({
    method: 'POST',
    path: '/open-charges',
    access: { public: 'anybody may pay' },
    input,
    output: z.object({ charge: z.string() }),
    errors: ['payment failed'],
  }),
}

type Way = 'answers' | 'down' | 'answers late' | 'refuses' | 'dies before' | 'dies after'

/** The service outside. */
const service = { charges: new Map<string, string>(), ways: [] as Way[], asked: 0, gate: Promise.resolve() }
let finishes: ('well' | 'badly' | 'with a clash')[] = []
let refusals: string[] = []

async function charge(key: string): Promise<string> {
  service.asked += 1
  await service.gate
  const way = service.ways.shift() ?? 'answers'
  if (way === 'down') throw new OutsideError('no answer', { refusal: 'payment failed', isFinal: false })
  if (way === 'refuses') throw new OutsideError('refused', { refusal: 'payment failed', isFinal: true })
  if (way === 'dies before') throw new Error('killed')
  const known = service.charges.get(key)
  const id = known ?? `charge ${service.charges.size + 1}`
  service.charges.set(key, id)
  if (way === 'answers late') throw new OutsideError('too late', { refusal: 'payment failed', isFinal: false })
  if (way === 'dies after') throw new Error('killed')
  return id
}

const chargedArea = area({
  name: 'charged',
  contract,
  bindings: [
    bindInSteps(contract.chargeNote, {
      begin: async ({ db }, { text }) => {
        if (text === 'clash') throw new AppError('changed meanwhile')
        const id = newId()
        await db.run(sql`insert into notes (id, text) values (${id}, ${text})`)
        return { id }
      },
      ask: ({ id }) => charge(`chargeNote:${id}`),
      finish: async ({ db }, { intent, answer, input: { text } }) => {
        const way = finishes.shift()
        if (way === 'badly') throw new Error('killed')
        if (way === 'with a clash') throw new AppError('changed meanwhile')
        await db.run(sql`update notes set text = ${`${text}: ${answer}`} where id = ${intent.id}`)
        return { id: intent.id, charge: answer }
      },
      refused: async ({ db }, { intent, error }) => {
        refusals.push(error.message)
        await db.run(sql`update notes set text = 'refused' where id = ${intent.id}`)
      },
    }),
    bindPublicInSteps(contract.openCharge, {
      begin: (_, { text }) => ({ text }),
      ask: ({ text }) => charge(`openCharge:${text}`),
      finish: (_, { answer }) => ({ charge: answer }),
    }),
  ],
})

const lines: string[] = []
const changes: CallChange[] = []
const server = makeServer({
  servesApi: true,
  areas: [chargedArea],
  database: house.database,
  log: makeLog('info', line => void lines.push(line)),
  publicUrl: undefined,
  trustProxy: 0,
  requestLimit: 0,
  sessions: house.sessions,
  takeFile: async () => '',
  publishChange: change => void changes.push(change),
})

const withKey = () => ({ headers: { 'idempotency-key': newId() } })
const ask = (text: string, options = withKey()) =>
  callerOf(server, coach.token, coach.workspaceId).ask(contract.chargeNote, { text }, options)
const notes = async (text: string) => {
  const rows = await house.database.withWorkspace(workspaceId, 'read', db =>
    db.many<{ text: string }>(sql`select text from notes where text like ${`${text}%`}`),
  )
  return rows.map(row => row.text)
}

beforeEach(() => {
  service.charges.clear()
  Object.assign(service, { ways: [], asked: 0, gate: Promise.resolve() })
  finishes = []
  refusals = []
  changes.length = 0
})

test('stores the intent, asks, stores the answer and tells of the change once', async () => {
  const { status, body } = await ask('plain')
  expect([status, body.data.charge]).toEqual([200, 'charge 1'])
  expect(await notes('plain')).toEqual(['plain: charge 1'])
  expect(changes.map(({ things }) => things)).toEqual([['client']])
})

test('asks outside of any transaction', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  service.gate = promise
  const answer = ask('waiting')
  await expect.poll(() => service.asked).toBe(1)
  expect(await notes('waiting')).toEqual(['waiting'])
  expect(changes).toEqual([])
  resolve()
  expect((await answer).status).toBe(200)
})

test('a retry with the key gets the first answer and asks nobody', async () => {
  const key = withKey()
  const [first, second] = [await ask('again', key), await ask('again', key)]
  expect(second.body).toEqual(first.body)
  expect([service.asked, await notes('again')]).toEqual([1, ['again: charge 1']])
})

test('twenty twins charge one row once and hear the same', async () => {
  const key = withKey()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('twins', key)))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
  expect([service.charges.size, await notes('twins')]).toEqual([1, ['twins: charge 1']])
})

test('another body under the key of a call that has only begun is a clash', async () => {
  const key = withKey()
  service.ways = ['down']
  await ask('begun', key)
  expect((await ask('another', key)).body.code).toBe('key used for another request')
})

describe('a failure keeps the intent, and a retry goes on with the same row', () => {
  test.each<[Way, number]>([
    ['down', 502],
    ['answers late', 502],
    ['dies before', 500],
    ['dies after', 500],
  ])('%s', async (way, status) => {
    const key = withKey()
    service.ways = [way]
    const failed = await ask(way, key)
    expect(failed.status).toBe(status)
    if (status === 502) expect(failed.body).toMatchObject({ code: 'payment failed', message: 'Si è verificato un errore con il pagamento' })
    expect(await notes(way)).toEqual([way])
    expect((await ask(way, key)).body.data.charge).toBe('charge 1')
    expect([service.charges.size, await notes(way)]).toEqual([1, [`${way}: charge 1`]])
  })

  test('killed while the answer is stored', async () => {
    const key = withKey()
    finishes = ['badly']
    expect((await ask('killed', key)).status).toBe(500)
    expect((await ask('killed', key)).body.data.charge).toBe('charge 1')
    expect([service.charges.size, await notes('killed')]).toEqual([1, ['killed: charge 1']])
  })
})

test('a final refusal is noted, and a retry begins anew', async () => {
  const key = withKey()
  service.ways = ['refuses']
  expect((await ask('hard', key)).status).toBe(502)
  expect([refusals, await notes('refused')]).toEqual([['refused'], ['refused']])
  expect((await ask('hard', key)).body.data.charge).toBe('charge 1')
  expect(await notes('hard')).toEqual(['hard: charge 1'])
})

test.each(['begin', 'finish'])('a refusal of ours in %s is answered again as it was', async step => {
  const [key, text] = [withKey(), step === 'begin' ? 'clash' : 'late clash']
  finishes = ['with a clash']
  const [first, second] = [await ask(text, key), await ask(text, key)]
  expect([first.status, second.status, second.body]).toEqual([409, 409, first.body])
  expect(service.asked).toBe(step === 'begin' ? 0 : 1)
})

test('without a key a call is asked anew', async () => {
  service.ways = ['down']
  const asStranger = callerOf(server, undefined)
  expect((await asStranger.ask(contract.openCharge, { text: 'x' })).status).toBe(502)
  expect((await asStranger.ask(contract.openCharge, { text: 'x' })).body.data.charge).toBe('charge 1')
  expect((await asStranger.ask(contract.openCharge, { text: 'x' })).body.data.charge).toBe('charge 1')
})
