import type { Readable } from 'node:stream'
import { newId } from '@allenio/domain/ids'
import type { Person } from '#platform/access'
import { besideHeld, type Db } from '#platform/db'
import { AppError } from '#platform/errors'
import type { IncomingFile } from '#platform/http'
import { claimUpload, type Claim } from './claim.ts'
import { useFiles } from './engine.ts'
import { sweepUploads } from './jobs.ts'
import { cleanName, limitOf, refuseFalseFilm, tooLarge } from './kinds.ts'
import { keysOf } from './keys.ts'
import { prepare, type Whole } from './prepare.ts'
import { ownerOf } from './receive.ts'
import type { FileRow } from './rows.ts'
import { readSample, type StagedFile } from './staged-files.ts'
import { noWorkspace } from './no-workspace.ts'
import { dropUpload, insertUpload, insertWithinLimits, noteOutcome, type Owner } from './uploads.ts'

/** Streams a form's file to an upload that is ready to be claimed; answers its id. */
export const takeFile = (person: Person, file: IncomingFile): Promise<string> =>
  takeWhole(file, { owner: ownerOf(person), limit: limitOf(file), isOwn: false })

export interface KeptFile extends Claim {
  name: string
  mimeType: string
  body: Readable
}

/** Keeps a file that a command of the operator or the demo brings; its own limits are the only ones. */
export const keepFile = async (db: Db & { workspaceId?: string }, file: KeptFile): Promise<FileRow> =>
  claimUpload(db, await besideHeld('command or demo', () => bringFile(file, db.workspaceId)), file)

/**
 * Like `keepFile`, but only up to an upload that can be claimed, so that no transaction waits for the bytes. Bring all files
 * before you claim the first: a claim locks the storage count of the business until its transaction ends, and bringing a file
 * waits for that lock in another transaction.
 */
export const bringFile = ({ name, mimeType, body, personId, maxBytes }: KeptFile, workspaceId = noWorkspace): Promise<string> =>
  takeWhole({ name, mimeType, body }, { owner: { personId, workspaceId, isClient: false }, limit: maxBytes, isOwn: true })

interface IntakeOptions {
  owner: Owner
  limit: number
  /** Brought by the server itself: what one person may have on the way does not concern it. */
  isOwn: boolean
}

async function takeWhole(file: IncomingFile, options: IntakeOptions): Promise<string> {
  const staged = await useFiles().staging.receive(file.body, options.limit)
  try {
    if (staged.isOver) throw tooLarge(options.limit)
    if (staged.cut && options.isOwn) throw staged.cut
    if (staged.cut || !staged.bytes) throw new AppError('malformed request')
    return await keepWhole({ name: cleanName(file.name), mimeType: file.mimeType.slice(0, 200) }, staged, options)
  } finally {
    await staged.drop()
  }
}

interface NameAndType {
  name: string
  mimeType: string
}

async function keepWhole(nameAndType: NameAndType, staged: StagedFile, { owner, isOwn }: IntakeOptions): Promise<string> {
  const { database } = useFiles()
  const id = newId()
  const declared = { ...nameAndType, bytes: staged.bytes }
  // the row is written first, because nothing would ever find bytes without a row
  const row = await database.withSystem('write', db => (isOwn ? insertUpload : insertWithinLimits)(db, { ...owner, ...declared, id }))
  try {
    const outcome = await prepare(id, declared, onDisk(id, staged))
    if (!isOwn) refuseFalseFilm({ ...declared, mimeType: outcome.mimeType })
    await database.withSystem('write', db => noteOutcome(db, row, outcome))
    return id
  } catch (error) {
    await database.withSystem('write', async db => {
      await dropUpload(db, owner, id)
      db.afterCommit(() => sweepUploads(database))
    })
    throw error
  }
}

const onDisk = (id: string, { path }: StagedFile): Whole => ({
  sample: () => readSample(path),
  locally: work => work(path),
  settle: () => useFiles().store.put(keysOf(id).whole, path),
})
