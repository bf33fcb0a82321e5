import { advance, nextDue } from '@allenio/domain/client-actions'
import { newId } from '@allenio/domain/ids'
import type { RecordListener } from '#areas/clients'
import type { WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { tellCompleted } from './notifications.ts'
import { findCompletions, insertCompletion, isCompleted, lockDueActions, moveOn, type LockedAction, type NewCompletion } from './queries.ts'

const scheduleOf = ({ repetition, start_day, until_day }: LockedAction) => ({ repetition, startDay: start_day, untilDay: until_day })

type Doing = Omit<NewCompletion, 'actionId' | 'dueDay'> & { today: string }

/** Notes that the time that is due was done, and moves on to the next that was not done yet. The action is locked. */
export async function complete(db: WorkspaceDb, action: LockedAction, { today, ...completion }: Doing): Promise<void> {
  await insertCompletion(db, { ...completion, actionId: action.id, dueDay: action.due_day })
  const schedule = scheduleOf(action)
  const { nextDay: following, missed } = advance(schedule, action.due_day, today)
  let nextDay = following
  // a schedule that was changed comes by days again that were done ahead of their time
  while (nextDay !== null && (await isCompleted(db, action.id, nextDay))) nextDay = nextDue(schedule, nextDay)
  await moveOn(db, action.id, { nextDay, missed })
}

/** As a device says it did: once, however often it is sent, and whatever came in between. The action is locked. */
export async function completeFromDevice(db: WorkspaceDb, action: LockedAction, doing: Doing & { dueDay: string }): Promise<void> {
  const { dueDay, today, ...completion } = doing
  if (dueDay < action.start_day) throw new AppError('changed meanwhile')
  const known = await findCompletions(db, { id: completion.id, actionId: action.id, dueDay })
  if (known.some(each => each.action_id !== action.id)) throw new AppError('record id taken')
  const isDue = dueDay === action.due_day && !action.is_done
  // sent before, or done by somebody else meanwhile
  if (known.length && !isDue) return
  if (isDue) {
    await complete(db, action, { ...completion, today })
  } else if (dueDay < action.due_day) {
    // done offline while the schedule went on without it: what was answered is kept
    await insertCompletion(db, { ...completion, actionId: action.id, dueDay })
  } else {
    throw new AppError('changed meanwhile')
  }
  await tellCompleted(db, { actionId: action.id, clientId: action.client_id, authorId: completion.authorId, dueDay })
}

/** A client who weighs in or sends photos has done the actions that asked for it. */
export const completeByRecord: RecordListener = async (db, { kind, clientId, day, isByClient, authorId }) => {
  const due = await lockDueActions(db, { clientId, kind: kind === 'weight' ? 'weigh in' : 'upload photos', day })
  for (const action of due) await complete(db, action, { id: newId(), answer: '', isByClient, authorId, today: day })
}
