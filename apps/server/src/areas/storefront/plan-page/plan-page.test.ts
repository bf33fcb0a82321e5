import { createHash } from 'node:crypto'
import { updateBusiness } from '@allenio/contract/business'
import { startOnboarding } from '@allenio/contract/onboarding'
import { archivePackage, createDiscountCode, createPackage, defaultUnlocks, updatePackage } from '@allenio/contract/packages'
import { checkoutWording, createCheckout } from '@allenio/contract/purchases'
import { consentTexts } from '@allenio/domain/purchases'
import { getLivePackage, toggleStorefront, type OrderFormFacts } from '@allenio/contract/storefront'
import type { Input } from '@allenio/contract'
import { newId } from '@allenio/domain/ids'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sql, type Row } from '#platform/db'
import { nameSeller, testHouse, testPayments, uploadOf, type TestTeam } from '#testing'
import { storefrontOf } from '../scene.testing.ts'
import { planPages } from './routes.ts'

const { given, as, server, database, stranger } = await testHouse()
const payments = testPayments({ database })

/** A business that takes cards. */
async function sellingTeam(): Promise<TestTeam> {
  const team = await given.team()
  await as(team.admin).call(startOnboarding, {})
  const account = await database.withWorkspace(team.workspaceId, 'read', db =>
    db.one<Row<'payment_accounts', 'account_id'>>(sql`select account_id from payment_accounts`),
  )
  await database.withWorkspace(team.workspaceId, 'write', nameSeller)
  await payments.activate(String(account.account_id))
  return team
}

async function offered(fields: Partial<Input<typeof createPackage>> = {}) {
  const team = await sellingTeam()
  const plan = await as(team.admin).call(createPackage, { name: 'Seguito ogni mese', price: 7_900, ...fields })
  return { team, admin: team.admin, plan, path: `/sf/plans/${plan.id}` }
}

const fetchPage = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
const italian = { 'accept-language': 'it' }

/** What the page tells its script. */
function factsOf(body: string): OrderFormFacts {
  const text = /data-order="([^"]*)"/.exec(body)?.[1] ?? ''
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as OrderFormFacts // written by the page under test
}

test('the page has the colour of the public page, and leads back to it while there is one', async () => {
  const { admin, team, path } = await offered()
  const content = { settings: { color: '#1f6b5c' }, sections: [{ kind: 'cover' as const, items: [] }] }
  const { id, url } = await storefrontOf({ database }, team, { content })
  const shown = (await fetchPage(path, italian)).body
  expect(shown).toContain(`href="/sf/${url}?lang=it"`)
  expect(shown).toContain('/storefront/colors/1f6b5c.css')
  await as(admin).call(toggleStorefront, { id, isActive: false })
  expect((await fetchPage(path, italian)).body).not.toContain(`/sf/${url}`)
})

test('the page says what the package is, costs and gives, and how it ends', async () => {
  const { path, plan } = await offered({ description: 'Prima riga.\n\nSeconda riga.', trialDays: 14 })
  const { statusCode, headers, body } = await fetchPage(path, italian)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'it',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Accept-Encoding',
  })
  expect(headers).not.toHaveProperty('set-cookie')
  for (const text of [
    '79,00\u00a0€',
    'al mese',
    '14 giorni di prova gratuita',
    'Come disdire',
    'finché non disdici',
    'Recedi dal contratto qui',
  ]) {
    expect(body).toContain(text)
  }
  expect(factsOf(body)).toMatchObject({ packageId: plan.id, versionId: plan.terms.versionId, isSubscription: true, discountCode: null })
  expect(body).toContain('<p>Seconda riga.</p>')
  expect(body.match(/<h1\b/g)).toHaveLength(1)
  expect(body).not.toMatch(/\sstyle=|<style|\son[a-z]+=|undefined|\[object|NaN/i)
  expect(body.match(/<script[^>]*>[^<]/g)).toBeNull()
})

test('nothing foreign may run or be loaded', async () => {
  const { path } = await offered()
  const { headers, body } = await fetchPage(path)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).not.toMatch(/unsafe|https?:|data:|\*/)
  for (const [, address = ''] of body.matchAll(/<(?:script|img)\b[^>]*\ssrc="([^"]*)"/g)) expect(address).toMatch(/^\//)
})

