import { expect, test } from 'vitest'
import { beginningOf, paragraphsOf } from './paragraphs.ts'

test.each([
  ['', []],
  ['Uno', ['Uno']],
  ['Uno\n\nDue', ['Uno', 'Due']],
  ['Uno\r\n\r\nDue\nancora due\n \n\nTre\n', ['Uno', 'Due\nancora due', 'Tre']],
])('%j has its paragraphs', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs)
})

test('a long text begins with whole paragraphs, and always with one', () => {
  const long = 'a'.repeat(400)
  expect(beginningOf([long, long, long])).toEqual([long])
  expect(beginningOf(['a'.repeat(2000), 'b'])).toEqual(['a'.repeat(2000)])
})

test('a text that is only a little too long stays whole', () => {
  expect(beginningOf(['a'.repeat(400), 'b'.repeat(400)])).toHaveLength(2)
})
