import { documentRowsAtMost, type DocumentState, type Operation } from '@allenio/contract/documents'
import { rowsOfNewDocument } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { CallError } from '#lib/api'
import { openDocument } from './open-document.ts'
import type { OpenDocument } from './opened-document.ts'
import { listId, makeDevice, makeServer, noteId, notes, type TestServer } from './server.testing.ts'

let server: TestServer

beforeEach(() => {
  server = makeServer()
})

const setText = (number: number, text: string): Operation => ({ kind: 'set', id: noteId(number), cells: { text } })
const textOf = (document: OpenDocument, number: number) => document.rows.get().get(noteId(number))?.cells['text']

type Device = ReturnType<typeof makeDevice>

async function open(device = makeDevice(server)) {
  const document = openDocument(notes, device.transport)
  await eventually(() => expect(document.status.get().state).not.toBe('loading'))
  return { device, document }
}

describe('an edit', () => {
  test('is seen at once, and saved when the server has answered', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'squat')])
    expect([textOf(document, 1), document.status.get().state]).toEqual(['squat', 'saving'])
    device.send()
    expect(document.status.get().state).toBe('saved')
    expect(server.rows().get(noteId(1))?.cells).toEqual({ text: 'squat' })
  })

  test('without a network is kept, over a reload, and arrives once although its first answer was lost', async () => {
    const { device, document } = await open()
    device.goOffline()
    document.edit([setText(1, 'squat')])
    expect(document.status.get().state).toBe('kept')
    document.close()
    const again = await open(device)
    expect(textOf(again.document, 1)).toBe('squat')
    device.goOnline()
    device.send({ losesAnswer: true })
    device.send()
    expect(server.revision()).toBe(1)
    expect([textOf(again.document, 1), again.document.status.get().state]).toEqual(['squat', 'saved'])
  })

  test('that was saved is on the device as soon as there is no network', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'squat')])
    device.send()
    device.goOffline()
    expect(device.stored()?.rows.find(({ id }) => id === noteId(1))?.cells).toEqual({ text: 'squat' })
  })

  test('without a network and without room on the device is said to be in the page alone', async () => {
    const { device, document } = await open()
    device.runOutOfRoom()
    device.goOffline()
    document.edit([setText(1, 'squat')])
    expect([textOf(document, 1), document.status.get().state]).toEqual(['squat', 'in page alone'])
  })

  test('appears in the other tab of the device, also without a network', async () => {
    const device = makeDevice(server)
    const [one, other] = [await open(device), await open(device)]
    device.goOffline()
    one.document.edit([setText(1, 'squat')])
    expect(textOf(other.document, 1)).toBe('squat')
    device.goOnline()
    device.send()
    expect([textOf(other.document, 1), other.document.status.get().state]).toEqual(['squat', 'saved'])
  })

  test('that is discarded is not shown any more', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'squat')])
    device.discard()
    expect([textOf(document, 1), document.status.get().state]).toEqual(['note 1', 'saved'])
  })

  test('of somebody else arrives beneath one’s own', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'mine')])
    server.apply(0, [{ id: newId(), gestureId: newId(), kind: 'edit', operations: [setText(1, 'theirs'), setText(2, 'theirs')] }])
    device.hear()
    await eventually(() => expect(textOf(document, 2)).toBe('theirs'))
    expect(textOf(document, 1)).toBe('mine')
    device.send()
    expect(textOf(document, 1)).toBe('mine')
    document.undo()
    expect(textOf(document, 1)).toBe('theirs')
  })

  test('of somebody else comes with the answer that is on its way, and is not asked for', async () => {
    const { device, document } = await open()
    const reads = vi.spyOn(device.transport, 'read')
    document.edit([setText(1, 'mine')])
    server.apply(0, [{ id: newId(), gestureId: newId(), kind: 'edit', operations: [setText(2, 'theirs')] }])
    device.hear(1)
    device.send()
    expect([textOf(document, 1), textOf(document, 2)]).toEqual(['mine', 'theirs'])
    expect(reads).not.toHaveBeenCalled()
  })

  test.each([
    ['was refused', (device: Device) => device.refuse('no')],
    ['was discarded', (device: Device) => device.discard()],
  ])('of somebody else is read when the answer %s', async (_, end) => {
    const { device, document } = await open()
    document.edit([setText(1, 'mine')])
    server.apply(0, [{ id: newId(), gestureId: newId(), kind: 'edit', operations: [setText(2, 'theirs')] }])
    device.hear(1)
    end(device)
    await eventually(() => expect(textOf(document, 2)).toBe('theirs'))
  })

  test.each([
    ['at once', async () => undefined],
    [
      'after a reload',
      async ({ device, document }: Awaited<ReturnType<typeof open>>) => {
        document.close()
        return open(device)
      },
    ],
  ])('tells which value it has replaced %s, also where the same person wrote it on another device', async (_, reopen) => {
    const opened = await open()
    opened.device.goOffline()
    opened.document.edit([setText(1, 'mi')], 'typed')
    opened.document.edit([setText(1, 'mine')], 'typed')
    server.apply(0, [{ id: newId(), gestureId: newId(), kind: 'edit', operations: [setText(1, 'elsewhere'), setText(2, 'mine')] }])
    const { device, document } = (await reopen(opened)) ?? opened
    device.goOnline()
    device.send()
    expect(document.notices.get()).toMatchObject([{ kind: 'theirs replaced', id: noteId(1), cell: 'text', value: 'elsewhere' }])
    expect([textOf(document, 1), textOf(document, 2)]).toEqual(['mine', 'mine'])
  })

  test('that is sent again crosses with nothing', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'squat')])
    device.send({ losesAnswer: true })
    document.lookAgain()
    await eventually(() => expect(document.status.get().state).toBe('saving'))
    document.edit([setText(1, 'squat 2')])
    device.send()
    expect([textOf(document, 1), document.notices.get()]).toEqual(['squat 2', []])
  })

  test('of a row that somebody has deleted is told', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'late')])
    server.apply(0, [{ id: newId(), gestureId: newId(), kind: 'edit', operations: [{ kind: 'delete', id: noteId(1) }] }])
    device.send()
    expect(document.notices.get()).toMatchObject([{ kind: 'deleted by others', id: noteId(1), row: { cells: { text: 'late' } } }])
  })

  test('that a colleague replaces is told with the value that was lost, once', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'mine')])
    device.send()
    const theirs = (text: string) =>
      server.apply(server.revision(), [{ id: newId(), gestureId: newId(), kind: 'edit', operations: [setText(1, text)] }])
    theirs('theirs')
    device.hear(2)
    await eventually(() => expect(textOf(document, 1)).toBe('theirs'))
    expect(document.notices.get()).toMatchObject([{ kind: 'mine replaced', id: noteId(1), cell: 'text', value: 'mine' }])
    document.dismissNotice()
    theirs('theirs again')
    device.hear(3)
    await eventually(() => expect(textOf(document, 1)).toBe('theirs again'))
    expect(document.notices.get()).toEqual([])
  })

  test('of a row that was erased is told with what was typed', async () => {
    const { device, document } = await open()
    device.goOffline()
    document.edit([setText(1, 'typed')])
    server.erase(noteId(1))
    device.goOnline()
    device.send()
    expect(document.notices.get()).toMatchObject([{ kind: 'not applied', id: noteId(1), operation: { cells: { text: 'typed' } } }])
    expect(document.rows.get().has(noteId(1))).toBe(false)
  })

  test('is told when the document is opened again, where its edit left while it was closed', async () => {
    const { device, document } = await open()
    device.goOffline()
    document.edit([setText(1, 'typed')])
    document.close()
    server.erase(noteId(1))
    device.goOnline()
    device.send()
    const again = await open(device)
    await eventually(() => expect(again.document.notices.get()).toMatchObject([{ kind: 'not applied', id: noteId(1) }]))
    again.document.close()
    expect((await open(device)).document.notices.get()).toEqual([])
  })
})

