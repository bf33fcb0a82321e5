import { languages } from '@allenio/contract'
import { consentPurposes, consentWordingMaxLength } from '@allenio/contract/clients'
import { expect, test } from 'vitest'
import { needsGuardian, productWordingOf, registrationWordingOf, signedByGuardian } from './wordings.ts'

// the longest name that a business may have, with what a replacement could mistake for a pattern
const longName = '$& $1 '.repeat(20)

test.each(consentPurposes.flatMap(purpose => languages.map(language => [purpose, language] as const)))(
  'the words for %s in %s name the business everywhere and fit',
  (purpose, language) => {
    const { version, text } = productWordingOf(purpose, language, { business: longName, client: longName, guardian: longName })
    expect(text.length).toBeLessThanOrEqual(consentWordingMaxLength)
    expect(text.split(longName).length).toBeGreaterThan(4)
    expect(text).not.toContain('{{')
    expect(version.length).toBeLessThanOrEqual(40)
  },
)

test.each<[string | null, string, boolean]>([
  ['2010-05-01', '2026-11-28', true],
  ['2008-11-28', '2026-11-28', false],
  ['2008-11-29', '2026-11-28', true],
  [null, '2026-11-28', false],
])('somebody born on %s needs a guardian on %s: %s', (birthDate, day, expected) => expect(needsGuardian(birthDate, day)).toBe(expected))

test('the words name who consents', () => {
  const names = { business: 'Studio Riva', client: 'Ada Neri' }
  expect(productWordingOf('health data', 'it', names).text).toContain('Io, Ada Neri, acconsento esplicitamente a che Studio Riva')
  const ofGuardian = productWordingOf('health data', 'it', { ...names, guardian: 'Ugo {{client}} Neri' }).text
  expect(ofGuardian).toContain('Io, Ugo {{client}} Neri, che esercito la responsabilità genitoriale o la tutela su Ada Neri')
  expect(ofGuardian).not.toContain('Io, Ada Neri')
  expect(signedByGuardian('Acconsento.', 'it', { client: 'Ada Neri', guardian: 'Ugo Neri' })).toBe(
    'Acconsento.\n\nFirmato da Ugo Neri per Ada Neri.',
  )
})

test('the sentence of the registration is stored as it was read', () => {
  expect(registrationWordingOf('it', 'Studio <Riva>').text).toBe(
    'Accetto le condizioni d’uso, ho letto l’informativa sulla privacy e acconsento a che Studio <Riva> tratti i miei dati per seguirmi.',
  )
})
