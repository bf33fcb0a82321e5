import { emptyLine } from '#ui/rich-text'
import { expect, test } from 'vitest'
import { caretAt } from './editing.ts'
import type { Edited } from './editing.ts'
import { newHistory } from './history.ts'

const stand = (text: string): Edited =>
  ({ lines: [{ ...emptyLine, pieces: [{ text, styles: [] }] }], span: caretAt({ line: 0, at: text.length }) })

test('what is typed in one go is taken back in one, and put back', () => {
  let now = 0
  const history = newHistory(() => now)
  history.keep(stand(''), 'typing')
  now = 300
  history.keep(stand('p'), 'typing')
  now = 2000
  history.keep(stand('pa'), 'typing')
  expect(history.back(stand('pane'))).toEqual(stand('pa'))
  expect(history.back(stand('pa'))).toEqual(stand(''))
  expect(history.back(stand(''))).toBeUndefined()
  expect(history.on(stand(''))).toEqual(stand('pa'))
})

test('a change of looks is a step of its own; after a new one nothing can be put back', () => {
  const history = newHistory(() => 0)
  history.keep(stand('a'), 'typing')
  history.keep(stand('b'), 'change')
  expect(history.mayGo()).toEqual({ back: true, on: false })
  expect(history.back(stand('c'))).toEqual(stand('b'))
  expect(history.mayGo()).toEqual({ back: true, on: true })
  history.keep(stand('b'), 'typing')
  expect(history.on(stand('d'))).toBeUndefined()
  expect(history.back(stand('d'))).toEqual(stand('b'))
})

test('typing goes on for a while, not for ever', () => {
  let now = 0
  const history = newHistory(() => now)
  for (const text of Array.from({ length: 20 }, (_, index) => 'a'.repeat(index))) {
    now += 400
    history.keep(stand(text), 'typing')
  }
  expect(history.back(stand('end'))).toEqual(stand('a'.repeat(10)))
})
