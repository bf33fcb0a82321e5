import { checkoutWording } from '@allenio/contract/purchases'
import type { OrderFormFacts } from '@allenio/contract/storefront'
import { consentLink, consentTexts } from '@allenio/domain/purchases'
import { countries, dialingCodeOf } from '@allenio/domain/business'
import { html, type Html } from '#platform/html'
import { lock } from './icons.ts'
import { isFree, moneyOf, saleClauses, termRows, termRowsAtOnce, type ShownPlan } from './price-words.ts'
import type { PlanSay } from './words.ts'

/** The query of the page's address. */
export interface OrderRequest {
  /** A discount code as it was typed, and whether it is valid. */
  code: { text: string; isWrong: boolean } | null
  isLanguageAsked: boolean
  hasScript: boolean
}

/** The form of the order. The terms stand directly above the button, as the law asks for. */
export function orderForm(shown: ShownPlan, request: OrderRequest): Html {
  const { plan, language, say } = shown
  const free = isFree(plan)
  if (!free && !plan.maySell) {
    return html`<section class="order closed" id="order"><h2>${say('cannotSell', { business: plan.business.name })}</h2>
<p>${say('cannotSellText', { business: plan.business.name })}</p></section>`
  }
  const submitKey = free ? 'getFree' : plan.trialDays > 0 ? 'startTrial' : 'pay'
  return html`<form id="code-form" hidden method="get" action="#order">${
    request.isLanguageAsked ? html`<input type="hidden" name="lang" value="${language}">` : ''
  }</form>
<form class="order" id="order" method="post" aria-labelledby="order-title" novalidate
 data-order="${JSON.stringify(factsOf(shown))}">
<h2 id="order-title">${say('order')}</h2>
<div class="notice" id="notice" role="alert" tabindex="-1" hidden></div>
<p class="unseen" id="faults" role="alert"></p>
<div id="signed-in" hidden><p>${say('signedIn')} <b id="buyer"></b></p>
<button type="button" class="text-button" id="other-buyer">${say('otherBuyer')}</button></div>
<div id="buyer-fields">${buyerFields(shown)}</div>
${plan.asksFiscal ? fiscalFields(shown) : ''}
${free ? '' : codeField(shown, request)}
<fieldset class="consents"><legend>${say('consents')}</legend>${consents(shown)}
<p class="small">${say('consentsVersion', { version: checkoutWording })}</p></fieldset>
${payChoice(shown)}
${termList(termRows(shown), 'parts')}
${plan.charges.atOnce === null ? '' : termList(termRowsAtOnce(shown, plan.charges.atOnce), 'once')}
${saleTerms(shown)}
<button class="button main big wide-button" id="submit" disabled>${say(submitKey)}</button>
${needsScript(shown, request)}
<p class="small after">${free ? '' : lock}<span>${say(free ? 'freeNote' : 'payNote')}</span></p>
<p class="small">${say('withdrawal')}</p>
</form>`
}

/** The facts that the script needs. */
const factsOf = ({ plan, language, terms, say }: ShownPlan): OrderFormFacts => ({
  packageId: plan.id,
  versionId: plan.versionId,
  termsNumber: terms.number,
  wording: checkoutWording,
  isSubscription: plan.intervalUnit !== null,
  discountCode: plan.discount?.code ?? null,
  language,
  words: {
    busy: say('busy'),
    changed: say('changed'),
    emailFormat: say('emailFormat'),
    join: say('join'),
    offline: say('offline'),
    pay: say('pay'),
    phoneFormat: say('phoneFormat'),
    sessionEnded: say('sessionEnded'),
  },
})

/** Says that ordering needs the script, and leads to the seller: to browsers without scripts, and to all where the web is not built. */
function needsScript({ plan, say }: ShownPlan, { hasScript }: OrderRequest): Html {
  const notice = html`<p class="notice">${say('noScript')} <a href="#seller">${say('askSeller', { business: plan.business.name })}</a></p>`
  return hasScript ? html`<noscript>${notice}</noscript>` : notice
}

interface Field {
  /** The label, and the sentence for an empty field, are words of this name. */
  name: 'firstName' | 'lastName' | 'email' | 'fiscalCode' | 'address' | 'zip' | 'city' | 'province'
  type?: string
  autocomplete: string
  hint?: string
  isShort?: boolean
  max?: number
}

function field(say: PlanSay, { name, type = 'text', autocomplete, hint, isShort, max = 80 }: Field): Html {
  const describedBy = hint === undefined ? `${name}-error` : `${name}-hint ${name}-error`
  return html`<div class="field${isShort ? ' short' : ''}"><label for="${name}">${say(name)}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${max}"${
    type === 'email' ? html` inputmode="email" autocapitalize="none" spellcheck="false"` : ''
  }${name === 'province' ? '' : html` required data-empty="${say(`${name}Empty`)}"`} aria-describedby="${describedBy}">
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}<p class="error" id="${name}-error"></p></div>`
}

function buyerFields({ plan, language, say }: ShownPlan): Html {
  return html`<div class="pair">${field(say, { name: 'firstName', autocomplete: 'given-name' })}
${field(say, { name: 'lastName', autocomplete: 'family-name' })}</div>
${field(say, { name: 'email', type: 'email', autocomplete: 'email', hint: say('emailHint'), max: 254 })}
<fieldset class="field phone"><legend>${say('phone')}</legend>
<select id="dial" autocomplete="tel-country-code" aria-label="${say('phoneCode')}">${countryOptions(
    language,
    countryOfCode(plan.business.countryCode, language),
    country => ({ value: dialingCodeOf(country), end: ` ${dialingCodeOf(country)}` }),
  )}</select>
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel" maxlength="24" aria-label="${say('phoneNumber')}"
 aria-describedby="phone-error"><p class="error" id="phone-error"></p></fieldset>`
}

