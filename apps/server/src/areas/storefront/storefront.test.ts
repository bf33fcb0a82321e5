import { archivePackage, createPackage } from '@allenio/contract/packages'
import { updateBusiness } from '@allenio/contract/business'
import { startOnboarding } from '@allenio/contract/onboarding'
import {
  addStorefrontPicture,
  answerStorefront,
  askStorefrontMember,
  createStorefront,
  editStorefront,
  generateStorefrontUrl,
  getLiveStorefront,
  getOwnStorefrontAnswer,
  getStorefront,
  getStorefrontParts,
  listStorefrontReleases,
  publishStorefront,
  restoreStorefrontRelease,
  toggleStorefront,
  updateStorefront,
  updateStorefrontSettings,
  type StorefrontContent,
} from '@allenio/contract/storefront'
import { newId } from '@allenio/domain/ids'
import { gzipSync } from 'node:zlib'
import { openDatabase, sql, type Row } from '#platform/db'
import { makeLog } from '#platform/log'
import { testHouse, testPayments, uploadOf, type TestTeam, nameSeller } from '#testing'
import { describe, expect, test } from 'vitest'
import { dropChannel } from './live/drops.ts'
import { openPages } from './live/pages.ts'
import { batchOf, setCells, storefrontOf, type StorefrontOptions } from './scene.testing.ts'

const { given, as, server, database, stranger, prepared } = await testHouse()
const scene = { database }
const payments = testPayments({ database })

const published = async (options?: StorefrontOptions) => {
  const team = await given.team()
  return { team, ...team, ...(await storefrontOf(scene, team, options)) }
}

/** The business finishes its onboarding at the provider. */
async function takeCards(admin: TestTeam['admin']): Promise<void> {
  await as(admin).call(startOnboarding, {})
  const { account_id: accountId } = await database.withWorkspace(admin.workspaceId, 'read', db =>
    db.one<Row<'payment_accounts', 'account_id'>>(sql`select account_id from payment_accounts`),
  )
  await database.withWorkspace(admin.workspaceId, 'write', nameSeller)
  await payments.activate(String(accountId))
}

const fetchPage = (url: string, headers: Record<string, string> = {}) => server.inject({ url: `/sf/${url}`, headers })
const textOf = async (url: string) => (await fetchPage(url)).body
const refusal = (code: string) => ({ body: { code } })
const edit = (team: TestTeam, id: string, rowId: string, cells: Record<string, string | null>) =>
  as(team.admin).call(editStorefront, { id, base: 0, batches: [batchOf(setCells(rowId, cells))] })

describe('a new storefront', () => {
  test.each(['studio', 'portrait', 'compact'] as const)('begins in the layout %s with what is known, and is not public', async layout => {
    const team = await given.team()
    const { admin } = team
    await as(admin).call(updateBusiness, { name: 'Studio Però', profession: 'dietitian' })
    const { proposedUrl } = await as(admin).call(getStorefront, {})
    expect(proposedUrl).toMatch(/^studio-pero/)
    const { content, url, version } = await as(admin).call(createStorefront, { layout })
    expect(content.settings).toMatchObject({ layout, languages: ['it'] })
    expect(content.sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['cover', 'services', 'offers', 'questions']))
    expect(content.sections[0]).toMatchObject({ kind: 'cover', titleIt: 'Studio Però' })
    expect(version).toBeNull()
    expect((await fetchPage(url)).statusCode).toBe(404)
    expect(await as(admin).ask(createStorefront, { layout })).toMatchObject(refusal('storefront exists'))
  })

  test('is public with its first release, and shows the next release alone', async () => {
    const team = await given.team()
    const { id, url, content } = await as(team.admin).call(createStorefront, {})
    const cover = content.sections[0]?.id ?? ''
    expect(await as(team.admin).ask(toggleStorefront, { id })).toMatchObject(refusal('storefront not published'))
    // three services, two questions and the line of the cover promise things in the business's name
    expect(await as(team.admin).ask(publishStorefront, { id })).toMatchObject(refusal('storefront texts unread'))
    const [service, ...others] = content.sections.filter(({ kind }) => kind !== 'members').flatMap(({ items }) => items)
    const keep = [cover, ...others.map(each => each.id ?? '')].map(rowId => setCells(rowId, { isKept: true }))
    await as(team.admin).call(editStorefront, { id, base: 0, batches: [batchOf(...keep)] })
    expect(await as(team.admin).ask(publishStorefront, { id })).toMatchObject(refusal('storefront texts unread'))
    await edit(team, id, service?.id ?? '', { textIt: 'Scritto da me' })
    expect(await as(team.admin).call(publishStorefront, { id })).toMatchObject({ isActive: true, version: 1, isDraft: false })
    await edit(team, id, cover, { titleIt: 'Solo in bozza' })
    expect(await textOf(url)).not.toContain('Solo in bozza')
    await as(team.admin).call(publishStorefront, { id })
    expect(await textOf(url)).toContain('Solo in bozza')
  })
})

