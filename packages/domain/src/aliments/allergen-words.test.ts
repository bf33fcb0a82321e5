import { allergens, type Allergen } from '@allenio/contract/aliment-fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { allergenNames, allergensInText, unrecordedAllergens } from './index.ts'

describe('the allergens that a text names', () => {
  test.each(allergens)('%s by the name that we give it', allergen => {
    const { it, en } = allergenNames[allergen]
    expect([allergensInText(it), allergensInText(en.toUpperCase())]).toEqual([[allergen], [allergen]])
  })

  test.each<[string, ...Allergen[]]>([
    ['Allergico alle arachidi (shock nel 2019)', 'peanuts'],
    ['noccioline', 'peanuts'],
    ['Nocciole e pistacchi', 'nuts'],
    ['allergia a noci, mandorle', 'nuts'],
    ['Peanut butter makes her ill', 'peanuts'],
    ['Lattosio', 'lactose'],
    ['intollerante al latte e ai latticini', 'milk'],
    ['formaggio stagionato', 'milk'],
    ['Celiachia', 'gluten'],
    ['è celiaca', 'gluten'],
    ['Coeliac, and no eggs', 'gluten', 'eggs'],
    ['frumento, grano', 'gluten'],
    ['allergica all’uovo', 'eggs'],
    ['Pesce', 'fish'],
    ['gamberetti e scampi', 'crustaceans'],
    ['Shellfish', 'crustaceans', 'molluscs'],
    ['frutti di mare', 'crustaceans', 'molluscs'],
    ['cozze', 'molluscs'],
    ['latte di soia', 'soy'],
    ['soya', 'soy'],
    ['sédano', 'celery'],
    ['Senape e sesamo', 'mustard', 'sesame'],
    ['solfiti nel vino', 'sulphites'],
    ['LUPINI', 'lupin'],
    ['Allergie: arachidi; intolleranze: lattosio', 'peanuts', 'lactose'],
    ['latte senza lattosio sì, uova no', 'eggs', 'milk'],
    ['non tollera il latte', 'milk'],
    ['Non mangia pesce, è allergico alle uova', 'eggs', 'fish'],
    ['no nuts', 'nuts'],
  ])('%s', (text, ...expected) => {
    expect(allergensInText(text)).toEqual(expected)
  })

  test.each([
    '',
    'Nessuna',
    'nessuna allergia alle noci',
    'Non è allergico a latte, uova e pesce',
    'Non risulta allergica al pesce',
    'No known allergies to nuts or milk',
    'No allergies or intolerances to milk',
    'nessuna allergia né intolleranza al glutine',
    'not allergic to peanuts',
    'mangia senza glutine',
    'senza il lattosio',
    'gluten-free bread',
    // other words with the same beginning, stem or part
    'allergia alla pesca',
    'grana',
    'noce moscata',
    'latte di cocco',
    'grano saraceno',
    'so',
    'eggplant',
    'lattuga',
    'polpa di pomodoro',
    'polline, graminacee, penicillina',
  ])('none in "%s"', text => {
    expect(allergensInText(text)).toEqual([])
  })

  test.each<[string, ...Allergen[]]>([
    ['Nessuna allergia. Intolleranza al lattosio', 'lactose'],
    ['Nessuna allergia nota, intolleranza al lattosio', 'lactose'],
    ['Non è allergico alle noci ma al pesce', 'fish'],
    ['No known allergies, intolerant of lactose', 'lactose'],
    ['nessuna allergia tranne le arachidi', 'peanuts'],
    ['No allergies, except to eggs', 'eggs'],
  ])('a denial ends: %s', (text, ...expected) => {
    expect(allergensInText(text)).toEqual(expected)
  })

  test('stand in the order of the list, each once, whatever is written', () => {
    const words = fc.constantFrom('non', 'allergico', 'a', 'latte', 'noci', ',', '.', 'senza', 'uova', 'o', 'lattosio', 'di', 'soia')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map(each => each.join(' ')),
        ),
        text => {
          const found = allergensInText(text)
          expect(found).toEqual(allergens.filter(allergen => found.includes(allergen)))
        },
      ),
      runs,
    )
  })

  test('are offered until an allergy or intolerance has them', () => {
    const milk = { kind: 'allergen', allergen: 'milk' } as const
    expect(unrecordedAllergens('latte, uova', [{ kind: 'dislike', target: milk }])).toEqual(['eggs', 'milk'])
    expect(unrecordedAllergens('latte, uova', [{ kind: 'intolerance', target: milk }])).toEqual(['eggs'])
    expect(unrecordedAllergens('latte', [{ kind: 'allergy', target: milk }])).toEqual([])
  })
})
