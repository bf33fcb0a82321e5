import type { Language } from '@allenio/contract'
import type { LivePackage } from '@allenio/contract/storefront'
import { sellerLines } from '@allenio/domain/business'
import { html, type Html } from '#platform/html'
import type { FoundPackage } from '../live-package.ts'
import { publicDocument, type StorefrontSite } from './document.ts'
import { offer } from './offer.ts'
import { orderForm, type OrderRequest } from './order-form.ts'
import { priceText, type ShownPlan } from './price-words.ts'
import { planWords } from './words.ts'

interface PlanVisit extends Pick<FoundPackage, 'today' | 'seller' | 'terms'> {
  site: StorefrontSite
  language: Language
  request: OrderRequest
  /** The path of the picture for links that people share. */
  sharePath: string
}

/** The page on which a stranger reads what a package is and orders it. */
export function planPage(plan: LivePackage, { site, language, request, sharePath, ...found }: PlanVisit): string {
  const say = planWords(language)
  const shownPlan: ShownPlan = { plan, language, say, ...found }
  const summary = plan.description.replaceAll(/\s+/g, ' ').slice(0, 150)
  return publicDocument({
    site,
    language,
    say,
    path: `/sf/plans/${plan.id}`,
    title: `${plan.name} · ${plan.business.name}`,
    description: summary || say('description', { package: plan.name, business: plan.business.name, price: priceText(shownPlan) }),
    share: { path: sharePath, alt: say('shareAlt', { package: plan.name, business: plan.business.name, price: priceText(shownPlan) }) },
    isIndexed: plan.isShown && request.code === null,
    business: plan.business,
    query: request.code === null ? '' : `&code=${encodeURIComponent(request.code.text.toWellFormed())}`,
    skip: html`<a class="skip" href="#order">${say('skip')}</a>`,
    body: html`<main class="column plan${plan.image === null ? ' plain-offer' : ''}">
${offer(shownPlan)}
${orderForm(shownPlan, request)}
${sellerSection(shownPlan)}
</main>`,
  })
}

/** Names the seller on the page itself, as the law asks for. */
const sellerSection = ({ seller, language, say }: ShownPlan): Html =>
  html`<section class="seller" aria-labelledby="seller"><h2 id="seller">${say('seller')}</h2>
<p>${sellerLines(language, seller).map((line, at) => html`${at === 0 ? '' : html`<br>`}${line}`)}</p></section>`

/** The answer for a package that there is not, or that is not for sale any more. */
export function gonePage(site: StorefrontSite, language: Language): string {
  const say = planWords(language)
  return publicDocument({
    site,
    language,
    say,
    path: '/sf/plans',
    title: say('goneTitle'),
    isIndexed: false,
    body: html`<main class="column message"><h1>${say('goneTitle')}</h1><p>${say('goneText')}</p></main>`,
  })
}
