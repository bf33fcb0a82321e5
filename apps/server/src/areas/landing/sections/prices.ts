import { planPeriods, planPrice, planTiers, type PlanPeriod, type PlanTier } from '@allenio/domain/plans'
import { html, type Html } from '#platform/html'
import { start } from '../layout.ts'
import { money } from '../money.ts'
import type { Visit } from '../site.ts'
import type { PageText } from '../texts/index.ts'

const months = { monthly: 1, sixMonths: 6, annual: 12 } as const satisfies Record<PlanPeriod, number>
const largest = Math.max(...planTiers.map(tier => tier.maxClients))
const preset = 30

/** The switches are radios and the sheet of styles shows what they choose: no script is needed. */
export const prices = (visit: Visit, text: PageText): Html => {
  const t = text.prices
  return html`<section class="tinted prices" id="prices">
<div class="wide">
<div class="above"><p class="kicker">${t.kicker}</p><h2>${t.title}</h2><p class="lead">${t.lead}</p></div>
<div class="plans">
<div class="choice">
<fieldset class="steps"><legend>${t.howMany}</legend><div>${planTiers.map(tier => step(tier.maxClients, String(tier.maxClients)))}${
  step('more', `${largest}+`)}</div></fieldset>
<fieldset class="periods"><legend>${t.howOften}</legend><div>${planPeriods.map(period => html`<label><input type="radio" name="period"
 value="${period}"${period === 'monthly' ? html` checked` : ''}><span>${t.periods[period]}</span></label>`)}</div></fieldset>
<div class="offers" role="status">${planTiers.map(tier => offer(visit, text, tier))}<div class="offer for-more"><p class="who">${
  t.over(largest)}</p><p class="figure">${t.enterprise}</p><p>${t.enterpriseNote}</p><a class="button ink big" href="${
  visit.operator.supportEmail ? `mailto:${visit.operator.supportEmail}` : '/help'}">${t.write}</a></div></div>
</div>
<div class="all"><table>
<caption>${t.table.caption}</caption>
<thead><tr><th scope="col">${t.table.clients}</th><th scope="col">${t.table.price}</th><th scope="col" class="month">${t.table.month}</th></tr></thead>
<tbody>${planTiers.map(tier => html`<tr class="row-${tier.maxClients}"><th scope="row">${t.upTo(tier.maxClients)}</th>${
  tier.monthlyCents === 0 ? html`<td>${t.free}</td><td class="month">${money(0, visit.language)}</td>` : html`<td>${each(period =>
    html`<b>${money(planPrice(tier, period), visit.language)}</b> <small>${t.per[period]}</small>`)}</td><td class="month">${each(period =>
    money(planPrice(tier, period) / months[period], visit.language))}</td>`}</tr>`)}<tr class="row-more"><th scope="row">${
  t.over(largest)}</th><td>${t.enterprise}</td><td class="month"></td></tr></tbody>
</table></div>
</div>
</div>
</section>`
}

const each = (show: (period: PlanPeriod) => Html | string) =>
  planPeriods.map(period => html`<span class="on-${period}">${show(period)}</span>`)

const step = (value: number | 'more', label: string) => html`<label><input type="radio" name="clients" value="${value}"${
  value === preset ? html` checked` : ''}><span>${label}</span></label>`

function offer(visit: Visit, text: PageText, tier: PlanTier): Html {
  const t = text.prices
  const isFree = tier.monthlyCents === 0
  return html`<div class="offer for-${tier.maxClients}"><p class="who">${t.upTo(tier.maxClients)}</p>${
    isFree ? html`<p class="figure">${t.free}</p><p>${t.freeNote}</p>` : html`<p class="figure">${each(period =>
      html`${money(planPrice(tier, period), visit.language)} <small>${t.per[period]}</small>`)}</p><p>${each(period => html`${t.saving[period]}${
      period === 'monthly' ? '' : html` <span class="nowrap">${t.perMonth(money(planPrice(tier, period) / months[period], visit.language))}.</span>`}`)}</p>`}<a
 class="button main big" href="${start(visit)}">${visit.registrationOpen ? text.startLong : text.logIn}</a></div>`
}
