import { Note } from '@allenio/contract/client-notes'
import { describe, expect, test } from 'vitest'
import { ageOn, fullName, isEmptyNote, noteOf, noteText, searchPatterns, splitName } from './index.ts'

test.each([
  ['1990-05-10', '2026-05-09', 35], ['1990-05-10', '2026-05-10', 36], ['2004-02-29', '2026-02-28', 21], ['2004-02-29', '2026-03-01', 22],
  ['2026-05-10', '2026-05-10', 0],
])('born on %s, on %s one is %i', (birth, day, age) => expect(ageOn(birth, day)).toBe(age))

test.each([
  ['Mario Rossi', 'Mario', 'Rossi'], ['  Maria  Grazia  De Luca ', 'Maria', 'Grazia De Luca'], ['Madonna', 'Madonna', ''], ['', '', ''],
])('"%s" is first name %s and last name %s', (whole, firstName, lastName) => expect(splitName(whole)).toEqual({ firstName, lastName }))

test('who has one name is called by it', () => {
  expect(fullName({ first_name: 'Madonna', last_name: '' })).toBe('Madonna')
})

describe('a search', () => {
  test.each([
    ['m', ['% m%']],
    ['ma', ['% ma%']],
    ['mar', ['%mar%']],
    ['  mar  ro ', ['%mar%', '% ro%']],
    ['+39 333', ['%+39%', '%333%']],
    ['', []],
    ['100%', ['%100\\%%']],
    ['a_b\\', ['%a\\_b\\\\%']],
    ['one two three four five six seven', ['%one%', '%two%', '%three%', '%four%', '%five%', '%six%']],
  ])('for "%s" looks for %j', (search, patterns) => expect(searchPatterns(search)).toEqual(patterns))
})

describe('a note', () => {
  const list = { type: 'bulletList' as const, content: [{ type: 'listItem' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'uova' }] }] }] }
  const whole: Note = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Dieta' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Poco ' }, { type: 'text', text: 'sale', marks: [{ type: 'bold' }] }] },
      list,
      { type: 'paragraph' },
    ],
  }

  test('is told as lines of text', () => expect(noteText(whole)).toBe('Dieta\nPoco sale\n- uova'))
  test('is made from lines of text and told as them again', () => expect(noteText(noteOf('Uno\n\nTre'))).toBe('Uno\n\nTre'))
  test('of blanks is empty', () => expect([isEmptyNote(noteOf(' \n ')), isEmptyNote(whole)]).toEqual([true, false]))
  test('passes its own schema', () => expect([Note.safeParse(whole).success, Note.safeParse(noteOf('a\nb')).success]).toEqual([true, true]))

  test.each([
    ['a script’s address', { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
    ['an address with a blank before the script', { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: ' javascript:alert(1)' } }] }],
    ['a data address', { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'data:text/html,x' } }] }],
    ['a picture', { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }],
    ['a part of no kind', { type: 'html', text: '<script>' }],
  ])('takes no %s', (_, part) => {
    expect(Note.safeParse({ type: 'doc', content: [{ type: 'paragraph', content: [part] }] }).success).toBe(false)
  })
})
