import { Readable } from 'node:stream'
import { bringFile } from '#platform/files'
import type { Sheet } from './painter.ts'

export interface DrawnPicture {
  name: string
  draw: () => Sheet
}

interface Bringer {
  workspaceId: string
  personId: string
}

/** The claim of a drawn picture asks for this. */
export const drawnPictureClaim = (personId: string) => ({ personId, accept: ['image/*'], maxBytes: 5_000_000 })

/** Uploads pictures that are drawn for the demo, and answers the ids of their uploads in this order. */
export async function bringPictures(pictures: readonly DrawnPicture[], { workspaceId, personId }: Bringer): Promise<string[]> {
  // encodes all at once to use several cores; uploads one by one, because each needs a connection
  const images = await Promise.all(pictures.map(({ draw }) => encode(draw())))
  const uploadIds: string[] = []
  for (const [at, { name }] of pictures.entries()) {
    const body = Readable.from([images[at]])
    uploadIds.push(await bringFile({ ...drawnPictureClaim(personId), name, mimeType: 'image/jpeg', body }, workspaceId))
  }
  return uploadIds
}

async function encode({ pixels, width, height }: Sheet): Promise<Buffer> {
  // loaded at first use, because an idle server does not need it
  const { default: sharp } = await import('sharp')
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}
