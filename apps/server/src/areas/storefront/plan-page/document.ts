import { brandNames, languages, type Brand, type Language, type Wording } from '@allenio/contract'
import { brandPalette } from '@allenio/domain/colors'
import { html, markup, type Html } from '#platform/html'
import { styleAsset } from './assets.ts'
import { shareSides } from './share-picture.ts'
import type { PlanSay } from './words.ts'

/** The part of the configuration that these pages need. */
export interface StorefrontSite {
  brand: Brand
  /** Without a slash at the end. Addresses never come from the Host header. */
  publicUrl: string
  /** Where the Inter variable font (woff2, latin) is served. */
  fontUrl: string
  /** Where the web app's build serves the script of the order; empty while there is no build. */
  scriptUrl: string
}

interface PublicDocument {
  site: StorefrontSite
  language: Language
  say: PlanSay
  path: `/sf/${string}`
  title: string
  description?: string
  /** The path of the picture for links that people share, and what it shows. */
  share?: { path: string; alt: string }
  isIndexed: boolean
  business?: { name: string; logo: string | null; mainColor: string | null; page: string | null }
  /** The query that a link to the other language keeps. */
  query?: string
  /** Stands before everything else, for those who move by keyboard. */
  skip?: Html
  body: Html
}

const languageNames = { it: 'Italiano', en: 'English' } as const satisfies Wording

/** A whole page in the colours of a business, with a small mention of the product at its foot. */
export function publicDocument(page: PublicDocument): string {
  const { site, language, title, description, isIndexed, business, body, say } = page
  const address = `${site.publicUrl}${page.path}`
  const color = business?.mainColor && brandPalette(business.mainColor) ? business.mainColor.replace('#', '').toLowerCase() : null
  return markup(html`<!doctype html>
<html lang="${language}" data-brand="${site.brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${description === undefined ? '' : html`<meta name="description" content="${description}">`}
${isIndexed ? headForSearch(page, address) : html`<meta name="robots" content="noindex">`}
<link rel="preload" href="${site.fontUrl}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${styleAsset(site.fontUrl).path}">
${color === null ? '' : html`<link rel="stylesheet" href="/storefront/colors/${color}.css">`}
${site.scriptUrl === '' ? '' : html`<script type="module" src="${site.scriptUrl}"></script>`}
<link rel="icon" href="/brand/${site.brand}/favicon.svg" type="image/svg+xml">
<meta name="theme-color" content="#f2f4f7" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1318" media="(prefers-color-scheme: dark)">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
${description === undefined ? '' : html`<meta property="og:description" content="${description}">`}
<meta property="og:url" content="${`${address}?lang=${language}`}">
${business ? html`<meta property="og:site_name" content="${business.name}">` : ''}
<meta property="og:locale" content="${locales[language]}">
${sharePreview(page)}
</head>
<body class="public">
${page.skip ?? ''}
<header class="head"><div class="column">${business ? sign(business, language) : ''}${languageLinks(page)}</div></header>
${body}
<footer class="end"><div class="column"><span>${say('footer')} ${brandNames[site.brand]}</span>
<nav><a href="/privacy">${say('privacy')}</a><a href="/terms">${say('termsOfUse')}</a></nav></div></footer>
</body>
</html>
`)
}

const locales = { it: 'it_IT', en: 'en_US' } as const satisfies Wording

const sharePreview = ({ site, share }: PublicDocument): Html | '' =>
  share
    ? html`<meta property="og:image" content="${`${site.publicUrl}${share.path}`}">
<meta property="og:image:width" content="${shareSides.width}">
<meta property="og:image:height" content="${shareSides.height}">
<meta property="og:image:alt" content="${share.alt}">
<meta name="twitter:card" content="summary_large_image">`
    : ''

function headForSearch({ language }: PublicDocument, address: string): Html {
  const inLanguage = (each: Language) => `${address}?lang=${each}`
  return html`<link rel="canonical" href="${inLanguage(language)}">
${languages.map(
  each => html`<link rel="alternate" hreflang="${each}" href="${inLanguage(each)}">
`,
)}<link rel="alternate" hreflang="x-default" href="${address}">`
}

/** The name of the business, which leads back to its public page. */
function sign({ name, logo, page }: NonNullable<PublicDocument['business']>, language: Language): Html {
  const content = html`${logo === null ? '' : html`<img src="${logo}" alt="" height="40">`}<span>${name}</span>`
  return page === null ? html`<p class="sign">${content}</p>` : html`<a class="sign" href="${`${page}?lang=${language}`}">${content}</a>`
}

const languageLinks = ({ language, say, query = '' }: PublicDocument): Html =>
  html`<nav aria-label="${say('language')}">${languages
    .filter(each => each !== language)
    .map(each => html`<a href="${`?lang=${each}${query}`}" hreflang="${each}" lang="${each}">${languageNames[each]}</a>`)}</nav>`
