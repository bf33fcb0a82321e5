import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addPoster, cancelUpload, fileLimits, getUpload, startUpload } from '@allenio/contract/files'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import {
  claimUpload,
  cleanStoredRecordings,
  deleteFile,
  eraseFilesOf,
  keepFile,
  MissingBytes,
  sweepFiles,
  sweepUploads,
  takeFile,
  undeleteFile,
  useFiles,
} from './index.ts'
import { keysOf } from './keys.ts'
import { grownUpload, prepare } from './prepare.ts'
import { measured, personOf, phoneFilm, pictureBytes, secrets, testHouse, type TestMember } from '#testing'
import { keptFiles, memoryOf, pdfOf, openUploader, wearLogo } from './testing/uploads.ts'

const house = await testHouse()
const { start, state, sendPart, sendCut, sendRest, sendWhole, sendFilm, claim, load } = await openUploader(house)
const { given, as, stranger, database } = house
const megabyte = 1_048_576
const asSystem = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

describe('a file that is sent in parts', () => {
  test('arrives whole and is served as it was', async () => {
    const coach = await given.member('coach')
    const file = pdfOf(20 * megabyte)
    const upload = await start(coach, { bytes: file.length, mimeType: 'application/pdf' })
    expect(upload).toMatchObject({ received: 0, partBytes: fileLimits.part, isReady: false, kind: null })
    const first = await sendPart(coach, { id: upload.id, offset: 0 }, file.subarray(0, fileLimits.part))
    expect(first.upload).toMatchObject({ received: fileLimits.part, isReady: false })
    expect(await state(coach, upload.id)).toEqual(first.upload)
    const last = await sendRest(coach, first.upload, file)
    expect(last.upload).toMatchObject({ received: file.length, isReady: true, kind: 'other' })
    const row = await claim(coach, upload.id, ['application/pdf'])
    expect(row).toMatchObject({ id: upload.id, person_id: coach.personId, workspace_id: coach.workspaceId, bytes: file.length })
    const served = await load(coach, row)
    expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true)
  })

  test('goes on where it was cut off, byte by byte', async () => {
    const client = await given.member('client')
    const file = pdfOf(11 * megabyte)
    const upload = await start(client, { bytes: file.length })
    const cut = file.subarray(0, 3 * megabyte + 17)
    await sendCut(client, { id: upload.id, offset: 0, announced: fileLimits.part }, cut)
    await expect.poll(async () => (await state(client, upload.id)).received, { timeout: 5000 }).toBeGreaterThan(0)
    const { received } = await state(client, upload.id)
    expect(received).toBeLessThanOrEqual(cut.length)
    const whole = await sendRest(client, await state(client, upload.id), file)
    expect(whole.upload.isReady).toBe(true)
    const served = await load(client, await claim(client, upload.id))
    expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true)
  })

  test('of parallel parts at one offset one wins, and the file is its', async () => {
    const coach = await given.member('coach')
    const upload = await start(coach, { bytes: 2 * megabyte, name: 'x.pdf' })
    const heads = Array.from({ length: 6 }, () => pdfOf(megabyte))
    const answers = await Promise.all(heads.map(head => sendPart(coach, { id: upload.id, offset: 0 }, head)))
    expect(answers.filter(each => each.status === 200)).toHaveLength(1)
    expect(answers.filter(each => each.status === 409)).toHaveLength(5)
    const winner = heads[answers.findIndex(each => each.status === 200)] ?? Buffer.alloc(0)
    const tail = randomBytes(megabyte)
    await sendPart(coach, { id: upload.id, offset: megabyte }, tail)
    const served = await load(coach, await claim(coach, upload.id))
    expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.concat([winner, tail]))).toBe(true)
  })

  test('a part at the wrong place hears the right one, also when all is there', async () => {
    const coach = await given.member('coach')
    const file = pdfOf(1000)
    const upload = await start(coach, { bytes: 1000 })
    expect(await sendPart(coach, { id: upload.id, offset: 500 }, file.subarray(500))).toMatchObject({
      status: 409,
      body: { code: 'wrong offset', data: { received: 0, isReady: false } },
    })
    await sendPart(coach, { id: upload.id, offset: 0 }, file)
    expect(await sendPart(coach, { id: upload.id, offset: 0 }, file)).toMatchObject({
      status: 409,
      body: { data: { received: 1000, isReady: true } },
    })
  })

  test('a part that is too long or empty is refused and nothing counts', async () => {
    const coach = await given.member('coach')
    const upload = await start(coach, { bytes: 10 * megabyte })
    expect((await sendPart(coach, { id: upload.id, offset: 0 }, Buffer.alloc(fileLimits.part + 1))).status).toBe(413)
    expect((await sendPart(coach, { id: upload.id, offset: 0 }, Buffer.alloc(0))).status).toBe(400)
    const small = await start(coach, { bytes: 100 })
    expect((await sendPart(coach, { id: small.id, offset: 0 }, pdfOf(101))).status).toBe(413)
    expect([await state(coach, upload.id), await state(coach, small.id)].map(each => each.received)).toEqual([0, 0])
  })

  test('memory stays flat for 150 MB', { ...measured, timeout: 90_000 }, async () => {
    const client = await given.member('client')
    await sendFilm(client, 24 * megabyte) // what the first bytes need once: libraries, buffers that are used again
    const grown = await memoryOf(async () => {
      expect(await sendFilm(client, 150 * megabyte)).toMatchObject({ isReady: true, kind: 'video' })
    })
    expect(grown / megabyte).toBeLessThan(110)
  })
})

