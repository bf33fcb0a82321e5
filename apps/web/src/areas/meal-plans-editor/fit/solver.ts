import type { Fit } from '@allenio/domain/meal-plans'
import type { FitQuestion } from './question.ts'

export type Answer = Fit | 'too long' | 'failed'

/** The part of a worker that the solver needs. */
export interface FitWorker {
  postMessage: (question: FitQuestion) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<Fit>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export interface Solver {
  /** Asks a question. Only the last one is answered: a run that is still going on is ended. */
  ask: (question: FitQuestion, answer: (answer: Answer) => void) => void
  close: () => void
}

/** The longest run: a person who waits longer believes that nothing happens. */
const patienceMs = 2_000

const startWorker = (): FitWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Opens a worker with the first question, and again after a run that was ended. */
export function openSolver(start = startWorker): Solver {
  let worker: FitWorker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  function end(): void {
    clearTimeout(timer)
    timer = undefined
    worker?.terminate()
    worker = undefined
  }
  return {
    ask(question, answer) {
      // the worker is still busy with the previous question
      if (timer !== undefined) end()
      const current = (worker ??= start())
      timer = setTimeout(() => {
        end()
        answer('too long')
      }, patienceMs)
      current.onmessage = ({ data }) => {
        clearTimeout(timer)
        timer = undefined
        answer(data)
      }
      current.onerror = () => {
        end()
        answer('failed')
      }
      current.postMessage(question)
    },
    close: end,
  }
}
