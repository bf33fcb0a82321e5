import { fitRows } from '@allenio/domain/meal-plans'
import quadprog from 'quadprog'
import type { FitQuestion } from './question.ts'

// A worker runs the solver, so that somebody who types never waits for it, and a run that takes too long can be ended.

addEventListener('message', ({ data: { rows, targets } }: MessageEvent<FitQuestion>) =>
  postMessage(fitRows(rows, targets, quadprog.solveQP)),
)
