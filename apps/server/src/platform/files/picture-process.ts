import { answerTasks } from '#platform/processes'
import {
  shapeCard,
  shapeCrops,
  shapeLogo,
  shapePicture,
  shapeSharePicture,
  shapeSmallCopy,
  shapeWidths,
  type CardParts,
  type LogoBounds,
  type Picture,
  type PictureBox,
  type PictureFault,
  type PictureLimits,
  type PictureSides,
  type SharePictureParts,
  type SizedPicture,
} from './picture-maker.ts'

// Pictures are decoded in this process, which ends soon after the last one. So the decoder's memory is freed, and a picture
// that crashes the decoder does not crash the server (docs/decisions/files-and-storage.md).

export type PictureTask =
  | { path: string; limits: PictureLimits }
  /** Pictures that are there already, and become small. */
  | { pictures: readonly Uint8Array[]; sidePixels: number }
  | { widths: readonly number[]; bytes: Uint8Array }
  | { box: PictureBox; sizes: readonly PictureSides[]; bytes: Uint8Array }
  | { share: SharePictureParts }
  | { card: CardParts }
  | { logo: Uint8Array; bounds: LogoBounds }

export type PictureAnswer =
  | Picture
  | PictureFault
  | (Buffer | PictureFault)[]
  | { sizes: SizedPicture[] }
  | { share: Buffer }
  | { card: Buffer }
  | { logo: Buffer }

async function shapeSmallCopies(pictures: readonly Uint8Array[], sidePixels: number): Promise<(Buffer | PictureFault)[]> {
  const copies: (Buffer | PictureFault)[] = []
  for (const bytes of pictures) copies.push(await shapeSmallCopy(bytes, sidePixels))
  return copies
}

async function answerSizes(shaped: Promise<SizedPicture[] | PictureFault>): Promise<PictureAnswer> {
  const sizes = await shaped
  return typeof sizes === 'string' ? sizes : { sizes }
}

async function shapeShare(parts: SharePictureParts): Promise<PictureAnswer> {
  const share = await shapeSharePicture(parts)
  return typeof share === 'string' ? share : { share }
}

async function answerCard(shaped: Promise<Buffer | PictureFault>): Promise<PictureAnswer> {
  const card = await shaped
  return typeof card === 'string' ? card : { card }
}

async function answerLogo(shaped: Promise<Buffer | PictureFault>): Promise<PictureAnswer> {
  const logo = await shaped
  return typeof logo === 'string' ? logo : { logo }
}

answerTasks<PictureTask, PictureAnswer>(async task => {
  if ('pictures' in task) return shapeSmallCopies(task.pictures, task.sidePixels)
  if ('widths' in task) return answerSizes(shapeWidths(task.bytes, task.widths))
  if ('box' in task) return answerSizes(shapeCrops(task.bytes, task.box, task.sizes))
  if ('card' in task) return answerCard(shapeCard(task.card))
  if ('logo' in task) return answerLogo(shapeLogo(task.logo, task.bounds))
  return 'share' in task ? shapeShare(task.share) : shapePicture(task.path, task.limits)
})
