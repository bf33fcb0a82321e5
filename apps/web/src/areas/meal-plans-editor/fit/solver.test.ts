import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FitQuestion } from './question.ts'
import { openSolver, type Answer, type FitWorker } from './solver.ts'

const question: FitQuestion = { rows: [], targets: [] }
const fit = { grams: new Map(), unreached: [] }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Workers that answer when the test says so. */
function testSolver() {
  const workers: (FitWorker & { isEnded: boolean; questions: number })[] = []
  const answers: Answer[] = []
  const solver = openSolver(() => {
    const worker = {
      isEnded: false,
      questions: 0,
      onmessage: null,
      onerror: null,
      postMessage: () => void (worker.questions += 1),
      terminate: () => void (worker.isEnded = true),
    }
    workers.push(worker)
    return worker
  })
  return { solver, workers, answers, ask: () => solver.ask(question, answer => void answers.push(answer)) }
}

const answered = () => new MessageEvent('message', { data: fit })

test('one worker answers one question after the other', () => {
  const { workers, answers, ask } = testSolver()
  ask()
  workers[0]?.onmessage?.(answered())
  ask()
  workers[0]?.onmessage?.(answered())
  vi.runAllTimers()
  expect([workers.length, workers[0]?.questions, answers]).toEqual([1, 2, [fit, fit]])
})

test('a run that takes too long is ended, and the next question gets a new worker', () => {
  const { workers, answers, ask } = testSolver()
  ask()
  vi.advanceTimersByTime(1_999)
  expect(answers).toEqual([])
  vi.advanceTimersByTime(1)
  expect([answers, workers[0]?.isEnded]).toEqual([['too long'], true])
  ask()
  workers[1]?.onmessage?.(answered())
  expect(answers).toEqual(['too long', fit])
})

test('a new question ends the run before it, and so does closing', () => {
  const { solver, workers, answers, ask } = testSolver()
  ask()
  ask()
  solver.close()
  vi.runAllTimers()
  expect([workers.map(({ isEnded }) => isEnded), answers]).toEqual([[true, true], []])
})

test('a worker that does not start is told', () => {
  const { workers, answers, ask } = testSolver()
  ask()
  const failure: Partial<ErrorEvent> = {}
  workers[0]?.onerror?.(Object.assign(new Event('error'), { message: '', filename: '', lineno: 0, colno: 0, error: undefined, ...failure }))
  expect([answers, workers[0]?.isEnded]).toEqual([['failed'], true])
})
