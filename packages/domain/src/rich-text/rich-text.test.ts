import { RichText } from '@allenio/contract/rich-text'
import { describe, expect, test } from 'vitest'
import { isEmptyRichText, plainTextOf, richTextOf } from './index.ts'

describe('rich text', () => {
  const list = {
    type: 'bulletList' as const,
    content: [{ type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'uova' }] }] }],
  }
  const whole: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Dieta' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Poco ' },
          { type: 'text', text: 'sale', marks: [{ type: 'bold' }] },
        ],
      },
      list,
      { type: 'paragraph' },
    ],
  }

  test('is told as lines of text', () => expect(plainTextOf(whole)).toBe('Dieta\nPoco sale\n- uova'))
  test('is made from lines of text and told as them again', () => expect(plainTextOf(richTextOf('Uno\n\nTre'))).toBe('Uno\n\nTre'))
  test('of blanks is empty', () => expect([isEmptyRichText(richTextOf(' \n ')), isEmptyRichText(whole)]).toEqual([true, false]))
  test('passes its own schema', () =>
    expect([RichText.safeParse(whole).success, RichText.safeParse(richTextOf('a\nb')).success]).toEqual([true, true]))

  test.each([
    ['a script’s address', { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
    [
      'an address with a blank before the script',
      { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: ' javascript:alert(1)' } }] },
    ],
    ['a data address', { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'data:text/html,x' } }] }],
    ['a picture', { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }],
    ['a part of no kind', { type: 'html', text: '<script>' }],
  ])('takes no %s', (_, part) => {
    expect(RichText.safeParse({ type: 'doc', content: [{ type: 'paragraph', content: [part] }] }).success).toBe(false)
  })
})
