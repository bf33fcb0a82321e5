import { advance, dueBetween, isDueOn, nextPlanned } from '@allenio/domain/repetition'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { type RecordEvent, type RecordListener } from '#areas/client-records'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { notifyCompletion } from './notifications.ts'
import {
  countCompletions,
  findCompletions,
  hasDiaryAction,
  insertCompletion,
  isCompleted,
  lockAction,
  lockDiaryActions,
  lockDueActions,
  moveOn,
  scheduleOf,
  type LockedAction,
  type NewCompletion,
} from './queries.ts'

type CompletionToday = Omit<NewCompletion, 'actionId' | 'dueDay'> & { today: string }

/** Completes the day that is due, and moves on to the next one that is not completed. The action must be locked. */
export async function completeAction(db: WorkspaceDb, action: LockedAction, { today, ...completion }: CompletionToday): Promise<void> {
  await insertCompletion(db, { ...completion, actionId: action.id, dueDay: action.due_day })
  const schedule = scheduleOf(action)
  const { nextDay: following, missed } = advance(schedule, action.due_day, today)
  let nextDay = following
  // a changed schedule may repeat days that were completed ahead of time
  while (nextDay !== null && (await isCompleted(db, action.id, nextDay))) nextDay = nextPlanned(schedule, nextDay)
  await moveOn(db, action, { nextDay, missed })
}

/** Whether an action falls on a day. A pause that was entered later takes no day away from a client who had completed it before. */
const isPlanned = (action: LockedAction, day: string): boolean => isDueOn({ ...scheduleOf(action), pauses: [] }, day)

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
  } else if (dueDay < action.due_day && isPlanned(action, dueDay)) {
    // completed offline while the schedule moved on: the answer is kept
    await insertCompletion(db, { ...completion, actionId: action.id, dueDay })
  } else {
    throw new AppError('changed meanwhile')
  }
  await notifyCompletion(db, { actionId: action.id, clientId: action.client_id, authorId: completion.authorId, dueDay })
}

/** Completes the actions that a record fulfils: a client who weighs in, sends photos or records a meal has done what they ask. */
async function completeByRecord(db: WorkspaceDb, event: RecordEvent): Promise<void> {
  const { kind, clientId, day, isByClient, authorId } = event
  if (kind === 'meals') return completeDiaryDay(db, event)
  const dueActions = await lockDueActions(db, { clientId, kind: kind === 'weight' ? 'weigh in' : 'upload photos', day })
  for (const action of dueActions) await completeAction(db, action, { id: newId(), answer: '', isByClient, authorId, today: day })
}

interface AnsweredSurvey extends Omit<NewCompletion, 'answer'> {
  /** The id of the answer. */
  id: string
}

/** Completes the day of a survey that was answered; a day before it that nobody has answered was missed. */
export async function completeSurvey(db: WorkspaceDb, { actionId, ...answered }: AnsweredSurvey): Promise<void> {
  const action = await lockAction(db, sql`a.id = ${actionId} and a.kind = 'survey'`)
  if (!action) return
  if ((await insertCompletion(db, { ...answered, actionId, answer: '' })) > 0) await moveAfterDay(db, action, answered.dueDay)
}

export const recordCompletion: RecordListener = { hear: completeByRecord, awaitsMeal: hasDiaryAction }

/** Completes a day of food diaries. Each day is completed by its own records, also later: a record of today does not complete yesterday. */
async function completeDiaryDay(db: WorkspaceDb, { clientId, day, isByClient, authorId }: RecordEvent): Promise<void> {
  for (const action of await lockDiaryActions(db, { clientId, day })) {
    const isOnce = action.repetition.kind === 'once'
    if (isOnce ? action.is_done : !isDueOn(scheduleOf(action), day)) continue
    const dueDay = isOnce ? action.due_day : day
    const isNew = await insertCompletion(db, { id: newId(), actionId: action.id, dueDay, answer: '', isByClient, authorId })
    if (isNew === 0) continue
    await moveAfterDay(db, action, dueDay)
    await notifyCompletion(db, { actionId: action.id, clientId, authorId, dueDay })
  }
}

/** Moves an action on after one of its days was recorded. A missed day that is recorded later is no longer missed. */
async function moveAfterDay(db: WorkspaceDb, action: LockedAction, recordedDay: string): Promise<void> {
  const { id, due_day: dueDay, held_day: heldDay, is_done: isDone } = action
  const schedule = scheduleOf(action)
  if (isDone || recordedDay < dueDay) {
    await moveOn(db, action, { nextDay: heldDay ?? (isDone ? null : dueDay), missed: -1 })
    return
  }
  // a record of a coming day does not make the days before it missed
  if (recordedDay > dueDay && recordedDay > romeDay()) return
  const passedDays = dueBetween(schedule, addDays(dueDay, -1), recordedDay)
  const missed = passedDays - (await countCompletions(db, { actionId: id, from: dueDay, before: recordedDay }))
  let nextDay = nextPlanned(schedule, recordedDay)
  while (nextDay !== null && (await isCompleted(db, id, nextDay))) nextDay = nextPlanned(schedule, nextDay)
  await moveOn(db, action, { nextDay, missed })
}
