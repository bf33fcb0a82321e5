import { buffer } from 'node:stream/consumers'
import { createNotice, getNotice, updateNotice } from '@allenio/contract/notices'
import { richTextOf } from '@allenio/domain/rich-text'
import { sql, type Row } from '#platform/db'
import { findFile, useFiles } from '#platform/files'
import { clientOf, statusOfFile, testHouse, uploadOf, type TestTeam } from '#testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database } = house

/** A picture whose left third is red, and the rest blue. */
async function striped(width: number, height: number) {
  const red = { input: { create: { width: width / 3, height, channels: 3 as const, background: '#f00' } }, left: 0, top: 0 }
  const body = await sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([red])
    .png()
    .toBuffer()
  return { name: 'foto.png', mimeType: 'image/png', body }
}

const filesOf = (workspaceId: string, noticeId: string) =>
  database.withWorkspace(workspaceId, 'read', async db => {
    const rows = await db.many<Row<'notice_pictures', 'size' | 'file_id'>>(sql`
      select size, file_id from notice_pictures where notice_id = ${noticeId} order by size`)
    return Promise.all(rows.map(async ({ size, file_id }) => ({ size, file: await findFile(db, file_id) })))
  })

/** The cropped picture, once the job has made it. */
async function croppedPicture({ workspaceId }: TestTeam, noticeId: string, before?: string) {
  const wideFile = async () => (await filesOf(workspaceId, noticeId)).find(({ size }) => size === 'wide')?.file
  await expect.poll(async () => ![undefined, before].includes((await wideFile())?.id), { timeout: 50_000, interval: 50 }).toBe(true)
  const file = await wideFile()
  if (!file) throw new Error('the picture is gone')
  const { data } = await sharp(await buffer((await useFiles().store.get(file.storage_key)).body))
    .extract({ left: 20, top: 360, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { id: file.id, leftColor: (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue' }
}

test('a picture of 3:1 is cut to 2:1 in both sizes, by the part that was chosen, which can change', async () => {
  const team = await given.team()
  await clientOf(house, team)
  const { admin, client, workspaceId } = team
  const { id, picture } = await as(admin).call(createNotice, {
    title: 'Sala nuova',
    text: richTextOf('Venite a vederla.'),
    audience: { kind: 'all' },
    imageUploadId: await uploadOf(admin, await striped(900, 300)),
    imageAlt: 'La sala pesi',
  })
  // the middle of the picture, from a sixth of its width on
  expect(picture).toMatchObject({ alt: 'La sala pesi', crop: { y: 0 } })
  const middle = await croppedPicture(team, id)
  expect(middle.leftColor).toBe('red')
  expect((await filesOf(workspaceId, id)).map(({ size, file }) => [size, file?.width, file?.height])).toEqual([
    ['original', 900, 300],
    ['small', 512, 256],
    ['wide', 1440, 720],
  ])
  const seen = await as(client).call(getNotice, { id })
  expect([await statusOfFile(house, middle.id, client), seen.picture?.originalUrl]).toEqual([200, null])
  const { updatedAt } = await as(admin).call(getNotice, { id })
  // a part that reaches beyond the picture is moved into it
  await as(admin).call(updateNotice, { id, updatedAt, crop: { x: 0.9, y: 0.9, width: 0.5 } })
  expect(await croppedPicture(team, id, middle.id)).toMatchObject({ leftColor: 'blue' })
  const { updatedAt: later } = await as(admin).call(getNotice, { id })
  expect(await as(admin).call(updateNotice, { id, updatedAt: later, imageUploadId: null })).toMatchObject({ picture: null })
  expect(await filesOf(workspaceId, id)).toEqual([])
  // three jobs decode a picture each, in a process that starts for them
}, 120_000)

test('a picture of 30,000 pixels, and a file that is none, are refused', async () => {
  const { admin, ...team } = await given.team()
  await clientOf(house, { admin, ...team })
  const body = await sharp({ create: { width: 30_000, height: 2, channels: 3, background: '#00f' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await expect(uploadOf(admin, { name: 'lunga.png', mimeType: 'image/png', body })).rejects.toMatchObject({ code: 'picture too large' })
  const paper = await uploadOf(admin, { name: 'foto.txt', mimeType: 'text/plain', body: Buffer.from('non sono una foto') })
  const written = { title: 'x', text: richTextOf('x'), audience: { kind: 'all' as const }, imageUploadId: paper }
  expect((await as(admin).ask(createNotice, written)).body.code).toBe('file type not accepted')
})
