import type { Output } from '@allenio/contract'
import { recordProgramReceipt } from '@allenio/contract/programs'
import { getClientTraining, getOwnTraining, type Training } from '@allenio/contract/workouts'
import { call } from '#lib/api'
import { changeRecord, enqueueWrite, listRecords, loadRecord, recordOwner, storeRecord } from '#lib/offline'
import { adoptWorkouts, deleteOldWorkouts } from './stored-workouts.ts'

const version = 4

/** Everything that a player needs without a network, as the server told it last. */
export interface StoredTraining {
  version: typeof version
  revision: string
  training: Training
  /** When the server confirmed it. */
  checkedAt: number
  /** The releases of which the server knows that they are on this device, as 'assignment/release'. */
  receipts: readonly string[]
}

export type TrainingOutcome = 'new' | 'unchanged' | 'not stored'

/** The client who trains under somebody's eyes; null for the person of this device. */
type Trainee = string | null

const nameStart = 'training/'
const nameOf = (clientId: Trainee) => `${nameStart}${clientId ?? 'me'}`

const parseStored = (value: unknown): StoredTraining | undefined =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === version ? (value as StoredTraining) : undefined

export const loadTraining = async (clientId: Trainee): Promise<StoredTraining | undefined> =>
  parseStored(await loadRecord(nameOf(clientId)))

/** The clients whose plans are on this device. */
export const listStoredTrainees = async (): Promise<ReadonlySet<string>> =>
  new Set((await listRecords(nameStart)).map(({ name }) => name.slice(nameStart.length)))

/** Asks the server for what is new. Where it cannot be reached the call's error is thrown, and the stored plan stays as it is. */
export async function refreshTraining(clientId: Trainee): Promise<{ stored: StoredTraining | undefined; outcome: TrainingOutcome }> {
  const owner = recordOwner()
  const before = await loadTraining(clientId)
  const askedAt = Date.now()
  const answer = await readTraining(clientId, before?.revision)
  const checkedAt = Date.now()
  if (!answer.training) return { stored: before, outcome: 'unchanged' }
  const stored: StoredTraining = { ...answer, training: answer.training, version, checkedAt, receipts: before?.receipts ?? [] }
  if (recordOwner() !== owner) return { stored: undefined, outcome: 'not stored' }
  const { underWay, finishedToday } = answer.training
  await adoptWorkouts([...underWay, ...finishedToday], { clientId, askedAt, owner })
  await deleteOldWorkouts(checkedAt)
  const isStored = (await storeRecord(nameOf(clientId), stored, owner)) === 'stored'
  if (isStored && clientId === null) await sendReceipts(stored)
  return { stored, outcome: isStored ? 'new' : 'not stored' }
}

const readTraining = (clientId: Trainee, revision: string | undefined): Promise<Output<typeof getOwnTraining>> => {
  const knownRevision = revision === undefined ? {} : { revision }
  return clientId === null ? call(getOwnTraining, knownRevision) : call(getClientTraining, { id: clientId, ...knownRevision })
}

/** Tells the coach that the plan is on the device. It is said once it is stored, and once for each release. */
async function sendReceipts({ training, receipts }: StoredTraining): Promise<void> {
  const knownReceipts = new Set(receipts)
  const fresh = training.assignments.filter(({ programUserId, releaseId }) => !knownReceipts.has(`${programUserId}/${releaseId}`))
  if (fresh.length === 0) return
  for (const { programUserId: id } of fresh) await enqueueWrite(recordProgramReceipt, { id, kind: 'stored' }, { lane: 'receipts' })
  const names = training.assignments.map(({ programUserId, releaseId }) => `${programUserId}/${releaseId}`)
  await changeRecord(nameOf(null), value => {
    const latest = parseStored(value)
    return latest && { value: { ...latest, receipts: names } }
  })
}
