import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors'
import { commonHeaders, pageHeaders, parseCookies, type HeaderConfig } from '#platform/http'
import { askersLanguage } from '#platform/words'
import { brandNames, isLanguage, type Brand } from '@allenio/contract'
import { foreverHeaders, mountAssets } from './assets.ts'
import { webManifest } from './manifest.ts'
import { readScreens } from './screens.ts'

export interface WebFacts {
  folder: string
  brand: Brand
  /** Facts about the installation that the web app needs before its first call. */
  facts: Record<string, unknown>
  headers: HeaderConfig
}

/** Serves the built app: hashed assets are cached for a year; the address of a page answers the shell, and 404 where no screen has it. */
export async function mountWeb(app: FastifyInstance, { folder, brand, facts, headers }: WebFacts): Promise<void> {
  const page = pageHeaders(headers)
  const shell = () => {
    const file = join(folder, 'index.html')
    return existsSync(file) ? fillShell(readFileSync(file, 'utf8'), brand, facts) : undefined
  }
  // production reads the shell once; local mode reads it each time, so that a rebuild shows at once
  const cachedShell = headers.isProduction ? shell() : undefined
  const screens = () => readScreens(join(folder, 'screens.json'))
  const cachedScreens = headers.isProduction ? screens() : undefined
  const sendShell = (request: FastifyRequest, reply: FastifyReply, status = 200) => {
    const html = cachedShell ?? shell()
    if (html === undefined) throw new AppError('unknown call')
    const { lang } = (request.query ?? {}) as Record<string, unknown> // parsed by the router
    const language = isLanguage(lang)
      ? lang
      : askersLanguage(parseCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])
    return reply
      .status(status)
      .headers({ ...page, 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language', 'content-language': language })
      .type('text/html; charset=utf-8')
      .send(html.replace('%LANG%', language))
  }

  mountAssets(app, join(folder, 'assets'))
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders(reply, path) {
      reply.headers(path.includes('/assets/') ? foreverHeaders : { ...commonHeaders, 'cache-control': 'no-cache' })
    },
    globIgnore: ['assets/*.{js,css}', 'index.html*', 'sw.js*', 'build.json*', 'screens.json*', '**/*.br', '**/*.gz', '**/*.map'],
  })
  app.get('/index.html', (request, reply) => sendShell(request, reply))
  // the page contains the configuration, so a new one changes the service worker, and installed apps fetch the page again
  const worker = () => readFileSync(join(folder, 'sw.js'), 'utf8').replaceAll('%CONFIG_HASH%', hashOf(facts))
  const keptWorker = headers.isProduction ? worker() : undefined
  app.get('/sw.js', async (_request, reply) =>
    reply
      .headers({ ...commonHeaders, 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
      .type('text/javascript; charset=utf-8')
      .send(keptWorker ?? worker()),
  )
  app.get('/manifest.webmanifest', async (request, reply) => {
    const language = askersLanguage(parseCookies(request.headers.cookie)['allenio.lang'], request.headers['accept-language'])
    return reply
      .headers({ ...commonHeaders, 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language' })
      .type('application/manifest+json')
      .send(webManifest(brand, language))
  })
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (!isPage(path)) throw new AppError('unknown call')
    // the app shows its own page of an unknown address, with a way back
    return sendShell(request, reply, (cachedScreens ?? screens()).has(path) ? 200 : 404)
  })
}

/** Whether a page is asked for, rather than a call or a file. */
const isPage = (path: string) => !/^\/(api|dev\/mail|assets|brand)(\/|$)/.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path)

const hashOf = (facts: Record<string, unknown>) => createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12)

function fillShell(html: string, brand: Brand, facts: Record<string, unknown>): string {
  const attribute = JSON.stringify({ brand, ...facts })
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  return html
    .replaceAll('%CONFIG%', () => attribute)
    .replaceAll('%BRAND%', brand)
    .replaceAll('%NAME%', brandNames[brand])
}
