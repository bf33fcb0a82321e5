import type { Readable } from 'node:stream'
import { fileLimits } from '@allenio/contract/files'
import type { Person } from '#platform/access'
import { AppError, found } from '#platform/errors'
import { useFiles } from './engine.ts'
import { keysOf } from './keys.ts'
import { judgeType } from './kinds.ts'
import { makePicture } from './pictures.ts'
import { putBytes } from './prepare.ts'
import { ownerOf, readUpload } from './receive.ts'
import type { UploadRow } from './rows.ts'
import { readSample } from './staged-files.ts'
import { notePoster } from './uploads.ts'

/** Takes the picture that a device has made of a film it has sent. The film is shown as wide and high as its picture. */
export async function receivePoster(person: Person, id: string, body: Readable): Promise<UploadRow> {
  const { database, staging } = useFiles()
  const upload = await database.withSystem('read', db => readUpload(db, person, id))
  if (upload.outcome?.kind !== 'video') throw new AppError('not found')
  const staged = await staging.receive(body, fileLimits.poster)
  try {
    if (staged.isOver) throw new AppError('body too large', { values: { max: `${fileLimits.poster / 1_048_576} MB` } })
    if (staged.cut || !staged.bytes) throw new AppError('malformed request')
    const { kind } = await judgeType(await readSample(staged.path), { name: upload.name, mimeType: '', bytes: staged.bytes })
    if (kind !== 'image') throw new AppError('file is not what it says')
    const { width, height, thumb } = await makePicture(staged.path)
    const thumbKey = keysOf(id).thumb
    await putBytes(thumbKey, thumb)
    const facts = { width, height, thumbKey, thumbBytes: thumb.length }
    return found(await database.withSystem('write', db => notePoster(db, ownerOf(person), id, facts)))
  } finally {
    await staged.drop()
  }
}