test('the language of the address wins over that of the browser, and search engines find both', async () => {
  const { path, plan } = await offered({ description: 'Un percorso di tre mesi.' })
  const { body, headers } = await fetchPage(`${path}?lang=en`, italian)
  expect(headers['content-language']).toBe('en')
  expect(body).toContain('Order and pay')
  expect(body).toContain(`/sf/plans/${plan.id}?lang=en">`)
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/sf\/plans\/[^"]*\?lang=en">/)
  expect(body).toMatch(/hreflang="it" href="[^"]*\?lang=it"/)
  expect(body).toContain('<meta name="description" content="Un percorso di tre mesi.">')
  expect(body).not.toContain('noindex')
  expect((await fetchPage(path, italian)).body).toContain('Ordina e paga')
})

test('a package that the storefront does not show is left out of search engines', async () => {
  const { path } = await offered({ isShown: false })
  const { statusCode, body } = await fetchPage(path)
  expect(statusCode).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).not.toContain('canonical')
})

test('HTML in every text is words', async () => {
  const nasty = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const { path, admin, plan } = await offered({ name: `Piano ${nasty}`, description: nasty })
  await as(admin).call(updateBusiness, { name: nasty.slice(0, 60) })
  for (const lang of ['it', 'en']) {
    const code = encodeURIComponent(nasty)
    for (const query of ['', `&code=${code}`, `&code=${code}&link=${code}&x=${code}`]) {
      const { statusCode, body } = await fetchPage(`${path}?lang=${lang}${query}`)
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/<script>|<img src=x|onerror=alert\(1\)>/)
    }
  }
  expect((await stranger.call(getLivePackage, { id: plan.id })).name).toBe(`Piano ${nasty}`)
})

test.each(['<x>', '"><script>', '../../etc', '0190a000-0000-7000-8000-00000000000z', '%00', '0190a000-0000-7000-8000-000000000009'])(
  'nothing is for sale at %s',
  async id => {
    const { statusCode, body, headers } = await fetchPage(`/sf/plans/${encodeURIComponent(id)}`)
    expect(statusCode).toBe(404)
    expect(headers).not.toHaveProperty('set-cookie')
    if (body.startsWith('<!doctype')) expect(body).toContain('noindex')
  },
)

test('a package that is inactive, archived or deleted is gone, for the page and for the call', async () => {
  const { path, admin, plan } = await offered()
  await as(admin).call(updatePackage, { id: plan.id, isActive: false })
  expect((await fetchPage(path)).statusCode).toBe(404)
  expect(await stranger.ask(getLivePackage, { id: plan.id })).toMatchObject({ status: 404 })
  await as(admin).call(updatePackage, { id: plan.id, isActive: true })
  expect((await fetchPage(path)).statusCode).toBe(200)
  await as(admin).call(archivePackage, { id: plan.id })
  expect((await fetchPage(path, italian)).body).toContain('non è più in vendita')
  expect(await stranger.ask(getLivePackage, { id: plan.id })).toMatchObject({ status: 404 })
})

test('a code lowers the price, and one that is not valid is said to be so', async () => {
  const { path, admin, plan } = await offered()
  await as(admin).call(createDiscountCode, { code: 'NATALE', percent: 50 })
  const shown = await stranger.call(getLivePackage, { id: plan.id, code: 'natale ' })
  expect(shown.charges).toMatchObject({ first: 3_950, next: 7_900, total: null })
  expect(shown.discount).toMatchObject({ code: 'NATALE', percent: 50, duration: 'first' })
  const { body } = await fetchPage(`${path}?code=natale`, italian)
  expect(body).toContain('39,50\u00a0€')
  expect(factsOf(body).discountCode).toBe('NATALE')
  expect(body).toContain('noindex')
  const wrong = (await fetchPage(`${path}?code=pasqua`, italian)).body
  expect(wrong).toContain('Questo codice non vale')
  expect(factsOf(wrong).discountCode).toBeNull()
  expect(await stranger.ask(getLivePackage, { id: plan.id, code: 'pasqua' })).toMatchObject({ status: 422 })
})

