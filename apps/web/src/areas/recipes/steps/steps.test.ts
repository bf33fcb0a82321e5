import { expect, test } from 'vitest'
import { moveStep, withPastedSteps } from './steps.ts'

const empty = { it: '', en: '' }
const whisk = { it: 'Monta le uova.', en: '' }
const bake = { it: 'Inforna.', en: '' }

test('a step moves within the list and never out of it', () => {
  expect(moveStep([whisk, bake], 0, 1)).toEqual([bake, whisk])
  expect(moveStep([whisk, bake], 0, -1)).toEqual([whisk, bake])
})

test('a text of several lines becomes a step for each, without bullets and numbers', () => {
  expect(
    withPastedSteps([empty], {
      index: 0,
      language: 'it',
      text: 'PREPARAZIONE\n1. Monta le uova.\n\nPasso 2: Inforna.\n- 20 minuti a 180 °C\r\n',
    }),
  ).toEqual({ steps: [whisk, bake, { it: '20 minuti a 180 °C', en: '' }], last: 2 })
})

test('a translation is pasted beside its original', () => {
  const pasted = withPastedSteps([whisk, bake], { index: 0, language: 'en', text: 'Whisk the eggs.\nBake.\nServe.' })
  expect(pasted?.steps).toEqual([
    { ...whisk, en: 'Whisk the eggs.' },
    { ...bake, en: 'Bake.' },
    { it: '', en: 'Serve.' },
  ])
})

test('one line, or a step that has a text, is pasted as it is', () => {
  expect(withPastedSteps([empty], { index: 0, language: 'it', text: 'Monta le uova.' })).toBeUndefined()
  expect(withPastedSteps([whisk], { index: 0, language: 'it', text: 'a\nb' })).toBeUndefined()
})

test('steps after the pasted ones stay', () => {
  const pasted = withPastedSteps([empty, bake], { index: 0, language: 'it', text: 'Uno.\nDue.' })
  expect(pasted?.steps.map(({ it }) => it)).toEqual(['Uno.', 'Due.', 'Inforna.'])
})
