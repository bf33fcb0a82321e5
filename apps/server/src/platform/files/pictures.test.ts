import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '@allenio/domain/ids'
import { fileLimits } from '@allenio/contract/files'
import { shapePicture, type Picture } from './picture-maker.ts'
import { makeLogo, makePicture, pictureProcess } from './pictures.ts'
import { measured } from '#testing'
import { memoryOf } from './testing/uploads.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allenio-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function onDisk(bytes: Buffer): Promise<string> {
  const path = join(folder, newId())
  await writeFile(path, bytes)
  return path
}

const red = { r: 200, g: 30, b: 30 }

/** A photograph as a telephone takes it: turned on its side, with the place where it was taken. */
const photo = (width: number, height: number, { pixels, quality = 92 }: { pixels?: Buffer; quality?: number } = {}) =>
  (pixels ? sharp(pixels, { raw: { width, height, channels: 3 } }) : sharp({ create: { width, height, channels: 3, background: red } }))
    .withExif({
      IFD0: { Make: 'Telefono' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 11/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer()

test('a photograph is turned upright, made smaller and stripped of where it was taken', async () => {
  const original = await photo(3200, 2400)
  expect((await sharp(original).metadata()).orientation).toBe(6)
  expect(original.includes('Telefono')).toBe(true)
  const picture = await makePicture(await onDisk(original))
  expect(picture).toMatchObject({ mimeType: 'image/jpeg', width: 1920, height: 2560 })
  const { orientation, exif, xmp, iptc, width, height } = await sharp(picture.bytes).metadata()
  expect({ orientation, exif, xmp, iptc, width, height }).toEqual({ width: 1920, height: 2560 })
  expect(picture.bytes.includes('Telefono')).toBe(false)
  expect(await sharp(picture.thumb).metadata()).toMatchObject({ format: 'webp', width: 240, height: 320 })
})

test('a 12 MB photograph of a telephone takes less than two seconds', async () => {
  const [width, height] = [4032, 3024]
  const original = await photo(width, height, { pixels: randomBytes(width * height * 3), quality: 95 })
  expect(original.length).toBeGreaterThan(12_000_000)
  const path = await onDisk(original)
  await shapePicture(await onDisk(await photo(100, 100)), fileLimits) // the library is loaded
  const started = process.cpuUsage()
  await shapePicture(path, fileLimits)
  // the limit is one of processor time rather than of the clock, because other test files run at the same time
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000_000).toBeLessThan(2)
})

test('transparent pixels stay transparent', async () => {
  const original = await sharp({ create: { width: 500, height: 300, channels: 4, background: { ...red, alpha: 0.5 } } })
    .png()
    .toBuffer()
  const picture = await makePicture(await onDisk(original))
  expect(picture).toMatchObject({ mimeType: 'image/webp', width: 500, height: 300 })
  expect((await sharp(picture.bytes).metadata()).hasAlpha).toBe(true)
})

test('an animation stays animated', async () => {
  const frames = await Promise.all(
    [red, { r: 0, g: 0, b: 255 }].map(background =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const picture = await makePicture(await onDisk(moving))
  expect(picture).toMatchObject({ mimeType: 'image/webp', width: 60, height: 40 })
  expect((await sharp(picture.bytes).metadata()).pages).toBe(2)
  expect((await sharp(picture.thumb).metadata()).pages ?? 1).toBe(1)
})

test.each([
  ['30,000 pixels a side', 30_000, 30_000],
  ['30,000 pixels in one line', 30_000, 10],
  ['361 million pixels', 19_000, 19_000],
  ['one pixel more than 50 million', 10_000, 5_001],
])('a picture of %s is refused before it is decoded', measured, async (_, width, height) => {
  const path = await onDisk(pngOf(width, height))
  const started = process.cpuUsage()
  expect(await shapePicture(path, fileLimits)).toBe('picture too large')
  expect(process.cpuUsage(started).user / 1_000_000).toBeLessThan(0.5)
  await expect(makePicture(path)).rejects.toMatchObject({ code: 'picture too large', details: { values: { max: 50 } } })
})

test('the frames of an animation count together', async () => {
  const frame = await sharp({ create: { width: 2600, height: 2600, channels: 3, background: red } })
    .png()
    .toBuffer()
  const moving = await sharp(
    Array.from({ length: 8 }, () => frame),
    { join: { animated: true } },
  )
    .gif({ keepDuplicateFrames: true, effort: 1 })
    .toBuffer()
  await expect(makePicture(await onDisk(moving))).rejects.toMatchObject({ code: 'picture too large' })
})

test('nine large pictures leave no memory behind', { ...measured, timeout: 40_000 }, async () => {
  const [width, height] = [8000, 6000]
  const path = await onDisk(
    await sharp({ create: { width, height, channels: 3, background: red } })
      .jpeg()
      .toBuffer(),
  )
  await makePicture(path)
  const { pid = 0 } = pictureProcess() ?? {}
  expect(isAlive(pid)).toBe(true)
  const grown = await memoryOf(() => Promise.all(Array.from({ length: 9 }, () => makePicture(path))))
  expect(grown).toBeLessThan(60_000_000)
  // the decoder's memory is freed when its process ends
  await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
  expect(pictureProcess()).toBeUndefined()
})

test('if a process dies while it makes a picture, only that one is refused, and another process makes the next', async () => {
  const path = await onDisk(await photo(4000, 3000))
  await makePicture(path)
  const first = pictureProcess()
  const dying = makePicture(path)
  first?.kill('SIGKILL')
  await expect(dying).rejects.toMatchObject({ code: 'picture not readable' })
  expect(await makePicture(path)).toMatchObject({ width: 1920, height: 2560 })
  expect(pictureProcess()?.pid).not.toBe(first?.pid)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a picture whose header states a false size does no harm', measured, async () => {
  const before = process.memoryUsage().rss
  const bomb = pngOf(100, 100, deflateSync(Buffer.alloc(200_000_000)))
  const picture: Picture | string = await shapePicture(await onDisk(bomb), fileLimits)
  if (typeof picture === 'string') expect(picture).toBe('picture not readable')
  else expect(picture).toMatchObject({ width: 100, height: 100 })
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
})

test.each([
  ['half a photograph', async () => (await photo(800, 600, { pixels: randomBytes(1_440_000) })).subarray(0, 20_000)],
  ['a header and nothing', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')],
  ['a GIF header', async () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
])('%s is refused with a sentence', async (_, make) => {
  await expect(makePicture(await onDisk(await make()))).rejects.toMatchObject({ code: 'picture not readable' })
})

/** A grey PNG that claims these measures. */
function pngOf(width: number, height: number, data = deflateSync(Buffer.alloc(1000))): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

test('a logo becomes small enough for a mail, whatever it shows', async () => {
  const bounds = { width: 400, height: 112, maxBytes: 20 * 1024 }
  const noise = await photo(1200, 400, { pixels: randomBytes(1200 * 400 * 3) })
  const copy = Buffer.from((await makeLogo(noise, bounds)) ?? '')
  expect(copy.length).toBeGreaterThan(100)
  expect(copy.length).toBeLessThanOrEqual(bounds.maxBytes)
  expect((await sharp(copy).metadata()).format).toBe('png')
  const clear = await sharp({ create: { width: 40, height: 20, channels: 4, background: { ...red, alpha: 0 } } })
    .png()
    .toBuffer()
  const { dominant } = await sharp(Buffer.from((await makeLogo(clear, bounds)) ?? '')).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  expect(await makeLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), bounds)).toBeUndefined()
})
