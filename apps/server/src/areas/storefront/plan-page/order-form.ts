import { checkoutWording } from '@allenio/contract/purchases'
import { consentLink, consentTexts } from '@allenio/domain/purchases'
import { countries, dialingCodeOf } from '@allenio/domain/business'
import { html, type Html } from '#platform/html'
import { lock } from './icons.ts'
import { isFree, termRows, type ShownPlan } from './price-words.ts'

/** The query of the page's address. */
export interface OrderRequest {
  /** A discount code as it was typed, and whether it is valid. */
  code: { text: string; isWrong: boolean } | null
  isLanguageAsked: boolean
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
 data-package="${plan.id}" data-version="${plan.versionId}"
 data-wording="${checkoutWording}" data-subscription="${plan.intervalUnit === null ? '' : 'yes'}" data-code="${plan.discount?.code ?? ''}"
 data-empty="${say('empty')}" data-email="${say('emailFormat')}" data-phone="${say('phoneFormat')}" data-agree="${say('mustAgree')}"
 data-offline="${say('offline')}" data-changed="${say('changed')}" data-busy="${say('busy')}">
<h2 id="order-title">${say('order')}</h2>
<div class="notice" id="notice" role="alert" tabindex="-1" hidden></div>
<div id="signed-in" hidden><p>${say('signedIn')} <b id="buyer"></b></p>
<button type="button" class="text-button" id="other-buyer">${say('otherBuyer')}</button></div>
<div id="buyer-fields">${buyerFields(shown)}</div>
${plan.asksFiscal ? fiscalFields(shown) : ''}
${free ? '' : codeField(shown, request)}
<fieldset class="consents"><legend>${say('consents')}</legend>${consents(shown)}
<p class="small">${say('consentsVersion', { version: checkoutWording })}</p></fieldset>
<dl class="terms">${termRows(shown).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>
<button class="button main big wide-button" id="submit" disabled>${say(submitKey)}</button>
<noscript><p class="notice">${say('noScript')}</p></noscript>
<p class="small after">${free ? '' : lock}<span>${say(free ? 'freeNote' : 'payNote')}</span></p>
<p class="small">${say('withdrawal')}</p>
</form>`
}

interface Field {
  name: string
  label: string
  type?: string
  autocomplete: string
  hint?: string
  isOptional?: boolean
  isShort?: boolean
  max?: number
}

const field = ({ name, label, type = 'text', autocomplete, hint, isOptional, isShort, max = 80 }: Field): Html =>
  html`<div class="field${isShort ? ' short' : ''}"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${max}"${
    type === 'email' ? html` inputmode="email" autocapitalize="none" spellcheck="false"` : ''
  }${isOptional ? '' : html` required`} aria-describedby="${hint === undefined ? '' : `${name}-hint `}${name}-error">
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}<p class="error" id="${name}-error"></p></div>`

function buyerFields({ plan, language, say }: ShownPlan): Html {
  return html`<div class="pair">${field({ name: 'firstName', label: say('firstName'), autocomplete: 'given-name' })}
${field({ name: 'lastName', label: say('lastName'), autocomplete: 'family-name' })}</div>
${field({ name: 'email', label: say('email'), type: 'email', autocomplete: 'email', hint: say('emailHint'), max: 254 })}
<fieldset class="field phone"><legend>${say('phone')}</legend>
<select id="dial" autocomplete="tel-country-code" aria-label="${say('phoneCode')}">${countryOptions(
    language,
    countryOfCode(plan.business.countryCode, language),
    country => ({ value: dialingCodeOf(country), end: ` ${dialingCodeOf(country)}` }),
  )}</select>
<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel-national" maxlength="24" aria-label="${say('phoneNumber')}"
 aria-describedby="phone-error"><p class="error" id="phone-error"></p></fieldset>`
}

function fiscalFields({ plan, language, say }: ShownPlan): Html {
  const country = countryOfCode(plan.business.countryCode, language)
  return html`<fieldset class="fiscal"><legend>${say('fiscal')}</legend>
${field({ name: 'fiscalCode', label: say('fiscalCode'), autocomplete: 'off', max: 20 })}
${field({ name: 'address', label: say('address'), autocomplete: 'street-address', max: 200 })}
<div class="pair">${field({ name: 'zip', label: say('zip'), autocomplete: 'postal-code', isShort: true, max: 12 })}
${field({ name: 'city', label: say('city'), autocomplete: 'address-level2' })}</div>
<div class="pair">${field({ name: 'province', label: say('province'), autocomplete: 'address-level1', isOptional: true, max: 40 })}
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

const consents = ({ plan, language }: ShownPlan): Html[] =>
  consentTexts[language].map(consent => {
    const { name, text } = consent
    const link = consentLink(consent, plan.business.privacyUrl)
    return html`<div class="consent"><input type="checkbox" id="${name}" name="${name}" required aria-describedby="${name}-error">
<div><label for="${name}">${text(plan.business.name)}</label>${
      link ? html` <a href="${link.href}" target="_blank" rel="noopener">${link.label}</a>` : ''
    }<p class="error" id="${name}-error"></p></div></div>`
  })
