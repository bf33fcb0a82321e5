import { planPeriods, planPrice, planTiers, type PlanPeriod, type PlanTier } from '@allenio/domain/plan'
import { html, type Html } from '#platform/html'
import { start } from '../layout.ts'
import { money } from '../money.ts'
import type { Visit } from '../site.ts'
import type { PageText } from '../texts/page.it.ts'

const months = { monthly: 1, sixMonths: 6, annual: 12 } as const satisfies Record<PlanPeriod, number>
const largest = Math.max(...planTiers.map(tier => tier.maxClients))
const preset = 30

/** The switches are radios and the sheet of styles shows what they choose: no script is needed. */
export const prices = (visit: Visit, text: PageText): Html => html`<section class="tinted prices" id="prices">
<div class="wide">
<div class="above"><p class="kicker">${text.prices.kicker}</p><h2>${text.prices.title}</h2>
<p class="lead">${text.prices.lead}</p></div>
<div class="plans">
<div class="choice">
${steps(text.prices)}
${periods(text.prices)}
<div class="offers" role="status">${planTiers.map(tier => offer(visit, text, tier))}${enterprise(visit, text.prices)}</div>
</div>
<div class="all">${table(visit, text.prices)}</div>
</div>
</div>
</section>`

type Words = PageText['prices']

const steps = (text: Words) =>
  html`<fieldset class="steps"><legend>${text.howMany}</legend><div>${planTiers.map(tier =>
    step(tier.maxClients, String(tier.maxClients)),
  )}${step('more', `${largest}+`)}</div></fieldset>`

const step = (value: number | 'more', label: string) => html`<label><input type="radio" name="clients"
 value="${value}"${value === preset && html` checked`}><span>${label}</span></label>`

const periods = (text: Words) =>
  html`<fieldset class="periods"><legend>${text.howOften}</legend><div>${planPeriods.map(
    period => html`<label><input type="radio" name="period"
 value="${period}"${period === 'monthly' && html` checked`}><span>${text.periods[period]}</span></label>
`,
  )}</div></fieldset>`

/** Shows something for each of the three periods; the styles hide all but the chosen one. */
const each = (show: (period: PlanPeriod) => Html | string) =>
  planPeriods.map(period => html`<span class="on-${period}">${show(period)}</span>`)

function offer(visit: Visit, text: PageText, tier: PlanTier): Html {
  const { upTo, free, freeNote, per, saving, perMonth } = text.prices
  const price = (period: PlanPeriod) => money(planPrice(tier, period), visit.language)
  const amount =
    tier.monthlyCents === 0
      ? html`<p class="figure">${free}</p><p>${freeNote}</p>`
      : html`<p class="figure">${each(period => html`${price(period)} <small>${per[period]}</small>`)}</p>
<p>${each(
          period =>
            html`${saving[period]}${period !== 'monthly' && html` <span class="nowrap">${perMonth(monthly(visit, tier, period))}.</span>`}`,
        )}</p>`
  return html`<div class="offer for-${tier.maxClients}"><p class="who">${upTo(tier.maxClients)}</p>${amount}<a
 class="button main big" href="${start(visit)}">${visit.isRegistrationOpen ? text.startLong : text.logIn}</a></div>`
}

const monthly = (visit: Visit, tier: PlanTier, period: PlanPeriod) => money(planPrice(tier, period) / months[period], visit.language)

function enterprise({ operator }: Visit, text: Words): Html {
  const writing = operator.supportEmail ? `mailto:${operator.supportEmail}` : '/help'
  return html`<div class="offer for-more"><p class="who">${text.over(largest)}</p>
<p class="figure">${text.enterprise}</p><p>${text.enterpriseNote}</p>
<a class="button ink big" href="${writing}">${text.write}</a></div>`
}

const table = (visit: Visit, text: Words) => html`<table>
<caption>${text.table.caption}</caption>
<thead><tr><th scope="col">${text.table.clients}</th><th scope="col">${text.table.price}</th>
<th scope="col" class="month">${text.table.month}</th></tr></thead>
<tbody>
${planTiers.map(
  tier => html`<tr class="row-${tier.maxClients}"><th scope="row">${text.upTo(tier.maxClients)}</th>
${cells(visit, text, tier)}</tr>
`,
)}<tr class="row-more"><th scope="row">${text.over(largest)}</th><td>${text.enterprise}</td>
<td class="month"></td></tr>
</tbody>
</table>`

const cells = (visit: Visit, text: Words, tier: PlanTier) =>
  tier.monthlyCents === 0
    ? html`<td>${text.free}</td><td class="month">${money(0, visit.language)}</td>`
    : html`<td>${each(
        period => html`<b>${money(planPrice(tier, period), visit.language)}</b>
<small>${text.per[period]}</small>`,
      )}</td><td class="month">${each(period => monthly(visit, tier, period))}</td>`
