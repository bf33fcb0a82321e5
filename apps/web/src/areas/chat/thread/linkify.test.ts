import { expect, test } from 'vitest'
import { isEmojiOnly, piecesOf } from './linkify.ts'

const linksIn = (text: string) => piecesOf(text).flatMap(piece => (piece.kind === 'link' ? [[piece.text, piece.href]] : []))

test.each([
  ['guarda https://allenio.it/a?b=1#c.', [['https://allenio.it/a?b=1#c', 'https://allenio.it/a?b=1#c']]],
  ['(vedi www.allenio.it/x)', [['www.allenio.it/x', 'https://www.allenio.it/x']]],
  [
    'https://it.wikipedia.org/wiki/Stacco_(pesi)',
    [['https://it.wikipedia.org/wiki/Stacco_(pesi)', 'https://it.wikipedia.org/wiki/Stacco_(pesi)']],
  ],
  ['scrivi a elisa@allenio.it!', [['elisa@allenio.it', 'mailto:elisa@allenio.it']]],
  [
    'due: http://a.it, http://b.it',
    [
      ['http://a.it', 'http://a.it/'],
      ['http://b.it', 'http://b.it/'],
    ],
  ],
  ['javascript:alert(1)', []],
  ['data:text/html,<b>', []],
  ['ftp://vecchio.it', []],
  ['xhttp://no', []],
  ['80.5 kg', []],
  ['fine.Poi', []],
])('%s', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test('nothing of a text is lost', () => {
  const text = 'prima https://a.it/b, poi\n<script>x</script> e www.c.it.'
  expect(
    piecesOf(text)
      .map(piece => piece.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['💪', true],
  ['💪💪💪', true],
  ['💪 💪', true],
  ['👩‍👩‍👧', true],
  ['🇮🇹', true],
  ['👍🏽', true],
  ['💪💪💪💪', false],
  ['ok 💪', false],
  ['12', false],
  ['#', false],
  ['', false],
])('%s alone and large: %s', (text, isLarge) => {
  expect(isEmojiOnly(text)).toBe(isLarge)
})