describe('undo', () => {
  test('takes back gesture by gesture, and redo makes them again', async () => {
    const { document } = await open()
    document.edit([setText(1, 'a')])
    document.edit([setText(1, 'b'), setText(2, 'b')])
    expect(document.undo()).toBe(true)
    expect([textOf(document, 1), textOf(document, 2)]).toEqual(['a', 'note 2'])
    document.undo()
    expect(document.undo()).toBe(false)
    document.redo()
    document.redo()
    expect([textOf(document, 1), textOf(document, 2)]).toEqual(['b', 'b'])
    expect(document.redo()).toBe(false)
  })

  test('reaches over a reload, without a network too', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'a')])
    device.send()
    device.goOffline()
    document.edit([setText(1, 'b')])
    document.close()
    const { document: again } = await open(device)
    again.undo()
    expect(textOf(again, 1)).toBe('a')
    again.undo()
    expect(textOf(again, 1)).toBe('note 1')
  })

  test('knows a gesture that was stored just before the battery was empty', async () => {
    const { device, document } = await open()
    await eventually(() => expect(device.stored()).toBeDefined())
    device.goOffline()
    document.edit([setText(1, 'a')])
    // no close: the device's copy of the document does not hold the step
    const { document: again } = await open(device)
    again.undo()
    expect(textOf(again, 1)).toBe('note 1')
  })

  test('waits after a reload for the last gesture, which the copy of the device may lack', async () => {
    const { device, document } = await open()
    document.edit([setText(1, 'a')])
    device.send()
    await eventually(() => expect(device.stored()?.steps).toHaveLength(1))
    document.edit([setText(2, 'b')])
    device.send()
    device.knowsSteps(document.steps.get())
    // no close: the copy holds the first gesture alone
    const arrive = device.holdSteps()
    const { document: again } = await open(device)
    again.undo()
    arrive()
    await eventually(() => expect(textOf(again, 2)).toBe('note 2'))
    expect(textOf(again, 1)).toBe('a')
  })

  test('of another device is read from the server', async () => {
    const device = makeDevice(server)
    device.knowsSteps([{ gestureId: newId(), isUndone: false, operations: [setText(3, 'before')] }])
    const { document } = await open(device)
    await eventually(() => expect(document.steps.get()).toHaveLength(1))
    document.undo()
    expect(textOf(document, 3)).toBe('before')
  })

  test('takes back a gesture of several thousand operations in one', async () => {
    const { device, document } = await open()
    const rows = Array.from({ length: 2_500 }, (): Operation => ({
      kind: 'insert',
      id: newId(),
      type: 'note',
      parentId: listId,
      place: 'x',
      cells: {},
    }))
    document.edit(rows)
    device.send()
    expect(server.rows().size).toBe(2_504)
    document.undo()
    expect([...document.rows.get().values()].filter(({ isDeleted }) => !isDeleted)).toHaveLength(4)
  })
})

