import { brandNames } from '@allenio/contract'
import { html, type Html } from '#platform/html'
import { attention } from '../drawings/attention.ts'
import { icon } from '../drawings/icons.ts'
import { mealPlan } from '../drawings/meal-plan.ts'
import { phoneToday } from '../drawings/phone-today.ts'
import { programGrid } from '../drawings/program-grid.ts'
import type { Visit } from '../site.ts'
import type { DrawingText } from '../texts/drawings.it.ts'
import type { PageText } from '../texts/page.it.ts'

export const claims = (visit: Visit, text: PageText): Html =>
  html`<section class="claims night" aria-labelledby="claims-title">
<div class="wide">
<h2 class="unseen" id="claims-title">${text.claims.title}</h2>
<ul>${text.claims.items.map(
    claim => html`<li><b>${claim.figure}</b> <span>${claim.words}<a class="mark" href="#claims-note"
 aria-label="${text.claims.mark}">*</a></span></li>`,
  )}</ul>
<p id="claims-note">* ${text.claims.footnote(brandNames[visit.brand])}</p>
</div>
</section>`

const heading = ({ kicker, title, lead }: { kicker: string; title: string; lead: string }) =>
  html`<p class="kicker">${kicker}</p><h2>${title}</h2><p class="lead">${lead}</p>`

const checks = (points: readonly string[]) =>
  html`<ul class="checks">${points.map(point => html`<li>${icon('check', 20)}<span>${point}</span></li>`)}</ul>`

const facts = (points: readonly (readonly string[])[]) =>
  html`<dl class="facts">${points.map(([name, words]) => html`<div><dt>${name}</dt><dd>${words}</dd></div>`)}</dl>`

export const attentionSection = (text: PageText, drawingTexts: DrawingText): Html => html`<section class="plain" id="features">
<div class="wide beside">
<div class="words">${heading(text.attention)}${checks(text.attention.points)}</div>
<div class="sheet">${attention(drawingTexts.attention)}</div>
</div>
</section>`

export const coachesSection = (text: PageText, drawingTexts: DrawingText): Html => html`<section class="tinted" id="coaches">
<div class="wide">
<div class="above">${heading(text.coaches)}</div>
<div class="sheet broad">${programGrid(drawingTexts.program)}</div>
${facts(text.coaches.points)}
</div>
</section>`

export const dietitiansSection = (text: PageText, drawingTexts: DrawingText): Html =>
  html`<section class="plain" id="dietitians">
<div class="wide">
<div class="above">${heading(text.dietitians)}</div>
<div class="sheet broad">${mealPlan(drawingTexts.plan)}</div>
${facts(text.dietitians.points)}
</div>
</section>`

export const clientsSection = (text: PageText, drawingTexts: DrawingText): Html => html`<section class="tinted clients">
<div class="wide beside">
<div class="words">${heading(text.clients)}${checks(text.clients.points)}</div>
<div class="pocket">${phoneToday(drawingTexts.today)}</div>
</div>
</section>`
