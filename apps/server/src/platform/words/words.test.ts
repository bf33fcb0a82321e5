import { describe, expect, test } from 'vitest'
import { installConfig, loadConfig } from '#platform/config'
import { makeSay, askersLanguage } from '#platform/words'

describe('the asker’s language', () => {
  test.each<[string | undefined, string | undefined, 'it' | 'en']>([
    [undefined, undefined, 'it'],
    [undefined, '', 'it'],
    [undefined, 'en', 'en'],
    [undefined, 'EN-us', 'en'],
    [undefined, 'it-IT,it;q=0.9,en;q=0.8', 'it'],
    [undefined, 'en-GB,en;q=0.9,it;q=0.8', 'en'],
    [undefined, 'de-DE,de;q=0.9,en;q=0.8,it;q=0.7', 'en'],
    [undefined, 'it;q=0.2,en;q=0.9', 'en'],
    [undefined, 'it;q=0.2, en; q=0.9', 'en'],
    [undefined, 'it; q=0.2, en; q=0.1', 'it'],
    [undefined, 'en;q=0,it;q=0.1', 'it'],
    [undefined, 'en;q=0', 'it'],
    [undefined, 'fr, de', 'it'],
    [undefined, '*', 'it'],
    [undefined, 'ent, env', 'it'],
    [undefined, 'en;q=nonsense, it;q=0.5', 'it'],
    [undefined, ',,;;q=,==', 'it'],
    [undefined, 'en,'.repeat(10_000), 'en'],
    ['en', 'it', 'en'],
    ['it', 'en', 'it'],
    ['fr', 'en', 'en'],
    ['', 'en', 'en'],
    ['constructor', undefined, 'it'],
  ])('cookie %s, header %s: %s', (cookie, header, language) => {
    expect(askersLanguage(cookie, header)).toBe(language)
  })
})

describe('sentences', () => {
  const say = makeSay({
    it: { plain: 'Ciao', most: 'Al massimo {{max, integer}}', 'with.dots: and more': 'Sì', named: 'Ciao {{name}}, {{count}} volte' },
    en: { plain: 'Hello', most: '{{max, integer}} at most', 'with.dots: and more': 'Yes', named: 'Hello {{name}}, {{count}} times' },
  })

  test('group the thousands of a number', () => {
    expect([say('it')('most', { max: 5_000 }), say('en')('most', { max: 10_000 })]).toEqual(['Al massimo 5.000', '10,000 at most'])
  })

  test('are said in the language that is asked for', () => {
    expect([say('it')('plain'), say('en')('plain'), say('en')('with.dots: and more')]).toEqual(['Ciao', 'Hello', 'Yes'])
  })

  test.each([
    ['Giulia', 'Hello Giulia, 2 times'],
    ['<b>&"', 'Hello <b>&", 2 times'],
    ['{{count}}', 'Hello {{count}}, 2 times'],
    ['$t(plain)', 'Hello $t(plain), 2 times'],
    ['$&', 'Hello $&, 2 times'],
  ])('name %s as it is', (name, sentence) => {
    expect(say('en')('named', { name, count: 2 })).toBe(sentence)
  })
})

test('a sentence that is empty on purpose stays so', () => {
  const say = makeSay({ it: { title: 'Fatto', body: '' }, en: { title: 'Done', body: '' } })
  expect([say('it')('body'), say('en')('body', { count: 2 }), say('it')('title')]).toEqual(['', '', 'Fatto'])
})

describe('client or patient', () => {
  const say = makeSay({
    it: { gone: '{{Client}} tolto a {{name}}: ora segue {{count}} {{clients}}', title: '{{Clients}}', one: 'il {{client}}' },
    en: { gone: '{{Client}} taken from {{name}}, who now has {{count}} {{clients}}', title: '{{Clients}}', one: 'the {{client}}' },
  })

  test.each([
    ['coach', 'it', ['Cliente tolto a {{client}}: ora segue 3 clienti', 'Clienti', 'il cliente']],
    ['coach', 'en', ['Client taken from {{client}}, who now has 3 clients', 'Clients', 'the client']],
    ['dietitian', 'it', ['Paziente tolto a {{client}}: ora segue 3 pazienti', 'Pazienti', 'il paziente']],
    ['dietitian', 'en', ['Patient taken from {{client}}, who now has 3 patients', 'Patients', 'the patient']],
  ] as const)('a %s reads in %s: %j', (VARIANT, language, sentences) => {
    installConfig(loadConfig({ VARIANT }), 'secret')
    const worded = say(language)
    // a name is never read as a placeholder
    expect([worded('gone', { name: '{{client}}', count: 3 }), worded('title'), worded('one')]).toEqual(sentences)
  })
})

test('a sentence that one language lacks does not compile, nor does one that was never written', () => {
  installConfig(loadConfig({}), 'secret')
  // @ts-expect-error -- English lacks one
  const say = makeSay({ it: { saved: 'Salvato', gone: 'Tolto' }, en: { saved: 'Saved' } })
  expect(say('en')('saved')).toBe('Saved')
  // @ts-expect-error -- there is no such sentence
  makeSay({ it: { saved: 'Salvato' }, en: { saved: 'Saved' } })('it')('closed')
})
