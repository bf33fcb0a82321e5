import { updateClientSettings } from '@allenio/contract/clients'
import {
  addOwnProgress,
  addProgress,
  deleteOwnProgress,
  deleteProgress,
  listOwnProgresses,
  listProgresses,
  undeleteProgress,
  updateProgress,
} from '@allenio/contract/progress'
import { listWeights, deleteWeight } from '@allenio/contract/weights'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql } from '#platform/db'
import { clientOf, testHouse, uploadOf, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'

const house = await testHouse()
const { as, given, database, server } = house
const today = romeDay()
const paper = { name: 'Piano alimentare.txt', mimeType: 'text/plain', body: Buffer.from('Colazione: pane e marmellata') }

async function scene() {
  const team = await given.team()
  return { ...team, id: await clientOf(house, team) }
}

const photosOf = async (member: TestMember) => ({
  frontUploadId: await uploadOf(member),
  sideUploadId: await uploadOf(member),
  backUploadId: await uploadOf(member),
})

const liveFiles = (workspaceId: string) =>
  database.withWorkspace(
    workspaceId,
    'read',
    async db => (await db.one<{ count: number }>(sql`select count(*) from files where deleted_at is null`)).count,
  )

describe('progress', () => {
  test('keeps three photos, a weight and a note of one day', async () => {
    const { coach, id } = await scene()
    const progress = await as(coach).call(addProgress, { id, day: today, kg: 72.5, note: 'Dopo le vacanze', ...(await photosOf(coach)) })
    expect(progress).toMatchObject({ day: today, kg: 72.5, note: 'Dopo le vacanze', isByClient: false, addedBy: 'Giulia Marchetti' })
    expect(progress.photos.map(({ pose }) => pose)).toEqual(['front', 'side', 'back'])
    expect(progress.photos[0]?.file).toMatchObject({
      kind: 'image',
      thumbUrl: expect.stringContaining('v=thumb'),
      url: expect.stringContaining('v=original'),
    })
    // the weight exists once, as one of the client's weights
    expect((await as(coach).call(listWeights, { id })).weights).toMatchObject([{ kg: 72.5, day: today, source: 'progress' }])
    expect(await as(coach).call(listProgresses, { id })).toMatchObject({ total: 1, nextPage: 0, progresses: [{ id: progress.id }] })
  })

  test('is listed by its days, both among them', async () => {
    const { coach, id } = await scene()
    const days = [0, -3, -10].map(shift => addDays(today, shift))
    for (const day of days) await as(coach).call(addProgress, { id, day, frontUploadId: await uploadOf(coach) })
    const daysOf = async (span: { from?: string; to?: string }) => {
      const { progresses, total, nextPage } = await as(coach).call(listProgresses, { id, ...span })
      expect([total, nextPage]).toEqual([progresses.length, 0])
      return progresses.map(({ day }) => day)
    }
    expect(await daysOf({ from: addDays(today, -10), to: addDays(today, -3) })).toEqual(days.slice(1))
    expect(await daysOf({ from: addDays(today, -9) })).toEqual(days.slice(0, 2))
    expect(await daysOf({ to: addDays(today, -11) })).toEqual([])
  })

  test('needs a photo that is a photo, of a day that has come', async () => {
    const { coach, id } = await scene()
    const refusalOf = async (fields: object) => {
      const { status, body } = await as(coach).ask(addProgress, { id, day: today, ...fields })
      return [status, body.code, Object.keys(body.errors ?? {})]
    }
    expect(await refusalOf({})).toEqual([422, 'photo needed', ['frontUploadId']])
    expect(await refusalOf({ sideUploadId: await uploadOf(coach, paper) })).toEqual([422, 'file type not accepted', ['sideUploadId']])
    expect(await refusalOf({ frontUploadId: await uploadOf(coach), kg: 900 })).toEqual([422, 'invalid input', ['kg']])
    expect(await refusalOf({ frontUploadId: await uploadOf(coach), day: addDays(today, 1) })).toEqual([422, 'day in future', ['day']])
    await expect(uploadOf(coach, { name: 'foto.jpg', mimeType: 'image/jpeg', body: Buffer.from('no picture at all') })).rejects.toThrow()
    expect((await as(coach).call(listProgresses, { id })).total).toBe(0)
  })

  test('comes as a form too', async () => {
    const { coach, id } = await scene()
    const form = new FormData()
    form.set('day', today)
    form.set('kg', '71.5')
    const { default: sharp } = await import('sharp')
    const png = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#88a' } })
      .png()
      .toBuffer()
    form.set('front', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'davanti.png')
    const request = new Request('http://x', { method: 'POST', body: form })
    const answer = await server.inject({
      method: 'POST',
      url: `/api/clients/${id}/progress`,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        authorization: `Bearer ${coach.token}`,
        'x-workspace': coach.workspaceId,
        'content-type': String(request.headers.get('content-type')),
      },
    })
    expect(answer.json()).toMatchObject({ success: true, data: { kg: 71.5, photos: [{ pose: 'front' }] } })
  })

  test('is edited: photos are replaced one by one, the weight follows', async () => {
    const { coach, id, workspaceId } = await scene()
    const { id: progressId, photos } = await as(coach).call(addProgress, { id, day: today, ...(await photosOf(coach)) })
    const yesterday = addDays(today, -1)
    const edited = await as(coach).call(updateProgress, { id, progressId, day: yesterday, kg: 70, sideUploadId: await uploadOf(coach) })
    expect(edited.photos.map(({ file }, at) => file.id === photos[at]?.file.id)).toEqual([true, false, true])
    expect((await as(coach).call(listWeights, { id })).weights).toMatchObject([{ kg: 70, day: yesterday }])
    await as(coach).call(updateProgress, { id, progressId, day: today, kg: 69 })
    expect((await as(coach).call(listWeights, { id })).weights).toMatchObject([{ kg: 69, day: today }])
    expect(await as(coach).call(updateProgress, { id, progressId, day: today })).toMatchObject({ kg: null })
    expect((await as(coach).call(listWeights, { id })).total).toBe(0)
    expect(await liveFiles(workspaceId)).toBe(3)
  })

  test('goes with its weight and photos and comes back with them', async () => {
    const { coach, id, workspaceId } = await scene()
    const { id: progressId } = await as(coach).call(addProgress, { id, day: today, kg: 70, ...(await photosOf(coach)) })
    expect((await as(coach).ask(deleteProgress, { id, progressId })).body.message).toBe('Foto eliminate.')
    expect([
      (await as(coach).call(listProgresses, { id })).total,
      (await as(coach).call(listWeights, { id })).total,
      await liveFiles(workspaceId),
    ]).toEqual([0, 0, 0])
    const back = await as(coach).call(undeleteProgress, { id, progressId })
    expect([back.kg, back.photos.length, await liveFiles(workspaceId)]).toEqual([70, 3, 3])
    // a weight that was deleted by itself stays deleted
    const {
      weights: [weight],
    } = await as(coach).call(listWeights, { id })
    await as(coach).call(deleteWeight, { id, weightId: String(weight?.id) })
    await as(coach).call(deleteProgress, { id, progressId })
    expect(await as(coach).call(undeleteProgress, { id, progressId })).toMatchObject({ kg: null })
  })

  test('is sent by the client once, however often', async () => {
    const { client, coach, id } = await scene()
    const progress = { id: newId(), day: today, kg: 64, ...(await photosOf(client)) }
    const sent = await Promise.all([1, 2, 3, 4].map(() => as(client).ask(addOwnProgress, progress)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await as(coach).call(listProgresses, { id })).toMatchObject({ total: 1, progresses: [{ isByClient: true, addedBy: null }] })
    expect((await as(coach).call(listWeights, { id })).total).toBe(1)
    const teamProgress = await as(coach).call(addProgress, { id, day: today, frontUploadId: await uploadOf(coach) })
    expect((await as(client).ask(deleteOwnProgress, { id: teamProgress.id })).status).toBe(404)
    expect((await as(client).ask(deleteOwnProgress, { id: progress.id })).status).toBe(200)
    expect((await as(client).call(listOwnProgresses, {})).progresses.map(each => [each.id, each.may.delete])).toEqual([
      [teamProgress.id, false],
    ])
  })

  test('is no way around weights that the professional keeps to themselves', async () => {
    const { admin, client, coach, id } = await scene()
    const sent = await as(client).call(addOwnProgress, { id: newId(), day: today, kg: 64, ...(await photosOf(client)) })
    await as(admin).call(updateClientSettings, { mayAddWeights: false })
    const { status, body } = await as(client).ask(addOwnProgress, { id: newId(), day: today, kg: 60, ...(await photosOf(client)) })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([403, 'own records closed', ['kg']])
    expect(await as(client).call(listOwnProgresses, {})).toMatchObject({ mayAdd: true, mayAddWeight: false, progresses: [{ kg: 64 }] })
    expect((await as(client).ask(addOwnProgress, { id: newId(), day: today, ...(await photosOf(client)) })).status).toBe(200)
    // clients may delete their photos; the weight stays
    await as(client).call(deleteOwnProgress, { id: sent.id })
    expect((await as(coach).call(listWeights, { id })).weights).toMatchObject([{ kg: 64 }])
  })

  test('is closed to clients where the professional says so', async () => {
    const { admin, client } = await scene()
    await as(admin).call(updateClientSettings, { mayAddPhotos: false })
    expect(await as(client).ask(addOwnProgress, { id: newId(), day: today, frontUploadId: await uploadOf(client) })).toMatchObject({
      status: 403,
      body: { code: 'own records closed' },
    })
    expect((await as(client).call(listOwnProgresses, {})).mayAdd).toBe(false)
  })

  test('cannot use another’s upload', async () => {
    const { coach, admin, id } = await scene()
    expect((await as(coach).ask(addProgress, { id, day: today, frontUploadId: await uploadOf(admin) })).status).toBe(404)
  })
})
