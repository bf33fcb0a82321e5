import { unlockWords } from '@allenio/domain/packages'
import { html, type Html } from '#platform/html'
import { check, paperclip } from './icons.ts'
import { firstPaymentOnly, isFree, moneyOf, rhythmOf, shownPrice, type ShownPlan } from './price-words.ts'

/** Draws the offer: picture, name, price, description and what it gives. */
export function offer(shown: ShownPlan): Html {
  const { plan, say, language } = shown
  const unlocks = [...unlockWords(language, plan.unlocks, plan.business.name), say('account')]
  const isForeign = plan.language !== language
  const lang = isForeign ? html` lang="${plan.language}"` : ''
  return html`<article class="offer">
${plan.image === null ? '' : html`<img class="picture" src="${plan.image}" alt="" width="800" height="500" fetchpriority="high">`}
<h1${lang}>${plan.name}</h1>
${priceBlock(shown)}
${isForeign ? html`<p class="small">${say('writtenIn')}</p>` : ''}
<p class="jump"><a class="button main big" href="#order">${say(isFree(plan) ? 'goToFreeOrder' : 'goToOrder')}</a></p>
${plan.description === '' ? '' : html`<div class="description"${lang}>${paragraphs(plan.description)}</div>`}
<section aria-labelledby="includes"><h2 id="includes">${say('includes')}</h2>
<ul class="checks">${unlocks.map(line => html`<li>${check}<span>${line}</span></li>`)}</ul>
${plan.unlocks.credits.length ? html`<p class="small">${say('creditsMeaning')}</p>` : ''}</section>
${
  plan.attachments.length
    ? html`<section aria-labelledby="attachments"><h2 id="attachments">${say('attachments')}</h2>
<ul class="checks">${plan.attachments.map(name => html`<li>${paperclip}<span>${name}</span></li>`)}</ul></section>`
    : ''
}
</article>`
}

const paragraphs = (text: string) => text.split(/\n{2,}/).map(each => html`<p>${each}</p>`)

function priceBlock(shown: ShownPlan): Html {
  const { plan, say } = shown
  if (isFree(plan)) return html`<p class="price"><b>${say('free')}</b></p>`
  const { now, before } = shownPrice(plan)
  const first = firstPaymentOnly(shown)
  const badges = [
    plan.trialDays > 0 && say('trialBadge', { count: plan.trialDays }),
    first !== null && `${first} ${say('firstOnly')}`,
  ].filter(badge => badge !== false)
  return html`<p class="price"><b>${moneyOf(shown, now)}</b> <span class="rhythm">${rhythmOf(shown)}</span>${
    before === null ? '' : html` <s>${say('before', { price: moneyOf(shown, before) })}</s>`
  }</p>
${badges.length ? html`<ul class="badges">${badges.map(badge => html`<li>${badge}</li>`)}</ul>` : ''}`
}
