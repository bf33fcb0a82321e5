import { expect, test } from 'vitest'
import { languageCookieHeader, languageOf } from './language.ts'

test.each([
  ['en', 'it', 'it', 'en', 'the link wins'],
  ['it', 'en', 'en', 'it', 'the link wins'],
  ['', 'en', 'it', 'en', 'then the cookie'],
  ['de', 'en', 'it', 'en', 'an unknown link counts for nothing'],
  ['', 'de', 'en', 'en', 'nor does an unknown cookie'],
  ['', '', 'en-GB,en;q=0.9', 'en', 'then the browser'],
  ['', '', 'de-DE,de;q=0.9,en;q=0.5,it;q=0.4', 'en', 'its first known wish'],
  ['', '', 'en;q=0.3, it;q=0.8', 'it', 'by weight'],
  ['', '', 'en;q=0, it', 'it', 'a refused one last'],
  ['', '', 'fr,de', 'it', 'Italian when nothing is known'],
  ['', '', '', 'it', 'Italian when nothing is said'],
  ['', '', ';;q=,,=;q=x,\u0000', 'it', 'nonsense is nothing'],
  ['__proto__', 'constructor', 'toString', 'it', 'names of the language machine are nothing'],
])('link %j, cookie %j, browser %j: %s (%s)', (lang, cookie, acceptLanguage, expected) => {
  const asker = { query: lang ? { lang } : {}, cookies: cookie ? { 'allenio.lang': cookie } : {}, acceptLanguage }
  expect(languageOf(asker)).toBe(expected)
})

test('the choice is kept for 365 days', () => {
  expect(languageCookieHeader('en', true)).toBe('allenio.lang=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  expect(languageCookieHeader('it', false)).not.toContain('Secure')
})
