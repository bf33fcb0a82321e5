import type { DocumentState, Operation } from '@allenio/contract/documents'
import { newId } from '@allenio/domain/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { openDocument } from './open-document.ts'
import type { OpenDocument } from './opened-document.ts'
import { makeDevice, makeServer, noteId, notes, type TestServer } from './server.testing.ts'
import type { Transport } from './transport.ts'

let server: TestServer
let device: ReturnType<typeof makeDevice>
const opened: OpenDocument[] = []

beforeEach(() => {
  server = makeServer()
  device = makeDevice(server)
})
afterEach(() => {
  for (const document of opened.splice(0)) document.close()
  vi.useRealTimers()
})

const setText = (number: number, text: string): Operation => ({ kind: 'set', id: noteId(number), cells: { text } })
const textOf = (document: OpenDocument, number: number) => document.rows.get().get(noteId(number))?.cells['text']

async function open(transport: Transport = device.transport) {
  const document = openDocument(notes, transport)
  opened.push(document)
  await eventually(() => expect(document.status.get().state).not.toBe('loading'))
  return document
}

/** Opens the document again as after a crash: the page before has not been closed. */
const openAfterCrash = open

const editElsewhere = (...operations: Operation[]) =>
  server.apply(server.revision(), [{ id: newId(), gestureId: newId(), kind: 'edit', operations }])

describe('after a crash', () => {
  test('an answer that comes before what was answered earlier leaves no hole', async () => {
    ;(await open()).close()
    const before = await open()
    before.edit([setText(1, 'answered, and not stored')])
    device.send()
    before.edit([setText(2, 'on its way')])

    const read = Promise.withResolvers<void>()
    const slowTransport = { ...device.transport, read: (since?: number) => read.promise.then(() => device.transport.read(since)) }
    const document = await openAfterCrash(slowTransport)
    expect([textOf(document, 1), textOf(document, 2)]).toEqual(['note 1', 'on its way'])
    device.send()
    expect(textOf(document, 2)).toBe('on its way')
    read.resolve()
    await eventually(() => expect([textOf(document, 1), textOf(document, 2)]).toEqual(['answered, and not stored', 'on its way']))
    await eventually(() => expect(document.status.get().state).toBe('saved'))
    document.close()
    expect(device.stored()?.rows.find(({ id }) => id === noteId(1))?.cells).toEqual({ text: 'answered, and not stored' })
  })

  test('the steps of the server are read once nothing is unsent any more', async () => {
    ;(await open()).close()
    device.goOffline()
    ;(await open()).edit([setText(2, 'unsent')], 'second')
    const document = await openAfterCrash()
    device.knowsSteps(['first', 'second'].map(gestureId => ({ gestureId, isUndone: false, operations: [] })))
    device.goOnline()
    device.send()
    await eventually(() => expect(document.steps.get().map(({ gestureId }) => gestureId)).toEqual(['first', 'second']))
  })

  describe('without a network', () => {
    beforeEach(async () => {
      ;(await open()).close()
      device.goOffline()
      const before = await open()
      before.edit([setText(1, 'sq')], 'typed')
      before.close()
    })

    test('the later part of a gesture is undone, too', async () => {
      ;(await open()).edit([setText(1, 'squat')], 'typed')
      const document = await openAfterCrash()
      document.undo()
      expect(textOf(document, 1)).toBe('note 1')
    })

    test('what was undone can be redone', async () => {
      ;(await open()).undo()
      const document = await openAfterCrash()
      expect([textOf(document, 1), document.undo()]).toEqual(['note 1', false])
      document.redo()
      expect(textOf(document, 1)).toBe('sq')
    })
  })
})

test('an undo of what was typed key by key leads back to what somebody else had written meanwhile', async () => {
  const document = await open()
  document.edit([setText(1, 'm')], 'typed')
  document.edit([setText(1, 'mi')], 'typed')
  editElsewhere(setText(1, 'theirs'))
  device.send()
  document.edit([setText(1, 'mine')], 'typed')
  device.send()
  expect(document.steps.get().map(({ operations }) => operations.length)).toEqual([1])
  document.undo()
  expect(textOf(document, 1)).toBe('theirs')
})

test('a tab with nothing new does not put back what another tab has stored', async () => {
  const store = vi.spyOn(device.transport, 'store')
  const [idle, busy] = [await open(), await open()]
  await eventually(() => expect(store).toHaveBeenCalledTimes(2))
  editElsewhere(setText(1, 'theirs'))
  const read = vi.spyOn(device.transport, 'read').mockImplementation(() => new Promise<DocumentState>(() => undefined))
  const state = server.stateSince(0)
  read.mockResolvedValueOnce(state)
  busy.lookAgain()
  await eventually(() => expect(textOf(busy, 1)).toBe('theirs'))
  busy.close()
  idle.close()
  expect(device.stored()?.revision).toBe(state.revision)
})

test('what somebody else has edited is read again until it is there', async () => {
  const document = await open()
  vi.useFakeTimers()
  const read = vi.spyOn(device.transport, 'read')
  for (let failures = 0; failures < 3; failures += 1) read.mockRejectedValueOnce(new Error('too busy'))
  editElsewhere(setText(1, 'theirs'))
  device.hear(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(textOf(document, 1)).toBe('theirs')
  expect(read).toHaveBeenCalledTimes(4)
})
