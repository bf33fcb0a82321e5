import { fileLimits } from '@allenio/contract/files'
import { AppError } from '#platform/errors'
import { sideProcess } from '#platform/processes'
import type { Picture, PictureFault } from './picture-maker.ts'
import type { PictureTask, SmallCopiesTask } from './picture-process.ts'

// even one large picture takes a few hundred megabytes, so they are decoded one at a time
const pictures = sideProcess<PictureTask | SmallCopiesTask, Picture | PictureFault | (Uint8Array | PictureFault)[]>({
  name: 'picture-process',
  folder: import.meta.dirname,
  longestMs: 60_000,
  idleMs: 5_000,
})

/** Makes a picture fit to be kept, in a process of its own. */
export async function makePicture(path: string): Promise<Picture> {
  const answer = await pictures.ask({ path, limits: fileLimits })
  if (typeof answer === 'object' && !Array.isArray(answer)) return answer
  const max = fileLimits.picturePixels / 1_000_000
  if (answer === 'picture too large') throw new AppError(answer, { values: { max } })
  throw new AppError('picture not readable')
}

/** Makes small JPEG copies, in the order of the pictures; undefined where one cannot be read. */
export async function makeSmallCopies(originals: readonly Uint8Array[], sidePixels: number): Promise<(Uint8Array | undefined)[]> {
  const answer = await pictures.ask({ pictures: originals, sidePixels })
  return Array.isArray(answer) ? answer.map(copy => (typeof copy === 'string' ? undefined : copy)) : []
}

/** The process that is there for pictures, while there are some. */
export const pictureProcess = pictures.current
