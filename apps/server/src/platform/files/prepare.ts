import { AppError } from '#platform/errors'
import { useFiles } from './engine.ts'
import { isRecording, judgeType, sampleBytes, type DeclaredFile } from './kinds.ts'
import { keysOf } from './keys.ts'
import { makePicture } from './pictures.ts'
import { cleanRecording, UnreadableRecording } from './recordings/clean-recording.ts'
import type { Outcome } from './rows.ts'

/** A whole file, wherever it lies at the moment. */
export interface Whole {
  sample(): Promise<Buffer>
  /** Works on a local copy of it, which the work may change. */
  locally<T>(work: (path: string) => Promise<T>): Promise<T>
  /** Puts it under its key, if it is not there yet. */
  settle(): Promise<void>
}

/**
 * Recognises a complete upload and prepares it for storage. This happens when the last part arrives, outside every
 * transaction, so that the later write which names the upload only changes rows.
 */
export async function prepare(id: string, declared: DeclaredFile, whole: Whole): Promise<Outcome> {
  const keys = keysOf(id)
  const judged = await judgeType(await whole.sample(), declared)
  const { name, bytes } = declared
  if (judged.kind !== 'image') {
    const storage = await (isRecording(judged.mimeType) ? storeRecording(keys.recording, whole) : storeAsSent(keys.whole, whole))
    return { ...judged, ...storage, name, sentBytes: bytes, bytes, width: null, height: null, thumbKey: null, thumbBytes: null }
  }
  const picture = await whole.locally(makePicture)
  await putBytes(keys.picture, picture.bytes)
  await putBytes(keys.thumb, picture.thumb)
  return {
    kind: 'image',
    mimeType: picture.mimeType,
    name: withEnding(name, picture.mimeType),
    sentBytes: bytes,
    bytes: picture.bytes.length,
    width: picture.width,
    height: picture.height,
    storageKey: keys.picture,
    thumbKey: keys.thumb,
    thumbBytes: picture.thumb.length,
    sentType: judged.mimeType,
    isOpaque: picture.isOpaque,
  }
}

type StoredWhole = Pick<Outcome, 'storageKey' | 'seconds'>

async function storeAsSent(storageKey: string, whole: Whole): Promise<StoredWhole> {
  await whole.settle()
  return { storageKey }
}

/** The original stays as it was sent until the outcome is noted: a retry after a crash cleans it from the beginning. */
const storeRecording = (storageKey: string, whole: Whole): Promise<StoredWhole> =>
  whole.locally(async path => {
    const seconds = await cleanRecording(path).catch(refuseUnreadable)
    await useFiles().store.put(storageKey, path)
    return { storageKey, ...(seconds !== undefined && { seconds }) }
  })

function refuseUnreadable(error: unknown): never {
  throw error instanceof UnreadableRecording ? new AppError('recording not readable') : error
}

export async function putBytes(key: string, bytes: Buffer): Promise<void> {
  const { store, staging } = useFiles()
  const staged = await staging.keep(bytes)
  try {
    await store.put(key, staged.path)
  } finally {
    await staged.drop()
  }
}

const endings = { 'image/jpeg': '.jpg', 'image/webp': '.webp' }

const withEnding = (name: string, type: keyof typeof endings) => `${name.replace(/\.[^.]{1,5}$/, '')}${endings[type]}`

/** A file that has grown in the store. */
export function grownUpload(key: string, bytes: number): Whole {
  const { store, staging } = useFiles()
  return {
    async sample() {
      const { body } = await store.get(key, { start: 0, end: Math.min(sampleBytes, bytes) - 1 })
      const chunks: Buffer[] = []
      for await (const chunk of body) chunks.push(chunk)
      return Buffer.concat(chunks)
    },
    async locally(work) {
      const copy = await staging.copy([async () => (await store.get(key)).body])
      try {
        return await work(copy.path)
      } finally {
        await copy.drop()
      }
    },
    settle: async () => undefined,
  }
}