test('installments are said with their sum and their last day', async () => {
  const { path, plan } = await offered({ billingModel: 'ONE_TIME_PAYMENT', price: 20_000, installments: 6, accessDays: 90 })
  expect(await stranger.call(getLivePackage, { id: plan.id })).toMatchObject({
    installments: 6,
    charges: { first: 3_335, next: 3_333, total: 20_000 },
  })
  const { body } = await fetchPage(path, italian)
  for (const text of ['in 6 rate mensili', '33,35\u00a0€', '33,33\u00a0€', '<dd>200,00\u00a0€</dd>', '6, una al mese'])
    expect(body).toContain(text)
})

test('a free package asks for no payment', async () => {
  const { path } = await offered({ billingModel: 'ONE_TIME_PAYMENT', price: 0 })
  const { body } = await fetchPage(path, italian)
  expect(body).toContain('Richiedi gratis')
  expect(body).not.toContain('Ordina e paga</button>')
})

test('who takes no payments yet sells nothing, and says so', async () => {
  const { admin } = await given.team()
  const { id } = await as(admin).call(createPackage, { name: 'Prova', price: 5_000 })
  expect((await stranger.call(getLivePackage, { id })).maySell).toBe(false)
  const { body } = await fetchPage(`/sf/plans/${id}`, italian)
  expect(body).toContain('non può ricevere pagamenti')
  expect(body).not.toContain('<form class="order"')
})

test('fiscal data are asked for where the business asks for them', async () => {
  const { path, admin } = await offered()
  expect((await fetchPage(path)).body).not.toContain('name="fiscalCode"')
  await as(admin).call(updateBusiness, { asksFiscal: true })
  expect((await fetchPage(path)).body).toContain('name="fiscalCode"')
})

test('what the page shows can be ordered', async () => {
  const { plan } = await offered()
  const shown = await stranger.call(getLivePackage, { id: plan.id })
  const answer = await stranger.call(createCheckout, {
    packageId: shown.id,
    versionId: shown.versionId,
    checkoutId: newId(),
    firstName: 'Elena',
    lastName: 'Riva',
    email: 'elena.riva@example.com',
    language: 'it',
    consents: { policy: true, terms: true, earlyStart: true, wording: checkoutWording },
  })
  expect(answer).toMatchObject({ state: 'open' })
})

test('the picture for links has a public address of its own, which changes with what it shows', async () => {
  const { path, admin, plan, team } = await offered()
  await as(admin).call(updateBusiness, { logoUploadId: await uploadOf(team.admin) })
  const addressOf = async (query: string) => {
    const { body } = await fetchPage(`${path}?${query}`)
    expect(body).toContain('<meta property="og:image:width" content="1200">')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    return /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(body)?.[1] ?? ''
  }
  const address = await addressOf('lang=it')
  expect(await addressOf('lang=en')).not.toBe(address)
  expect(await addressOf('lang=it&code=NATALE')).toBe(address)
  const picture = await server.inject({ url: address })
  expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const known = await server.inject({ url: address, headers: { 'if-none-match': String(picture.headers['etag']) } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  await as(admin).call(updatePackage, { id: plan.id, price: 9_900 })
  expect(await addressOf('lang=it')).not.toBe(address)
  // a link that was shared before keeps a picture, which shows the price of today
  const former = await server.inject({ url: address })
  expect([former.statusCode, former.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect(former.headers['etag']).not.toBe(picture.headers['etag'])
  await as(admin).call(archivePackage, { id: plan.id })
  expect((await server.inject({ url: address })).statusCode).toBe(404)
})

test('the logo has an address for ever, and no other file of the business has one', async () => {
  const { path, admin, team } = await offered()
  expect((await fetchPage(path)).body).not.toContain('/storefront/logos/')
  await as(admin).call(updateBusiness, { logoUploadId: await uploadOf(team.admin) })
  const address = /<img src="(\/storefront\/logos\/[^"]+)"/.exec((await fetchPage(path)).body)?.[1] ?? ''
  expect(await fetchPage(address)).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } })
  await as(admin).call(updateBusiness, { logoUploadId: await uploadOf(team.admin) })
  expect((await fetchPage(address)).statusCode).toBe(404)
  expect((await fetchPage(`/storefront/logos/${newId()}/${newId()}.png`)).statusCode).toBe(404)
})

