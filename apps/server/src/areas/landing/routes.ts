import { languages } from '@allenio/contract'
import { html, markup } from '#platform/html'
import { assetsOf, filesOf } from './assets.ts'
import { encodeAnswer } from './encodings.ts'
import { landingPage } from './landing-page.ts'
import { languageCookieHeader, languageOf, type Asker } from './language.ts'
import type { PublicPath } from './layout.ts'
import { readingPage } from './reading-page.ts'
import type { PublicSite, Visit } from './site.ts'

const forEver = 'public, max-age=31536000, immutable'

export type PublicAnswer = { status: number; headers: Record<string, string>; body: string | Buffer }
export type PublicRoute = { method: 'GET'; path: string; handle: (asker: Asker) => PublicAnswer }

/** The pages that anyone may read and the files they load, ready to be mounted. */
export function landingRoutes(site: PublicSite): PublicRoute[] {
  const isCoach = site.variant === 'coach'
  return [
    isCoach ? page(site, '/', landingPage) : redirect('/', '/login'),
    page(site, '/privacy', visit => readingPage(visit, '/privacy')),
    page(site, '/terms', visit => readingPage(visit, '/terms')),
    page(site, '/help', visit => readingPage(visit, '/help')),
    file('/robots.txt', 'text/plain; charset=utf-8', robots(site)),
    file('/sitemap.xml', 'application/xml; charset=utf-8', sitemap(site, isCoach)),
    ...filesOf(assetsOf(site)).map(({ path, type, body }) => file(path, type, body, forEver)),
  ]
}

function page(site: PublicSite, path: PublicPath, render: (visit: Visit) => string): PublicRoute {
  // a page depends on the language alone, so each is drawn once
  const renderedPages = new Map<string, string>()
  const isSecure = site.publicUrl.startsWith('https:')
  return {
    method: 'GET',
    path,
    handle: asker => {
      const language = languageOf(asker)
      const isLanguageAsked = asker.query.lang === language
      const key = `${language} ${isLanguageAsked}`
      const body = renderedPages.get(key) ?? render({ ...site, language, isLanguageAsked })
      renderedPages.set(key, body)
      return encodeAnswer(asker.acceptEncoding, {
        status: 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          vary: 'Cookie, Accept-Language',
          'cache-control': 'private, no-cache',
          ...(isLanguageAsked && { 'set-cookie': languageCookieHeader(language, isSecure) }),
        },
        body,
      })
    },
  }
}

const redirect = (path: string, to: string): PublicRoute => ({
  method: 'GET',
  path,
  handle: () => ({ status: 302, headers: { location: to, 'cache-control': 'no-cache' }, body: '' }),
})

const file = (path: string, type: string, body: string | Buffer, keep = 'public, max-age=3600'): PublicRoute => ({
  method: 'GET',
  path,
  handle: asker => encodeAnswer(asker.acceptEncoding, { status: 200, headers: { 'content-type': type, 'cache-control': keep }, body }),
})

const robots = ({ publicUrl }: PublicSite) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\nSitemap: ${publicUrl}/sitemap-sf.xml\n`

function sitemap({ publicUrl }: PublicSite, isCoach: boolean): string {
  const paths: PublicPath[] = [...(isCoach ? ['/' as const] : []), '/help', '/privacy', '/terms']
  const alternates = (path: PublicPath) => html`${languages.map(
    language => html`<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}?lang=${language}"/>`,
  )}<xhtml:link
 rel="alternate" hreflang="x-default" href="${publicUrl}${path}"/>`
  return markup(html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map(
  path => html`<url><loc>${publicUrl}${path}</loc>${alternates(path)}</url>
`,
)}</urlset>
`)
}
