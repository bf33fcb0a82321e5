import type { PictureCrop } from '@allenio/contract/notices'

export interface PictureSides {
  width: number
  height: number
}

/** The width that a part of 2:1 can have at most, as a share of the picture's. */
const widest = ({ width, height }: PictureSides): number => Math.min(1, (2 * height) / width)

/** The height of a part, as a share of the picture's height. */
const heightOf = (width: number, sides: PictureSides): number => (width * sides.width) / 2 / sides.height

/** The largest part of 2:1, from the middle of the picture. */
export function defaultCrop(sides: PictureSides): PictureCrop {
  const width = widest(sides)
  return { x: (1 - width) / 2, y: (1 - heightOf(width, sides)) / 2, width }
}

/** The part of at most a fourth of the width that people can zoom to. */
const narrowest = 0.25

/** The nearest part of 2:1 that lies within the picture. */
export function fitCrop({ x, y, width }: PictureCrop, sides: PictureSides): PictureCrop {
  const most = widest(sides)
  const fitted = Math.min(most, Math.max(Math.min(narrowest, most), width))
  return { x: clamp(x, 1 - fitted), y: clamp(y, 1 - heightOf(fitted, sides)), width: fitted }
}

const clamp = (value: number, most: number): number => Math.min(Math.max(0, most), Math.max(0, value))

/** The part in whole pixels, for whoever cuts it out. */
export function cropBox(crop: PictureCrop, sides: PictureSides): { left: number; top: number; width: number; height: number } {
  const { x, y, width } = fitCrop(crop, sides)
  const boxWidth = Math.min(sides.width, Math.max(2, Math.floor(width * sides.width)))
  const boxHeight = Math.max(1, Math.min(sides.height, Math.round(boxWidth / 2)))
  return {
    left: Math.min(sides.width - boxWidth, Math.round(x * sides.width)),
    top: Math.min(sides.height - boxHeight, Math.round(y * sides.height)),
    width: boxWidth,
    height: boxHeight,
  }
}
