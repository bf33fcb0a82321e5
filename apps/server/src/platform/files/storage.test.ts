import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { cancelUpload, getOwnStorage, getStorage, startUpload } from '@allenio/contract/files'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import {
  claimUpload,
  deleteFile,
  eraseFiles,
  eraseFilesOf,
  keepFile,
  sweepFiles,
  sweepUploads,
  undeleteFile,
  useOfMember,
  useOfPerson,
  useOfWorkspace,
} from './index.ts'
import { explainWithout, ownHouse, uploadOf, type TestMember } from '#testing'
import { pdfOf, openUploader } from './testing/uploads.ts'

const megabyte = 1_048_576
const house = await ownHouse({ env: { WORKSPACE_STORAGE_MB: '30', PERSON_STORAGE_MB: '10' } })
const { start, sendPart, sendWhole, claim } = await openUploader(house)
const { given, as, database } = house
const asSystem = <T>(work: Parameters<typeof database.withSystem<T>>[1]) => database.withSystem('write', work)

const usedIn = (workspaceId: string) => asSystem(db => useOfWorkspace(db, workspaceId))
const nothing = { images: 0, videos: 0, others: 0, exports: 0, deleted: 0, arriving: 0, documents: 0 }

describe('what is stored is counted', () => {
  test('from the announcement until its bytes are erased', async () => {
    const { coach, workspaceId } = await given.team()
    const upload = await start(coach, { bytes: 5000 })
    expect(await usedIn(workspaceId)).toEqual({ ...nothing, arriving: 5000 })
    await sendPart(coach, { id: upload.id, offset: 0 }, pdfOf(5000))
    const { id } = await claim(coach, upload.id)
    expect(await usedIn(workspaceId)).toEqual({ ...nothing, others: 5000 })
    const inWorkspace = (work: typeof deleteFile) => database.withWorkspace(workspaceId, 'write', db => work(db, id))
    await inWorkspace(deleteFile)
    expect(await usedIn(workspaceId)).toEqual({ ...nothing, deleted: 5000 })
    await inWorkspace(undeleteFile)
    expect(await usedIn(workspaceId)).toEqual({ ...nothing, others: 5000 })
    await asSystem(db => eraseFiles(db, workspaceId, [id]))
    await sweepFiles(database)
    expect(await usedIn(workspaceId)).toEqual(nothing)
  })

  test('a picture with its thumbnail, and what was cancelled no more', async () => {
    const { coach, workspaceId } = await given.team()
    const { bytes, thumb_bytes: thumb } = await claim(coach, await uploadOf(coach))
    expect(await usedIn(workspaceId)).toEqual({ ...nothing, images: bytes + Number(thumb) })
    const { id } = await start(coach, { bytes: 7000 })
    await as(coach).call(cancelUpload, { id })
    // another test's upload may have begun a sweep that holds the row
    await vi.waitFor(async () => {
      await sweepUploads(database)
      expect(await usedIn(workspaceId)).toEqual({ ...nothing, images: bytes + Number(thumb) })
    })
  })

  test('of each person, of the workspace together, and outside of it apart', async () => {
    const { coach, client, workspaceId } = await given.team()
    await claim(coach, (await sendWhole(coach, pdfOf(3000))).upload.id)
    await claim(client, (await sendWhole(client, pdfOf(4000))).upload.id)
    const own = (await sendWhole(client, pdfOf(2000))).upload.id
    await asSystem(db => claimUpload(db, own, { personId: client.personId, accept: ['*/*'], maxBytes: 5000 }))
    const members = await asSystem(db => Promise.all([coach, client].map(each => useOfMember(db, workspaceId, each.personId))))
    expect(members).toEqual([
      { ...nothing, others: 3000 },
      { ...nothing, others: 4000 },
    ])
    expect(await usedIn(workspaceId)).toEqual({ ...nothing, others: 7000 })
    expect(await asSystem(db => useOfPerson(db, client.personId))).toEqual({ ...nothing, others: 2000 })
    await asSystem(db => eraseFilesOf(db, client.personId))
    await sweepFiles(database)
    expect(await asSystem(db => useOfPerson(db, client.personId))).toEqual(nothing)
    const { count } = await asSystem(db =>
      db.one<{ count: number }>(sql`
      select count(*)::int as count from storage_uses where person_id = ${client.personId}`),
    )
    expect(count).toBe(0)
    expect(await usedIn(workspaceId)).toEqual({ ...nothing, others: 7000 })
  })

  test('as an addition of all rows would, after everything above', async () => {
    const rows = await asSystem(db =>
      db.many(sql`
      select workspace_id, sum(bytes)::bigint as bytes from (
        select workspace_id, bytes + coalesce(thumb_bytes, 0) as bytes from files
        union all select workspace_id, bytes from uploads) all_rows
      where workspace_id <> no_workspace() group by workspace_id order by workspace_id`),
    )
    const counted = await asSystem(db =>
      db.many(sql`
      select workspace_id, images + videos + others + exports + deleted + arriving as bytes from storage_uses
      where person_id = no_workspace() order by workspace_id`),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(counted).toEqual(rows)
  })

  test('by reading one row, however many files there are', async () => {
    const statement = sql`select * from storage_uses where workspace_id = ${newId()} and person_id = ${newId()}`
    const plan = await database.withSystem('write', db => explainWithout(db, ['seqscan', 'bitmapscan'], statement))
    expect(plan).toContain('Index Scan using storage_uses_pkey')
  })
})

describe('what is shown of it', () => {
  test('to the admin, of the whole business; to a client, of their own; to nobody, of others', async () => {
    const { admin, coach, client, workspaceId } = await given.team()
    await claim(coach, (await sendWhole(coach, pdfOf(3000))).upload.id)
    const { id } = await claim(client, (await sendWhole(client, pdfOf(4000))).upload.id)
    await database.withWorkspace(workspaceId, 'write', db => deleteFile(db, id))
    const noBytes = { images: 0, videos: 0, others: 0, deleted: 0, arriving: 0 }
    expect(await as(admin).call(getStorage, {})).toEqual({
      ...noBytes,
      documents: 0,
      others: 3000,
      deleted: 4000,
      used: 7000,
      limit: 30 * megabyte,
    })
    expect((await as(coach).ask(getStorage, {})).status).toBe(403)
    const outside = { ...noBytes, used: 0, limit: 10 * megabyte }
    expect(await as(client).call(getOwnStorage, {})).toEqual({
      here: { ...noBytes, deleted: 4000, used: 4000, limit: 10 * megabyte },
      outside,
      exports: 0,
    })
    expect(await as(coach).call(getOwnStorage, {})).toEqual({ here: null, outside, exports: 0 })
  })
})

describe('what may be stored is bounded', () => {
  const ask = (who: TestMember, bytes: number) => as(who).ask(startUpload, { name: 'x.pdf', bytes, mimeType: '' })

  test('in a business, whoever sends it, also what was deleted and is not erased', async () => {
    const { admin, coach, workspaceId } = await given.team()
    const { id } = await claim(admin, (await sendWhole(admin, pdfOf(20 * megabyte))).upload.id)
    expect((await ask(coach, 10 * megabyte)).status).toBe(200)
    const refused = await ask(coach, 1)
    expect(refused).toMatchObject({
      status: 413,
      body: { code: 'workspace storage full', message: 'Lo spazio di questa attività è pieno (30 MB): prima va eliminato qualcosa.' },
    })
    await database.withWorkspace(workspaceId, 'write', db => deleteFile(db, id))
    expect((await ask(coach, 1)).body.code).toBe('workspace storage full')
    await asSystem(db => eraseFiles(db, workspaceId, [id]))
    await sweepFiles(database)
    expect((await ask(coach, 1)).status).toBe(200)
  })

  test('of a client within it, while the team goes on', async () => {
    const { coach, client } = await given.team()
    expect((await ask(client, 10 * megabyte)).status).toBe(200)
    expect(await ask(client, 1)).toMatchObject({
      status: 413,
      body: { code: 'own storage full', message: 'Hai usato tutto lo spazio per i tuoi file (10 MB): elimina qualcosa e riprova.' },
    })
    expect((await ask(coach, 11 * megabyte)).status).toBe(200)
  })

  test('by as much as there is room for, when fifty come at once', async () => {
    const workspaceId = await given.workspace()
    const first = await given.member('coach', { workspaceId })
    const coaches = [first, ...(await Promise.all(Array.from({ length: 4 }, () => given.member('coach', { workspaceId }))))]
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(coaches[at % 5] ?? first, megabyte)))
    expect(answers.filter(each => each.status === 200)).toHaveLength(30)
    expect(answers.filter(each => each.status === 413)).toHaveLength(20)
    expect(await usedIn(workspaceId)).toEqual({ ...nothing, arriving: 30 * megabyte })
  })

  test('by forms as by uploads', async () => {
    const { coach } = await given.team()
    await start(coach, { bytes: 30 * megabyte })
    await expect(uploadOf(coach)).rejects.toMatchObject({ code: 'workspace storage full' })
  })

  test('but what the server makes for a person does not take their place', async () => {
    const { client } = await given.team()
    await asSystem(db =>
      keepFile(db, {
        personId: client.personId,
        name: 'a.pdf',
        mimeType: 'application/pdf',
        accept: ['*/*'],
        maxBytes: 100 * megabyte,
        isExport: true,
        body: Readable.from([pdfOf(11 * megabyte)]),
      }),
    )
    expect(await asSystem(db => useOfPerson(db, client.personId))).toEqual({ ...nothing, exports: 11 * megabyte })
    const outside = { ...client, workspaceId: '' }
    expect((await ask(outside, megabyte)).status).toBe(200)
  })
})
