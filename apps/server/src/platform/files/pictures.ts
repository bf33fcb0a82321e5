import { fileLimits } from '@allenio/contract/files'
import { AppError } from '#platform/errors'
import { sideProcess } from '#platform/processes'
import type { CardParts, LogoBounds, Picture, PictureBox, PictureSides, SharePictureParts, SizedPicture } from './picture-maker.ts'
import type { PictureAnswer, PictureTask } from './picture-process.ts'

// even one large picture takes a few hundred megabytes, so they are decoded one at a time
const pictures = sideProcess<PictureTask, PictureAnswer>({
  name: 'picture-process',
  folder: import.meta.dirname,
  longestMs: 60_000,
  idleMs: 5_000,
})

/** Makes a picture fit to be kept, in a process of its own. */
export async function makePicture(path: string): Promise<Picture> {
  const answer = await pictures.ask({ path, limits: fileLimits })
  if (typeof answer === 'object' && 'thumb' in answer) return answer
  const max = fileLimits.picturePixels / 1_000_000
  if (answer === 'picture too large') throw new AppError(answer, { values: { max } })
  throw new AppError('picture not readable')
}

/** Makes small JPEG copies, in the order of the pictures; undefined where one cannot be read. */
export async function makeSmallCopies(originals: readonly Uint8Array[], sidePixels: number): Promise<(Uint8Array | undefined)[]> {
  const answer = await pictures.ask({ pictures: originals, sidePixels })
  return Array.isArray(answer) ? answer.map(copy => (typeof copy === 'string' ? undefined : copy)) : []
}

/** A picture in several widths, the narrowest first; undefined where it cannot be read. */
export async function makePictureWidths(bytes: Uint8Array, widths: readonly number[]): Promise<readonly SizedPicture[] | undefined> {
  const answer = await pictures.ask({ bytes, widths })
  return typeof answer === 'object' && 'sizes' in answer ? answer.sizes : undefined
}

/** A part of a picture in several sizes; undefined where it cannot be read. */
export async function makeCrops(
  bytes: Uint8Array,
  box: PictureBox,
  sizes: readonly PictureSides[],
): Promise<readonly SizedPicture[] | undefined> {
  const answer = await pictures.ask({ bytes, box, sizes })
  return typeof answer === 'object' && 'sizes' in answer ? answer.sizes : undefined
}

/** The picture that other sites show beside a link; undefined where a part of it cannot be read. */
export async function makeSharePicture(parts: SharePictureParts): Promise<Uint8Array | undefined> {
  const answer = await pictures.ask({ share: parts })
  return typeof answer === 'object' && 'share' in answer ? answer.share : undefined
}

/** A drawing of ours with pictures on it, as JPEG; undefined where a part of it cannot be read. */
export async function makeCard(card: CardParts): Promise<Uint8Array | undefined> {
  const answer = await pictures.ask({ card })
  return typeof answer === 'object' && 'card' in answer ? answer.card : undefined
}

/** A small logo on white; undefined where it cannot be read. */
export async function makeLogo(logo: Uint8Array, bounds: LogoBounds): Promise<Uint8Array | undefined> {
  const answer = await pictures.ask({ logo, bounds })
  return typeof answer === 'object' && 'logo' in answer ? answer.logo : undefined
}

/** The process that is there for pictures, while there are some. */
export const pictureProcess = pictures.current
