import { TableFault } from '@allenio/domain/tables'
import { WorkbookFault } from '@allenio/domain/workbooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseWorkbookAside, type WorkbookAnswer, type WorkbookWorker } from './workbook-reader.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A reading whose worker answers when the test says so. */
function testReading() {
  const worker: WorkbookWorker & { isEnded: boolean } = {
    isEnded: false,
    onmessage: null,
    onerror: null,
    postMessage: () => undefined,
    terminate: () => void (worker.isEnded = true),
  }
  const stop = new AbortController()
  const result = parseWorkbookAside(new Uint8Array(3), stop.signal, () => worker).catch((error: unknown) => error)
  return { worker, stop, result, answer: (data: WorkbookAnswer) => worker.onmessage?.(new MessageEvent('message', { data })) }
}

const sheets = [{ name: '', rows: [{ line: 1, cells: ['Squat'] }] }]

test.each<[string, WorkbookAnswer, unknown]>([
  ['the sheets', { sheets }, sheets],
  ['a fault of the workbook', { fault: { of: 'workbook', kind: 'locked' } }, new WorkbookFault('locked')],
  [
    'a fault of a table',
    { fault: { of: 'table', kind: 'broken quote', line: 3, column: 1, max: undefined } },
    new TableFault('broken quote', { line: 3, column: 1 }),
  ],
  ['a fault of the program', { fault: { of: 'program', reason: 'TypeError: x' } }, new Error('TypeError: x')],
])('%s come out of the worker, which ends', async (_, message, expected) => {
  const { worker, result, answer } = testReading()
  answer(message)
  expect(await result).toEqual(expected)
  expect(worker.isEnded).toBe(true)
})

test('a reading that takes too long is ended, and says so', async () => {
  const { worker, result } = testReading()
  vi.runAllTimers()
  expect(await result).toEqual(new WorkbookFault('too slow'))
  expect(worker.isEnded).toBe(true)
})

test('a reading that is stopped answers nothing, and ends at once', async () => {
  const { worker, stop, result } = testReading()
  stop.abort()
  expect(worker.isEnded).toBe(true)
  expect(await result).toBeUndefined()
})
