import { brandNames, languages, type Language } from '@allenio/contract'
import { html, markup, type Html } from '#platform/html'
import { assetsOf } from './assets.ts'
import { icon } from './drawings/icons.ts'
import { wordmark } from './logo.ts'
import type { Visit } from './site.ts'
import { textOf } from './texts/index.ts'

export const languageNames = { it: 'Italiano', en: 'English' } as const satisfies Record<Language, string>
const locales = { it: 'it_IT', en: 'en_US' } as const satisfies Record<Language, string>

export type PublicPath = '/' | '/privacy' | '/terms' | '/help'
export type Page = { path: PublicPath; title: string; description: string; body: Html; isMoving?: boolean }

export const start = (visit: Visit) => (visit.isRegistrationOpen ? '/register' : '/login')

/** A whole document. The visitor's language is in the address when the visitor put it there. */
export function document(visit: Visit, page: Page): string {
  const assets = assetsOf(visit)
  const address = `${visit.publicUrl}${page.path}`
  const own = visit.isLanguageAsked ? `${address}?lang=${visit.language}` : address
  return markup(html`<!doctype html>
<html lang="${visit.language}" data-brand="${visit.brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<link rel="canonical" href="${own}">
${languages.map(
  language => html`<link rel="alternate" hreflang="${language}" href="${address}?lang=${language}">
`,
)}<link rel="alternate" hreflang="x-default" href="${address}">
<link rel="preload" href="${visit.fontUrl}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets.style.path}">
${
  page.isMoving
    ? html`<script src="${assets.script.path}" async blocking="render"></script>
`
    : ''
}<link rel="icon" href="/brand/${visit.brand}/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/brand/${visit.brand}/apple-touch-icon-180.png">
<meta name="theme-color" content="#0b0e13">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brandNames[visit.brand]}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${own}">
<meta property="og:locale" content="${locales[visit.language]}">
${languages
  .filter(language => language !== visit.language)
  .map(
    language =>
      html`<meta property="og:locale:alternate" content="${locales[language]}">
`,
  )}<meta property="og:image" content="${visit.publicUrl}${assets.previews[visit.language].path}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
</head>
<body>
<a class="skip" href="#main">${textOf(visit).skip}</a>
${page.body}
</body>
</html>
`)
}

/**
 * The head of every public page; the landing page's own has the way to its sections. The other pages are read by buyers of a business on
 * their way to an order, too, so they offer nothing of ours.
 */
export function top(visit: Visit, path: PublicPath): Html {
  const text = textOf(visit)
  const { label, ...sections } = text.nav
  const entries = Object.entries(sections).filter(([id]) => id !== 'prices' || visit.hasPlans)
  const links = entries.map(([id, name]) => html`<a href="${path === '/' ? '' : '/'}#${id}">${name}</a>`)
  const isCoach = visit.variant === 'coach'
  return html`<header class="top night">
<div class="wide">
<a class="home" href="/">${wordmark(visit.brand, 24)}</a>
${isCoach ? html`<nav class="links" aria-label="${label}">${links}</nav>` : ''}
<div class="doors">
${languageLink(visit)}
<a class="quiet" href="/login">${text.logIn}</a>
${visit.isRegistrationOpen && path === '/' ? html`<a class="button light" href="/register">${text.start}</a>` : ''}
</div>
${
  isCoach
    ? html`<details class="menu"><summary aria-label="${text.menu}">${icon('menu2', 22)}</summary>
<nav aria-label="${text.menu}">${links}<a href="/login">${text.logIn}</a>${languageLink(visit)}</nav></details>`
    : ''
}
</div>
</header>`
}

const languageLink = (visit: Visit) =>
  languages
    .filter(language => language !== visit.language)
    .map(
      language =>
        html`<a class="quiet language" href="?lang=${language}" hreflang="${language}" lang="${language}">${languageNames[language]}</a>`,
    )

export function foot(visit: Visit): Html {
  const { footer, language } = textOf(visit)
  const { name, supportEmail } = visit.operator
  return html`<footer class="foot night">
<div class="wide">
${wordmark(visit.brand, 20)}
<nav aria-label="${footer.label}"><a href="/privacy">${footer.privacy}</a><a href="/terms">${
    footer.terms
  }</a><a href="/help">${footer.help}</a>${supportEmail ? html`<a href="mailto:${supportEmail}">${supportEmail}</a>` : ''}</nav>
<nav aria-label="${language}">${languages.map(
    each =>
      html`<a href="?lang=${each}" hreflang="${each}" lang="${each}"${
        each === visit.language ? html` aria-current="true"` : ''
      }>${languageNames[each]}</a>`,
  )}</nav>
${name ? html`<p>${footer.runBy(name)}</p>` : ''}
</div>
</footer>`
}
