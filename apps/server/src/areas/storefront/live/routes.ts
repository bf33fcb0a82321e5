import type { FastifyInstance } from 'fastify'
import type { Thing } from '@allenio/contract'
import { limitTo, sql, type Database, type Row } from '#platform/db'
import { useFiles } from '#platform/files'
import { html, markup } from '#platform/html'
import { chooseEncoding, commonHeaders, type CallChange } from '#platform/http'
import type { Log } from '#platform/log'
import type { PageAnswer, PublicPage } from '#platform/web'
import { languageFor, openPages, type StorefrontPages } from './pages.ts'
import { missingPage } from './missing-page.ts'
import { dropChannel } from './drops.ts'

let livePages: StorefrontPages | undefined

/** The pages of this process; it has some once the server runs. */
export function usePages(): StorefrontPages {
  if (!livePages) throw new Error('the storefronts are not open')
  return livePages
}

interface StorefrontFacts {
  database: Database
  log: Log
  /** Without a slash at the end. */
  publicUrl: string
  fontUrl: string
}

export interface OpenStorefronts {
  pages: readonly PublicPage[]
  mountFiles: (server: FastifyInstance) => void
  /** Draws the pages of a business anew after a write that they show something of. */
  hearChange: (change: CallChange) => void
  stop: () => Promise<void>
}

const shownThings: ReadonlySet<Thing> = new Set(['storefront', 'package', 'business', 'membership'])
const addressesAtMost = 20_000

export async function openStorefronts(facts: StorefrontFacts): Promise<OpenStorefronts> {
  const { database, log, publicUrl } = facts
  const pages = await openPages(facts)
  livePages = pages
  return {
    pages: [
      { path: '/sf/:url', handle: visit => answerPage(pages, visit) },
      { path: '/sitemap-sf.xml', handle: async () => sitemap(await listAddresses(database), publicUrl) },
    ],
    mountFiles: server => mountShownFiles(server, pages),
    hearChange({ workspaceId, things }) {
      if (!things.some(thing => shownThings.has(thing))) return
      pages.drop(workspaceId)
      database
        .withSystem('read', db => db.run(sql`select pg_notify(${dropChannel}, ${workspaceId})`))
        .catch((error: unknown) => log.warn('a storefront was not dropped on other nodes', { reason: String(error) }))
    },
    async stop() {
      if (livePages === pages) livePages = undefined
      await pages.stop()
    },
  }
}

type AddressRow = Row<'storefronts', 'url' | 'published_at'>

const listAddresses = (database: Database): Promise<AddressRow[]> =>
  database.withSystem('read', db =>
    db.many<AddressRow>(sql`
    select url, published_at from storefronts where is_active and url is not null order by published_at desc ${limitTo(addressesAtMost)}`),
  )

/** All public pages, for search engines. */
const sitemap = (rows: readonly AddressRow[], publicUrl: string): PageAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body: markup(html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.map(({ url, published_at }) => html`<url><loc>${publicUrl}/sf/${url}</loc><lastmod>${published_at}</lastmod></url>`)}
</urlset>
`),
})

type Visit = Parameters<PublicPage['handle']>[0]

async function answerPage(pages: StorefrontPages, visit: Visit): Promise<PageAnswer> {
  const { params, query, acceptLanguage, acceptEncoding, ifNoneMatch } = visit
  const link = params['url'] ?? ''
  const live = await pages.find(link)
  if (!live) return missingPage(acceptLanguage)
  const askedLanguage = query['lang']
  const language = languageFor(live, askedLanguage)
  // a former link, other case, or a language that the page does not have, leads to the address that search engines know
  const isKnown = askedLanguage === undefined || (language === askedLanguage && language !== live.languages[0])
  if (link !== live.url || !isKnown) {
    const isOther = language !== live.languages[0]
    return {
      status: link === live.url ? 302 : 301,
      headers: { location: `/sf/${live.url}${isOther ? `?lang=${language}` : ''}`, 'cache-control': 'public, max-age=300' },
      body: '',
    }
  }
  const page = pages.draw(live, language)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
    etag: page.etag,
  }
  if (ifNoneMatch !== undefined && ifNoneMatch.replace(/^W\//, '') === page.etag) return { status: 304, headers, body: '' }
  const encoding = chooseEncoding(acceptEncoding)
  const body = encoding && page.bodyIn(encoding)
  return body ? { status: 200, headers: { ...headers, 'content-encoding': encoding }, body } : { status: 200, headers, body: page.html }
}

/** Serves pictures of public pages, and nothing else: a name that no page shows now is not there. */
function mountShownFiles(server: FastifyInstance, pages: StorefrontPages): void {
  server.route<{ Params: { url: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/sf/:url/files/:name',
    config: { calls: { countedBy: 'part of a page' } },
    handler: async (request, reply) => {
      const { url, name } = request.params
      const file = (await pages.find(url))?.files.get(name)
      if (!file)
        return reply
          .status(404)
          .headers({ ...commonHeaders, 'cache-control': 'no-store' })
          .send()
      const body = request.method === 'HEAD' ? undefined : (await useFiles().store.get(file.key)).body
      return reply
        .headers({
          ...commonHeaders,
          // other sites show the picture beside a link to the page
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': `default-src 'none'; sandbox`,
          'cache-control': 'public, max-age=86400',
          'content-type': file.type,
          'content-length': file.bytes,
          etag: `"${name}"`,
        })
        .send(body)
    },
  })
}