describe('the link', () => {
  test.each([
    ['due parole', 'storefront link signs'],
    ['müller', 'storefront link signs'],
    ['a/b', 'storefront link signs'],
    ['ab', 'storefront link length'],
    ['a'.repeat(61), 'storefront link length'],
    ['Plans', 'storefront link reserved'],
    ['workoutpackage', 'storefront link reserved'],
  ])('%j is refused at its field', async (url, code) => {
    const { admin } = await published()
    expect(await as(admin).ask(updateStorefrontSettings, { url })).toMatchObject({
      status: 422,
      body: { code, errors: { url: [expect.any(String)] } },
    })
  })

  test('of somebody else is refused in any case, also when it is a former one', async () => {
    const one = await published({ url: 'Studio-Riva' })
    const other = await published()
    const take = (url: string) => as(other.admin).ask(updateStorefrontSettings, { url })
    expect(await take('studio-RIVA')).toMatchObject(refusal('storefront link taken'))
    await as(one.admin).call(updateStorefrontSettings, { url: 'studio-riva-2' })
    expect(await take('studio-riva')).toMatchObject(refusal('storefront link taken'))
    expect(await as(one.admin).call(updateStorefrontSettings, { url: 'Studio-Riva' })).toMatchObject({ url: 'Studio-Riva' })
  })

  test('that was left leads to the new one, and one in other case to the right one', async () => {
    const { admin, url } = await published()
    await as(admin).call(updateStorefrontSettings, { url: `${url}-nuovo` })
    for (const former of [url, `${url}-NUOVO`]) {
      expect(await fetchPage(former)).toMatchObject({ statusCode: 301, headers: { location: `/sf/${url}-nuovo` } })
    }
    expect(await as(admin).call(generateStorefrontUrl, { name: url })).toEqual({ url: `${url}-2` })
  })

  test('goes to one of fifty who take it at once', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, () => published()))
    const [first = await published()] = others
    const link = `race-${newId().slice(-8)}`
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => as((others[at % others.length] ?? first).admin).ask(updateStorefrontSettings, { url: link })),
    )
    const codes = new Set(answers.filter(({ status }) => status >= 300).map(({ body }) => body.code))
    expect([...codes]).toEqual(['storefront link taken'])
    const owners = await database.withSystem('read', db =>
      db.many<Row<'storefronts', 'id'>>(sql`select id from storefronts where lower(url) = ${link}`),
    )
    expect(owners).toHaveLength(1)
  })
})

