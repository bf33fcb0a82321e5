import { setPassword, getInvitation } from '@allenio/contract/account'
import { getMe } from '@allenio/contract/auth'
import { getBusiness, logoMaxBytes, updateBusiness } from '@allenio/contract/business'
import { getRegistrationFacts, registerClientFromLink, renewRegistrationLink } from '@allenio/contract/client-intake'
import { createClient, getClientDetail, listConsents } from '@allenio/contract/clients'
import { dayIn } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import sharp from 'sharp'
import { appLogo, mailboxOf, testHouse, uploadOf, type TestMember } from '#testing'
import { describe, expect, test } from 'vitest'

const { given, as, server, database, stranger } = await testHouse()
const { tokenTo, mailTo } = mailboxOf(database)
const fetched = (url: string | null) => server.inject({ url: String(url) })

const details = {
  name: 'Studio Riva',
  address: 'Via Roma 1, 20121 Milano',
  vatNumber: 'IT 12345670157',
  email: 'studio@example.com',
  phone: '+39 02 1234567',
  language: 'en',
  timeZone: 'Europe/London',
  profession: 'dietitian',
} as const

describe('the profile of a business', () => {
  test('is empty and Italian at first; an admin fills it in, and what is not sent stays', async () => {
    const { admin, workspaceId } = await given.team()
    expect(await as(admin).call(getBusiness, {})).toMatchObject({
      logo: null,
      address: '',
      country: 'IT',
      vatNumber: null,
      language: 'it',
      profession: 'both',
    })
    await as(admin).call(updateBusiness, details)
    const saved = await as(admin).call(updateBusiness, { address: 'Via Po 2' })
    expect(saved).toMatchObject({ ...details, address: 'Via Po 2', vatNumber: '12345670157', phone: '+39021234567' })
    const { user } = await as(admin).call(getMe, {})
    expect(user.workspace).toMatchObject({
      name: 'Studio Riva',
      profession: 'dietitian',
      presets: { language: 'en', timeZone: 'Europe/London' },
    })
    const deeds = await database.withWorkspace(workspaceId, 'read', db =>
      db.many<Row<'audit_log', 'details'>>(sql`select details from audit_log where action = 'update business' order by created_at`),
    )
    expect(deeds.map(deed => deed.details)).toEqual([{ fields: Object.keys(details).sort() }, { fields: ['address'] }])
  })

  test.each([
    [{ vatNumber: '12345670158' }, 'vatNumber', 'La partita IVA non è corretta: controlla le cifre.'],
    [{ fiscalCode: 'RSSMRA85T10A562X' }, 'fiscalCode', 'Il codice fiscale non è corretto: controllalo.'],
    [{ recipientCode: '12345' }, 'recipientCode', expect.any(String)],
    [{ certifiedMail: 'studio' }, 'certifiedMail', expect.any(String)],
    [{ country: 'QQ' }, 'country', 'Scegli un paese dall’elenco.'],
    [{ timeZone: 'Europe/Nowhere' }, 'timeZone', expect.any(String)],
    [{ phone: '333' }, 'phone', expect.any(String)],
    [{ name: ' ' }, 'name', expect.any(String)],
  ])('%j is refused at its field', async (input, field, sentence) => {
    const { admin } = await given.team()
    expect(await as(admin).ask(updateBusiness, input)).toMatchObject({ status: 422, body: { errors: { [field]: [sentence] } } })
  })

  test('a number of another country is taken as it is, and judged anew where the country changes', async () => {
    const { admin } = await given.team()
    expect((await as(admin).call(updateBusiness, { country: 'DE', vatNumber: 'de 123.456' })).vatNumber).toBe('DE123456')
    expect((await as(admin).ask(updateBusiness, { country: 'IT' })).body.errors).toHaveProperty('vatNumber')
    expect(await as(admin).call(updateBusiness, { country: 'IT', vatNumber: '' })).toMatchObject({ country: 'IT', vatNumber: null })
  })
})

test('fiscal fields are kept as invoices have them, and emptied', async () => {
  const { admin } = await given.team()
  const fiscal = { fiscalCode: 'rssmra85t10a562s', certifiedMail: 'studio@pec.example.com', recipientCode: 'm5uxcr1', asksFiscal: true }
  expect(await as(admin).call(updateBusiness, fiscal)).toMatchObject({
    ...fiscal,
    fiscalCode: 'RSSMRA85T10A562S',
    recipientCode: 'M5UXCR1',
  })
  expect(await as(admin).call(updateBusiness, { address: 'Via Po 2' })).toMatchObject({ recipientCode: 'M5UXCR1', asksFiscal: true })
  expect((await as(admin).ask(updateBusiness, { fiscalCode: '00743110158' })).body.errors).toHaveProperty('fiscalCode')
  expect(await as(admin).call(updateBusiness, { fiscalCode: '', certifiedMail: null, recipientCode: '', asksFiscal: false })).toMatchObject(
    { fiscalCode: null, certifiedMail: null, recipientCode: null, asksFiscal: false },
  )
})