function fiscalFields({ plan, language, say }: ShownPlan): Html {
  const country = countryOfCode(plan.business.countryCode, language)
  return html`<fieldset class="fiscal"><legend>${say('fiscal')}</legend>
${field(say, { name: 'fiscalCode', autocomplete: 'off', max: 20 })}
${field(say, { name: 'address', autocomplete: 'street-address', max: 200 })}
<div class="pair">${field(say, { name: 'zip', autocomplete: 'postal-code', isShort: true, max: 12 })}
${field(say, { name: 'city', autocomplete: 'address-level2' })}</div>
<div class="pair">${field(say, { name: 'province', autocomplete: 'address-level1', max: 40 })}
<div class="field"><label for="country">${say('country')}</label>
<select id="country" name="country" autocomplete="country">${countryOptions(language, country, value => ({
    value,
    end: '',
  }))}</select></div></div></fieldset>`
}

/** One code may be that of several countries: of these the reader's own, else the first, is chosen. */
function countryOfCode(code: string, language: ShownPlan['language']): string {
  const preset = language === 'it' ? 'IT' : 'US'
  return dialingCodeOf(preset) === code ? preset : (countries.find(country => dialingCodeOf(country) === code) ?? preset)
}

function countryOptions(
  language: ShownPlan['language'],
  chosen: string,
  optionOf: (country: string) => { value: string; end: string },
): Html[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countries
    .map(country => ({ country, name: names.of(country) ?? country }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
    .map(({ country, name }) => {
      const { value, end } = optionOf(country)
      return html`<option value="${value}"${country === chosen ? html` selected` : ''}>${name}${end}</option>`
    })
}

// the code belongs to a form of its own, which loads the page again with the price that it gives: this needs no script
function codeField({ plan, say, language }: ShownPlan, { code, isLanguageAsked }: OrderRequest): Html {
  if (plan.discount) {
    return html`<p class="code-used">${say('codeUsed', { code: plan.discount.code })}
<a href="${isLanguageAsked ? `?lang=${language}#order` : '?#order'}">${say('dropCode')}</a></p>`
  }
  const isWrong = code?.isWrong === true
  return html`<details class="code"${isWrong ? html` open` : ''}><summary>${say('code')}</summary>
<div class="field"><div class="with-button">
<input id="code" name="code" form="code-form" maxlength="30" autocomplete="off" autocapitalize="characters"
 spellcheck="false" value="${isWrong ? code.text : ''}" aria-label="${say('code')}" aria-describedby="code-error"${
   isWrong ? html` aria-invalid="true"` : ''
 }><button class="button quiet" form="code-form">${say('useCode')}</button></div>
<p class="error" id="code-error">${isWrong ? say('codeWrong') : ''}</p></div></details>`
}

const consents = ({ plan, language, say }: ShownPlan): Html[] =>
  consentTexts[language].map(consent => {
    const { name, text } = consent
    const link = consentLink(consent, { privacyUrl: plan.business.privacyUrl, termsUrl: '#sale-terms' })
    return html`<div class="consent"><input type="checkbox" id="${name}" name="${name}" required
 data-empty="${say(`${name}Empty`)}" aria-describedby="${name}-error">
<div><label for="${name}">${text(plan.business.name)}</label>${
      link ? html` <a href="${link.href}"${link.href.startsWith('#') ? '' : html` target="_blank" rel="noopener"`}>${link.label}</a>` : ''
    }<p class="error" id="${name}-error"></p></div></div>`
  })

/** The terms under which the business sells this package, folded up beside the button that accepts them. */
const saleTerms = (shown: ShownPlan): Html =>
  html`<details class="sale-terms" id="sale-terms"><summary>${shown.say('saleTerms', { business: shown.plan.business.name })}</summary>
<ol>${saleClauses(shown).map(
    ({ title, text }) => html`<li><h3>${title}</h3>${text.split(/\n+/).map(each => html`<p>${each}</p>`)}</li>`,
  )}</ol></details>`

/** Lets the buyer pay at once what can be paid in installments. */
function payChoice(shown: ShownPlan): Html {
  const { charges, installments } = shown.plan
  if (charges.atOnce === null || installments === null) return html``
  const { say } = shown
  const choices = [
    { value: 'parts', label: say('payParts', { count: installments, price: moneyOf(shown, charges.next ?? charges.first) }) },
    { value: 'once', label: say('payOnce', { price: moneyOf(shown, charges.atOnce) }) },
  ]
  return html`<fieldset class="pay-choice"><legend>${say('payHow')}</legend>${choices.map(
    ({ value, label }, at) =>
      html`<label><input type="radio" name="pays" value="${value}"${at === 0 ? html` checked` : ''}><span>${label}</span></label>`,
  )}</fieldset>`
}

const termList = (rows: ReturnType<typeof termRows>, pays: 'parts' | 'once'): Html =>
  html`<dl class="terms" data-pays="${pays}"${pays === 'once' ? html` hidden` : ''}>${rows.map(
    ({ label, text }) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`,
  )}</dl>`