describe('whose it is', () => {
  test('others, neighbours and the same person at another business find nothing', async () => {
    const { admin, coach, workspaceId } = await given.team()
    const neighbour = await given.member('admin')
    const upload = await start(admin, { bytes: 1000 })
    for (const caller of [as(coach), as(neighbour), as({ ...admin, workspaceId: neighbour.workspaceId })]) {
      expect((await caller.ask(getUpload, { id: upload.id })).status).toBe(404)
      expect((await caller.ask(cancelUpload, { id: upload.id })).status).toBe(404)
    }
    expect((await sendPart(coach, { id: upload.id, offset: 0 }, pdfOf(1000))).status).toBe(404)
    expect((await stranger.ask(getUpload, { id: upload.id })).status).toBe(401)
    const absent = await as(coach).ask(getUpload, { id: newId() })
    expect((await as(coach).ask(getUpload, { id: upload.id })).body).toEqual(absent.body)
    await sendPart(admin, { id: upload.id, offset: 0 }, pdfOf(1000))
    await expect(claim(coach, upload.id)).rejects.toMatchObject({ code: 'not found' })
    await expect(claim({ ...admin, workspaceId: neighbour.workspaceId }, upload.id)).rejects.toMatchObject({ code: 'not found' })
    expect((await claim(admin, upload.id)).workspace_id).toBe(workspaceId)
  })

  test('what a person claims for themselves belongs to no business', async () => {
    const client = await given.member('client')
    const { upload } = await sendWhole(client, pdfOf(500))
    const row = await asSystem(async db => {
      const file = await claimUpload(db, upload.id, { personId: client.personId, accept: ['*/*'], maxBytes: 1000 })
      await db.run(sql`update persons set photo_file_id = ${file.id} where id = ${client.personId}`)
      return file
    })
    expect(row.workspace_id).toBe('00000000-0000-0000-0000-000000000000')
    expect((await load(client, row)).status).toBe(200)
  })
})

