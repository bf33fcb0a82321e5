import type { StorefrontPage } from '@allenio/contract/storefront'
import { brandPalette } from '@allenio/domain/colors'
import { element, jsonSource, markupOf, type PageElement } from './nodes.ts'
import { pageStyle } from './page-style.ts'
import { renderPage } from './render.ts'
import { pageWords } from './words.ts'

interface DocumentFacts {
  /** The address of the installation, without a slash at the end. */
  publicUrl: string
  fontUrl: string
  /** The icon of a page whose business has no logo. */
  iconUrl: string
  /** The picture that other sites show where somebody shares a link. */
  shareUrl: string | null
}

const locales = { it: 'it_IT', en: 'en_US' } as const

/** A whole document, as the server sends it. It needs no script. */
export function documentMarkup(page: StorefrontPage, facts: DocumentFacts): string {
  const { language } = page
  return `<!doctype html>${markupOf(
    element('html', { lang: language }, [
      element('head', {}, headOf(page, facts)),
      element('body', {}, [element('a', { class: 'skip', href: '#content' }, pageWords[language].skip), renderPage(page)]),
    ]),
  )}`
}

/** The address of a page in a language; the first language is that of the address without a parameter. */
const addressOf = ({ url, languages }: StorefrontPage, { publicUrl }: DocumentFacts, language: string) =>
  `${publicUrl}/sf/${url}${language === languages[0] ? '' : `?lang=${language}`}`

function headOf(page: StorefrontPage, facts: DocumentFacts): PageElement[] {
  const { title, description, language, languages, business } = page
  const own = addressOf(page, facts, language)
  const name = (key: string, content: string) => element('meta', { name: key, content })
  const property = (key: string, content: string) => element('meta', { property: key, content })
  const cover = page.sections.find(({ kind }) => kind === 'cover')?.picture
  return [
    element('meta', { charset: 'utf-8' }),
    name('viewport', 'width=device-width, initial-scale=1'),
    element('title', {}, title),
    name('description', description || title),
    element('link', { rel: 'canonical', href: own }),
    ...(languages.length > 1
      ? [
          ...languages.map(each => element('link', { rel: 'alternate', hreflang: each, href: addressOf(page, facts, each) })),
          element('link', { rel: 'alternate', hreflang: 'x-default', href: addressOf(page, facts, languages[0] ?? language) }),
        ]
      : []),
    ...(facts.fontUrl ? [element('link', { rel: 'preload', href: facts.fontUrl, as: 'font', type: 'font/woff2', crossorigin: true })] : []),
    element('link', { rel: 'icon', href: business.logo ?? facts.iconUrl }),
    name('color-scheme', 'light dark'),
    name('theme-color', brandPalette(page.color)?.light.accent ?? page.color),
    property('og:type', 'website'),
    property('og:site_name', business.name),
    property('og:title', title),
    property('og:description', description || title),
    property('og:url', own),
    property('og:locale', locales[language]),
    ...(facts.shareUrl === null
      ? []
      : [property('og:image', facts.shareUrl), property('og:image:width', '1200'), property('og:image:height', '630')]),
    name('twitter:card', facts.shareUrl === null ? 'summary' : 'summary_large_image'),
    ownSource('style', {}, fontFace(facts.fontUrl) + pageStyle + colorStyle(page.color)),
    ownSource('script', { type: 'application/ld+json' }, jsonSource(dataOf(page, facts, own, cover?.sources.at(-1)?.url))),
  ]
}

const ownSource = (tag: 'style' | 'script', attributes: { type?: string }, source: string): PageElement => ({
  ...element(tag, attributes),
  ownSource: source,
})

const fontFace = (url: string): string =>
  /^[\w./-]+$/.test(url)
    ? `@font-face{font-family:Inter;font-style:normal;font-weight:100 900;font-display:swap;src:url("${url}") format("woff2")}`
    : ''

/** The custom properties of a colour in both schemes. */
export function colorStyle(color: string): string {
  const palette = brandPalette(color) ?? brandPalette('#1f3b4d')
  if (!palette) return ''
  const { light, dark } = palette
  const roles = ['accent', 'hover', 'on', 'text', 'tint', 'mark'] as const
  return `.page{${roles.map(role => `--${role}:light-dark(${light[role]},${dark[role]})`).join(';')}}`
}

/** Search engines read the business, its offers and questions. Reviews are the business's own words, and are left out. */
function dataOf(page: StorefrontPage, { publicUrl }: DocumentFacts, own: string, picture: string | undefined) {
  const { business, description, socials } = page
  const items = (kind: string) => page.sections.find(section => section.kind === kind)?.items ?? []
  const questions = items('questions').filter(({ title, text }) => title !== '' && text !== '')
  const organization = {
    '@type': 'ProfessionalService',
    '@id': `${own}#business`,
    name: business.name,
    url: own,
    ...(description !== '' && { description }),
    ...(picture !== undefined && { image: `${publicUrl}${picture}` }),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
    makesOffer: items('offers').flatMap(({ offer }) =>
      offer
        ? [
            {
              '@type': 'Offer',
              name: offer.name,
              price: (offer.price / 100).toFixed(2),
              priceCurrency: offer.currency,
              url: offer.isOnSale ? `${publicUrl}/sf/plans/${offer.id}` : own,
            },
          ]
        : [],
    ),
  }
  const questionPage = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } })),
  }
  return { '@context': 'https://schema.org', '@graph': questions.length > 0 ? [organization, questionPage] : [organization] }
}
