import { brandNames } from '@allenio/contract'
import { html } from '#platform/html'
import { document, foot, top } from './layout.ts'
import { closing } from './sections/call-to-action.ts'
import { hero } from './sections/hero.ts'
import { prices } from './sections/prices.ts'
import { attentionSection, claims, clientsSection, coachesSection, dietitiansSection } from './sections/product.ts'
import { questions } from './sections/questions.ts'
import { rest, trust } from './sections/rest.ts'
import type { Visit } from './site.ts'
import { drawingText, textOf } from './texts/index.ts'

export const landingPage = (visit: Visit): string => {
  const text = textOf(visit)
  const drawingTexts = drawingText[visit.language]
  return document(visit, {
    path: '/',
    title: text.title(brandNames[visit.brand]),
    description: text.description,
    isMoving: true,
    body: html`${top(visit, '/')}
<main id="main">
${hero(visit, text, drawingTexts)}
${claims(visit, text)}
${attentionSection(text, drawingTexts)}
${coachesSection(text, drawingTexts)}
${dietitiansSection(text, drawingTexts)}
${clientsSection(text, drawingTexts)}
${rest(text)}
${trust(text)}
${visit.hasPlans ? prices(visit, text) : ''}
${questions(text)}
${closing(visit, text)}
</main>
${foot(visit)}`,
  })
}
