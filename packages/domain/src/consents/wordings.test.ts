import { languages } from '@allenio/contract'
import { consentPurposes, consentWordingMaxLength } from '@allenio/contract/consents'
import { expect, test } from 'vitest'
import { productWordingOf, registrationWordingOf } from './wordings.ts'

// the longest name that a business may have, with what a replacement could mistake for a pattern
const longName = '$& $1 '.repeat(20)

test.each(consentPurposes.flatMap(purpose => languages.map(language => [purpose, language] as const)))(
  'the words for %s in %s name the business everywhere and fit',
  (purpose, language) => {
    const { version, text } = productWordingOf(purpose, language, longName)
    expect(text.length).toBeLessThanOrEqual(consentWordingMaxLength)
    expect(text.split(longName).length).toBeGreaterThan(4)
    expect(text).not.toContain('{{')
    expect(version.length).toBeLessThanOrEqual(40)
  },
)

test('the sentence of the registration is stored as it was read', () => {
  expect(registrationWordingOf('it', 'Studio <Riva>').text).toBe(
    'Accetto le condizioni d’uso, ho letto l’informativa sulla privacy e acconsento a che Studio <Riva> tratti i miei dati per seguirmi.',
  )
})
