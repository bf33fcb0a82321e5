import type { Language } from '@allenio/contract'
import { html, markup, raw, type Html } from '#platform/html'
import { addWords } from '#platform/words'
import type { OutboxMail } from './outbox.ts'

const say = addWords('outbox', {
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

const styles = html`<style>
:root {
  color-scheme: light dark;
  --page: light-dark(#f2f4f7, #0f1318);
  --card: light-dark(#fff, #161b22);
  --line: light-dark(#dce1e8, #28303b);
  --text: light-dark(#0c1016, #f1f4f8);
  --muted: light-dark(#5a6472, #929dab);
  --control: light-dark(#7e8794, #6f7a89);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/20px Inter, system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 32px 20px; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 32px; letter-spacing: -.038em; overflow-wrap: anywhere; }
p { margin: 0 0 20px; color: var(--muted); }
form { display: flex; gap: 8px; margin: 0 0 20px; }
input {
  flex: 1; min-width: 0; height: 36px; padding: 0 12px; border: 1px solid var(--control);
  border-radius: 6px; background: var(--card); color: inherit; font: inherit;
}
button {
  height: 36px; padding: 0 16px; border: 0; border-radius: 6px; background: var(--text);
  color: var(--page); font: inherit; font-weight: 600; cursor: pointer;
}
:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
ul {
  list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px;
}
li + li { border-top: 1px solid var(--line); }
li a {
  display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px; color: inherit;
  text-decoration: none;
}
li a:hover { background: var(--page); }
li strong { grid-column: 1; font-weight: 600; overflow-wrap: anywhere; }
li span { color: var(--muted); overflow-wrap: anywhere; }
li time { grid-column: 2; grid-row: 1; color: var(--muted); white-space: nowrap; }
@media (max-width: 480px) {
  li a { grid-template-columns: minmax(0, 1fr); }
  li time { grid-column: 1; grid-row: auto; }
}
.back { display: inline-block; margin: 0 0 16px; color: inherit; }
iframe {
  display: block; width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card);
}
summary { margin: 20px 0 8px; cursor: pointer; font-weight: 600; }
pre {
  margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere;
  font: 14px/20px ui-monospace, monospace;
}
</style>`

const page = (language: Language, title: string, body: Html) =>
  markup(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${styles}
</head>
<body><main>${body}</main></body>
</html>
`)

const formatMoment = (language: Language, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Rome' }).format(new Date(at))

export function listPage(language: Language, mails: readonly OutboxMail[], searched: string): string {
  const words = say(language)
  return page(
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
  return page(
    language,
    mail.subject,
    html`
<a class="back" href="/dev/mail">${words('all')}</a>
<h1>${mail.subject}</h1>
<p>${words('to')}: ${mail.recipient} · ${words('sent')}: ${formatMoment(language, mail.created_at)}</p>
${
  mail.attachments.length > 0 &&
  html`<p>${words('attachments')}: ${mail.attachments.map(
    ({ name }, at) => html`<a href="/dev/mail/${mail.id}/attachments/${at}" download="${name}">${name}</a> `,
  )}</p>`
}
<iframe title="${mail.subject}" src="/dev/mail/${mail.id}/body"
  sandbox="allow-top-navigation-by-user-activation"></iframe>
<details><summary>${words('plain')}</summary><pre>${mail.plain}</pre></details>`,
  )
}

export function gonePage(language: Language): string {
  const words = say(language)
  return page(
    language,
    words('gone'),
    html`
<h1>${words('gone')}</h1>
<a class="back" href="/dev/mail">${words('all')}</a>`,
  )
}

/** The mail's links lead out of its frame. */
export const addFrameTarget = (body: string): string => body.replace('<head>', `<head>${markup(raw('<base target="_top">'))}`)
