import 'fake-indexeddb/auto'
import type { AppliedBatches } from '@allenio/contract/documents'
import { newId } from '@allenio/domain/ids'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { startOutbox, type WaitingWrite } from '#lib/offline'
import { signIn, tabId } from '#lib/session'
import { takeMissedAnswers, watchMissedAnswers } from './missed-answers.ts'

const personId = newId()

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  signIn('local', { token: newId(), personId, workspaceId: newId() })
  startOutbox()
})

const outbox = new BroadcastChannel('allenio.outbox')
afterAll(() => outbox.close())

/** As the tab that sends says it to all others. */
const emitSent = (write: WaitingWrite, answer: Pick<AppliedBatches, 'outcomes'>) => outbox.postMessage({ kind: 'sent', write, answer })

/** The answer to a write of this tab or of another one, whose edit was crossed by a colleague's. */
function crossedWrite(documentId: string, tab: string): [WaitingWrite, Pick<AppliedBatches, 'outcomes'>] {
  const outcome = { batchId: newId(), faults: [], overwritten: [{ id: newId(), cell: 'reps' }], inverse: [] }
  const call = { kind: 'json', method: 'POST', path: '/programs/:id/operations', access: 'any' } as const
  const write = { id: newId(), personId, workspaceId: undefined, tab, call, input: { batches: [] }, title: '', writtenAt: 1, tries: 0 }
  return [{ ...write, lane: `program/${documentId}` }, { outcomes: [outcome] }]
}

test('of two tabs one is told that edits have crossed: the one that made them, or another where that is closed', async () => {
  const told: string[] = []
  const stops = ['first', 'second'].map(name => watchMissedAnswers('program', id => told.push(`${name} ${id}`)))
  const [own, others] = [newId(), newId()]
  emitSent(...crossedWrite(own, tabId))
  await eventually(() => expect(told).toHaveLength(1))
  emitSent(...crossedWrite(others, newId()))
  expect(told.some(each => each.endsWith(others))).toBe(false)
  await eventually(() => expect(told.filter(each => each.endsWith(others))).toHaveLength(1))
  expect([told.length, takeMissedAnswers(`program/${own}`).length, takeMissedAnswers(`program/${others}`).length]).toEqual([2, 1, 1])
  for (const stop of stops) stop()
})