describe('limits', () => {
  test.each([
    ['foto.jpg', 'image/jpeg', 100, 'Il file supera il limite di 100\u00a0MB'],
    ['film.mov', 'video/quicktime', 200, 'Il file supera il limite di 200\u00a0MB'],
    ['FILM.MOV', '', 200, 'Il file supera il limite di 200\u00a0MB'],
  ])('%s of type %j may have %i MB and no more', async (name, mimeType, max, sentence) => {
    const coach = await given.member('coach')
    expect((await as(coach).ask(startUpload, { name, mimeType, bytes: max * megabyte })).status).toBe(200)
    const refused = await as(coach).ask(startUpload, { name, mimeType, bytes: max * megabyte + 1 })
    expect(refused).toMatchObject({ status: 413, body: { code: 'file too large', message: sentence } })
    const { body } = await as(coach).ask(startUpload, { name, mimeType, bytes: 10 ** 15 })
    expect(body.message).toBe(sentence)
  })

  test('in English', async () => {
    const coach = await given.member('coach', { locale: 'en' })
    const { body } = await as(coach).ask(startUpload, { name: 'x', bytes: 200 * megabyte })
    expect(body.message).toBe('The file exceeds the 100\u00a0MB limit')
  })

  test('so many at once, even when they come together', async () => {
    const coach = await given.member('coach')
    const answers = await Promise.all(Array.from({ length: 40 }, () => as(coach).ask(startUpload, { name: 'x', bytes: 10 })))
    expect(answers.filter(each => each.status === 200)).toHaveLength(fileLimits.openUploadsOfPerson)
    const refused = answers.find(each => each.status === 429)
    expect(refused?.body.message).toContain('30')
    expect(refused?.headers['retry-after']).toBeDefined()
  })

  test('so much at once', async () => {
    const coach = await given.member('coach')
    for (let each = 0; each < 10; each += 1) await start(coach, { bytes: 100 * megabyte })
    expect(await as(coach).ask(startUpload, { name: 'x', bytes: 100 * megabyte })).toMatchObject({
      status: 413,
      body: { code: 'uploads too heavy' },
    })
    await start(coach, { bytes: 20 * megabyte })
  })

  test('what lies untouched for an hour gives way', async () => {
    const coach = await given.member('coach')
    for (let each = 0; each < fileLimits.openUploadsOfPerson; each += 1) await start(coach, { bytes: 10 })
    await asSystem(db => db.run(sql`update uploads set expires_at = expires_at - interval '2 hours' where person_id = ${coach.personId}`))
    expect(await start(coach, { bytes: 10 })).toMatchObject({ id: expect.any(String) })
  })
})

