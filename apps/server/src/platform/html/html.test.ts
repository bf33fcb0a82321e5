import { describe, expect, test } from 'vitest'
import { html, markup, raw, type Insertable } from './index.ts'

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title><svg/onload=alert(1)>',
  '`><iframe srcdoc="<script>alert(1)</script>">',
  '<!--<img title="--><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}<a href=javascript:alert(1)>',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
]

const unescape = (value: string) =>
  value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#96;', '`')
    .replaceAll('&amp;', '&')

describe('stored scripts', () => {
  test.each(payloads)('%s stays words, in text and in an attribute', payload => {
    const page = markup(html`<p title="${payload}">${payload}</p>`)
    const [, attribute = '', text = ''] = /^<p title="([^"]*)">([^<]*)<\/p>$/.exec(page) ?? []
    expect(attribute).not.toMatch(/[<>"'`]/)
    expect(text).not.toMatch(/[<>"'`]/)
    expect(unescape(attribute)).toBe(payload)
    expect(unescape(text)).toBe(payload)
  })

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://x.test/1',
  ])('%j is no address', address => {
    expect(markup(html`<a href="${address}">x</a>`)).toBe('<a href="#">x</a>')
  })

  test.each(['/login', '#prices', '?lang=en', 'https://x.test/a?b=1', 'mailto:a@x.test', 'tel:+39055', 'photo.png'])(
    '%s is an address',
    address => {
      expect(markup(html`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`)
    },
  )

  test('an address that begins with our words keeps them', () => {
    expect(markup(html`<a href="/x?q=${'a:b"'}">x</a>`)).toBe('<a href="/x?q=a:b&quot;">x</a>')
  })

  test('an object that looks like markup is not markup', () => {
    const sent: Insertable = JSON.parse('{"text":"<script>alert(1)</script>"}')
    expect(() => html`<p>${sent}</p>`).toThrow('only words')
  })
})

describe('what passes', () => {
  test('markup and lists of it, nested', () => {
    const items = ['a', '<b>'].map(item => html`<li>${item}</li>`)
    expect(markup(html`<ul>${items}${raw('<li>&nbsp;</li>')}</ul>`)).toBe('<ul><li>a</li><li>&lt;b&gt;</li><li>&nbsp;</li></ul>')
  })

  test('numbers, nothing at all, and 0', () => {
    expect(markup(html`${1.5}|${0}|${null}|${undefined}|${false}|${''}|${[]}`)).toBe('1.5|0|||||')
  })
})

describe('templates that cannot be made safe are refused', () => {
  const x = 'x'
  test.each([
    ['an attribute without quotes', () => html`<p title=${x}>`],
    ['a handler', () => html`<p onclick="${x}">`],
    ['a style', () => html`<p style="color:${x}">`],
    ['a script', () => html`<script>const a = "${x}"</script>`],
    ['a style sheet', () => html`<style>p{color:${x}}</style>`],
    ['markup inside an attribute', () => html`<p title="${html`<b>${x}</b>`}">`],
  ])('%s', (_, make) => {
    expect(make).toThrow()
  })

  test('after a closed script words are welcome again', () => {
    expect(markup(html`<script src="/a.js"></script><p>${'<'}</p>`)).toContain('<p>&lt;</p>')
  })

  test('raw takes constants only', () => {
    const typed: string = '<b>'
    // @ts-expect-error a value that is not known when compiled is refused
    expect(markup(raw(typed))).toBe('<b>')
  })
})
