import type * as Library from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import { fileLimits } from '@allenio/contract/files'
import { AppError } from '#platform/errors'
import { atMost } from './turns.ts'

export interface Picture {
  mimeType: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  bytes: Buffer
  thumb: Buffer
}

interface Seen {
  metadata: Metadata
  isAnimated: boolean
}

/** Formats that are read line by line may be larger than those that must lie in memory whole. */
const pixelsInLines = 110_000_000
const pixelsAtOnce = 50_000_000
const longestSeconds = 20

// decoding takes threads and memory: the rest of the server keeps its share
const inTurn = atMost(2)

/** The picture as we keep it: turned upright, without what the camera wrote into it, not larger than a screen shows. */
export const makePicture = (path: string): Promise<Picture> => inTurn(async () => {
  const { default: sharp } = await loadSharp()
  const careful = { failOn: 'error', limitInputPixels: pixelsInLines, sequentialRead: true } as const
  const open = (animated: boolean) => sharp(path, { ...careful, animated }).timeout({ seconds: longestSeconds })
  try {
    const metadata = await open(true).metadata()
    refuseHuge(metadata)
    const isAnimated = (metadata.pages ?? 1) > 1 && ['gif', 'webp'].includes(metadata.format)
    return await shown(open(isAnimated), { metadata, isAnimated })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(isPixelLimit(error) ? 'picture too large' : 'picture not readable')
  }

  async function shown(picture: Sharp, { metadata, isAnimated }: Seen): Promise<Picture> {
    const side = fileLimits.shownSidePixels
    const fitted = picture.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    const isPhoto = metadata.format === 'jpeg'
    const written = isPhoto ? fitted.jpeg({ quality: 84 }) : fitted.webp({ quality: 84, effort: isAnimated ? 1 : 3 })
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    const thumbSide = fileLimits.thumbSidePixels
    const thumb = await sharp(data, { pages: 1 })
      .resize({ width: thumbSide, height: thumbSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, effort: 3 })
      .toBuffer()
    return {
      mimeType: isPhoto ? 'image/jpeg' : 'image/webp',
      width: info.width,
      height: info.pageHeight ?? info.height,
      bytes: data,
      thumb,
    }
  }
})

function refuseHuge({ width, height, pages = 1, pageHeight, format, isProgressive }: Metadata): void {
  const side = Math.max(width, pageHeight ?? height)
  const pixels = width * (pageHeight ?? height) * pages
  const isInLines = (format === 'jpeg' || format === 'png') && !isProgressive
  if (side > fileLimits.pictureSidePixels || pixels > (isInLines ? pixelsInLines : pixelsAtOnce)) {
    throw new AppError('picture too large')
  }
}

const isPixelLimit = (error: unknown) => error instanceof Error && /pixel limit/i.test(error.message)

const unwanted = ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadVips', 'VipsForeignLoadMagick']

let loading: Promise<typeof Library> | undefined

/** Loaded with the first picture; it keeps nothing in memory afterwards and never reads drawings or documents. */
const loadSharp = () => loading ??= import('sharp').then(loaded => {
  loaded.default.cache(false)
  loaded.default.concurrency(1)
  loaded.default.block({ operation: unwanted })
  return loaded
})