describe('what people write', () => {
  const hostile = '<script>alert(1)</script>"\'`</style>#set page(fill: red) ${x}'

  test('never becomes markup, in any text', async () => {
    const { content } = await (async () => {
      const team = await given.team()
      return as(team.admin).call(createStorefront, {})
    })()
    const words = { titleIt: hostile.slice(0, 100), textIt: hostile }
    const sections: StorefrontContent['sections'] = content.sections.map(section => ({
      ...section,
      id: undefined,
      isHidden: false,
      ...words,
      buttonIt: '<b>ciao</b>',
      items:
        section.kind === 'services' || section.kind === 'questions' || section.kind === 'reviews'
          ? [{ ...words, ...(section.kind === 'reviews' && { name: '<i>Anna</i>' }) }]
          : [],
    }))
    const page = await published({ content: { settings: { seoTitleIt: '</title><script>', seoTextIt: '"><script>' }, sections } })
    const html = await textOf(page.url)
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(html).not.toContain('<b>')
    expect(html).not.toContain('<i>')
    expect(html.split('</style>')).toHaveLength(2)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.stringify(JSON.parse(data))).toContain('<script>alert(1)</script>')
  })

  test.each([
    { instagram: 'javascript:alert(1)' },
    { instagram: 'http://www.instagram.com/studio' },
    { instagram: 'https://instagram.com.evil.test/studio' },
    { instagram: 'https://www.facebook.com/studio' },
    { facebook: 'https://evil.test/facebook.com' },
    { tiktok: '//www.tiktok.com/@studio' },
    { privacyUrl: 'javascript:alert(1)' },
    { privacyUrl: 'http://example.com' },
    { color: 'red;background:url(//evil.test)' },
  ])('%j is refused', async settings => {
    const { admin } = await published()
    expect((await as(admin).ask(updateStorefrontSettings, { settings })).status).toBe(422)
  })

  test('a colour is taken in any case and stored in one', async () => {
    const { admin, id, url } = await published()
    const { content } = await as(admin).call(updateStorefrontSettings, { settings: { color: '#AaBbCc' } })
    expect(content.settings.color).toBe('#aabbcc')
    await as(admin).call(publishStorefront, { id })
    expect(await stranger.call(getLiveStorefront, { url })).toMatchObject({ color: '#aabbcc' })
  })

  test('items beyond the limits are refused', async () => {
    const { admin, id } = await published()
    const { storefront } = await as(admin).call(getStorefront, {})
    const images = (count: number) => Array.from({ length: count }, () => ({ titleIt: 'Foto' }))
    const content = (count: number) => ({ settings: {}, sections: [{ kind: 'images' as const, items: images(count) }] })
    const revision = storefront?.revision ?? 0
    expect(await as(admin).ask(updateStorefront, { id, content: content(25), revision })).toMatchObject(refusal('storefront full'))
    const saved = await as(admin).call(updateStorefront, { id, content: content(24), revision })
    expect(saved.content.sections[0]?.items).toHaveLength(24)
    expect(await as(admin).ask(updateStorefront, { id, content: content(1), revision })).toMatchObject(refusal('changed meanwhile'))
  })
})

test('a page that shows prices is not published before it says who sells, and leads to the form', async () => {
  const team = await given.team()
  const { id } = await storefrontOf({ database }, team)
  await as(team.admin).call(createPackage, { name: 'Percorso base', price: 4900 })
  expect(await as(team.admin).ask(publishStorefront, { id })).toMatchObject({
    status: 409,
    body: { code: 'storefront seller unnamed', data: { buttons: [{ redirect: '/settings#business' }] } },
  })
  await database.withWorkspace(team.workspaceId, 'write', nameSeller)
  expect((await as(team.admin).ask(publishStorefront, { id })).status).toBe(200)
})

