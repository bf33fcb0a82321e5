import { operationsAtOnce } from '@allenio/contract/documents'
import { newId } from '@allenio/domain/ids'
import { useEffect, useState } from 'react'
import type { EditorSession } from '../session.ts'
import { fittedDays, operationsOf, type FittedDay } from './outcome.ts'
import { questionOf, type FitDay } from './question.ts'
import { openSolver, type Answer } from './solver.ts'

/** The rows that are fitted; it stays the same object as long as nothing of it changes. */
export interface FitTask {
  days: readonly FitDay[]
}

interface AnsweredTask {
  task: FitTask
  days: readonly FittedDay[] | undefined
  failure: Extract<Answer, string> | undefined
}

/** Solves the task in a worker. Until it is done, the days of the task before stand. */
export function useFit(session: EditorSession, task: FitTask | undefined) {
  const [solver] = useState(openSolver)
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState<AnsweredTask>()
  // a dialog that is closed ends its run
  useEffect(() => () => solver.close(), [solver])
  useEffect(() => {
    if (!task) return
    solver.ask(questionOf(task.days), answer =>
      setAnswered(
        typeof answer === 'string'
          ? { task, days: undefined, failure: answer }
          : { task, days: fittedDays(session, task.days, answer), failure: undefined },
      ),
    )
  }, [session, solver, task, attempt])
  return {
    days: task && answered?.days,
    failure: answered?.task === task ? answered?.failure : undefined,
    isBusy: task !== undefined && answered?.task !== task,
    tryAgain: () => {
      setAnswered(undefined)
      setAttempt(attempt + 1)
    },
  }
}

/** All quantities as one gesture, so that one undo takes them back. */
export function applyFit(session: EditorSession, days: readonly FittedDay[]): void {
  const operations = operationsOf(
    session,
    days.flatMap(({ lines }) => lines),
  )
  const gestureId = newId()
  for (let at = 0; at < operations.length; at += operationsAtOnce) session.edit(operations.slice(at, at + operationsAtOnce), gestureId)
}
