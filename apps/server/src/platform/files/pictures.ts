import { fileLimits } from '@allenio/contract/files'
import { AppError } from '#platform/errors'
import { sideProcess } from '#platform/processes'
import type { Picture, PictureFault } from './picture-maker.ts'
import type { PictureTask } from './picture-process.ts'

// even one large picture takes a few hundred megabytes, so they are decoded one at a time
const pictures = sideProcess<PictureTask, Picture | PictureFault>({
  name: 'picture-process',
  folder: import.meta.dirname,
  longestMs: 60_000,
  idleMs: 5_000,
})

/** Makes a picture fit to be kept, in a process of its own. */
export async function makePicture(path: string): Promise<Picture> {
  const answer = await pictures.ask({ path, limits: fileLimits })
  if (typeof answer !== 'string') return answer
  const max = fileLimits.picturePixels / 1_000_000
  if (answer === 'picture too large') throw new AppError(answer, { values: { max } })
  throw new AppError('picture not readable')
}

/** The process that is there for pictures, while there are some. */
export const pictureProcess = pictures.current