test('a gesture for which the document has no room is refused whole before it is sent, and the others go on', async () => {
  server = makeServer(documentRowsAtMost - 1)
  const document = openDocument(notes, makeDevice(server).transport)
  await eventually(() => expect(document.status.get().state).toBe('saved'))
  const insert = (number: number): Operation => ({
    kind: 'insert',
    id: noteId(number),
    type: 'note',
    parentId: listId,
    place: 'x',
    cells: {},
  })
  document.edit([setText(1, 'pasted'), insert(200_001), insert(200_002)], 'paste')
  document.edit([{ kind: 'set', id: noteId(200_002), cells: { text: 'typed' } }], 'paste')
  expect([textOf(document, 1), document.unsent(), document.notices.get().map(({ kind }) => kind)]).toEqual([
    'note 1',
    [],
    ['document full'],
  ])
  document.edit([setText(1, 'typed'), insert(200_003)])
  expect([textOf(document, 1), document.unsent().length]).toEqual(['typed', 2])
  document.edit([{ kind: 'delete', id: noteId(2) }])
  document.edit([insert(200_004)])
  document.undo()
  expect(document.unsent()).toHaveLength(5)
})

describe('an undo of an edit of before a rule', () => {
  /** A server that refuses the texts that the notes began with, as it does since a rule came. */
  async function openStrict() {
    const device = makeDevice(server)
    const document = openDocument(notes, device.transport, (_, value) => value !== 'note 1')
    await eventually(() => expect(document.status.get().state).toBe('saved'))
    return { device, document }
  }
  const told = (document: OpenDocument) =>
    document.notices.get().map(({ kind, id, ...notice }) => [kind, id, 'value' in notice && notice.value])

  test('says that the value cannot come back, sends nothing, and gives way to the step before it', async () => {
    const { device, document } = await openStrict()
    document.edit([{ kind: 'set', id: noteId(2), cells: { color: 'red' } }])
    document.edit([setText(1, 'typed')])
    device.send()
    expect(document.undo()).toBe(true)
    expect(told(document)).toEqual([['not possible', noteId(1), 'note 1']])
    expect([textOf(document, 1), document.status.get().state, document.unsent()]).toEqual(['typed', 'saved', []])
    document.undo()
    expect(document.rows.get().get(noteId(2))?.cells).toEqual({ text: 'note 2' })
    expect([document.undo(), document.redo()]).toEqual([false, true])
    expect(document.rows.get().get(noteId(2))?.cells).toEqual({ text: 'note 2', color: 'red' })
  })

  test('takes back the rest of its gesture, and makes it again', async () => {
    const { device, document } = await openStrict()
    document.edit([{ kind: 'set', id: noteId(1), cells: { text: 'typed', color: 'red' } }])
    device.send()
    document.undo()
    expect(document.unsent()).toMatchObject([{ kind: 'set', id: noteId(1), cells: { color: null } }])
    expect(document.rows.get().get(noteId(1))?.cells).toEqual({ text: 'typed' })
    expect(told(document)).toEqual([['not possible', noteId(1), 'note 1']])
    document.redo()
    expect(document.rows.get().get(noteId(1))?.cells).toEqual({ text: 'typed', color: 'red' })
  })

  test('is left out of an edit or a copy, and the rest is saved', async () => {
    const { device, document } = await openStrict()
    const id = newId()
    document.edit([
      { kind: 'set', id: noteId(2), cells: { text: 'note 1' } },
      { kind: 'insert', id, type: 'note', parentId: listId, place: 'W', cells: { text: 'note 1', color: 'red' } },
    ])
    device.send()
    expect(told(document)).toEqual([
      ['not possible', noteId(2), 'note 1'],
      ['not possible', id, 'note 1'],
    ])
    expect([textOf(document, 2), document.rows.get().get(id)?.cells]).toEqual(['note 2', { color: 'red' }])
  })
})

