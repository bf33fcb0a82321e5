import { diaryReach } from '@allenio/contract/meal-diary'
import { daysBetween } from '@allenio/domain/days'
import { clientReader, notifyRecordListeners, type Reader } from '#areas/client-records'
import { ownClient, todayFor } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { lockForAll, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'

export interface OwnDiary {
  clientId: string
  actor: Actor
  reader: Reader
  /** In the client's time zone. */
  today: string
  isEnergyVisible: boolean
}

export async function openDiary(db: WorkspaceDb, actor: Actor): Promise<OwnDiary> {
  const { id: clientId } = await ownClient(db, actor)
  return { clientId, actor, reader: clientReader(actor, true), today: todayFor(actor), isEnergyVisible: mayDo(actor, 'view macros') }
}

export function refuseFarDay({ today }: Pick<OwnDiary, 'today'>, day: string): void {
  const days = daysBetween(today, day)
  if (days > diaryReach.ahead || days < -diaryReach.back) throw wrongField('day', 'day too far')
}

/** Writes of one day come one after the other: its sums follow from all of them. */
export const lockDays = (db: WorkspaceDb, clientId: string, days: readonly string[]): Promise<number> =>
  lockForAll(
    db,
    'meal diary',
    days.map(day => `${clientId} ${day}`),
  )

export const lockDay = (db: WorkspaceDb, clientId: string, day: string): Promise<number> => lockDays(db, clientId, [day])

/** Tells the areas that follow records that the client has ticked a meal, or written down what they ate. */
export const notifyMealRecorded = (db: WorkspaceDb, { clientId, actor }: OwnDiary, day: string): Promise<void> =>
  notifyRecordListeners(db, { kind: 'meals', clientId, day, isByClient: true, authorId: actor.membershipId })