describe('the public page', () => {
  test('has no cookie and no script, names its address and languages, and is small', async () => {
    const { admin, url } = await published()
    await as(admin).call(updateStorefrontSettings, { settings: { languages: ['it', 'en'] } })
    const { storefront } = await as(admin).call(getStorefront, {})
    await as(admin).call(publishStorefront, { id: storefront?.id ?? '' })
    const page = await fetchPage(url)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.body).toContain(`<link rel="canonical" href="http://localhost`)
    expect(page.body).toContain('hreflang="en"')
    expect(page.body).toContain('hreflang="x-default"')
    expect(gzipSync(page.body).length).toBeLessThan(40_000)
    const english = await fetchPage(`${url}?lang=en`)
    expect(english).toMatchObject({ statusCode: 200, headers: { 'content-language': 'en' } })
    expect(await fetchPage(`${url}?lang=it`)).toMatchObject({ statusCode: 302, headers: { location: `/sf/${url}` } })
    expect(await fetchPage(`${url}?lang=xx`)).toMatchObject({ statusCode: 302 })
    const known = await fetchPage(url, { 'if-none-match': String(page.headers['etag']) })
    expect(known).toMatchObject({ statusCode: 304, body: '' })
    const small = await fetchPage(url, { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect((await server.inject({ url: '/sitemap-sf.xml' })).body).toContain(`/sf/${url}</loc>`)
  })

  test('is not there while it is switched off, and back at once', async () => {
    const { admin, id, url } = await published()
    expect((await fetchPage(url)).statusCode).toBe(200)
    await as(admin).call(toggleStorefront, { id })
    expect((await fetchPage(url)).statusCode).toBe(404)
    expect(await stranger.ask(getLiveStorefront, { url })).toMatchObject({ status: 404 })
    expect((await server.inject({ url: '/sitemap-sf.xml' })).body).not.toContain(`/sf/${url}<`)
    await as(admin).call(toggleStorefront, { id, isActive: true })
    expect(await stranger.call(getLiveStorefront, { url })).toMatchObject({ url, language: 'it' })
  })

  test.each(['nobody-here', 'a', '%3Cscript%3E', 'x'.repeat(200)])('/sf/%s is not there', async url => {
    expect((await fetchPage(url)).statusCode).toBe(404)
  })

  test('shows what can be bought, the chosen packages first, until one is archived', async () => {
    const { admin, id, url } = await published()
    await takeCards(admin)
    const make = (name: string, more = {}) => as(admin).call(createPackage, { name, price: 4900, ...more })
    const [, second] = [await make('Percorso uno'), await make('Percorso due', { isFeatured: true })]
    await make('Nascosto', { isShown: false })
    await make('Spento', { isActive: false })
    const { storefront } = await as(admin).call(getStorefront, {})
    const offers = storefront?.content.sections.find(({ kind }) => kind === 'offers')
    const rowId = newId()
    const insert = {
      kind: 'insert' as const,
      id: rowId,
      type: 'offer',
      parentId: offers?.id ?? '',
      place: 'V',
      cells: { packageId: second.id },
    }
    await as(admin).call(editStorefront, { id, base: 0, batches: [batchOf(insert)] })
    await as(admin).call(publishStorefront, { id })
    const html = await textOf(url)
    expect(html.indexOf('Percorso due')).toBeLessThan(html.indexOf('Percorso uno'))
    expect(html).toMatch(/49\s€/)
    expect(html).toContain('al mese')
    expect(html).toContain('Il più scelto')
    expect(html).toContain(`href="/sf/plans/${second.id}"`)
    expect(html).not.toContain('Nascosto')
    expect(html).not.toContain('Spento')
    await as(admin).call(archivePackage, { id: second.id })
    expect(await textOf(url)).not.toContain('Percorso due')
  })

  test('is drawn anew when another node says so', async () => {
    const { workspaceId, url } = await published()
    await fetchPage(url)
    await database.withSystem('write', async db => {
      await db.run(sql`update workspaces set name = 'Studio Altrove' where id = ${workspaceId}`)
      await db.run(sql`select pg_notify(${dropChannel}, ${workspaceId})`)
    })
    await expect.poll(() => textOf(url)).toContain('Studio Altrove')
  })

  test('is drawn anew on another node after a write on this one', async () => {
    const { admin, id, url } = await published()
    const otherDatabase = openDatabase({ urls: prepared, log: () => undefined, poolSize: 2 })
    const node = await openPages({ database: otherDatabase, log: makeLog('silent'), publicUrl: '', fontUrl: '' })
    try {
      const textThere = async () => {
        const live = await node.find(url)
        return live ? node.draw(live, 'it').html : 'not there'
      }
      expect(await textThere()).not.toContain('Studio Ovunque')
      await as(admin).call(updateBusiness, { name: 'Studio Ovunque' })
      await expect.poll(textThere).toContain('Studio Ovunque')
      await as(admin).call(toggleStorefront, { id, isActive: false })
      await expect.poll(textThere).toBe('not there')
    } finally {
      await node.stop()
      await otherDatabase.close()
    }
  })

  test('leads to no order that nobody can pay, and gives away what is free', async () => {
    const { admin, id, url } = await published()
    await database.withWorkspace(admin.workspaceId, 'write', nameSeller)
    const paid = await as(admin).call(createPackage, { name: 'Percorso base', price: 4900 })
    const free = await as(admin).call(createPackage, { name: 'Prima chiamata', price: 0 })
    await as(admin).call(updateStorefrontSettings, { settings: { instagram: 'https://www.instagram.com/studio.riva' } })
    await as(admin).call(publishStorefront, { id })
    const before = await textOf(url)
    expect(before).toContain('Percorso base')
    expect(before).toContain('Si acquista direttamente da')
    expect(before).toContain('Chiedi su Instagram')
    expect(before).not.toContain(`/sf/plans/${paid.id}`)
    expect(before).toContain(`href="/sf/plans/${free.id}"`)
    await takeCards(admin)
    await expect.poll(() => textOf(url)).toContain(`href="/sf/plans/${paid.id}"`)
  })
})

describe('pictures', () => {
  test('are public in several widths while a released page shows them', async () => {
    const { admin, id, url, cover } = await published()
    const picture = await as(admin).call(addStorefrontPicture, { id, uploadId: await uploadOf(admin) })
    await as(admin).call(editStorefront, { id, base: 0, batches: [batchOf(setCells(cover, { picture: picture.id }))] })
    const copyNames = () =>
      database.withWorkspace(admin.workspaceId, 'read', db =>
        db.many<Row<'storefront_picture_copies', 'hash'>>(sql`select hash from storefront_picture_copies where picture_id = ${picture.id}`),
      )
    await expect.poll(async () => (await copyNames()).length, { timeout: 20_000 }).toBeGreaterThan(0)
    const [copy] = await copyNames()
    const address = `/sf/${url}/files/${copy?.hash}.webp`
    expect((await server.inject({ url: address })).statusCode).toBe(404)
    await as(admin).call(publishStorefront, { id })
    expect(await textOf(url)).toContain(address)
    expect(await server.inject({ url: address })).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
    await expect.poll(() => textOf(url), { timeout: 20_000 }).toContain('og:image')
    await as(admin).call(toggleStorefront, { id, isActive: false })
    expect((await server.inject({ url: address })).statusCode).toBe(404)
  })

  test('that are drawings under another name, or too large, are refused', async () => {
    const { admin, id } = await published()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const sent = await uploadOf(admin, { name: 'foto.png', mimeType: 'image/png', body: svg }).then(
      uploadId => as(admin).ask(addStorefrontPicture, { id, uploadId }),
      () => ({ status: 422 }),
    )
    expect(sent.status).toBe(422)
    await expect(uploadOf(admin, { name: 'foto.png', mimeType: 'image/png', body: hugePng })).rejects.toThrow()
  })
})

/** The header of a picture of 30,000 by 30,000 pixels. */
const hugePng = (() => {
  const header = Buffer.alloc(33)
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  header.writeUInt32BE(30_000, 16)
  header.writeUInt32BE(30_000, 20)
  header.set([8, 2, 0, 0, 0], 24)
  header.writeUInt32BE(0, 29)
  return header
})()

describe('collaborators', () => {
  test('appear once they have agreed, and are gone at once when they withdraw', async () => {
    const { admin, coach, id, url } = await published()
    await database.withSystem('write', db =>
      db.run(sql`update persons set first_name = 'Paolo', last_name = 'Riva' where id = ${coach.personId}`),
    )
    const { storefront } = await as(admin).call(getStorefront, {})
    const team = storefront?.content.sections.find(({ kind }) => kind === 'members')
    await edit({ admin } as TestTeam, id, team?.id ?? '', { isHidden: null })
    await as(admin).call(publishStorefront, { id })
    expect(await textOf(url)).not.toContain('Paolo Riva')
    await as(admin).call(askStorefrontMember, { id, memberId: coach.membershipId })
    expect(await as(coach).call(getOwnStorefrontAnswer, {})).toMatchObject({ answer: 'asked' })
    await as(coach).call(answerStorefront, { isAgreed: true })
    expect(await textOf(url)).toContain('Paolo Riva')
    await as(coach).call(answerStorefront, { isAgreed: false })
    expect(await textOf(url)).not.toContain('Paolo Riva')
    const { members } = await as(admin).call(getStorefrontParts, { id })
    expect(members.find(member => member.id === coach.membershipId)).toMatchObject({ answer: 'refused' })
  })
})

describe('releases', () => {
  test('two editors: a release that was not looked at is refused', async () => {
    const { team, admin, id, cover } = await published()
    await edit(team, id, cover, { titleIt: 'Uno' })
    const { storefront } = await as(admin).call(getStorefront, {})
    await edit(team, id, cover, { titleIt: 'Due' })
    expect(await as(admin).ask(publishStorefront, { id, revision: storefront?.revision ?? 0 })).toMatchObject(refusal('changed meanwhile'))
  })

  test('say what the draft changes, and come back', async () => {
    const { team, admin, id, cover, url } = await published()
    const before = await textOf(url)
    await edit(team, id, cover, { titleIt: 'Nuovo nome' })
    const history = await as(admin).call(listStorefrontReleases, { id })
    expect(history.changes).toEqual([{ rowId: cover, kind: 'changed' }])
    await as(admin).call(publishStorefront, { id })
    expect(await textOf(url)).toContain('Nuovo nome')
    const first = history.releases.at(-1)
    expect(await as(admin).call(restoreStorefrontRelease, { id, releaseId: first?.id ?? '' })).toMatchObject({ isDraft: true })
    await as(admin).call(publishStorefront, { id })
    expect(await textOf(url)).toBe(before)
  })
})
