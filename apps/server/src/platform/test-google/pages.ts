import type { Language } from '@allenio/contract'
import { devPage, html } from '#platform/html'
import type { GoogleEvent } from '#platform/google'
import { sayTestGoogle } from './words.ts'

const timeOf = (language: Language, { start }: GoogleEvent): string =>
  start?.dateTime === undefined
    ? (start?.date ?? '')
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Rome' }).format(
        new Date(start.dateTime),
      )

/** The page of consent, which the app opens with the parameters that Google takes. */
export function consentPage(language: Language, { search, emails }: { search: string; emails: readonly string[] }): string {
  const t = sayTestGoogle(language)
  return devPage(
    language,
    t('sign in'),
    html`<h1>${t('sign in')}</h1>
<p>${t('asks for')}</p>
<form class="wide card" method="post" action="/dev/google/consent?${search}">
<label><input type="checkbox" name="withoutCalendar" value="yes" style="flex:none;width:auto;height:auto">${t('without calendar')}</label>
${emails.map(email => html`<p><button class="plain" type="submit" name="email" value="${email}">${email}</button></p>`)}
<button class="plain" type="submit" name="email" value="">${t('cancel')}</button>
</form>`,
  )
}

export interface AccountEvents {
  email: string
  events: readonly GoogleEvent[]
}

const actions = ['later', 'tomorrow', 'delete'] as const

export function accountsPage(language: Language, accounts: readonly AccountEvents[]): string {
  const t = sayTestGoogle(language)
  return devPage(
    language,
    t('title'),
    html`<h1>${t('title')}</h1>
<p>${t('about')}</p>
${accounts.length === 0 && html`<p>${t('no accounts')}</p>`}
${accounts.map(
  ({ email, events }) => html`<section aria-label="${email}"><h2>${email}</h2>
<form method="post" action="/dev/google/events">
<input type="hidden" name="email" value="${email}">
<button class="plain" type="submit" name="action" value="add">${t('add')}</button></form>
${
  events.length === 0
    ? html`<p>${t('none')}</p>`
    : html`<ul>${events.map(
        event =>
          html`<li class="thing"><p>${timeOf(language, event)} · ${event.summary ?? t('busy')}${
            event.status === 'cancelled' && html` · ${t('deleted')}`
          }</p>${event.hangoutLink && html`<p>${event.hangoutLink}</p>`}${
            event.status !== 'cancelled' &&
            actions.map(
              action => html`<form method="post" action="/dev/google/events">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="id" value="${event.id ?? ''}">
<button class="plain" type="submit" name="action" value="${action}">${t(action)}</button></form>`,
            )
          }</li>`,
      )}</ul>`
}</section>`,
)}`,
  )
}
