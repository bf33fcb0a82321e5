import { allergens, type Allergen } from '@allenio/contract/aliments'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@allenio/domain/testing'
import { allergenNames, allergensInText, exclusionName, parseAllergyText, parseOpenText, type AllergyText } from '../index.ts'

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
})

describe('a text about allergies', () => {
  test.each<[string, Partial<AllergyText>]>([
    ['APLV', { allergens: ['milk'] }],
    ['aplv (allergia alle proteine del latte vaccino)', { allergens: ['milk'] }],
    ['PLV', { allergens: ['milk'] }],
    ['favismo', { ruleIds: ['favism'] }],
    ['deficit di G6PD', { ruleIds: ['favism'] }],
    ['allergia sistemica al nichel', { ruleIds: ['nickel'] }],
    ['niente maiale, no alcol', { ruleIds: ['pork', 'alcohol'] }],
    ['Halal', { ruleIds: ['halal'] }],
    ['intolleranza al fruttosio e istamina', { ruleIds: ['fructose', 'histamine'] }],
    ['non è allergico al nichel', {}],
    ['Frutta a guscio, crostacei; lattosio', { allergens: ['crustaceans', 'nuts', 'lactose'] }],
    // fruit is no fructose, although the stems are alike
    ['frutta', { unknown: ['frutta'] }],
    ['Allergia a kiwi, fragole e arachidi', { allergens: ['peanuts'], unknown: ['kiwi', 'fragole'] }],
    ['Arachidi (shock nel 2019), porta l’adrenalina', { allergens: ['peanuts'] }],
    ['Tè verde', { unknown: ['Tè verde'] }],
    ['allergia al grano saraceno', { unknown: ['grano saraceno'] }],
    ['glutammato/solfiti', { allergens: ['sulphites'], unknown: ['glutammato'] }],
    ['nessuna allergia nota', {}],
    ['No known allergies', {}],
    ['Kiwi, kiwi', { unknown: ['kiwi'] }],
    ['graminacee; acari', { unknown: ['graminacee', 'acari'] }],
    ['non tollera il pomodoro crudo', { unknown: ['pomodoro'] }],
    ['', {}],
  ])('%s', (text, expected) => {
    const { unknown, ...understood } = parseAllergyText(text)
    const { unknown: expectedUnknown = [], ...others } = expected
    expect(understood).toEqual({ allergens: [], ruleIds: [], ...others })
    expect(unknown.map(phrase => phrase.toLowerCase())).toEqual(expectedUnknown.map(phrase => phrase.toLowerCase()))
  })

  test('thirty allergens at once are all read', () => {
    const others = Array.from({ length: 15 }, (_, index) => `sostanza${String.fromCharCode(97 + index)}`)
    const { allergens: found, unknown } = parseAllergyText([...allergens.map(each => allergenNames[each].it), ...others].join(', '))
    expect([found, unknown]).toEqual([[...allergens], others])
  })

  test('loses no word: each one is understood, a filler, or listed', () => {
    const words = fc.constantFrom('xilo', 'quark', 'latte', 'nichel', 'senza', 'non', 'allergia', 'e', ',', '.', '(')
    fc.assert(
      fc.property(fc.array(words), each => {
        const { unknown } = parseAllergyText(each.join(' '))
        for (const word of ['xilo', 'quark'] as const) expect(unknown.some(phrase => phrase.includes(word))).toBe(each.includes(word))
      }),
      runs,
    )
  })

  const milk = { kind: 'allergen', allergen: 'milk' } as const
  const open = (text: string, exclusions: Parameters<typeof parseOpenText>[1]) => {
    const { offers, unknown } = parseOpenText(text, exclusions, 'it')
    return [...offers.map(({ target }) => exclusionName(target, 'it')), ...unknown.map(phrase => `? ${phrase}`)]
  }

  test('is offered until an exclusion has it', () => {
    expect(open('latte, uova', [{ kind: 'dislike', target: milk, name: 'Latte' }])).toEqual(['Uova', 'Latte'])
    expect(open('latte, uova', [{ kind: 'intolerance', target: milk, name: 'Latte' }])).toEqual(['Uova'])
    expect(open('latte', [{ kind: 'allergy', target: milk, name: 'Latte' }])).toEqual([])
    expect(open('nichel, maiale', [{ kind: 'intolerance', target: { kind: 'word', word: 'nickel' }, name: 'Nichel' }])).toEqual(['Maiale'])
    expect(open('niente maiale', [{ kind: 'dislike', target: { kind: 'word', word: 'carne di maiale' }, name: 'Maiale' }])).toEqual([])
  })

  test('lists what nobody has entered', () => {
    expect(
      open('fragole fresche, kiwi, lattice', [{ kind: 'allergy', target: { kind: 'word', word: 'fragola' }, name: 'fragola' }]),
    ).toEqual(['? kiwi', '? lattice'])
  })
})