describe('a document that cannot be had', () => {
  test('is unreachable where the device has not seen it and there is no network', async () => {
    const device = makeDevice(server)
    device.goOffline()
    const { document } = await open(device)
    expect(document.status.get().state).toBe('unreachable')
  })

  test('says so as soon as an edit is refused', async () => {
    const device = makeDevice(server, { gone: () => new CallError(404, { code: 'not found' }) })
    const { document } = await open(device)
    server.delete()
    document.edit([setText(1, 'typed')])
    device.refuse('Not found.')
    await eventually(() => expect(document.status.get().state).toBe('gone'))
  })

  test('that is deleted while it is edited says so, and keeps what was typed', async () => {
    const device = makeDevice(server, { gone: () => new CallError(404, { code: 'not found' }) })
    const { document } = await open(device)
    document.edit([setText(1, 'typed')])
    server.delete()
    device.hear()
    await eventually(() => expect(document.status.get().state).toBe('gone'))
    expect(textOf(document, 1)).toBe('typed')
    expect(document.unsent()).toEqual([setText(1, 'typed')])
    document.edit([setText(2, 'into nothing')])
    expect([textOf(document, 2), document.undo()]).toEqual(['note 2', false])
  })
})

describe('a document that was made on this device', () => {
  const made = (text: string) =>
    rowsOfNewDocument(notes, {
      id: listId,
      cells: {},
      operations: [{ kind: 'insert', id: noteId(1), type: 'note', parentId: listId, place: 'V', cells: { text } }],
    })

  async function openNew(text = 'note 1') {
    const device = makeDevice(server, { gone: () => new CallError(404, { code: 'not found' }) })
    device.create(made(text))
    return open(device)
  }

  test('is edited before the server has it, over a reload, and read whole when it has', async () => {
    const { device, document } = await openNew('as it was expected')
    expect([textOf(document, 1), document.status.get().state, document.isNew.get()]).toEqual(['as it was expected', 'saving', true])
    device.goOffline()
    document.edit([setText(1, 'squat')])
    document.close()
    const again = await open(device)
    expect([textOf(again.document, 1), again.document.status.get().state]).toEqual(['squat', 'kept'])
    device.goOnline()
    device.arrive()
    await eventually(() => expect(again.document.isNew.get()).toBe(false))
    expect([textOf(again.document, 1), textOf(again.document, 2)]).toEqual(['squat', 'note 2'])
    device.send()
    expect([textOf(again.document, 1), again.document.status.get().state, server.revision()]).toEqual(['squat', 'saved', 1])
    again.document.close()
    expect(device.stored()?.isNew).toBeUndefined()
  })

  test('is not gone while it waits, says why it was refused, and goes on once it is accepted', async () => {
    const { device, document } = await openNew()
    document.lookAgain()
    device.hear()
    device.refuse('no consent')
    await eventually(() => expect(document.status.get()).toEqual({ state: 'refused', sentence: 'no consent' }))
    document.edit([setText(1, 'squat')])
    device.arrive()
    await eventually(() => expect(document.isNew.get()).toBe(false))
    device.send()
    expect([textOf(document, 1), document.status.get().state]).toEqual(['squat', 'saved'])
  })

  test('keeps an edit that is answered while it is read for the first time', async () => {
    const { device, document } = await openNew()
    document.edit([setText(1, 'squat')])
    const { promise, resolve } = Promise.withResolvers<DocumentState>()
    const before = server.stateSince(undefined)
    vi.spyOn(device.transport, 'read').mockReturnValueOnce(promise)
    device.arrive()
    device.send()
    resolve(before)
    await eventually(() => expect(document.isNew.get()).toBe(false))
    expect([textOf(document, 1), textOf(document, 2)]).toEqual(['squat', 'note 2'])
  })

  test('is not asked for before the device knows that it is new', async () => {
    const device = makeDevice(server, { gone: () => new CallError(404, { code: 'not found' }) })
    device.create(made('note 1'))
    const document = openDocument(notes, device.transport)
    device.hear()
    await eventually(() => expect(document.isNew.get()).toBe(true))
    document.lookAgain()
    await device.transport.load()
    expect(document.status.get().state).toBe('saving')
  })

  test('is gone where it was discarded', async () => {
    const { device, document } = await openNew()
    server.delete()
    device.arrive()
    await eventually(() => expect(document.status.get().state).toBe('gone'))
  })
})
