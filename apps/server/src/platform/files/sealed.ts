import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { newId } from '@allenio/domain/ids'
import { audit } from '#platform/audit'
import { useConfig } from '#platform/config'
import { sql, type Db, type Row } from '#platform/db'
import { found } from '#platform/errors'
import { findClaimable, type Claim } from './claim.ts'
import { useFiles } from './engine.ts'
import { sweepUploads } from './jobs.ts'
import { keysOf } from './keys.ts'
import type { FileRow, Outcome } from './rows.ts'
import { dropUpload, insertUpload, noteOutcome } from './uploads.ts'

// Identity documents. Their bytes are encrypted in the store and in every backup of it; no rule serves them, and they have no thumbnail.

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, 'allenio', 'sealed files', 32))
const nonceBytes = 12
const tagBytes = 16

/** The id belongs to what is encrypted, so that the bytes of one file cannot be put under another. */
function encryptBytes(plain: Buffer, id: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(useConfig().secretKey), nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(id))
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext])
}

function decryptBytes(sealed: Buffer, id: string): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(useConfig().secretKey), nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

export interface SealedClaim extends Omit<Claim, 'isSealed'> {
  workspaceId: string
}

/**
 * Encrypts a ready upload into a new one, and drops the plain one with its thumbnail. Call it outside of transactions; answers the id that
 * `claimUpload` takes with `isSealed`. The whole file is held in memory, so its maximum is to be small.
 */
export async function sealUpload(uploadId: string, claim: SealedClaim): Promise<string> {
  const { database, store, staging } = useFiles()
  const { personId, workspaceId } = claim
  const owner = { personId, workspaceId, isClient: false }
  const {
    outcome,
    name,
    mime_type: mimeType,
  } = await database.withWorkspace(workspaceId, 'write', db => findClaimable(db, uploadId, claim))
  const id = newId()
  const bytes = encryptBytes(await buffer((await store.get(outcome.storageKey)).body), id)
  // the row is written first, because nothing would ever find bytes without a row
  const row = await database.withSystem('write', db => insertUpload(db, { ...owner, id, name, mimeType, bytes: bytes.length }))
  const staged = await staging.keep(bytes)
  try {
    await store.put(keysOf(id).whole, staged.path)
  } finally {
    await staged.drop()
  }
  const storedOutcome: Outcome = {
    ...outcome,
    bytes: bytes.length,
    storageKey: keysOf(id).whole,
    thumbKey: null,
    thumbBytes: null,
    isSealed: true,
  }
  await database.withSystem('write', async db => {
    await noteOutcome(db, row, storedOutcome)
    await dropUpload(db, owner, uploadId)
    db.afterCommit(() => sweepUploads(database))
  })
  return id
}

export interface SealedReading {
  /** The person who opens it, for the audit. */
  personId: string
  reason: string
  requestId?: string
}

export interface OpenedFile extends Pick<FileRow, 'name' | 'mime_type'> {
  /** Reads and decrypts it, once the transaction is over. */
  read: () => Promise<Buffer>
}

/**
 * Opens a sealed file. The audit row is written in the caller's transaction, before a byte is read: nobody opens a document without a
 * trace. Whether the caller may open it is for the area that names the file to say.
 */
export async function readSealed(db: Db, fileId: string, { personId, reason, requestId }: SealedReading): Promise<OpenedFile> {
  const file = found(
    await db.maybeOne<Row<'files', 'name' | 'mime_type' | 'storage_key'>>(sql`
      select name, mime_type, storage_key from files where id = ${fileId} and is_sealed and deleted_at is null`),
  )
  const details = { reason }
  await audit(db, { personId, action: 'open sealed file', subjectId: fileId, details, ...(requestId !== undefined && { requestId }) })
  const read = async () => decryptBytes(await buffer((await useFiles().store.get(file.storage_key)).body), fileId)
  return { name: file.name, mime_type: file.mime_type, read }
}
