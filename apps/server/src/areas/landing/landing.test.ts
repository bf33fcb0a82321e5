import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { brands, languages } from '@allenio/contract'
import { planPeriods, planPrice, planTiers } from '@allenio/domain/plan'
import { landingPage } from './landing-page.ts'
import type { Asker } from './language.ts'
import { money } from './money.ts'
import { readingPage } from './reading-page.ts'
import { landingRoutes } from './routes.ts'
import type { PublicSite, Visit } from './site.ts'

const site: PublicSite = {
  brand: 'allenio',
  variant: 'coach',
  publicUrl: 'https://app.example.test',
  isRegistrationOpen: true,
  hasPlans: true,
  operator: { name: 'Studio Marchetti', supportEmail: 'aiuto@example.test' },
  fontUrl: '/assets/inter.woff2',
}
const visit = (more: Partial<Visit> = {}): Visit => ({ ...site, language: 'it', ...more })
const asker = { query: {}, cookies: {}, acceptLanguage: '' }

function get(path: string, request: Asker = asker, of = site) {
  const route = landingRoutes(of).find(each => each.path === path)
  if (!route) throw new Error(`no ${path}`)
  return route.handle(request)
}

const readings = ['/privacy', '/terms', '/help'] as const
const pages = languages.flatMap(language => [
  ['/', language, landingPage(visit({ language }))] as const,
  ...readings.map(path => [path, language, readingPage(visit({ language }), path)] as const),
])

