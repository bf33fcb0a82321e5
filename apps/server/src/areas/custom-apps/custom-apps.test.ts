import { addCustomAppFile, deleteCustomAppFile, getCustomApp, saveCustomApp } from '@allenio/contract/custom-apps'
import { updateBusiness } from '@allenio/contract/business'
import { sql, type Row } from '#platform/db'
import { sweepFiles } from '#platform/files'
import { appLogo, appRequestFields, testHouse, testPaper, uploadOf, type TestTeam } from '#testing'
import { describe, expect, test } from 'vitest'
import { noteAppPayment } from './payment.ts'
import { sweepRequestFilesNow } from './jobs.ts'

const { as, given, database } = await testHouse()

const inTeam = <T>({ workspaceId }: TestTeam, work: Parameters<typeof database.withWorkspace<T>>[2]) =>
  database.withWorkspace(workspaceId, 'write', work)
const appOf = async (team: TestTeam) => (await as(team.admin).call(getCustomApp, {})).app

const addFile = async (team: TestTeam, kind: 'front' | 'back' | 'file', file = testPaper()) =>
  as(team.admin).ask(addCustomAppFile, { kind, uploadId: await uploadOf(team.admin, file) })

describe('a draft', () => {
  test('begins with the business’s own data, keeps what is sent, and nothing else', async () => {
    const team = await given.team()
    await as(team.admin).call(updateBusiness, { name: 'Studio Riva', vatNumber: 'IT 12345670157', address: 'Via Roma 1' })
    expect(await appOf(team)).toMatchObject({ state: 'none', businessName: 'Studio Riva', vatNumber: '12345670157', may: { edit: true } })
    await as(team.admin).call(saveCustomApp, { name: 'Riva', mainColor: '92000f' })
    const { app } = await as(team.admin).call(saveCustomApp, { postalCode: '20121', recipientCode: 'm5uxcr1' })
    expect(app).toMatchObject({
      state: 'draft',
      name: 'Riva',
      mainColor: '#92000F',
      businessName: 'Studio Riva',
      vatNumber: '12345670157',
      postalCode: '20121',
      recipientCode: 'M5UXCR1',
      missing: ['logo', 'front', 'back'],
    })
  })

  let team: TestTeam | undefined

  test.each([
    ['mainColor', { mainColor: 'red' }, 'app colour wrong'],
    ['mainColor', { mainColor: '#fff' }, 'app colour wrong'],
    ['vatNumber', { vatNumber: '12345670158' }, 'vat number wrong'],
    ['fiscalCode', { fiscalCode: 'RSSMRA85T10A562X' }, 'fiscal code wrong'],
    ['recipientCode', { recipientCode: '12' }, 'recipient code wrong'],
    ['country', { country: 'XX' }, 'country unknown'],
    ['certifiedMail', { certifiedMail: 'no mail' }, 'invalid input'],
    ['name', { name: 'Un nome troppo lungo per un’icona' }, 'invalid input'],
  ])('refuses at %s: %j', async (field, change, code) => {
    team ??= await given.team()
    const answer = await as(team.admin).ask(saveCustomApp, change)
    expect(answer).toMatchObject({ status: 422, body: { code } })
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
    expect((await appOf(team)).state).toBe('none')
  })

  test('reads its numbers again when the country changes', async () => {
    const team = await given.team()
    await as(team.admin).call(saveCustomApp, { country: 'FR', vatNumber: '12345670158' })
    expect(await as(team.admin).ask(saveCustomApp, { country: 'IT' })).toMatchObject({ status: 422, body: { code: 'vat number wrong' } })
    const { app } = await as(team.admin).call(saveCustomApp, { country: 'IT', vatNumber: null, fiscalCode: 'rssmra85t10a562s' })
    expect(app).toMatchObject({ country: 'IT', vatNumber: null, fiscalCode: 'RSSMRA85T10A562S' })
  })

  test('takes a PNG of any size as its logo, and says what the stores want of it', async () => {
    const team = await given.team()
    const save = async (file: Awaited<ReturnType<typeof appLogo>>) =>
      as(team.admin).ask(saveCustomApp, { logoUploadId: await uploadOf(team.admin, file) })
    expect(await save(await appLogo({ width: 300, height: 300, alpha: 0.5 }))).toMatchObject({ status: 200 })
    expect(await appOf(team)).toMatchObject({ logo: { width: 300, isOpaque: false }, missing: expect.arrayContaining(['logo']) })
    const jpeg = { name: 'logo.png', mimeType: '', body: Buffer.from(await smallJpeg(), 'base64') }
    expect(await save(jpeg)).toMatchObject({ status: 422, body: { code: 'file type not accepted' } })
    await save(await appLogo())
    const { logo, missing } = await appOf(team)
    expect([logo?.isOpaque, missing.includes('logo')]).toEqual([true, false])
    // a drawing with the name of a picture
    await expect(
      uploadOf(team.admin, { name: 'logo.png', mimeType: 'image/png', body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
    ).rejects.toMatchObject({ code: 'file is not what it says' })
    await as(team.admin).call(saveCustomApp, { removeLogo: true })
    expect((await appOf(team)).logo).toBeNull()
  })
})

describe('documents', () => {
  test('are encrypted, replaced side by side, and never shown', async () => {
    const team = await given.team()
    expect(await addFile(team, 'front', testPaper('prima.pdf'))).toMatchObject({ status: 200 })
    expect(await addFile(team, 'front', testPaper('seconda.pdf'))).toMatchObject({ status: 200 })
    await addFile(team, 'back', await appLogo({ width: 40, height: 40 }))
    const { files } = await appOf(team)
    expect(files.map(({ kind, name }) => [kind, name])).toEqual([
      ['front', 'seconda.pdf'],
      ['back', 'logo.webp'],
    ])
    const rows = await inTeam(team, db =>
      db.many<Row<'files', 'is_sealed' | 'thumb_key' | 'deleted_at'>>(sql`
        select f.is_sealed, f.thumb_key, f.deleted_at from custom_app_files c join files f on f.id = c.file_id`),
    )
    expect(rows).toEqual(Array(2).fill({ is_sealed: true, thumb_key: null, deleted_at: null }))
  })

  test('of a false type, too heavy, or too many are refused', async () => {
    const team = await given.team()
    await expect(
      uploadOf(team.admin, { name: 'carta.pdf', mimeType: 'application/pdf', body: Buffer.from('<html>no</html>') }),
    ).rejects.toMatchObject({ code: 'file is not what it says' })
    const unsaid = { name: 'carta.pdf', mimeType: '', body: Buffer.from('<html>no</html>') }
    expect(await addFile(team, 'front', unsaid)).toMatchObject({ status: 422, body: { code: 'file type not accepted' } })
    expect(await addFile(team, 'front', testPaper('a.pdf', 11 * 1_048_576))).toMatchObject({
      status: 422,
      body: { code: 'over the maximum', message: 'Massimo 10\u00a0MB' },
    })
    for (let nth = 0; nth < 5; nth += 1) expect((await addFile(team, 'file')).status).toBe(200)
    expect(await addFile(team, 'file')).toMatchObject({ status: 422, body: { code: 'too many app files' } })
    const [file] = (await appOf(team)).files
    await as(team.admin).call(deleteCustomAppFile, { id: file?.id ?? '' })
    // the last place goes to one of two at once
    const answers = await Promise.all([addFile(team, 'file'), addFile(team, 'file')])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]))
  })

  test('are the admin’s to add, and end with the request', async () => {
    const [team, other] = [await given.team(), await given.team()]
    expect((await as(team.coach).ask(addCustomAppFile, { kind: 'file', uploadId: await uploadOf(team.coach, testPaper()) })).status).toBe(
      403,
    )
    await addFile(team, 'file')
    const [file] = (await appOf(team)).files
    expect((await as(other.admin).ask(deleteCustomAppFile, { id: file?.id ?? '' })).status).toBe(404)
    expect((await as(other.admin).ask(addCustomAppFile, { kind: 'file', uploadId: await uploadOf(team.admin, testPaper()) })).status).toBe(
      404,
    )
    await inTeam(team, db => noteAppPayment(db, { status: 'paid', installments: null }))
    expect(await appOf(team)).toMatchObject({ state: 'in progress', payment: 'paid', may: { edit: false } })
    for (const answer of [
      await as(team.admin).ask(saveCustomApp, appRequestFields),
      await as(team.admin).ask(deleteCustomAppFile, { id: file?.id ?? '' }),
      await addFile(team, 'file'),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'app requested already' } })
    }
  })

  test('are erased 90 days after the activation, and no day before', async () => {
    const [due, early, draft] = [await given.team(), await given.team(), await given.team()]
    for (const team of [due, early, draft]) await addFile(team, 'front')
    const activate = (team: TestTeam, days: number) =>
      inTeam(team, db =>
        db.run(sql`update custom_apps set state = 'active',
          activation_date = (now() at time zone 'Europe/Rome')::date - ${days}::integer`),
      )
    await activate(due, 90)
    await activate(early, 89)
    await inTeam(draft, db => db.run(sql`update custom_apps set updated_at = now() - interval '91 days'`))
    await sweepRequestFilesNow(database)
    expect(await Promise.all([due, early, draft].map(async team => (await appOf(team)).files.length))).toEqual([0, 1, 0])
    await sweepFiles(database)
    const left = await inTeam(due, db => db.many(sql`select from files where is_sealed`))
    expect(left).toEqual([])
  })
})

async function smallJpeg(): Promise<string> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#92000f' } })
    .jpeg()
    .toBuffer()
  return bytes.toString('base64')
}
