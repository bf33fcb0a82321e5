import type { Language } from '@allenio/contract'
import { html, markup, type Html } from '#platform/html'
import { makeSay } from '#platform/words'

const say = makeSay({
  it: {
    ask: 'Non vuoi più ricevere queste e-mail?',
    'ask about': 'Con il pulsante non ricevi più da {{business}} e-mail di questo tipo:',
    kept: 'Le notifiche nell’app restano come sono.',
    stop: 'Non ricevere più',
    done: 'Fatto, non ricevi più queste e-mail',
    'done about': 'Non ricevi più da {{business}} e-mail di questo tipo:',
    undo: 'Se cambi idea, le riattivi dalle',
    settings: 'impostazioni delle notifiche',
    gone: 'Questo link non è valido',
    'gone about': 'Forse è incompleto. Puoi scegliere cosa ricevere per e-mail dalle',
  },
  en: {
    ask: 'No longer want these e-mails?',
    'ask about': 'With the button you no longer get e-mails of this kind from {{business}}:',
    kept: 'Notifications in the app stay as they are.',
    stop: 'Stop these e-mails',
    done: 'Done, you no longer get these e-mails',
    'done about': 'You no longer get e-mails of this kind from {{business}}:',
    undo: 'If you change your mind, turn them on again in the',
    settings: 'notification settings',
    gone: 'This link is not valid',
    'gone about': 'It may be incomplete. You can choose what you get by e-mail in the',
  },
})

export interface ShownKinds {
  language: Language
  business: string
  /** As the settings name them. */
  names: readonly string[]
}

const list = (names: readonly string[]) => html`<ul>${names.map(name => html`<li>${name}</li>`)}</ul>`

/** Opening the page changes nothing, because scanners of mails open every link. */
export function askPage({ language, business, names }: ShownKinds): string {
  const words = say(language)
  return page(
    language,
    words('ask'),
    html`<p>${words('ask about', { business })}</p>
${list(names)}
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button type="submit">${words('stop')}</button></form>
<p>${words('kept')}</p>`,
  )
}

export function donePage({ language, business, names }: ShownKinds): string {
  const words = say(language)
  return page(
    language,
    words('done'),
    html`<p>${words('done about', { business })}</p>
${list(names)}
<p>${words('undo')} <a href="/settings#notifications">${words('settings')}</a>.</p>`,
  )
}

export function invalidPage(language: Language): string {
  const words = say(language)
  return page(language, words('gone'), html`<p>${words('gone about')} <a href="/settings#notifications">${words('settings')}</a>.</p>`)
}

const page = (language: Language, title: string, body: Html) =>
  markup(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body {
  display: grid; place-content: center; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 24px 20px;
  background: light-dark(#f2f4f7, #0f1318); color: light-dark(#424b57, #b6bfcb); font: 16px/24px Inter, system-ui, sans-serif;
}
main {
  box-sizing: border-box; width: min(480px, 100vw - 40px); padding: 32px; border-radius: 8px;
  background: light-dark(#fff, #161b22); overflow-wrap: anywhere;
}
h1 { margin: 0 0 16px; color: light-dark(#0c1016, #f1f4f8); font-size: 24px; line-height: 30px; letter-spacing: -.02em; }
p { margin: 0 0 16px; }
p:last-child { margin: 0; }
ul { margin: 0 0 24px; padding: 0 0 0 20px; color: light-dark(#0c1016, #f1f4f8); }
a { color: inherit; }
button {
  width: 100%; min-height: 48px; margin: 0 0 16px; padding: 12px 24px; border: 0; border-radius: 6px; cursor: pointer;
  background: light-dark(#0c1016, #f1f4f8); color: light-dark(#fff, #0c1016); font: inherit; font-weight: 600;
}
:focus-visible { outline: 2px solid light-dark(#0c1016, #f1f4f8); outline-offset: 2px; }
</style>
</head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>
`)
