import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { config } from '#lib/config'
import { areaWords, type PlainKey } from './area-words.ts'
import { commonWords } from './common-words.ts'
import { showIn } from './language.ts'

const useWords = areaWords('sample', {
  it: { greeting: 'Ciao {{name}}', saved: 'Salvato', clients_one: '{{count}} {{client}}', clients_other: '{{count}} {{clients}}' },
  en: { greeting: 'Hello {{name}}', saved: 'Saved', clients_one: '{{count}} {{client}}', clients_other: '{{count}} {{clients}}' },
})

const plain = {
  it: { saved: 'Salvato', closed: 'Chiuso per i {{clients}}' },
  en: { saved: 'Saved', closed: 'Closed to {{clients}}' },
} as const
const usePlain = areaWords('plain', plain)

afterEach(() => {
  config.variant = 'coach'
  showIn('it')
})

test('says a sentence in the language of the moment', () => {
  expect(useWords.say('saved')).toBe('Salvato')
  expect(useWords.say('greeting', { name: '<Anna & Ugo>' })).toBe('Ciao <Anna & Ugo>')
  showIn('en')
  expect(useWords.say('greeting', { name: 'Anna' })).toBe('Hello Anna')
})

test.each([
  ['it', 0, '0 clienti'],
  ['it', 1, '1 cliente'],
  ['it', 2, '2 clienti'],
  ['it', 1_000_000, '1000000 clienti'],
  ['en', 0, '0 clients'],
  ['en', 1, '1 client'],
  ['en', 1_000_000, '1000000 clients'],
] as const)('%s counts %i: %s', (language, count, sentence) => {
  showIn(language)
  expect(useWords.say('clients', { count })).toBe(sentence)
})

const useClientWords = areaWords('clients', {
  it: { gone: '{{Client}} tolto a {{name}}: ora segue {{count}} {{clients}}', title: '{{Clients}}', one: 'il {{client}}' },
  en: { gone: '{{Client}} taken from {{name}}, who now has {{count}} {{clients}}', title: '{{Clients}}', one: 'the {{client}}' },
})

test.each([
  ['coach', 'it', ['Cliente tolto a {{client}}: ora segue 3 clienti', 'Clienti', 'il cliente']],
  ['coach', 'en', ['Client taken from {{client}}, who now has 3 clients', 'Clients', 'the client']],
  ['dietitian', 'it', ['Paziente tolto a {{client}}: ora segue 3 pazienti', 'Pazienti', 'il paziente']],
  ['dietitian', 'en', ['Patient taken from {{client}}, who now has 3 patients', 'Patients', 'the patient']],
] as const)('a %s reads in %s: %j', (variant, language, sentences) => {
  config.variant = variant
  showIn(language)
  const say = useClientWords.say
  // a name is never read as a placeholder
  expect([say('gone', { name: '{{client}}', count: 3 }), say('title'), say('one')]).toEqual(sentences)
})

test('common words are said by their key, and only those that the area names', () => {
  const useActions = areaWords('actions', { common: ['delete', 'client'], it: { gone: 'Tolto' }, en: { gone: 'Gone' } })
  expectTypeOf(useActions.say).parameter(0).toEqualTypeOf<'delete' | 'client' | 'gone'>()
  expect([useActions.say('delete'), useActions.say('client'), useActions.say('gone')]).toEqual(['Elimina', 'Cliente', 'Tolto'])
  showIn('en')
  expect(useActions.say('delete')).toBe('Delete')
  // @ts-expect-error -- the area does not name it
  useActions.say('save')
})

test('the common words are the same in both languages', () => {
  expect(Object.keys(commonWords.en)).toEqual(Object.keys(commonWords.it))
})

test('keys and placeholders are typed', () => {
  expectTypeOf(useWords.say).parameter(0).toEqualTypeOf<'greeting' | 'saved' | 'clients'>()
  expectTypeOf<PlainKey<{ hello: 'Ciao {{name}}'; saved: 'Salvato'; x_one: 'Uno'; x_other: 'Tanti' }>>().toEqualTypeOf<'saved'>()
  const keys = ['saved', 'closed'] as const satisfies readonly PlainKey<typeof plain.it>[]
  expect(keys.map(key => usePlain.say(key))).toEqual(['Salvato', 'Chiuso per i clienti'])
  // @ts-expect-error -- a name is wanted
  useWords.say('greeting')
  // @ts-expect-error -- nothing is wanted
  useWords.say('saved', { name: 'Anna' })
  // @ts-expect-error -- no such sentence
  useWords.say('clients_one', { count: 1 })
  // @ts-expect-error -- English lacks one
  areaWords('other', { it: { one: 'Uno', two: 'Due' }, en: { one: 'One' } })
})
