import type * as Library from 'sharp'
import type { Metadata, Sharp } from 'sharp'

// The process for pictures runs this module, so it loads the picture library and little else.

export interface Picture {
  mimeType: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  /** Nothing of it is transparent. */
  isOpaque: boolean
  bytes: Buffer
  thumb: Buffer
}

export type PictureFault = 'picture too large' | 'picture not readable'

export interface PictureLimits {
  /** The longest side of a picture as it is sent. */
  pictureSidePixels: number
  /** The most pixels of a picture, all its frames together. */
  picturePixels: number
  shownSidePixels: number
  thumbSidePixels: number
}

interface PictureFacts {
  metadata: Metadata
  isAnimated: boolean
}

const longestSeconds = 20

/** The picture as we keep it: turned upright, without what the camera wrote into it, not larger than a screen shows. */
export async function shapePicture(path: string, limits: PictureLimits): Promise<Picture | PictureFault> {
  const { default: sharp } = await loadSharp()
  // we check the header before anything is decoded; the library enforces the same limit, too
  const careful = { failOn: 'error', limitInputPixels: limits.picturePixels, sequentialRead: true } as const
  const openPicture = (isAnimated: boolean) => sharp(path, { ...careful, animated: isAnimated }).timeout({ seconds: longestSeconds })
  try {
    const metadata = await openPicture(true).metadata()
    if (isHuge(metadata, limits)) return 'picture too large'
    const isAnimated = (metadata.pages ?? 1) > 1 && ['gif', 'webp'].includes(metadata.format)
    return await shape(openPicture(isAnimated), { metadata, isAnimated })
  } catch (error) {
    return isPixelLimit(error) ? 'picture too large' : 'picture not readable'
  }

  async function shape(picture: Sharp, { metadata, isAnimated }: PictureFacts): Promise<Picture> {
    const { shownSidePixels: side, thumbSidePixels: thumbSide } = limits
    const resized = picture.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const isPhoto = metadata.format === 'jpeg'
    const encoded = isPhoto ? resized.jpeg({ quality: 84 }) : resized.webp({ quality: 84, effort: isAnimated ? 1 : 3 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const isOpaque = isPhoto || !metadata.hasAlpha || (await sharp(data, { pages: 1 }).stats()).isOpaque
    const thumb = await sharp(data, { pages: 1 })
      .resize({ width: thumbSide, height: thumbSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, effort: 3 })
      .toBuffer()
    return {
      mimeType: isPhoto ? 'image/jpeg' : 'image/webp',
      width: info.width,
      height: info.pageHeight ?? info.height,
      isOpaque,
      bytes: data,
      thumb,
    }
  }
}

/** A small copy for a document, whose readers take JPEG as it is. */
export async function shapeSmallCopy(bytes: Uint8Array, sidePixels: number): Promise<Buffer | PictureFault> {
  const { default: sharp } = await loadSharp()
  try {
    return await sharp(bytes, { failOn: 'error', pages: 1 })
      .timeout({ seconds: longestSeconds })
      .resize({ width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    return 'picture not readable'
  }
}

export interface LogoBounds extends PictureSides {
  maxBytes: number
}

/** The tries for a small logo, from the finest to the plainest. */
const logoTries = [
  { scale: 1, colours: 256 },
  { scale: 1, colours: 32 },
  { scale: 0.5, colours: 32 },
  { scale: 0.5, colours: 8 },
] as const

/** A small logo on white paper. It is a PNG, because JPEG blurs the edges of letters. */
export async function shapeLogo(bytes: Uint8Array, { width, height, maxBytes }: LogoBounds): Promise<Buffer | PictureFault> {
  const { default: sharp } = await loadSharp()
  try {
    for (const { scale, colours } of logoTries) {
      const copy = await sharp(bytes, { failOn: 'error', pages: 1 })
        .timeout({ seconds: longestSeconds })
        .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .png({ palette: true, colours, compressionLevel: 9 })
        .toBuffer()
      if (copy.length <= maxBytes) return copy
    }
    return 'picture too large'
  } catch {
    return 'picture not readable'
  }
}

export interface SizedPicture {
  width: number
  height: number
  bytes: Buffer
}

/** A picture in several widths for a page; none is made larger than the picture is. */
export async function shapeWidths(bytes: Uint8Array, widths: readonly number[]): Promise<SizedPicture[] | PictureFault> {
  const { default: sharp } = await loadSharp()
  try {
    const { width: own } = await sharp(bytes, { pages: 1 }).metadata()
    const smaller = widths.filter(width => width < own)
    const all = smaller.length < widths.length ? [...smaller, own] : smaller
    const copies: SizedPicture[] = []
    for (const width of all) {
      const { data, info } = await sharp(bytes, { failOn: 'error', pages: 1 })
        .timeout({ seconds: longestSeconds })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80, effort: 4 })
        .toBuffer({ resolveWithObject: true })
      copies.push({ width: info.width, height: info.height, bytes: data })
    }
    return copies
  } catch {
    return 'picture not readable'
  }
}

export interface PictureSides {
  width: number
  height: number
}

export interface PictureBox extends PictureSides {
  left: number
  top: number
}

/** A part of a picture in several sizes; a small picture is made larger, so that all have exactly these sides. */
export async function shapeCrops(
  bytes: Uint8Array,
  box: PictureBox,
  sizes: readonly PictureSides[],
): Promise<SizedPicture[] | PictureFault> {
  const { default: sharp } = await loadSharp()
  try {
    const copies: SizedPicture[] = []
    for (const { width, height } of sizes) {
      const copy = await sharp(bytes, { failOn: 'error', pages: 1 })
        .timeout({ seconds: longestSeconds })
        .extract(box)
        .resize({ width, height, fit: 'cover' })
        .webp({ quality: 82, effort: 4 })
        .toBuffer()
      copies.push({ width, height, bytes: copy })
    }
    return copies
  } catch {
    return 'picture not readable'
  }
}

export interface SharePictureParts {
  cover: Uint8Array | null
  logo: Uint8Array | null
  /** The ground where there is no cover. */
  color: string
}

const share = { width: 1200, height: 630, logo: 180, edge: 60, frame: 22 } as const

/** The picture that other sites show beside a link: the cover with the logo on it. */
export async function shapeSharePicture({ cover, logo, color }: SharePictureParts): Promise<Buffer | PictureFault> {
  const { default: sharp } = await loadSharp()
  const { width, height } = share
  try {
    const ground = cover
      ? sharp(cover, { pages: 1 }).timeout({ seconds: longestSeconds }).resize({ width, height, fit: 'cover', position: 'attention' })
      : sharp({ create: { width, height, channels: 3, background: color } })
    const plate = share.logo + 2 * share.frame
    const mark =
      logo &&
      (await sharp(logo, { pages: 1 })
        .resize({ width: share.logo, height: share.logo, fit: 'contain', background: '#ffffff' })
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer())
    const framed =
      mark &&
      (await sharp(mark)
        .extend({ top: share.frame, bottom: share.frame, left: share.frame, right: share.frame, background: '#ffffff' })
        .png()
        .toBuffer())
    const place = cover ? { left: share.edge, top: height - plate - share.edge } : { left: (width - plate) / 2, top: (height - plate) / 2 }
    return await ground
      .flatten({ background: color })
      .composite(framed ? [{ input: framed, ...place }] : [])
      .jpeg({ quality: 84 })
      .toBuffer()
  } catch {
    return 'picture not readable'
  }
}

export interface CardParts {
  /** A drawing of ours in SVG, with letters as shapes and without pictures. */
  drawing: string
  width: number
  height: number
  /** Pictures of others, each within its box. */
  pictures: readonly (PictureBox & { bytes: Uint8Array; fit: 'cover' | 'contain' })[]
}

const drawings = ['VipsForeignLoadSvg']

/** A drawing with pictures on it, as JPEG. */
export async function shapeCard({ drawing, width, height, pictures }: CardParts): Promise<Buffer | PictureFault> {
  const { default: sharp } = await loadSharp()
  try {
    const layers = await Promise.all(
      pictures.map(async ({ bytes, left, top, fit, ...sides }) => {
        const picture = sharp(bytes, { failOn: 'error', pages: 1 }).timeout({ seconds: longestSeconds })
        const place = fit === 'cover' ? { fit, position: 'attention' } : { fit, position: 'left', background: '#ffffff' }
        return {
          input: await picture
            .resize({ ...sides, ...place })
            .flatten({ background: '#ffffff' })
            .png()
            .toBuffer(),
          left,
          top,
        }
      }),
    )
    // tasks are done one at a time, so no picture of somebody is read meanwhile
    sharp.unblock({ operation: drawings })
    const ground = sharp(Buffer.from(drawing)).resize({ width, height }).flatten({ background: '#ffffff' })
    return await ground.composite(layers).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
  } catch {
    return 'picture not readable'
  } finally {
    sharp.block({ operation: drawings })
  }
}

function isHuge({ width, height, pages = 1, pageHeight }: Metadata, limits: PictureLimits): boolean {
  const side = Math.max(width, pageHeight ?? height)
  return side > limits.pictureSidePixels || width * (pageHeight ?? height) * pages > limits.picturePixels
}

const isPixelLimit = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message)

const unwanted = [...drawings, 'VipsForeignLoadPdf', 'VipsForeignLoadVips', 'VipsForeignLoadMagick']

let loading: Promise<typeof Library> | undefined

/** Loads the library with the first picture; it keeps nothing in memory afterwards and never reads drawings or documents of others. */
const loadSharp = () =>
  (loading ??= import('sharp').then(loaded => {
    loaded.default.cache(false)
    loaded.default.concurrency(1)
    loaded.default.block({ operation: unwanted })
    return loaded
  }))
