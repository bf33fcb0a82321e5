import { advance, nextDue } from '@allenio/domain/client-actions'
import { newId } from '@allenio/domain/ids'
import type { RecordListener } from '#areas/clients'
import type { WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { notifyCompletion } from './notifications.ts'
import { findCompletions, insertCompletion, isCompleted, lockDueActions, moveOn, type LockedAction, type NewCompletion } from './queries.ts'

const scheduleOf = ({ repetition, start_day, until_day }: LockedAction) => ({ repetition, startDay: start_day, untilDay: until_day })

type CompletionToday = Omit<NewCompletion, 'actionId' | 'dueDay'> & { today: string }

/** Completes the day that is due, and moves on to the next one that is not completed. The action must be locked. */
export async function completeAction(db: WorkspaceDb, action: LockedAction, { today, ...completion }: CompletionToday): Promise<void> {
  await insertCompletion(db, { ...completion, actionId: action.id, dueDay: action.due_day })
  const schedule = scheduleOf(action)
  const { nextDay: following, missed } = advance(schedule, action.due_day, today)
  let nextDay = following
  // a changed schedule may repeat days that were completed ahead of time
  while (nextDay !== null && (await isCompleted(db, action.id, nextDay))) nextDay = nextDue(schedule, nextDay)
  await moveOn(db, action.id, { nextDay, missed })
}

/** Completes the day that a device names: once, even if it sends it again or something came in between. The action must be locked. */
export async function completeFromDevice(
  db: WorkspaceDb,
  action: LockedAction,
  deviceCompletion: CompletionToday & { dueDay: string },
): Promise<void> {
  const { dueDay, today, ...completion } = deviceCompletion
  if (dueDay < action.start_day) throw new AppError('changed meanwhile')
  const existingCompletions = await findCompletions(db, { id: completion.id, actionId: action.id, dueDay })
  if (existingCompletions.some(each => each.action_id !== action.id)) throw new AppError('record id taken')
  const isDue = dueDay === action.due_day && !action.is_done
  // the device has sent it before, or somebody else has completed it meanwhile
  if (existingCompletions.length && !isDue) return
  if (isDue) {
    await completeAction(db, action, { ...completion, today })
  } else if (dueDay < action.due_day) {
    // completed offline while the schedule moved on: the answer is kept
    await insertCompletion(db, { ...completion, actionId: action.id, dueDay })
  } else {
    throw new AppError('changed meanwhile')
  }
  await notifyCompletion(db, { actionId: action.id, clientId: action.client_id, authorId: completion.authorId, dueDay })
}

/** A client who weighs in or sends photos has done the actions that asked for it. */
export const completeByRecord: RecordListener = async (db, { kind, clientId, day, isByClient, authorId }) => {
  const dueActions = await lockDueActions(db, { clientId, kind: kind === 'weight' ? 'weigh in' : 'upload photos', day })
  for (const action of dueActions) await completeAction(db, action, { id: newId(), answer: '', isByClient, authorId, today: day })
}
