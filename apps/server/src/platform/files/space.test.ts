import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { getUpload, startUpload } from '@allenio/contract/files'
import { keepFile, takeFile } from './index.ts'
import { personOf, ownHouse, uploadOf } from '#testing'
import { keptFiles, pdfOf, openUploader } from './testing/uploads.ts'

const megabyte = 1_048_576
const disk = { free: 0, total: 100_000 * megabyte }
const reserve = 5_000 * megabyte
const house = await ownHouse({ readDisk: async () => disk })
const { start, state, sendPart, sendRest, sendWhole, claim, load } = await openUploader(house)
const { given, as, database, server, logged } = house

/** Sets how much room there is above the reserve, and waits until the last reading is too old to be believed. */
async function room(bytes: number) {
  disk.free = reserve + bytes
  await expect.poll(async () => (await server.inject('/metrics')).body).toContain(`allenio_disk_free_bytes ${disk.free}\n`)
}

const full = { status: 507, body: { code: 'disk full' } }
const filesOf = async (id: string) => (await keptFiles(house)).filter(each => each.includes(id))

test('what would reach into the reserve is refused when it is announced, with a sentence and a time to come back', async () => {
  await room(300 * megabyte)
  const coach = await given.member('coach')
  await start(coach, { bytes: 100 * megabyte })
  await start(coach, { bytes: 90 * megabyte })
  const mov = { name: 'x.mov', bytes: 150 * megabyte, mimeType: 'video/quicktime' }
  const answer = await as(coach).ask(startUpload, mov)
  expect(answer).toMatchObject({
    ...full,
    body: { message: 'In questo momento non c’è spazio per salvare altro. Non si è perso nulla: riprova più tardi.' },
  })
  expect(answer.headers['retry-after']).toBe('60')
  const english = await given.member('coach', { locale: 'en' })
  expect((await as(english).ask(startUpload, mov)).body.message).toBe(
    'There is no space to save more at the moment. Nothing was lost: try again later.',
  )
})

test('an upload that the disk stops on its way goes on where it stood once there is room', async () => {
  await room(500 * megabyte)
  const coach = await given.member('coach')
  const file = pdfOf(20 * megabyte)
  const upload = await start(coach, { bytes: file.length })
  const first = await sendPart(coach, { id: upload.id, offset: 0 }, file.subarray(0, upload.partBytes))
  await room(megabyte)
  const second = { id: upload.id, offset: first.upload.received }
  const part = file.subarray(second.offset, second.offset + upload.partBytes)
  expect(await sendPart(coach, second, part)).toMatchObject(full)
  expect(await state(coach, upload.id)).toMatchObject({ received: first.upload.received, isReady: false })
  expect((await keptFiles(house)).filter(each => each.includes('arriving'))).toEqual([])
  await room(500 * megabyte)
  const whole = await sendRest(coach, await state(coach, upload.id), file)
  expect(whole.upload.isReady).toBe(true)
  const served = await load(coach, await claim(coach, upload.id))
  expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true)
})

test('a form, a picture and what the server brings are stopped while they come', async () => {
  await room(2 * megabyte)
  const coach = await given.member('coach')
  const before = (await keptFiles(house)).length
  const chunk = pdfOf(megabyte)
  const body = () => Readable.from(Array.from({ length: 5 }, () => chunk))
  await expect(takeFile(personOf(coach), { name: 'x.pdf', mimeType: 'application/pdf', body: body() })).rejects.toMatchObject({
    code: 'disk full',
  })
  await room(2 * megabyte)
  await expect(
    database.withSystem('write', db =>
      keepFile(db, {
        personId: coach.personId,
        name: 'x.pdf',
        mimeType: 'application/pdf',
        accept: ['*/*'],
        maxBytes: 1_000_000_000,
        body: body(),
      }),
    ),
  ).rejects.toMatchObject({ code: 'disk full' })
  await room(500 * megabyte)
  const { id } = await start(coach, { name: 'a.png', bytes: 1000, mimeType: 'image/png' })
  await room(0)
  expect((await sendPart(coach, { id, offset: 0 }, Buffer.alloc(1000))).status).toBe(507)
  await expect(uploadOf(coach)).rejects.toMatchObject({ code: 'disk full' })
  expect((await keptFiles(house)).length).toBe(before)
  expect(await filesOf(id)).toEqual([])
})

test('what is kept is served and readiness says what is the matter', async () => {
  await room(500 * megabyte)
  const coach = await given.member('coach')
  const { upload } = await sendWhole(coach, pdfOf(1000))
  await room(0)
  expect((await load(coach, await claim(coach, upload.id))).status).toBe(200)
  expect((await server.inject('/health/ready')).json()).toEqual({ ready: true, space: 'short' })
  const count = logged.filter(line => line.includes('nearly full')).length
  for (let each = 0; each < 5; each += 1) await as(coach).ask(startUpload, { name: 'x', bytes: 1000 })
  expect(logged.filter(line => line.includes('nearly full'))).toHaveLength(count)
  expect(logged.filter(line => line.includes('a call failed') && line.includes('disk full'))).toEqual([])
  expect((await as(coach).ask(getUpload, { id: upload.id })).status).toBe(404)
})
