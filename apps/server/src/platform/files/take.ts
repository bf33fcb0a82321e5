import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { newId } from '@allenio/domain/ids'
import type { Person } from '#platform/access'
import type { Db } from '#platform/db'
import { AppError } from '#platform/errors'
import type { IncomingFile } from '#platform/http'
import { claimUpload, type Claim } from './claim.ts'
import { useFiles } from './engine.ts'
import { sweepUploads } from './erase.ts'
import { cleanName, limitOf, sampleBytes, tooLarge } from './kinds.ts'
import { keysOf } from './keys.ts'
import { prepare, type Whole } from './prepare.ts'
import { ownerOf } from './receive.ts'
import type { FileRow } from './rows.ts'
import type { StagedFile } from './staging.ts'
import { dropUpload, insertUpload, noteOutcome, noWorkspace, type Owner } from './uploads.ts'

/** Streams a form's file to an upload that is ready to be claimed; answers its id. */
export const takeFile = (person: Person, file: IncomingFile): Promise<string> => takeWhole(ownerOf(person), file)

export interface KeptFile extends Omit<Claim, 'personId'> {
  personId: string
  name: string
  mimeType: string
  body: Readable
}

/** Keeps a file that the server itself brings (a school's material, demo pictures, an export), as if uploaded. */
export async function keepFile(db: Db & { workspaceId?: string }, { name, mimeType, body, ...claim }: KeptFile): Promise<FileRow> {
  const owner = { personId: claim.personId, workspaceId: db.workspaceId ?? noWorkspace }
  return claimUpload(db, await takeWhole(owner, { name, mimeType, body }), claim)
}

async function takeWhole(owner: Owner, { name, mimeType, body }: IncomingFile): Promise<string> {
  const { staging } = useFiles()
  const limit = limitOf({ name, mimeType })
  const staged = await staging.receive(body, limit)
  try {
    if (staged.isOver || ('truncated' in body && body.truncated === true)) throw tooLarge(limit)
    if (staged.isCut || !staged.bytes) throw new AppError('malformed request')
    return await keepWhole(owner, { name: cleanName(name), mimeType: mimeType.slice(0, 200), staged })
  } finally {
    await staged.drop()
  }
}

interface WholeFile {
  name: string
  mimeType: string
  staged: StagedFile
}

async function keepWhole(owner: Owner, { name, mimeType, staged }: WholeFile): Promise<string> {
  const { database } = useFiles()
  const { bytes } = staged
  const id = newId()
  // the row comes first: bytes without a row would be found by nobody
  const row = await database.withSystem('write', db => insertUpload(db, { ...owner, id, name, mimeType, bytes }))
  try {
    const outcome = await prepare(id, { name, mimeType, bytes }, onDisk(id, staged))
    await database.withSystem('write', db => noteOutcome(db, row, outcome))
    return id
  } catch (error) {
    await database.withSystem('write', async db => {
      await dropUpload(db, owner, id)
      db.afterCommit(() => database.withSystem('write', sweepUploads))
    })
    throw error
  }
}

const onDisk = (id: string, { path }: StagedFile): Whole => ({
  async sample() {
    const chunks: Buffer[] = []
    for await (const chunk of createReadStream(path, { end: sampleBytes - 1 })) chunks.push(chunk)
    return Buffer.concat(chunks)
  },
  locally: work => work(path),
  settle: () => useFiles().store.put(keysOf(id).whole, path),
})
