import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { cancelUpload, fileLimits } from '@allenio/contract/files'
import { sql } from '#platform/db'
import { sweepFiles, sweepUploads, deleteFile } from './index.ts'
import { startTestS3 } from './testing/s3-server.ts'
import { longFilm, measured, ownHouse, secrets } from '#testing'
import { keptFiles, memoryOf, pdfOf, openUploader } from './testing/uploads.ts'

const megabyte = 1_048_576
const s3 = await startTestS3()
afterAll(() => s3.close())
const house = await ownHouse({
  env: {
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  },
})
const { start, state, sendPart, sendCut, sendRest, sendWhole, sendFilm, claim, load } = await openUploader(house)
const { given, as, database } = house
const objectsOf = (id: string) => [...s3.objects.keys()].filter(each => each.includes(id))

test('a file in parts, cut off twice, arrives as it was, and in ranges', async () => {
  const coach = await given.member('coach')
  const file = pdfOf(20 * megabyte)
  const upload = await start(coach, { bytes: file.length })
  for (const length of [2 * megabyte, 6 * megabyte]) {
    const { received } = await state(coach, upload.id)
    await sendCut(coach, { id: upload.id, offset: received, announced: fileLimits.part }, file.subarray(received, received + length))
    await expect.poll(async () => (await state(coach, upload.id)).received, { timeout: 5000 }).toBeGreaterThan(received)
  }
  const { upload: ready } = await sendRest(coach, await state(coach, upload.id), file)
  expect(ready).toMatchObject({ isReady: true, received: file.length })
  const row = await claim(coach, upload.id)
  expect(Buffer.from(await (await load(coach, row)).arrayBuffer()).equals(file)).toBe(true)
  const part = await load(coach, row, { headers: { range: 'bytes=9000000-9000099' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(9_000_000, 9_000_100))).toBe(true)
  expect(objectsOf(upload.id)).toEqual([row.storage_key])
  expect(await keptFiles(house)).toEqual([])
})

test('a film of several pieces is kept without place, device and day, and what was sent is erased', async () => {
  const client = await given.member('client')
  const film = longFilm(12 * megabyte)
  const { upload } = await sendWhole(client, film, { name: 'IMG_001.MOV', mimeType: 'video/quicktime' })
  const row = await claim(client, upload.id, ['video/*'])
  await expect.poll(() => objectsOf(upload.id)).toEqual([row.storage_key])
  const served = Buffer.from(await (await load(client, row)).arrayBuffer())
  expect([served.length, secrets.filter(secret => served.includes(secret))]).toEqual([film.length, []])
  expect(await keptFiles(house)).toEqual([])
})

test('a picture is made fit and what was sent is erased', async () => {
  const client = await given.member('client')
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3c3' } })
    .jpeg()
    .toBuffer()
  const { upload } = await sendWhole(client, photo, { name: 'foto.jpg', mimeType: 'image/jpeg' })
  const row = await claim(client, upload.id, ['image/*'])
  await expect.poll(() => objectsOf(upload.id).sort()).toEqual([row.storage_key, row.thumb_key])
  expect((await load(client, row, { variant: 'thumb' })).headers.get('content-type')).toBe('image/webp')
  await database.withWorkspace(client.workspaceId, 'write', db => deleteFile(db, row.id))
  await database.withSystem('write', db => db.run(sql`update files set erase_after = now() - interval '1 second' where id = ${row.id}`))
  await sweepFiles(database)
  expect(objectsOf(row.id)).toEqual([])
})

test('a cancelled upload leaves no object and no open pieces', async () => {
  const coach = await given.member('coach')
  const upload = await start(coach, { bytes: 30 * megabyte })
  await sendPart(coach, { id: upload.id, offset: 0 }, pdfOf(fileLimits.part))
  await sendPart(coach, { id: upload.id, offset: fileLimits.part }, randomBytes(1000))
  expect(s3.multiparts.size).toBe(1)
  await as(coach).call(cancelUpload, { id: upload.id })
  await expect
    .poll(async () => {
      await sweepUploads(database)
      return [s3.multiparts.size, ...objectsOf(upload.id)]
    })
    .toEqual([0])
})

test('while the store is away nothing is lost: the same part is taken afterwards', async () => {
  const coach = await given.member('coach')
  const file = pdfOf(9 * megabyte)
  const upload = await start(coach, { bytes: file.length })
  s3.failNext(503, 3)
  const away = await sendPart(coach, { id: upload.id, offset: 0 }, file.subarray(0, fileLimits.part))
  expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  const whole = await sendRest(coach, await state(coach, upload.id), file)
  expect(whole.upload.isReady).toBe(true)
  const served = await load(coach, await claim(coach, upload.id))
  expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true)
})

test('memory stays flat for 150 MB', { ...measured, timeout: 90_000 }, async () => {
  const client = await given.member('client')
  await sendFilm(client, 24 * megabyte) // what the first bytes need once: libraries, buffers that are used again
  const grown = await memoryOf(async () => {
    expect(await sendFilm(client, 150 * megabyte)).toMatchObject({ isReady: true, kind: 'video' })
  })
  expect(grown / megabyte).toBeLessThan(110)
})
