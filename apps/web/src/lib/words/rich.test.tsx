import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rich } from './rich.ts'

const render = (sentence: string) =>
  renderToStaticMarkup(rich(sentence, { terms: text => <a href="/terms">{text}</a>, b: text => <b>{text}</b> }))

test.each([
  ['Nulla di speciale', 'Nulla di speciale'],
  ['Accetto i <terms>termini</terms> e basta', 'Accetto i <a href="/terms">termini</a> e basta'],
  ['<b>Uno</b><b>due</b>', '<b>Uno</b><b>due</b>'],
  ['Il <other>resto</other> è testo', 'Il resto è testo'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
])('%s', (sentence, html) => {
  expect(render(sentence)).toBe(html)
})
