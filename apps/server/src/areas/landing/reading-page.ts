import { brandNames, type Language } from '@allenio/contract'
import { html, type Html } from '#platform/html'
import { document, foot, top, type PublicPath } from './layout.ts'
import type { Visit } from './site.ts'
import { helpEn, helpIt } from './texts/help.ts'
import { privacyEn, privacyIt } from './texts/privacy.ts'
import type { ReadingText, ReadingFor } from './texts/reading-text.ts'
import { termsEn, termsIt } from './texts/terms.ts'

const readings = {
  '/privacy': { it: privacyIt, en: privacyEn },
  '/terms': { it: termsIt, en: termsEn },
  '/help': { it: helpIt, en: helpEn },
} as const satisfies Record<Exclude<PublicPath, '/'>, Record<Language, ReadingFor>>

/** The pages made of words: privacy, terms, help. */
export function readingPage(visit: Visit, path: keyof typeof readings): string {
  const brand = brandNames[visit.brand]
  const reading = readings[path][visit.language]({ brand, hasPlans: visit.hasPlans, ...visit.operator })
  return document(visit, {
    path,
    title: `${reading.title} · ${brand}`,
    description: reading.lead,
    body: html`${top(visit, path)}
<main id="main" class="reading">
<article class="wide">
<h1>${reading.title}</h1>
<p class="lead">${reading.lead}</p>
${reading.sections.map(section)}
</article>
</main>
${foot(visit)}`,
  })
}

const section = ({ heading, words }: ReadingText['sections'][number]): Html => html`<h2>${heading}</h2>
${words.map(part =>
  typeof part === 'string'
    ? html`<p>${part}</p>
`
    : 'list' in part
      ? html`<ul>${part.list.map(item => html`<li>${item}</li>`)}</ul>
`
      : html`<p><a href="${part.link}">${part.name}</a></p>
`,
)}`