describe.each(pages)('%s in %s', (path, language, page) => {
  test('says its language, its own address and its twins', () => {
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(`<link rel="canonical" href="https://app.example.test${path}">`)
    for (const each of languages) {
      expect(page).toContain(`hreflang="${each}" href="https://app.example.test${path}?lang=${each}">`)
    }
    expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="https://app.example.test${path}">`)
    expect(page).toMatch(/<meta property="og:image" content="https:\/\/app\.example\.test\/landing\/preview-allenio-/)
  })

  test('has one main heading, a title and a description of its own', () => {
    expect(page.match(/<h1\b/g)).toHaveLength(1)
    expect(page).toMatch(/<title>[^<]{10,70}<\/title>/)
    expect(page).toMatch(/<meta name="description" content="[^"]{40,170}">/)
  })

  test('runs and styles nothing inline', () => {
    expect(page).not.toMatch(/\sstyle=|<style|\son[a-z]+=|javascript:/i)
    expect(page.match(/<script[^>]*>[^<]/g)).toBeNull()
    expect(page).not.toMatch(/undefined|\[object|NaN/)
  })

  test('leads only to screens that exist and to places on the page', () => {
    const links = [...page.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(match => match[1] ?? '')
    const targets = ['/', '/login', '/register', ...readings, '?lang=it', '?lang=en', 'mailto:aiuto@example.test']
    expect(links.filter(link => !targets.includes(link) && !/^\/?#/.test(link))).toEqual([])
    const landing = landingPage(visit({ language }))
    for (const link of links.filter(each => each.includes('#'))) {
      expect(link.startsWith('/') ? landing : page).toContain(`id="${link.replace(/^\/?#/, '')}"`)
    }
  })
})

test('what the operator configured is words, never markup', () => {
  const operator = { name: '<script>alert(1)</script>', supportEmail: '"><img src=x onerror=alert(1)>@x.test' }
  for (const language of languages) {
    const nasty = visit({ language, operator })
    for (const page of [landingPage(nasty), ...readings.map(path => readingPage(nasty, path))]) {
      expect(page).not.toContain('<script>alert')
      expect(page).not.toContain('<img src=x')
    }
  }
})

describe('prices', () => {
  test.each(languages)('the table holds every tier at every period (%s)', language => {
    const page = landingPage(visit({ language }))
    for (const tier of planTiers) {
      const row = new RegExp(`<tr class="row-${tier.maxClients}">.*?</tr>`, 's').exec(page)?.[0] ?? ''
      expect(row).toContain(` ${tier.maxClients} `)
      if (tier.monthlyCents === 0) continue
      for (const period of planPeriods) {
        expect(row).toContain(`<span class="on-${period}"><b>${money(planPrice(tier, period), language)}</b>`)
      }
    }
    expect(page.match(/<tr class="row-/g)).toHaveLength(planTiers.length + 1)
  })

  test('are in euro in both languages, because they are charged in euro', () => {
    expect(money(1900, 'it')).toBe('19,00\u00a0€')
    expect(money(1900, 'en')).toBe('€19.00')
    expect(money(43_450, 'it')).toBe('434,50\u00a0€')
  })

  test('the chooser offers each tier and the way above them', () => {
    const values = [...landingPage(visit()).matchAll(/name="clients"\s+value="(\w+)"/g)].map(match => match[1])
    expect(values).toEqual([...planTiers.map(tier => String(tier.maxClients)), 'more'])
  })
})

test('the claims stand with a note that says whose they are', () => {
  const page = landingPage(visit())
  for (const claim of ['Oltre 1000', '+40%', '10 ore']) expect(page).toContain(claim)
  expect(page).toContain('id="claims-note"')
  expect(page).toContain('dichiarati da Allenio')
})

test.each(languages)('without plans neither trial, price nor limit is named (%s)', language => {
  const withPlans = [landingPage(visit({ language })), readingPage(visit({ language }), '/terms')]
  const without = visit({ language, hasPlans: false })
  const pages = [landingPage(without), ...readings.map(path => readingPage(without, path))]
  const ofPlans =
    /\b(di prova|la prova|trial|gratis|gratuit\w|free|prezz\w+|pricing|prices?|carta di credito|credit card|su richiesta)\b|€|#prices/i
  for (const page of withPlans) expect(page).toMatch(ofPlans)
  for (const page of pages) expect(page.match(ofPlans)?.[0]).toBeUndefined()
  expect(pages[0]).toContain(language === 'it' ? 'Registrati' : 'Register')
})

test('pages that buyers read on their way to an order invite nobody to register', () => {
  for (const path of readings) expect(readingPage(visit(), path)).not.toContain('/register')
  expect(landingPage(visit())).toContain('/register')
})

test('closed registration invites nobody to register', () => {
  const page = landingPage(visit({ isRegistrationOpen: false }))
  expect(page).not.toContain('/register')
  expect(page).toContain('Le registrazioni sono chiuse')
})

test('without an operator the pages still say who answers', () => {
  const page = readingPage(visit({ operator: { name: '', supportEmail: '' } }), '/privacy')
  expect(page).toContain('chi gestisce questa installazione')
  expect(page).not.toContain('mailto:')
})

test.each(brands)('%s has its own name, mark and colour', brand => {
  const page = landingPage(visit({ brand }))
  expect(page).toContain(`data-brand="${brand}"`)
  expect(page).toContain(`src="/brand/${brand}/wordmark-on-dark.svg"`)
  expect(page).toContain(`/landing/preview-${brand}-it`)
})

describe('routes', () => {
  test('a page names its language and varies by it', () => {
    const { status, headers } = get('/', { ...asker, acceptLanguage: 'en-GB' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-language': 'en', 'content-type': 'text/html; charset=utf-8' })
    expect(headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('a language asked for by link is kept, and is its own address', () => {
    const { headers, body } = get('/', { ...asker, query: { lang: 'en' } })
    expect(headers['set-cookie']).toBe('allenio.lang=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
    expect(body).toContain('<link rel="canonical" href="https://app.example.test/?lang=en">')
  })

  test('whatever else is asked never enters the page', () => {
    const query = { lang: '"><script>alert(1)</script>' }
    const { body } = get('/', { query, cookies: { 'allenio.lang': '<x>' }, acceptLanguage: '<y>' })
    expect(body).toContain('<html lang="it"')
    expect(body).not.toContain('alert(1)')
  })

  test('dietitians go straight to the login', () => {
    const dietitian: PublicSite = { ...site, variant: 'dietitian' }
    expect(get('/', asker, dietitian)).toMatchObject({ status: 302, headers: { location: '/login' } })
    expect(get('/sitemap.xml', asker, dietitian).body).not.toContain('<loc>https://app.example.test/</loc>')
  })

  test('each file that a page loads from this area is there, for ever', () => {
    for (const brand of brands) {
      const page = landingPage(visit({ brand }))
      const paths = new Set([...page.matchAll(/\/landing\/[\w.-]+/g)].map(match => match[0]))
      expect(paths.size).toBe(3)
      for (const path of paths) {
        const { headers } = get(path, asker, { ...site, brand })
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      }
    }
  })

  test('robots and the site map name the configured address', () => {
    expect(get('/robots.txt').body).toContain('Sitemap: https://app.example.test/sitemap.xml')
    const { body } = get('/sitemap.xml')
    for (const path of ['/', ...readings]) expect(body).toContain(`<loc>https://app.example.test${path}</loc>`)
  })

  test('words go out pressed to those who take them so', () => {
    const plain = get('/').body
    const { headers, body } = get('/', { ...asker, acceptEncoding: 'gzip, deflate' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(plain)
    expect(get('/', { ...asker, acceptEncoding: 'gzip;q=0' }).headers).not.toHaveProperty('content-encoding')
    expect(get('/', { ...asker, acceptEncoding: 'gzip, br' }).headers['content-encoding']).toBe('br')
  })

  test('page, style and script together stay under 60 KB', () => {
    const gzip = { ...asker, acceptEncoding: 'gzip' }
    const paths = ['/', ...[...landingPage(visit()).matchAll(/\/landing\/landing[\w.-]+/g)].map(match => match[0])]
    expect(paths).toHaveLength(3)
    const bytes = paths.map(path => get(path, gzip).body.length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(60_000)
  })
})
