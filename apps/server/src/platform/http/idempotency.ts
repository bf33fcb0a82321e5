import { createHash } from 'node:crypto'
import { sql, type Db, type Row } from '#platform/db'
import { AppError } from '#platform/errors'

export interface KeyedCall {
  personId: string
  endpoint: string
  key: string
  bodyHash: Buffer
}

export interface KeptAnswer {
  status: number
  answer: unknown
}

export const hashOf = (input: unknown): Buffer => createHash('sha256').update(JSON.stringify(input)).digest()

/**
 * Claims the key with the first insert of the transaction: a parallel request with the same key waits here for the first one
 * and then reads its answer. Returns the stored answer, or undefined if the work is still to be done.
 */
export async function claimKey(db: Db, { personId, endpoint, key, bodyHash }: KeyedCall): Promise<KeptAnswer | undefined> {
  if (await insertKey(db, { personId, endpoint, key, bodyHash })) return undefined
  const storedAnswer = await readKey(db, { personId, endpoint, key, bodyHash })
  // the key expired between the two statements
  if (!storedAnswer) throw new AppError('unavailable', { retryAfter: 1 })
  return storedAnswer
}

const insertKey = async (db: Db, { personId, endpoint, key, bodyHash }: KeyedCall): Promise<boolean> =>
  (await db.run(sql`insert into idempotency_keys (person_id, endpoint, key, body_hash)
    values (${personId}, ${endpoint}, ${key}, ${bodyHash}) on conflict do nothing`)) > 0

/** Claims the key for a call in steps. Returns the stored answer or, if the call has only begun, its intent. */
export async function beginKey(db: Db, keyed: KeyedCall): Promise<KeptAnswer | { intent: unknown } | undefined> {
  if (await insertKey(db, keyed)) return undefined
  const row = await readKeyRow(db, keyed)
  if (row && row.status !== null) return { status: row.status, answer: row.answer }
  if (!row?.intent) throw new AppError('unavailable', { retryAfter: 1 })
  return { intent: row.intent }
}

export const keepIntent = (db: Db, { personId, endpoint, key }: KeyedCall, intent: unknown) =>
  db.run(sql`update idempotency_keys set intent = ${JSON.stringify(intent)}
    where person_id = ${personId} and endpoint = ${endpoint} and key = ${key}`)

/** Waits for a twin that finishes the same call. Returns the answer if there is one. */
export async function lockKey(db: Db, { personId, endpoint, key }: KeyedCall): Promise<KeptAnswer | undefined> {
  const row = await db.maybeOne<Row<'idempotency_keys', 'status' | 'answer'>>(sql`
    select status, answer from idempotency_keys where person_id = ${personId} and endpoint = ${endpoint} and key = ${key} for update`)
  // a twin that was refused for good has freed the key
  if (!row) throw new AppError('unavailable', { retryAfter: 1 })
  return row.status === null ? undefined : { status: row.status, answer: row.answer }
}

async function readKeyRow(db: Db, { personId, endpoint, key, bodyHash }: KeyedCall) {
  const row = await db.maybeOne<Row<'idempotency_keys', 'body_hash' | 'status' | 'answer' | 'intent'>>(sql`
    select body_hash, status, answer, intent from idempotency_keys
    where person_id = ${personId} and endpoint = ${endpoint} and key = ${key}`)
  if (row && !row.body_hash.equals(bodyHash)) throw new AppError('key used for another request')
  return row
}

/** Reads the answer that is stored for a key; undefined for a key that was never used. */
export async function readKey(db: Db, keyed: KeyedCall): Promise<KeptAnswer | undefined> {
  const row = await readKeyRow(db, keyed)
  if (!row) return undefined
  if (row.status === null) throw new AppError('unavailable', { retryAfter: 1 })
  return { status: row.status, answer: row.answer }
}

export const keepAnswer = (db: Db, { personId, endpoint, key }: KeyedCall, { status, answer }: KeptAnswer) =>
  db.run(sql`update idempotency_keys set status = ${status}, answer = ${JSON.stringify(answer)}
    where person_id = ${personId} and endpoint = ${endpoint} and key = ${key}`)

/** For a refusal that keeps its writes: stores its answer with them, or frees the key for the next try. */
export const settleKey = (db: Db, keyed: KeyedCall, answer: KeptAnswer | undefined) =>
  answer ? keepAnswer(db, keyed, answer) : freeKey(db, keyed)

export const freeKey = (db: Db, { personId, endpoint, key }: KeyedCall) =>
  db.run(sql`delete from idempotency_keys where person_id = ${personId} and endpoint = ${endpoint} and key = ${key}`)

/** A refusal rolled back its transaction and the key with it, so it is stored afterwards: a retry gets the same answer. */
export const keepRefusal = (db: Db, { personId, endpoint, key, bodyHash }: KeyedCall, { status, answer }: KeptAnswer) =>
  db.run(sql`insert into idempotency_keys (person_id, endpoint, key, body_hash, status, answer)
    values (${personId}, ${endpoint}, ${key}, ${bodyHash}, ${status}, ${JSON.stringify(answer)}) on conflict do nothing`)

export const eraseAnswersOfWorkspace = (db: Db, workspaceId: string) =>
  db.run(sql`
  delete from idempotency_keys where workspace_id = ${workspaceId}`)

export const eraseAnswersOfPerson = (db: Db, personId: string) =>
  db.run(sql`
  delete from idempotency_keys where person_id = ${personId}`)