test('each field says in its own words what is missing', async () => {
  const { path, admin } = await offered()
  await as(admin).call(updateBusiness, { asksFiscal: true })
  const { body } = await fetchPage(path, italian)
  const needed = [...body.matchAll(/<input[^>]* required[^>]*data-empty="([^"]+)"[^>]*aria-describedby="([^"]+)"/g)]
  expect(needed).toHaveLength(10)
  expect(new Set(needed.map(([, sentence]) => sentence)).size).toBe(10)
  for (const [, , ids = ''] of needed) expect(body).toContain(`id="${ids.split(' ').at(-1)}"`)
})

test('a credit is explained, and one of them is worded as one', async () => {
  const credits = [{ kindId: null, amount: 1, validDays: 45, each: 'once' as const }]
  const { path } = await offered({ unlocks: { ...defaultUnlocks, credits } })
  const { body } = await fetchPage(path, italian)
  expect(body).toContain('1 credito, da usare entro 45 giorni')
  expect(body).toContain('Un credito vale un appuntamento')
})

test('a package in the other language says in which it is written', async () => {
  const { path } = await offered({ language: 'en', name: 'Online coaching' })
  const { body } = await fetchPage(path, italian)
  expect(body).toContain('<h1 lang="en">Online coaching')
  expect(body).toContain('Testo in inglese')
  expect((await fetchPage(`${path}?lang=en`)).body).toContain('<h1>Online coaching')
})

test('nothing on the way of a buyer invites them to us', async () => {
  const { path } = await offered()
  expect((await fetchPage(path)).body).not.toMatch(/href="\/(?:register|login)?"/)
})

test('the style of the page is there, for ever', async () => {
  const { path } = await offered()
  const [style = ''] = /\/storefront\/plan\.[\w.-]+/.exec((await fetchPage(path)).body) ?? []
  const { statusCode, headers } = await fetchPage(style)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test.each([
  ['/assets/order-page-1.js', /<script type="module" src="\/assets\/order-page-1\.js"><\/script>/, /<noscript><p class="notice">/],
  ['', /<button[^>]*id="submit" disabled>/, /<\/button>\s*<p class="notice">/],
])('with the script at "%s" the page has all words, and leads to the seller without it', async (scriptUrl, ...parts) => {
  const { plan } = await offered()
  const site = { brand: 'allenio', publicUrl: '', fontUrl: '', scriptUrl } as const
  const [page] = planPages(site, database)
  const visit = { params: { id: plan.id }, query: {}, cookies: {}, acceptLanguage: 'it', address: '10.1.2.3', acceptEncoding: undefined }
  const body = String((await page?.handle(visit))?.body)
  for (const part of [...parts, /Per ordinare serve JavaScript/, /<a href="#seller">/, /id="seller"/, /E-mail: /])
    expect(body).toMatch(part)
})

test('the colours of a business are a sheet of its own', async () => {
  const { headers, body } = await fetchPage('/storefront/colors/0a8a5f.css')
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(body).toContain('--accent:light-dark(#')
  for (const sheet of ['red.css', 'gggggg.css', '12345.css', '}body{x.css']) {
    expect((await fetchPage(`/storefront/colors/${encodeURIComponent(sheet)}`)).statusCode).toBe(404)
  }
})

test('the words of the consents have the version that is stored', () => {
  const words = Object.values(consentTexts).flatMap(texts => texts.map(({ text, link }) => text('X') + (link?.label ?? '')))
  const hash = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12)
  // a change of the words must raise `checkoutWording`, and this hash with it
  expect([checkoutWording, hash]).toMatchInlineSnapshot(`
    [
      "2",
      "a94e0f2ad024",
    ]
  `)
})
