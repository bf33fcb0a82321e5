import { askersLanguage } from '#platform/words'
import { html, markup } from '#platform/html'
import type { PageAnswer } from '#platform/web'

const words = {
  it: { title: 'Questa pagina non c’è', text: 'Il link è cambiato, oppure la pagina non è più pubblica.' },
  en: { title: 'This page does not exist', text: 'The link has changed, or the page is no longer public.' },
} as const

/** Inactive and unknown pages answer alike. */
export function missingPage(acceptLanguage: string | undefined): PageAnswer {
  const language = askersLanguage(undefined, acceptLanguage)
  const { title, text } = words[language]
  return {
    status: 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    },
    body: markup(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>
<style>:root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;
font:17px/1.6 Inter,system-ui,sans-serif;text-align:center;background:light-dark(#f6f6f4,#0f1318);color:light-dark(#11151b,#f1f3f5)}
h1{font-size:30px;letter-spacing:-.03em;margin:0 0 8px}p{margin:0;color:light-dark(#4a525c,#b4bcc6)}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>`),
  }
}