describe('what it really is', () => {
  test('a picture is made fit when its last part arrives, and what was sent is not kept', async () => {
    const client = await given.member('client')
    const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { Make: 'Telefono' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { upload } = await sendWhole(client, photo, { name: 'IMG_001.HEIC.jpeg', mimeType: 'image/jpeg' })
    expect(upload).toMatchObject({ isReady: true, kind: 'image' })
    const row = await claim(client, upload.id, ['image/*'])
    expect(row).toMatchObject({ kind: 'image', mime_type: 'image/jpeg', width: 1920, height: 2560, name: 'IMG_001.HEIC.jpg' })
    await expect
      .poll(async () => new Set((await keptFiles(house)).filter(each => each.includes(upload.id)).map(each => each.split('.').at(-1))))
      .toEqual(new Set(['picture', 'thumb']))
    const served = Buffer.from(await (await load(client, row)).arrayBuffer())
    expect(served.length).toBe(row.bytes)
    expect(served.includes('Telefono')).toBe(false)
    const thumb = await sharp(await (await load(client, row, { variant: 'thumb' })).arrayBuffer()).metadata()
    expect(thumb).toMatchObject({ format: 'webp', width: 240, height: 320 })
  })

  test('a film is kept without place, device and day, and what was sent is erased', async () => {
    const client = await given.member('client')
    const film = phoneFilm()
    const { upload } = await sendWhole(client, film, { name: 'IMG_001.MOV', mimeType: 'video/quicktime' })
    const row = await claim(client, upload.id, ['video/*'])
    expect(row).toMatchObject({ kind: 'video', mime_type: 'video/quicktime', bytes: film.length })
    await expect
      .poll(async () => (await keptFiles(house)).filter(each => each.includes(upload.id)).map(each => each.split('.').at(-1)))
      .toEqual(['recording'])
    const served = Buffer.from(await (await load(client, row)).arrayBuffer())
    expect([served.length, secrets.filter(secret => served.includes(secret))]).toEqual([film.length, []])
    expect(served.includes(pictureBytes)).toBe(true)
  })

  test('the picture that a device makes of a film is its thumbnail, on the film alone and by its sender alone', async () => {
    const [client, coach] = [await given.member('client'), await given.member('coach')]
    const { upload } = await sendWhole(client, phoneFilm(), { name: 'IMG_001.MOV', mimeType: 'video/quicktime' })
    const bytes = await sharp({ create: { width: 720, height: 1280, channels: 3, background: '#3c3' } })
      .jpeg()
      .toBuffer()
    const statusOf = async (member: TestMember, id: string, body: Buffer) =>
      (await as(member).ask(addPoster, { id }, { bytes: body })).status
    expect(await statusOf(coach, upload.id, bytes)).toBe(404)
    expect(await statusOf(client, upload.id, phoneFilm())).toBe(422)
    expect(await statusOf(client, (await sendWhole(client, pdfOf(100))).upload.id, bytes)).toBe(404)
    expect(await statusOf(client, upload.id, bytes)).toBe(200)
    const row = await claim(client, upload.id, ['video/*'])
    expect(row).toMatchObject({ kind: 'video', mime_type: 'video/quicktime', width: 720, height: 1280 })
    const thumb = await sharp(await (await load(client, row, { variant: 'thumb' })).arrayBuffer()).metadata()
    expect(thumb).toMatchObject({ format: 'webp', width: 180, height: 320 })
    expect(await statusOf(client, upload.id, bytes)).toBe(404)
  })

  test('films of older versions are cleaned where they lie, once, and what cannot be followed stays', async () => {
    const client = await given.member('client')
    const stored = async (film: Buffer) => {
      const row = await claim(client, (await sendWhole(client, phoneFilm(), { name: 'a.mov', mimeType: 'video/quicktime' })).upload.id)
      const { whole, recording } = keysOf(row.id)
      const { store, staging } = useFiles()
      await store.put(whole, (await staging.keep(film)).path)
      await store.erase([recording])
      await asSystem(db => db.run(sql`update files set storage_key = ${whole} where id = ${row.id}`))
      return row
    }
    const [film, unreadable] = [await stored(phoneFilm()), await stored(Buffer.from('no film at all'))]
    expect(await cleanStoredRecordings(database)).toEqual({ cleaned: 1, unreadable: [unreadable.id] })
    expect((await cleanStoredRecordings(database)).cleaned).toBe(0)
    const keptOf = async () => (await keptFiles(house)).filter(path => path.includes(film.id))
    await expect.poll(async () => (await keptOf()).length).toBe(1)
    const [kept = ''] = await keptOf()
    const bytes = await readFile(kept)
    expect([bytes.includes(pictureBytes), secrets.filter(secret => bytes.includes(secret))]).toEqual([true, []])
    await asSystem(db => db.run(sql`update files set mime_type = 'application/pdf' where id = ${unreadable.id}`))
  })

  test('a crash before the outcome is noted costs nothing: what was sent is there to begin anew', async () => {
    const id = newId()
    const { store, staging } = useFiles()
    const film = phoneFilm()
    const declared = { name: 'a.mov', mimeType: 'video/quicktime', bytes: film.length }
    const staged = await staging.keep(film)
    await store.grow(keysOf(id).whole, {}, { path: staged.path, bytes: film.length, offset: 0, isLast: true })
    const bytesAt = async (key: string) => buffer((await store.get(key)).body)
    const first = await prepare(id, declared, grownUpload(keysOf(id).whole, film.length))
    const cleaned = await bytesAt(first.storageKey)
    expect((await bytesAt(keysOf(id).whole)).equals(film)).toBe(true)
    expect(await prepare(id, declared, grownUpload(keysOf(id).whole, film.length))).toEqual(first)
    expect((await bytesAt(first.storageKey)).equals(cleaned)).toBe(true)
    await Promise.all([staged.drop(), store.erase(keysOf(id).all)])
    await expect(store.get(first.storageKey)).rejects.toThrow(MissingBytes)
  })

  test.each([
    [
      'a film without a header',
      Buffer.concat([phoneFilm().subarray(0, 28), Buffer.alloc(500)]),
      'video/quicktime',
      'recording not readable',
    ],
    ['a program called picture', Buffer.concat([Buffer.from('MZ'), randomBytes(5000)]), 'image/jpeg', 'file is not what it says'],
    ['a page called picture', Buffer.from('<html><script>alert(1)</script></html>'), 'image/png', 'file is not what it says'],
    ['a picture that is only its beginning', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png', 'picture not readable'],
  ])('%s is refused and gone', async (_, file, mimeType, code) => {
    const client = await given.member('client')
    const upload = await start(client, { name: 'x.png', bytes: file.length, mimeType })
    expect(await sendPart(client, { id: upload.id, offset: 0 }, file)).toMatchObject({ status: 422, body: { code } })
    expect((await as(client).ask(getUpload, { id: upload.id })).status).toBe(404)
    await expect.poll(async () => (await keptFiles(house)).filter(each => each.includes(upload.id))).toEqual([])
  })

  test('a write takes only what it accepts, only whole, only once', async () => {
    const coach = await given.member('coach')
    const open = await start(coach, { bytes: 1000 })
    const refusal = { details: { fields: { uploadId: expect.anything() } } }
    await expect(claim(coach, open.id)).rejects.toMatchObject({ code: 'upload not complete', ...refusal })
    const { upload } = await sendWhole(coach, pdfOf(2 * megabyte))
    await expect(claim(coach, upload.id, ['image/*'])).rejects.toMatchObject({ code: 'file type not accepted', ...refusal })
    await expect(claim(coach, upload.id, ['*/*'], megabyte)).rejects.toMatchObject({
      code: 'over the maximum',
      details: { values: { max: 1 } },
    })
    const both = await Promise.allSettled([claim(coach, upload.id), claim(coach, upload.id)])
    expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a drawing is never a picture', async () => {
    const coach = await given.member('coach')
    const { upload } = await sendWhole(coach, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
    })
    await expect(claim(coach, upload.id, ['image/*'])).rejects.toMatchObject({ code: 'file type not accepted' })
  })

  test('a name that climbs stays a name', async () => {
    const coach = await given.member('coach')
    const before = new Set(await keptFiles(house))
    const { upload } = await sendWhole(coach, pdfOf(100), { name: '../../../../tmp/../../etc/cron.d/x.pdf' })
    expect(upload.name).toBe('x.pdf')
    const fresh = (await keptFiles(house)).filter(each => !before.has(each))
    expect(fresh).toEqual([expect.stringMatching(new RegExp(`${upload.id.slice(-2)}/${upload.id.slice(-4, -2)}/${upload.id}$`))])
  })
})

describe('what is thrown away', () => {
  const remains = async (id: string) => (await keptFiles(house)).filter(each => each.includes(id))

  test('a cancelled upload is gone at once, with its bytes', async () => {
    const coach = await given.member('coach')
    const upload = await start(coach, { bytes: 9 * megabyte })
    await sendPart(coach, { id: upload.id, offset: 0 }, pdfOf(megabyte))
    expect(await remains(upload.id)).toHaveLength(1)
    await as(coach).call(cancelUpload, { id: upload.id })
    expect((await as(coach).ask(getUpload, { id: upload.id })).status).toBe(404)
    await expect.poll(() => remains(upload.id)).toEqual([])
  })

  test('an upload that nobody claims goes after a day', async () => {
    const coach = await given.member('coach')
    const { upload } = await sendWhole(coach, pdfOf(100))
    expect(Date.parse(upload.expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000)
    await asSystem(db => db.run(sql`update uploads set expires_at = now() - interval '1 second' where id = ${upload.id}`))
    await expect(claim(coach, upload.id)).rejects.toMatchObject({ code: 'not found' })
    await sweepUploads(database)
    expect(await remains(upload.id)).toEqual([])
  })

  test('a deleted file is not served, comes back when asked, and is erased in the end', async () => {
    const coach = await given.member('coach')
    const { upload } = await sendWhole(coach, pdfOf(100))
    const row = await claim(coach, upload.id)
    const inWorkspace = (work: typeof deleteFile) => database.withWorkspace(coach.workspaceId, 'write', db => work(db, row.id))
    await inWorkspace(deleteFile)
    expect((await load(coach, row)).status).toBe(404)
    await inWorkspace(undeleteFile)
    expect((await load(coach, row)).status).toBe(200)
    await inWorkspace(deleteFile)
    await sweepFiles(database)
    expect(await remains(row.id)).toHaveLength(1)
    await asSystem(db => db.run(sql`update files set erase_after = now() - interval '1 second' where id = ${row.id}`))
    await sweepFiles(database)
    expect(await remains(row.id)).toEqual([])
    await inWorkspace(undeleteFile)
    expect((await load(coach, row)).status).toBe(404)
  })

  test('an account that ends takes its own files along; what was sent within a business stays without a name', async () => {
    const coach = await given.member('coach')
    const colleague = await given.member('coach', { workspaceId: coach.workspaceId })
    const file = await claim(coach, (await sendWhole(coach, pdfOf(100))).upload.id)
    const own = await asSystem(db =>
      keepFile(db, {
        personId: coach.personId,
        name: 'io.pdf',
        mimeType: 'application/pdf',
        body: Readable.from([pdfOf(100)]),
        accept: ['*/*'],
        maxBytes: 1000,
      }),
    )
    const open = await start(coach, { bytes: 1000 })
    await sendPart(coach, { id: open.id, offset: 0 }, pdfOf(500))
    await asSystem(db => eraseFilesOf(db, coach.personId))
    await sweepFiles(database)
    await sweepUploads(database)
    expect([...(await remains(own.id)), ...(await remains(open.id))]).toEqual([])
    expect((await load(colleague, file)).status).toBe(200)
    const { person_id } = await asSystem(db => db.one<{ person_id: string | null }>(sql`select person_id from files where id = ${file.id}`))
    expect(person_id).toBeNull()
  })
})

describe('files of forms and of our own', () => {
  test('a form’s file is an upload that is ready', async () => {
    const coach = await given.member('coach')
    const file = pdfOf(300_000)
    const id = await takeFile(personOf(coach), { name: 'piano.pdf', mimeType: 'application/pdf', body: Readable.from([file]) })
    expect(await state(coach, id)).toMatchObject({ isReady: true, name: 'piano.pdf', bytes: 300_000 })
    const served = await load(coach, await claim(coach, id))
    expect(Buffer.from(await served.arrayBuffer()).equals(file)).toBe(true)
  })

  test('a form’s file that does not end is stopped at the limit', async () => {
    const coach = await given.member('coach')
    let sent = 0
    const chunk = Buffer.alloc(megabyte)
    const endless = new Readable({
      read() {
        sent += chunk.length
        this.push(sent > 400 * megabyte ? null : chunk)
      },
    })
    await expect(takeFile(personOf(coach), { name: 'x.bin', mimeType: '', body: endless })).rejects.toMatchObject({
      code: 'file too large',
    })
    expect((await keptFiles(house)).filter(each => each.includes('arriving'))).toEqual([])
  })

  test('a form’s file that lies is refused and leaves nothing', async () => {
    const coach = await given.member('coach')
    const before = (await keptFiles(house)).length
    await expect(
      takeFile(personOf(coach), { name: 'x.jpg', mimeType: 'image/jpeg', body: Readable.from([pdfOf(100)]) }),
    ).rejects.toMatchObject({ code: 'file is not what it says' })
    await expect.poll(async () => (await keptFiles(house)).length).toBe(before)
  })

  test('a file that the server brings', async () => {
    const coach = await given.member('coach')
    const row = await database.withWorkspace(coach.workspaceId, 'write', async db => {
      const file = await keepFile(db, {
        personId: coach.personId,
        name: 'scheda.pdf',
        mimeType: 'application/pdf',
        body: Readable.from([pdfOf(5000)]),
        accept: ['application/pdf'],
        maxBytes: 10_000,
      })
      await wearLogo(db, file.id)
      return file
    })
    expect(row).toMatchObject({ workspace_id: coach.workspaceId, name: 'scheda.pdf', bytes: 5000 })
    expect((await load(coach, row)).status).toBe(200)
    const broken = new Readable({
      read() {
        this.destroy(new Error('the archive broke off'))
      },
    })
    await expect(
      database.withWorkspace(coach.workspaceId, 'write', db =>
        keepFile(db, {
          personId: coach.personId,
          name: 'x.zip',
          mimeType: 'application/zip',
          body: broken,
          accept: ['*/*'],
          maxBytes: 10_000,
        }),
      ),
    ).rejects.toThrow('the archive broke off')
  })

  test('what the server brings knows no limit but its own', async () => {
    const coach = await given.member('coach')
    const chunk = pdfOf(megabyte)
    const keep = (maxBytes: number) =>
      database.withSystem('write', db =>
        keepFile(db, {
          personId: coach.personId,
          name: 'archivio.pdf',
          mimeType: 'application/pdf',
          accept: ['*/*'],
          maxBytes,
          body: Readable.from(Array.from({ length: 120 }, () => chunk)),
        }),
      )
    expect((await keep(130 * megabyte)).bytes).toBe(120 * megabyte)
    await expect(keep(110 * megabyte)).rejects.toMatchObject({ code: 'file too large' })
  })
})
