import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '@allenio/contract'
import { documentMarkup, linkKey, pageOfRows } from '@allenio/domain/storefront'
import type { StorefrontPage } from '@allenio/contract/storefront'
import { useConfig } from '#platform/config'
import { sql, type Database, type Row } from '#platform/db'
import { reasonOf, type Log } from '#platform/log'
import { dropChannel } from './drops.ts'
import { readLivePage, type LivePage } from './live-page.ts'

// Pages as they are sent, by business. Packages, the business and its team stand in them, too, so a page is drawn anew as soon as a write
// has changed one of these, on every node; and after some minutes anyhow, because a job or another business's person may have changed it.

const cacheMs = 5 * 60_000
const pagesAtMost = 400
const linksAtMost = 5_000

type Encoding = 'br' | 'gzip'

interface DrawnPage {
  html: string
  etag: string
  /** Compressed for the first visitor who takes it so. */
  bodyIn(encoding: Encoding): Buffer
}

const compressors: Record<Encoding, (html: string) => Buffer> = {
  br: html =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }),
  gzip: html => gzipSync(html, { level: 7 }),
}

function drawnPageOf(html: string): DrawnPage {
  const bodies = new Map<Encoding, Buffer>()
  return {
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    bodyIn(encoding) {
      const body = bodies.get(encoding) ?? compressors[encoding](html)
      bodies.set(encoding, body)
      return body
    },
  }
}

interface CachedPage {
  until: number
  live: LivePage | undefined
}

interface PagesFacts {
  publicUrl: string
  fontUrl: string
}

export interface StorefrontPages {
  find(link: string): Promise<LivePage | undefined>
  draw(live: LivePage, language: Language): DrawnPage
  drop(workspaceId: string): void
  stop(): Promise<void>
}

export const pageIn = (live: LivePage, language: Language): StorefrontPage => pageOfRows(live.rows, live.id, { ...live.context, language })

/** The language that an address asks for, if the page has it, or else its first one. */
export const languageFor = ({ languages }: LivePage, asked: string | undefined): Language => {
  const [first = 'it'] = languages
  return isLanguage(asked) && languages.includes(asked) ? asked : first
}

export async function openPages({ database, log, ...facts }: PagesFacts & { database: Database; log: Log }): Promise<StorefrontPages> {
  const cachedPages = new Map<string, CachedPage>()
  const workspaces = new Map<string, string>()
  const drawnPages = new WeakMap<LivePage, Map<Language, DrawnPage>>()
  /** Counts drops: what was read before one is not kept after it. */
  let drops = 0

  function drop(workspaceId: string): void {
    drops += 1
    if (workspaceId === '') {
      // messages may have been lost while nobody listened
      cachedPages.clear()
      workspaces.clear()
      return
    }
    cachedPages.delete(workspaceId)
    for (const [link, owner] of workspaces) if (owner === workspaceId) workspaces.delete(link)
  }

  const subscription = await database.listen(dropChannel, drop)

  async function findWorkspace(key: string): Promise<string | undefined> {
    const workspaceId = workspaces.get(key)
    if (workspaceId !== undefined) return workspaceId
    const before = drops
    const row = await database.withSystem('read', db =>
      db.maybeOne<Row<'storefront_links', 'workspace_id'>>(sql`select workspace_id from storefront_links where url_key = ${key}`),
    )
    if (row && before === drops) keepWithin(workspaces, linksAtMost, key, row.workspace_id)
    return row?.workspace_id
  }

  async function readCachedPage(workspaceId: string): Promise<LivePage | undefined> {
    const cachedPage = cachedPages.get(workspaceId)
    if (cachedPage && cachedPage.until > Date.now() && subscription.isOpen()) return cachedPage.live
    const before = drops
    const live = await readLivePage(database, workspaceId)
    if (before === drops) keepWithin(cachedPages, pagesAtMost, workspaceId, { until: Date.now() + cacheMs, live })
    return live
  }

  return {
    async find(link) {
      const workspaceId = /^[\w-]{3,60}$/.test(link) ? await findWorkspace(linkKey(link)) : undefined
      if (workspaceId === undefined) return undefined
      try {
        return await readCachedPage(workspaceId)
      } catch (error) {
        // while the database is away, a page that was there a moment ago is better than none
        const cachedPage = cachedPages.get(workspaceId)
        if (!cachedPage) throw error
        log.warn('a storefront was not read anew', { reason: reasonOf(error) })
        return cachedPage.live
      }
    },
    draw(live, language) {
      const ofPage = drawnPages.get(live) ?? new Map<Language, DrawnPage>()
      drawnPages.set(live, ofPage)
      const drawnPage = ofPage.get(language)
      if (drawnPage) return drawnPage
      const shareUrl = live.shareName === null ? null : `${facts.publicUrl}${live.shareName}`
      const html = documentMarkup(pageIn(live, language), { ...facts, iconUrl: `/brand/${useConfig().brand}/favicon.svg`, shareUrl })
      const newPage = drawnPageOf(html)
      ofPage.set(language, newPage)
      return newPage
    },
    drop,
    stop: () => subscription.stop(),
  }
}

/** The oldest entry makes room. */
function keepWithin<Value>(map: Map<string, Value>, most: number, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  const oldest = map.size > most ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
}
