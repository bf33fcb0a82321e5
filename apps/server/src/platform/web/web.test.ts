import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeServer, type HeaderConfig } from '#platform/http'
import { makeLog } from '#platform/log'
import { builtFile, mountPages, mountWeb } from '#platform/web'
import { testHouse } from '#testing'

const { database } = await testHouse()
const folder = await mkdtemp(join(tmpdir(), 'allenio-web-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
await mkdir(join(folder, 'assets'))
await mkdir(join(folder, '.vite'))
const buildFiles = {
  'index.html': '<html lang="%LANG%" data-brand="%BRAND%"><title>%NAME%</title><meta name="allenio" content="%CONFIG%"></html>',
  'sw.js': 'self',
  'assets/app-1.js': 'app',
  'assets/app-1.js.br': 'app as brotli',
  'assets/app-1.js.gz': 'app as gzip',
  'assets/small.css': 'a{}',
  '.stamp': 'secret stamp',
  'build.json': '{"secret":1}',
  'assets.json': JSON.stringify({ 'assets/app-1.js': 'src/main.tsx' }),
  'screens.json': JSON.stringify(['/', '/home', '/login', '/settings', '/clients/$id/edit', '/teamMembers/{-$id}/clients']),
  'assets/app-1.js.map': '{"sources":["secret.ts"]}',
}
for (const [name, text] of Object.entries(buildFiles)) await writeFile(join(folder, name), text)

const nasty = `"></meta><script>alert(1)</script>&'`

async function serveWeb(headers: HeaderConfig = { publicUrl: undefined, thirdParty: {}, isProduction: false }) {
  const server = makeServer({
    servesApi: true,
    areas: [],
    database,
    log: makeLog('silent'),
    publicUrl: headers.publicUrl,
    trustProxy: 0,
    requestLimit: 0,
    sessions: { recall: () => undefined, authenticate: async () => undefined },
    takeFile: async () => '',
  })
  mountPages(
    server,
    [
      {
        path: '/',
        handle: visit => ({
          status: 200,
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
          body: JSON.stringify(visit),
        }),
      },
    ],
    headers,
  )
  await mountWeb(server, { folder, brand: 'coachplus', facts: { supportEmail: nasty }, headers })
  afterAll(() => server.close())
  return server
}

const server = await serveWeb()

describe('the shell', () => {
  test.each([
    '/home',
    '/HOME',
    '/clients/0190/edit',
    '/index.html',
    '/login?lang=en',
    '/settings/',
    '/teamMembers/clients',
    '/teamMembers/0190/clients',
  ])('%s is a screen', async url => {
    const answer = await server.inject(url)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control'], answer.headers['vary']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      'Cookie, Accept-Language',
    ])
    expect(answer.body).toContain('data-brand="coachplus"')
    expect(answer.body).toContain('<title>Coachplus</title>')
  })

  test.each(['//evil.example/home', '/a%2fb', '/none', '/home/none', '/clients/0190', '/clients//edit', '/clients/0190/edit/none'])(
    '%s is no screen: the app says so, with the status of an unknown address',
    async url => {
      const answer = await server.inject(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(answer.body).toContain('data-brand="coachplus"')
      expect((await server.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    },
  )

  test.each([
    ['it', {}],
    ['en', { 'accept-language': 'en' }],
    ['en', { cookie: 'allenio.lang=en' }],
    ['it', { cookie: 'allenio.lang=it', 'accept-language': 'en' }],
  ] as const)('in %s', async (language, headers) => {
    const answer = await server.inject({ url: '/home', headers })
    expect([answer.headers['content-language'], answer.body.includes(`<html lang="${language}"`)]).toEqual([language, true])
  })

  test('what configuration says stays within its attribute', async () => {
    const { body } = await server.inject('/home')
    expect(body).not.toContain('<script>')
    const content = /content="([^"]*)"/.exec(body)?.[1] ?? ''
    const read = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    expect(JSON.parse(read)).toEqual({ brand: 'coachplus', supportEmail: nasty })
  })

  test('HEAD is answered, writing is not', async () => {
    expect((await server.inject({ method: 'HEAD', url: '/home' })).statusCode).toBe(200)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect((await server.inject({ method, url: '/home' })).statusCode).toBe(404)
  })
})

describe('what is no screen', () => {
  test.each([
    '/api/none',
    '/api',
    '/assets/none.js',
    '/assets/none',
    '/none.png',
    '/brand/x',
    '/dev/mail/x',
    '/.stamp',
    '/build.json',
    '/screens.json',
    '/.vite/manifest.json',
    '/.env',
    '/assets/..%2f.stamp',
    '/assets/app-1.js.br',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/robots.php',
  ])('%s is not found', async url => {
    const answer = await server.inject(url)
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([404, false])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test.each(['//', '///', '/%', '/%c0%ae', '/%00'])('%s is no fault of ours', async url => {
    expect((await server.inject(url)).statusCode).toBeLessThan(500)
  })
})

describe('files', () => {
  test('a built file is found by its source, where there is a build', () => {
    const places = [folder, join(folder, 'none')]
    expect(places.map(place => builtFile(place, 'src/main.tsx'))).toEqual(['/assets/app-1.js', ''])
    expect(builtFile(folder, 'src/none.ts')).toBe('')
  })

  test('that carry their content in their name are kept for a year, the others are asked for again', async () => {
    const asset = await server.inject('/assets/app-1.js')
    expect([asset.statusCode, asset.body, asset.headers['cache-control']]).toEqual([200, 'app', 'public, max-age=31536000, immutable'])
    const worker = await server.inject('/sw.js')
    expect([worker.headers['cache-control'], worker.headers['service-worker-allowed']]).toEqual(['no-cache', '/'])
    for (const answer of [asset, worker])
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  test.each([
    ['br, gzip', 'app as brotli', 'br'],
    ['gzip', 'app as gzip', 'gzip'],
    ['identity', 'app', undefined],
  ])('a script goes out as %s', async (encoding, body, coding) => {
    const answer = await server.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': encoding } })
    expect([answer.body, answer.headers['content-encoding']]).toEqual([body, coding])
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' })
  })

  test('a style that was too small to compress goes out as it is', async () => {
    const answer = await server.inject({ url: '/assets/small.css', headers: { 'accept-encoding': 'br' } })
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['a{}', undefined])
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  test('a script that comes with a later build is found', async () => {
    expect((await server.inject('/assets/later.js')).statusCode).toBe(404)
    await writeFile(join(folder, 'assets/later.js'), 'later')
    expect((await server.inject('/assets/later.js')).body).toBe('later')
  })

  test('source maps are nobody’s', async () => {
    expect((await server.inject('/assets/app-1.js.map')).statusCode).toBe(404)
  })

  test('the manifest is in the asker’s language', async () => {
    const answer = await server.inject({ url: '/manifest.webmanifest', headers: { 'accept-language': 'en' } })
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.json()).toMatchObject({ name: 'Coachplus', lang: 'en', scope: '/' })
  })
})

describe('the strict headers', () => {
  const policyOf = (header: unknown) =>
    Object.fromEntries(
      String(header)
        .split('; ')
        .map(part => {
          const [name = '', ...sources] = part.split(' ')
          return [name, sources]
        }),
    )

  test('no script but ours, no frame but the two players of films, no object, nowhere else to send to', async () => {
    const { headers } = await server.inject('/home')
    expect(policyOf(headers['content-security-policy'])).toMatchObject({
      'default-src': [`'self'`],
      'script-src': [`'self'`],
      'object-src': [`'none'`],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      'frame-ancestors': [`'none'`],
      'base-uri': [`'none'`],
      'form-action': [`'self'`],
      'connect-src': [`'self'`, 'ws://localhost:*', 'ws://127.0.0.1:*'],
    })
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*(?!;| |$)/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('in production sockets of our own address alone, and https for good', async () => {
    const there = await serveWeb({ publicUrl: 'https://app.example.com', thirdParty: {}, isProduction: true })
    for (const url of ['/home', '/']) {
      const { headers } = await there.inject(url)
      const policy = policyOf(headers['content-security-policy'])
      expect(policy['connect-src']).toEqual([`'self'`, 'wss://app.example.com'])
      expect(policy['upgrade-insecure-requests']).toEqual([])
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
  })

  test('where there is no https nobody is sent there', async () => {
    const there = await serveWeb({ publicUrl: 'http://studio.lan', thirdParty: {}, isProduction: true })
    const { headers } = await there.inject('/home')
    expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('configured third parties enter by their origin, whatever else their address says', async () => {
    const there = await serveWeb({
      publicUrl: undefined,
      isProduction: false,
      thirdParty: {
        sentryDsn: 'https://key@errors.example/1',
        analyticsScript: `https://stats.example/a.js;script-src *`,
        heatmapScript: undefined,
      },
    })
    const policy = policyOf((await there.inject('/home')).headers['content-security-policy'])
    expect(policy['script-src']).toEqual([`'self'`, 'https://stats.example'])
    expect(policy['connect-src']).toEqual(expect.arrayContaining(['https://errors.example', 'https://stats.example']))
  })

  test('OneSignal enters where it is configured', async () => {
    const there = await serveWeb({ publicUrl: 'https://app.example.com', isProduction: true, thirdParty: { oneSignalAppId: 'a' } })
    const policy = policyOf((await there.inject('/home')).headers['content-security-policy'])
    expect(policy['script-src']).toEqual([`'self'`, 'https://cdn.onesignal.com', 'https://api.onesignal.com'])
    expect(policy['connect-src']).toEqual([`'self'`, 'wss://app.example.com', 'https://api.onesignal.com', 'https://onesignal.com'])
    expect(policy['worker-src']).toEqual([`'self'`])
  })
})

test('a public page hears what was asked, each thing once', async () => {
  const { body } = await server.inject({
    url: '/?lang=en&lang=it&a=1',
    headers: { cookie: 'allenio.lang=%zz; x=a=b', 'accept-language': 'en' },
  })
  expect(JSON.parse(body)).toEqual({
    params: {},
    query: { a: '1' },
    cookies: { 'allenio.lang': '', x: 'a=b' },
    acceptLanguage: 'en',
    acceptEncoding: expect.any(String),
    address: '127.0.0.1',
  })
})
