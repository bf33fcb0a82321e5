import {
  addPackageAttachment,
  archiveDiscountCode,
  archivePackage,
  createDiscountCode,
  createPackage,
  deletePackage,
  duplicatePackage,
  getPackage,
  listPackages,
  orderPackages,
  removePackageAttachment,
  restorePackage,
  undeletePackage,
  updateDiscountCode,
  updatePackage,
} from '@allenio/contract/packages'
import { newId } from '@allenio/domain/ids'
import { sql, type Count, type WorkspaceDb } from '#platform/db'
import { statusOfFile, testHouse, uploadOf, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { holdDiscount, readDiscount, releaseDiscount, takeDiscount } from './discounts.ts'
import { findOffer, markSold } from './offers.ts'
import { packageOf } from './scene.testing.ts'

const house = await testHouse()
const { as, given, database, server } = house

const refusal = (code: string) => ({ body: { code } })
const inTeam = <T>({ workspaceId }: TestTeam, work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
const sell = (team: TestTeam, versionId: string) => inTeam(team, db => markSold(db, versionId))

describe('a package', () => {
  test('begins with the defaults of a monthly subscription, free and shown', async () => {
    const { admin } = await given.team()
    const { terms, ...made } = await as(admin).call(createPackage, { name: 'Prova' })
    expect(made).toMatchObject({ isActive: true, isShown: true, isFeatured: false, isSold: false, image: null, attachments: [] })
    expect(terms).toMatchObject({
      billingModel: 'SUBSCRIPTION',
      intervalUnit: 'MONTH',
      intervalCount: 1,
      price: 0,
      number: 1,
      clientType: null,
    })
  })

  test('comes as a multipart form, too, and changes by POST with _method=PUT', async () => {
    const { admin } = await given.team()
    const send = async (path: string, fields: Record<string, string>, image?: Buffer) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      if (image) form.set('image', new File([new Uint8Array(image)], 'foto.png', { type: 'image/png' }))
      const request = new Request('http://localhost/', { method: 'POST', body: form })
      const { statusCode, body } = await server.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      return { statusCode, data: JSON.parse(body).data }
    }
    const sharp = (await import('sharp')).default
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8aa' } })
      .png()
      .toBuffer()
    const unlocks = JSON.stringify({ opensChat: false, credits: [{ amount: 3 }] })
    const fields = { name: 'Corso', billingModel: 'ONE_TIME_PAYMENT', price: '19900', installments: '3', accessDays: '', unlocks }
    const made = await send('/workout-packages', fields, image)
    expect(made.statusCode).toBe(200)
    expect(made.data).toMatchObject({
      image: { mimeType: 'image/webp' },
      terms: { price: 19_900, installments: 3, accessDays: null, unlocks: { opensChat: false, credits: [{ amount: 3, kindId: null }] } },
    })
    const changed = await send(`/workout-packages/${made.data.id}?_method=PUT`, { isActive: 'false', installments: '' })
    expect(changed.data).toMatchObject({ isActive: false, name: 'Corso', terms: { price: 19_900, installments: null } })
    expect((await send('/workout-packages', { name: 'x', unlocks: '{' })).statusCode).toBe(422)
  })

  test.each([
    [{ price: 1 }, 'price'],
    [{ price: 49 }, 'price'],
    [{ price: 5_000_001 }, 'price'],
    [{ price: Number.NaN }, 'price'],
    [{ price: -100 }, 'price'],
    [{ price: 99.5 }, 'price'],
    [{ intervalCount: 0 }, 'intervalCount'],
    [{ billingModel: 'ONE_TIME_PAYMENT', price: 500, installments: 12 }, 'installments'],
    [{ unlocks: { programIds: [newId()] } }, 'unlocks'],
    [{ name: ' ' }, 'name'],
  ])('%j is refused at its field', async (input, field) => {
    const { admin } = await given.team()
    const { status, body } = await as(admin).ask(createPackage, { name: 'Prova', ...input })
    expect([status, Object.keys(body.errors ?? {})[0]]).toEqual([422, field])
  })

  test('unlocks nothing that belongs to others, or to nobody', async () => {
    const [team, other] = [await given.team(), await given.team()]
    const one = { name: 'Prova', billingModel: 'ONE_TIME_PAYMENT' } as const
    for (const input of [
      { ...one, unlocks: { programIds: [newId()] } },
      { ...one, unlocks: { surveyIds: [newId()] } },
      { ...one, unlocks: { collaboratorIds: [other.coach.membershipId] } },
      { ...one, unlocks: { collaboratorIds: [team.client.membershipId] } },
      { ...one, unlocks: { credits: [{ kindId: newId(), amount: 2 }] } },
      { ...one, clientTypeId: newId() },
    ]) {
      expect((await as(team.admin).ask(createPackage, input)).status).toBe(404)
    }
  })

  test('keeps HTML in its texts as text', async () => {
    const { admin } = await given.team()
    const text = '<img src=x onerror=alert(1)> & <b>forza</b>'
    const { id } = await as(admin).call(createPackage, { name: text, description: text })
    expect(await as(admin).call(getPackage, { id })).toMatchObject({ name: text, description: text })
    expect((await as(admin).call(listPackages, { search: 'FORZA' })).packages).toHaveLength(1)
  })

  test('takes pictures only, whatever a file calls itself', async () => {
    const { admin } = await given.team()
    const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const upload = uploadOf(admin, { name: 'foto.png', mimeType: 'image/png', body })
    // the intake refuses it already, or the write does
    const imageUploadId = await upload.catch(() => undefined)
    if (imageUploadId === undefined) return expect(upload).rejects.toThrow()
    expect((await as(admin).ask(createPackage, { name: 'Prova', imageUploadId })).status).toBe(422)
  })

  test('is shown when it is activated, and hidden when it is archived', async () => {
    const team = await given.team()
    const { admin } = team
    const id = await packageOf(house, team, { isActive: false, isShown: false })
    expect(await as(admin).call(updatePackage, { id, isActive: true })).toMatchObject({ isActive: true, isShown: true })
    expect(await as(admin).call(archivePackage, { id })).toMatchObject({ isArchived: true, isShown: false, may: { update: false } })
    await expect(as(admin).call(updatePackage, { id, name: 'Altro' })).rejects.toMatchObject(refusal('package archived'))
    expect(await inTeam(team, db => findOffer(db, id))).toMatchObject({ isOffered: false, reason: 'archived' })
    expect(await as(admin).call(listPackages, {})).toMatchObject({ packages: [], counts: { active: 0, archived: 1 } })
    expect(await as(admin).call(restorePackage, { id })).toMatchObject({ isArchived: false, isShown: false, isActive: true })
  })

  test('is not written over what somebody else has changed', async () => {
    const team = await given.team()
    const { admin } = team
    const id = await packageOf(house, team)
    const { updatedAt: readAt } = await as(admin).call(getPackage, { id })
    await as(admin).call(updatePackage, { id, name: 'Uno', readAt })
    await expect(as(admin).call(updatePackage, { id, name: 'Due', readAt })).rejects.toMatchObject(refusal('changed meanwhile'))
  })

  test('stands where it was put; the others follow', async () => {
    const team = await given.team()
    const { admin } = team
    const ids: string[] = []
    for (const name of ['A', 'B', 'C']) ids.push(await packageOf(house, team, { name }))
    await as(admin).call(orderPackages, { ids: [ids[2] ?? '', ids[0] ?? ''] })
    expect((await as(admin).call(listPackages, {})).packages.map(({ name }) => name)).toEqual(['C', 'A', 'B'])
  })

  test('goes with its files and comes back; its copy keeps them', async () => {
    const team = await given.team()
    const { admin, client } = team
    const { id } = await as(admin).call(createPackage, { name: 'Corso', imageUploadId: await uploadOf(admin) })
    await as(admin).call(addPackageAttachment, { id, uploadId: await uploadOf(admin) })
    const copy = await as(admin).call(duplicatePackage, { id })
    expect(copy).toMatchObject({ name: 'Corso (copia)', isActive: false, isShown: false, attachments: [{ name: 'foto.webp' }] })
    const statusOf = (fileId: string | undefined) => statusOfFile(house, fileId ?? newId(), admin)
    await as(admin).call(deletePackage, { id })
    expect((await as(admin).ask(getPackage, { id })).status).toBe(404)
    const kept = await as(admin).call(getPackage, { id: copy.id })
    expect([await statusOf(kept.image?.id), await statusOf(kept.attachments[0]?.file.id)]).toEqual([200, 200])
    const back = await as(admin).call(undeletePackage, { id })
    expect(back.attachments).toHaveLength(1)
    await as(admin).call(removePackageAttachment, { id, attachmentId: back.attachments[0]?.id ?? '' })
    expect(await statusOf(kept.attachments[0]?.file.id)).toBe(200)
    expect((await as(client).ask(listPackages, {})).status).toBe(403)
  })
})

describe('terms', () => {
  const versionsOf = (team: TestTeam, packageId: string) =>
    inTeam(
      team,
      async db => (await db.one<Count>(sql`select count(*) as count from package_versions where package_id = ${packageId}`)).count,
    )

  test('that nobody has bought are replaced, under another id', async () => {
    const team = await given.team()
    const id = await packageOf(house, team)
    const { terms: before } = await as(team.admin).call(getPackage, { id })
    const { terms: after } = await as(team.admin).call(updatePackage, { id, price: 12_000 })
    expect(after).toMatchObject({ number: 1, price: 12_000 })
    expect(after.versionId).not.toBe(before.versionId)
    // a buyer who has seen the old price does not pay the new one
    expect(await sell(team, before.versionId)).toBe(false)
    expect(await sell(team, after.versionId)).toBe(true)
    expect(await versionsOf(team, id)).toBe(1)
  })

  test('that are sold stay; name and the same terms make no other version', async () => {
    const team = await given.team()
    const id = await packageOf(house, team)
    const { terms } = await as(team.admin).call(getPackage, { id })
    await sell(team, terms.versionId)
    const renamed = await as(team.admin).call(updatePackage, { id, name: 'Nuovo nome', price: terms.price, unlocks: terms.unlocks })
    expect(renamed).toMatchObject({ isSold: true, terms: { versionId: terms.versionId }, may: { delete: false } })
    expect(await as(team.admin).call(updatePackage, { id, trialDays: 14 })).toMatchObject({ terms: { number: 2, trialDays: 14 } })
    expect(await versionsOf(team, id)).toBe(2)
    await expect(as(team.admin).call(deletePackage, { id })).rejects.toMatchObject(refusal('package sold'))
  })

  test('make one next version, however many edit at once', async () => {
    const team = await given.team()
    const id = await packageOf(house, team)
    const { terms } = await as(team.admin).call(getPackage, { id })
    await sell(team, terms.versionId)
    await Promise.all(Array.from({ length: 50 }, (_, at) => as(team.admin).call(updatePackage, { id, price: 10_000 + at })))
    expect(await versionsOf(team, id)).toBe(2)
    expect((await as(team.admin).call(getPackage, { id })).terms.number).toBe(2)
  })

  test('are either sold or changed, when both happen at once', async () => {
    const team = await given.team()
    for (let round = 0; round < 5; round += 1) {
      const id = await packageOf(house, team)
      const { terms } = await as(team.admin).call(getPackage, { id })
      const [wasSold] = await Promise.all([sell(team, terms.versionId), as(team.admin).call(updatePackage, { id, price: 12_345 })])
      expect(await versionsOf(team, id)).toBe(wasSold ? 2 : 1)
    }
  })

  test('lose their programs with the change to a subscription', async () => {
    const team = await given.team()
    const id = await packageOf(house, team, { billingModel: 'ONE_TIME_PAYMENT', installments: 3, accessDays: 30 })
    expect((await as(team.admin).call(getPackage, { id })).terms).toMatchObject({ installments: 3, accessDays: 30, intervalUnit: null })
    expect((await as(team.admin).call(updatePackage, { id, billingModel: 'SUBSCRIPTION' })).terms).toMatchObject({
      installments: null,
      accessDays: null,
      intervalUnit: 'MONTH',
      intervalCount: 1,
    })
  })
})

describe('a discount code', () => {
  test('is typed in any case, and is valid on its packages within its days', async () => {
    const team = await given.team()
    const [id, other] = [await packageOf(house, team), await packageOf(house, team)]
    const code = await as(team.admin).call(createDiscountCode, { code: ' primo-mese ', percent: 20, packageIds: [id] })
    expect(code).toMatchObject({ code: 'PRIMO-MESE', isValid: true, uses: 0 })
    const readOn = (packageId: string) => inTeam(team, db => readDiscount(db, 'Primo-Mese', packageId))
    expect(await readOn(id)).toEqual({ id: code.id, code: 'PRIMO-MESE', percent: 20, amount: null, duration: 'first' })
    expect(await readOn(other)).toBeUndefined()
    await as(team.admin).call(archiveDiscountCode, { id: code.id })
    expect(await readOn(id)).toBeUndefined()
    await expect(as(team.admin).call(createDiscountCode, { code: 'PRIMO-MESE', amount: 500 })).rejects.toMatchObject(
      refusal('discount code taken'),
    )
  })

  test.each([
    [{ percent: 10, amount: 500 }, 'percent'],
    [{}, 'percent'],
    [{ percent: 10, fromDay: '2026-12-10', untilDay: '2026-12-01' }, 'untilDay'],
    [{ percent: 101 }, 'percent'],
    [{ amount: 0 }, 'amount'],
    [{ percent: 10, code: 'a b' }, 'code'],
  ])('%j is refused at its field', async (input, field) => {
    const { admin } = await given.team()
    const { status, body } = await as(admin).ask(createDiscountCode, { code: 'ESTATE', ...input })
    expect([status, Object.keys(body.errors ?? {})[0]]).toEqual([422, field])
  })

  test('is used as often as it may be, when fifty come at once, and keeps its discount from then on', async () => {
    const team = await given.team()
    const { id } = await as(team.admin).call(createDiscountCode, { code: 'ESTATE', percent: 10, usesAtMost: 7 })
    const sales = Array.from({ length: 50 }, () => newId())
    const until = new Date(Date.now() + 60_000).toISOString()
    const hold = (saleId: string, heldUntil = until) => inTeam(team, db => holdDiscount(db, { discountId: id, saleId, until: heldUntil }))
    const held = await Promise.all(sales.map(saleId => hold(saleId)))
    expect(held.filter(isHeld => isHeld)).toHaveLength(7)
    const [first = '', second = '', ...others] = sales.filter((_, at) => held[at])
    // an order that ends unpaid gives its use back, and one that lapses does so by itself
    await inTeam(team, db => releaseDiscount(db, first))
    expect([await hold(newId(), new Date().toISOString()), await hold(first), await hold(newId())]).toEqual([true, true, false])
    for (const saleId of [first, first, second, ...others]) {
      await inTeam(team, db => takeDiscount(db, { discountId: id, saleId }))
    }
    await expect(as(team.admin).call(updateDiscountCode, { id, percent: 20 })).rejects.toMatchObject(refusal('discount used'))
    await expect(as(team.admin).call(updateDiscountCode, { id, usesAtMost: 6 })).rejects.toMatchObject(refusal('discount uses'))
    expect(await as(team.admin).call(updateDiscountCode, { id, usesAtMost: 8 })).toMatchObject({ uses: 7, isValid: true })
  })
})
