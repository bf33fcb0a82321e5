import { ownClient, readClientSettings, type ReachedClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { clientReader, type Reader } from './reader.ts'

/** The kinds of record that the professional may forbid clients to add. */
export type OwnRecord = 'weights' | 'photos' | 'metrics'

const settingOf = { weights: 'mayAddWeights', photos: 'mayAddPhotos', metrics: 'mayAddMetrics' } as const satisfies Record<
  OwnRecord,
  string
>

export interface OwnRecords {
  client: ReachedClient
  reader: Reader
}

/** Opens the records of the calling client for reading. */
export async function ownRecords(db: WorkspaceDb, actor: Actor, record: OwnRecord): Promise<OwnRecords> {
  const [client, settings] = await Promise.all([ownClient(db, actor), readClientSettings(db)])
  return { client, reader: clientReader(actor, settings[settingOf[record]]) }
}

/** Opens the records of the calling client for a write; throws if the professional has forbidden it. */
export async function openOwnRecords(db: WorkspaceDb, actor: Actor, record: OwnRecord): Promise<OwnRecords> {
  const records = await ownRecords(db, actor, record)
  if (!records.reader.mayAdd) throw new AppError('own records closed')
  return records
}
