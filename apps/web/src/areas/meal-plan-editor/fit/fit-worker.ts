import { fitRows } from '@allenio/domain/meal-plans'
import quadprog from 'quadprog'
import type { FitQuestion } from './question.ts'

// It runs in a worker, so that a page in which somebody types never waits for the solver, and a run that takes too long can be ended.

addEventListener('message', ({ data: { rows, targets } }: MessageEvent<FitQuestion>) =>
  postMessage(fitRows(rows, targets, quadprog.solveQP)),
)
