import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Row } from '#platform/db'
import { testHouse, uploadOf, type TestMember } from '#testing'
import { expect, test } from 'vitest'
import { claimUpload, fileLink, readSealed, sealUpload, sweepFiles } from './index.ts'
import { keptFiles, openUploader, pdfOf, wearLogo } from './testing/uploads.ts'

const house = await testHouse()
const { given, database } = house
const uploader = await openUploader(house)

const claimOf = ({ personId }: TestMember) => ({ personId, accept: ['application/pdf', 'image/*'], maxBytes: 1_000_000 })

/** The logo's rule would serve the file to everybody of the business, if it were not sealed. */
async function sealedFile(admin: TestMember, body: Buffer) {
  const plainId = await uploadOf(admin, { name: 'carta.pdf', mimeType: 'application/pdf', body })
  const id = await sealUpload(plainId, { ...claimOf(admin), workspaceId: admin.workspaceId })
  const file = await database.withWorkspace(admin.workspaceId, 'write', async db => {
    const claimed = await claimUpload(db, id, { ...claimOf(admin), isSealed: true })
    await wearLogo(db, claimed.id)
    return claimed
  })
  return { plainId, file }
}

const pathOf = (key: string) => join(house.config.dataDir, 'files', key)

test('a sealed file is encrypted where it lies, has no link, and is read with a trace', async () => {
  const { admin } = await given.team()
  const body = pdfOf(20_000)
  const { plainId, file } = await sealedFile(admin, body)
  expect(file.thumb_key).toBeNull()
  const stored = await readFile(pathOf(file.storage_key))
  expect(stored.includes(body.subarray(0, 64))).toBe(false)
  expect(stored.includes(body.subarray(5_000, 5_064))).toBe(false)
  // the plain bytes leave the disk as soon as they are encrypted
  await expect.poll(async () => (await keptFiles(house)).filter(path => path.includes(plainId))).toEqual([])
  expect((await uploader.load(admin, file)).status).toBe(404)
  expect((await fetch(`${uploader.origin}${fileLink(file, '')}`)).status).toBe(404)
  const opened = await database.withWorkspace(admin.workspaceId, 'write', db =>
    readSealed(db, file.id, { personId: admin.personId, reason: 'checks the identity' }),
  )
  expect(opened).toMatchObject({ name: 'carta.pdf', mime_type: 'application/pdf' })
  expect((await opened.read()).equals(body)).toBe(true)
  const rows = await database.withWorkspace(admin.workspaceId, 'read', db =>
    db.many<Row<'audit_log', 'person_id' | 'details'>>(sql`
      select person_id, details from audit_log where action = 'open sealed file' and subject_id = ${file.id}`),
  )
  expect(rows).toEqual([{ person_id: admin.personId, details: { reason: 'checks the identity' } }])
})

test('neither a plain upload passes for a sealed one, nor a sealed one for a plain', async () => {
  const { admin, coach } = await given.team()
  const plainId = await uploadOf(admin)
  const sealedId = await sealUpload(await uploadOf(admin), { ...claimOf(admin), workspaceId: admin.workspaceId })
  const claim = (id: string, isSealed: boolean) =>
    database.withWorkspace(admin.workspaceId, 'write', db => claimUpload(db, id, { ...claimOf(admin), isSealed }))
  await expect(claim(plainId, true)).rejects.toMatchObject({ code: 'not found' })
  await expect(claim(sealedId, false)).rejects.toMatchObject({ code: 'not found' })
  await expect(sealUpload(plainId, { ...claimOf(coach), workspaceId: admin.workspaceId })).rejects.toMatchObject({ code: 'not found' })
})

test('changed bytes do not open, and an erased file is gone', async () => {
  const { admin } = await given.team()
  const { file } = await sealedFile(admin, pdfOf(2_000))
  const stored = await readFile(pathOf(file.storage_key))
  stored[100] = (stored[100] ?? 0) ^ 1
  await writeFile(pathOf(file.storage_key), stored)
  const open = async () => {
    const { read } = await database.withWorkspace(admin.workspaceId, 'write', db =>
      readSealed(db, file.id, { personId: admin.personId, reason: 'x' }),
    )
    return read()
  }
  await expect(open()).rejects.toThrow()
  await database.withSystem('write', db => db.run(sql`update files set deleted_at = now(), erase_after = now() where id = ${file.id}`))
  await expect(open()).rejects.toMatchObject({ code: 'not found' })
  await sweepFiles(database)
  expect((await keptFiles(house)).filter(path => path.includes(file.id))).toEqual([])
})