describe('the logo', () => {
  const logoOf = async (person: TestMember) => (await as(person).call(updateBusiness, { logoUploadId: await uploadOf(person) })).logo

  test('is seen by whoever holds an invitation, without an account, and no longer once it is removed', async () => {
    const { admin } = await given.team()
    const inner = await logoOf(admin)
    // a member's own link is worth nothing to a stranger
    expect((await fetched(inner)).statusCode).toBe(404)
    const { link } = await as(admin).call(renewRegistrationLink, {})
    const { logo } = await stranger.call(getRegistrationFacts, { code: link.code })
    const { statusCode, headers } = await fetched(logo)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await fetched(`${logo}x`)).statusCode).toBe(404)
    await as(admin).call(updateBusiness, { removeLogo: true })
    expect((await fetched(logo)).statusCode).toBe(404)
    expect((await stranger.call(getRegistrationFacts, { code: link.code })).logo).toBeNull()
  })

  test('is a picture of at most ten megabytes', async () => {
    const { admin } = await given.team()
    const body = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const logoUploadId = await uploadOf(admin, { name: 'logo.svg', mimeType: 'image/svg+xml', body })
    expect((await as(admin).ask(updateBusiness, { logoUploadId })).body.errors).toHaveProperty('logoUploadId')
    expect(logoMaxBytes).toBe(10_000_000)
  })

  test('comes within mails to clients, small and on white, and the name stands there without one', async () => {
    const { admin } = await given.team()
    const logo = await appLogo({ width: 900, height: 200, alpha: 0.5 })
    await as(admin).call(updateBusiness, { ...details, logoUploadId: await uploadOf(admin, logo) })
    const invite = async (email: string) => {
      await as(admin).call(createClient, { firstName: 'Anna', email, sendsInvitation: true })
      return mailTo(email, /Studio Riva/)
    }
    const { html, attachments } = await invite(`${newId()}@example.com`)
    expect(html).toMatch(/<img class="logo"[^>]* src="cid:logo" width="200" height="44" alt="Studio Riva">/)
    expect(attachments).toMatchObject([{ name: 'logo.png', contentType: 'image/png', encoding: 'base64', cid: 'logo' }])
    const bytes = Buffer.from(attachments[0]?.content ?? '', 'base64')
    expect(bytes.length).toBeLessThan(20_480)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 400, height: 89, hasAlpha: false })
    await as(admin).call(updateBusiness, { removeLogo: true })
    const plain = await invite(`${newId()}@example.com`)
    expect(plain.attachments).toEqual([])
    expect(plain.html).toMatch(/<p class="brand"[^>]*>Studio Riva<\/p>/)
  })
})

describe('where clients meet it', () => {
  test('an invitation names it, asks for the consent, and speaks its language', async () => {
    const { admin } = await given.team()
    await as(admin).call(updateBusiness, details)
    const email = `${newId()}@example.com`
    const { id } = await as(admin).call(createClient, { firstName: 'Anna', email, sendsInvitation: true })
    const { html, plain } = await mailTo(email, /Studio Riva/)
    expect(html).toContain('You are receiving this e-mail from Studio Riva.')
    expect(plain).toContain('Studio Riva: studio@example.com · +39021234567')
    expect(plain).toContain('&lang=en')
    const token = await tokenTo(email, /Studio Riva/)
    expect((await stranger.call(getInvitation, { token })).invitation).toMatchObject({ business: 'Studio Riva', logo: null })
    const password = 'tre gatti sul tetto'
    expect((await stranger.ask(setPassword, { token, password })).body).toMatchObject({ errors: { hasAgreed: [expect.any(String)] } })
    await stranger.call(setPassword, { token, password, hasAgreed: true })
    expect(await as(admin).call(getClientDetail, { id })).toMatchObject({
      language: 'en',
      timeZone: 'Europe/London',
      consentDate: dayIn('Europe/London'),
    })
    expect((await as(admin).call(listConsents, { id })).consents).toMatchObject([
      { form: 'app', version: '2026-11 registration', wording: expect.stringContaining('Studio Riva') },
    ])
    const account = await database.withSystem('read', db =>
      db.one<Row<'persons', 'locale' | 'time_zone' | 'agreed_at'>>(sql`
      select locale, time_zone, agreed_at from persons where email_key = ${email}`),
    )
    expect(account).toEqual({ locale: 'en', time_zone: 'Europe/London', agreed_at: expect.any(String) })
  })

  test('a registration without a time zone takes that of the business', async () => {
    const { admin } = await given.team()
    await as(admin).call(updateBusiness, details)
    const { link } = await as(admin).call(renewRegistrationLink, {})
    const email = `${newId()}@example.com`
    const person = { firstName: 'Ivo', lastName: 'Sala', email, password: 'tre gatti sul tetto', locale: 'it', hasAgreed: true } as const
    await stranger.call(registerClientFromLink, { code: link.code, ...person })
    const { time_zone: timeZone } = await database.withSystem('read', db =>
      db.one<Row<'persons', 'time_zone'>>(sql`select time_zone from persons where claimed_key = ${email}`),
    )
    expect(timeZone).toBe('Europe/London')
  })
})
