import type { Language } from '@allenio/contract'
import { devPage, html, markup, raw } from '#platform/html'
import { makeSay } from '#platform/words'
import type { OutboxMail } from './outbox.ts'

const say = makeSay({
  it: {
    title: 'Posta in uscita',
    about: 'Nessun server di posta è configurato: le e-mail restano qui, su questo computer.',
    search: 'Cerca per destinatario',
    find: 'Cerca',
    none: 'Nessuna e-mail, per ora.',
    'none found': 'Nessuna e-mail per questo destinatario.',
    to: 'A',
    sent: 'Inviata',
    all: 'Tutte le e-mail',
    plain: 'Versione solo testo',
    attachments: 'Allegati',
    gone: 'Questa e-mail non c’è più.',
  },
  en: {
    title: 'Outgoing mail',
    about: 'No mail server is configured: mails stay here, on this computer.',
    search: 'Search by recipient',
    find: 'Search',
    none: 'No mails so far.',
    'none found': 'No mails for this recipient.',
    to: 'To',
    sent: 'Sent',
    all: 'All mails',
    plain: 'Plain text version',
    attachments: 'Attachments',
    gone: 'This mail is no longer here.',
  },
})

const formatMoment = (language: Language, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Rome' }).format(new Date(at))

export function listPage(language: Language, mails: readonly OutboxMail[], searched: string): string {
  const words = say(language)
  return devPage(
    language,
    words('title'),
    html`
<h1>${words('title')}</h1>
<p>${words('about')}</p>
<form method="get" action="/dev/mail" role="search">
<input type="search" name="to" value="${searched}"
  aria-label="${words('search')}" placeholder="${words('search')}">
<button type="submit">${words('find')}</button>
</form>
${mails.length === 0 && html`<p role="status">${words(searched ? 'none found' : 'none')}</p>`}
${
  mails.length > 0 &&
  html`<ul>${mails.map(
    mail => html`<li><a href="/dev/mail/${mail.id}">
<strong>${mail.subject}</strong>
<time datetime="${mail.created_at}">${formatMoment(language, mail.created_at)}</time>
<span>${mail.recipient}</span>
</a></li>`,
  )}</ul>`
}`,
  )
}

export function mailPage(language: Language, mail: OutboxMail): string {
  const words = say(language)
  const files = mail.attachments.map((file, at) => ({ ...file, at })).filter(({ cid }) => cid === undefined)
  return devPage(
    language,
    mail.subject,
    html`
<a class="back" href="/dev/mail">${words('all')}</a>
<h1>${mail.subject}</h1>
<p>${words('to')}: ${mail.recipient} · ${words('sent')}: ${formatMoment(language, mail.created_at)}</p>
${
  files.length > 0 &&
  html`<p>${words('attachments')}: ${files.map(
    ({ name, at }) => html`<a href="/dev/mail/${mail.id}/attachments/${at}" download="${name}">${name}</a> `,
  )}</p>`
}
<iframe title="${mail.subject}" src="/dev/mail/${mail.id}/body"
  sandbox="allow-top-navigation-by-user-activation"></iframe>
<details><summary>${words('plain')}</summary><pre>${mail.plain}</pre></details>`,
  )
}

export function gonePage(language: Language): string {
  const words = say(language)
  return devPage(
    language,
    words('gone'),
    html`
<h1>${words('gone')}</h1>
<a class="back" href="/dev/mail">${words('all')}</a>`,
  )
}

const shownTypes = new Set(['image/png', 'image/jpeg'])

/** The mail's links lead out of its frame, and its own pictures stand in it: the frame can fetch nothing. */
export const bodyInFrame = ({ html: body, attachments }: OutboxMail): string =>
  attachments
    .filter(({ cid, contentType }) => cid !== undefined && shownTypes.has(contentType))
    .reduce((text, { cid, contentType, content }) => text.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${content}"`), body)
    .replace('<head>', `<head>${markup(raw('<base target="_top">'))}`)
