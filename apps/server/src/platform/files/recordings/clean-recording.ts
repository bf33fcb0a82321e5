import { open } from 'node:fs/promises'
import { cleanAiff, cleanCaf, cleanRiff } from './chunks.ts'
import { cleanMatroska } from './matroska.ts'
import { cleanMp4 } from './mp4.ts'
import { cleanOgg } from './ogg.ts'
import { openRecording, UnreadableRecording, type Recording } from './recording.ts'
import { cleanFlac, cleanLeadingTags, cleanTrailingTags } from './tags.ts'

/**
 * Overwrites all that a video or audio file tells about the place, the device and the time of its making. Pictures and sounds are not
 * encoded anew, and the file keeps its length (docs/decisions/files-and-storage.md). Throws UnreadableRecording where the file cannot be
 * followed; it may be half cleaned then. Answers how many seconds it lasts, where it says so.
 */
export async function cleanRecording(path: string): Promise<number | undefined> {
  const handle = await open(path, 'r+')
  try {
    const file = await openRecording(handle)
    await cleanBytes(file)
    await file.flush()
    return file.seconds
  } finally {
    await handle.close()
  }
}

export { UnreadableRecording }

type Clean = (file: Recording, start: number) => Promise<void>

const firstBoxes = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot'])

async function cleanBytes(file: Recording): Promise<void> {
  const start = await cleanLeadingTags(file)
  const head = await file.read(start, Math.min(12, file.size - start))
  const clean = findCleaner(head)
  if (clean) await clean(file, start)
  else await cleanFrames(file, start)
}

/** The first bytes of the file decide, and not its type: a tag may stand before any of the formats. */
function findCleaner(head: Buffer): Clean | undefined {
  const mark = head.toString('latin1', 0, 4)
  if (firstBoxes.has(head.toString('latin1', 4, 8))) return cleanMp4
  if (mark === '\u001aEß£') return cleanMatroska
  switch (mark) {
    case 'OggS':
      return cleanOgg
    case 'RIFF':
    case 'RF64':
      return cleanRiff
    case 'FORM':
      return cleanAiff
    case 'caff':
      return cleanCaf
    case 'fLaC':
      return cleanTaggedFlac
    case '#!AM':
      // the recordings of old telephones are frames of sound, and nothing else
      return async () => undefined
    default:
      return undefined
  }
}

/** The most bytes between a tag and the sound after it; a tag often says less than its length. */
const mostPadding = 4096

/** MP3 and AAC are frames, each of which begins with eleven set bits. Without a tag before them, the first stands at the beginning. */
async function cleanFrames(file: Recording, start: number): Promise<void> {
  const bytes = await file.read(start, Math.min(start > 0 ? mostPadding : 3, file.size - start))
  const padding = bytes.findIndex((byte, index) => byte === 0xff && ((bytes[index + 1] ?? 0) & 0xe0) === 0xe0)
  if (padding < 0) throw new UnreadableRecording('the format is not known')
  await file.zero(start, start + padding)
  await cleanTrailingTags(file, start + padding)
}

const cleanTaggedFlac: Clean = async (file, start) => {
  await cleanFlac(file, start)
  await cleanTrailingTags(file, start)
}
