import { expect, test } from 'vitest'
import { documentOf, linesOf } from '#ui/rich-text'
import type { Line, LineKind, RichDocument } from '#ui/rich-text'
import { bySign, broken, caretAt, joinedBack, joinedOn, replaced, settled } from './editing.ts'
import { linesIn, linkAround, linked, shifted, styled, stylesIn, turned } from './looks.ts'

const kinds: Readonly<Record<string, LineKind>> = { '': 'paragraph', '#': 'heading 2', '##': 'heading 3', '-': 'bullet', '1.': 'number' }

/** Lines as one jots them: '- milk', '  - skimmed', '+ goes on', '# Heading'; **bold** in between. */
const written = (...texts: string[]): Line[] => texts.map((text) => {
  const [, spaces = '', sign = '', words = ''] = /^( *)(?:(#{1,2}|-|1\.|\+) )?(.*)$/.exec(text) ?? []
  return {
    kind: sign === '+' ? 'bullet' : kinds[sign] ?? 'paragraph', level: spaces === '' ? 1 : 2, ...(sign === '+' && { isMore: true }),
    pieces: words.split('**').flatMap((part, index) => part === '' ? [] : [{ text: part, styles: index % 2 ? ['bold' as const] : [] }]),
  }
})
const jotted = (lines: readonly Line[]): string[] => lines.map(({ kind, level, isMore, pieces }) => {
  const sign = isMore ? '+' : Object.entries(kinds).find(([, each]) => each === kind)?.[0] ?? ''
  const words = pieces.map(({ text, styles }) => styles.includes('bold') ? `**${text}**` : text).join('')
  return `${level === 2 ? '  ' : ''}${sign}${sign && ' '}${words}`
})
const at = (line: number, place: number) => caretAt({ line, at: place })
const over = (line: number, place: number, toLine: number, toPlace: number) => ({ from: { line, at: place }, to: { line: toLine, at: toPlace } })

test.each([
  [['# Cena', 'Niente dopo le 21', '- pane', '- latte']],
  [['- pane', '  - integrale', '  - di segale', '- latte', '1. prima', '1. dopo']],
  [['- pane', '+ quello di ieri', '  1. tagliato', '+ e in fine']],
  [['Una **parola** forte', '', 'e una riga dopo']],
])('%j is the same after it has been kept', (texts) => {
  const document = documentOf(written(...texts))
  expect(jotted(linesOf(document))).toEqual(texts)
  expect(documentOf(linesOf(document))).toEqual(document)
})

test('a break within a line, a link and looks are kept; an unsafe address is not', () => {
  const document: RichDocument = {
    type: 'doc',
    content: [{
      type: 'paragraph',
      content: [
        { type: 'text', text: 'uno', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://esempio.it' } }] }, { type: 'hardBreak' },
        { type: 'text', text: 'due', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
      ],
    }],
  }
  const [line] = linesOf(document)
  expect(line?.pieces).toEqual([
    { text: 'uno', styles: ['bold'], href: 'https://esempio.it' }, { text: '\ndue', styles: [] },
  ])
})

test.each([
  ['in the middle of a word', ['panlatte'], at(0, 3), ['pan', 'latte'], at(1, 0)],
  ['in a list', ['- panlatte'], at(0, 3), ['- pan', '- latte'], at(1, 0)],
  ['on an empty inner item', ['- pane', '  - '], at(1, 0), ['- pane', '- '], at(1, 0)],
  ['on an empty item', ['- pane', '- '], at(1, 0), ['- pane', ''], at(1, 0)],
  ['behind a heading', ['# Cena'], at(0, 4), ['# Cena', ''], at(1, 0)],
  ['before a heading', ['# Cena'], at(0, 0), ['', '# Cena'], at(1, 0)],
  ['over two lines', ['pane', 'latte'], over(0, 2, 1, 2), ['pa', 'tte'], at(1, 0)],
] as const)('Enter %s', (_, before, span, after, caret) => {
  const next = broken(written(...before), span)
  expect(jotted(next.lines)).toEqual(after)
  expect(next.span).toEqual(caret)
})

test.each([
  ['leaves an inner list', ['- a', '  - b'], 1, ['- a', '- b']],
  ['leaves a list', ['- a', '- b'], 1, ['- a', 'b']],
  ['makes a heading a line', ['a', '# b'], 1, ['a', 'b']],
  ['takes the empty line above away', ['', '# b'], 1, ['# b']],
  ['joins two lines', ['a', 'b'], 1, ['ab']],
  ['joins what goes on to its item', ['- a', '+ b'], 1, ['- ab']],
] as const)('Backspace at the beginning %s', (_, before, line, after) => {
  expect(jotted(joinedBack(written(...before), line)?.lines ?? [])).toEqual(after)
})

test('Backspace at the very beginning and Delete at the very end do nothing', () => {
  expect(joinedBack(written('a'), 0)).toBeUndefined()
  expect(joinedOn(written('a'), 0)).toBeUndefined()
  expect(jotted(joinedOn(written('a', '- b'), 0)?.lines ?? [])).toEqual(['ab'])
})

test('several lines are put into one', () => {
  const next = replaced(written('prima dopo'), at(0, 6), written('# uno', '- due', 'tre '))
  expect(jotted(next.lines)).toEqual(['prima uno', '- due', 'tre dopo'])
  expect(next.span).toEqual(at(2, 4))
  expect(jotted(replaced(written(''), at(0, 0), written('# uno')).lines)).toEqual(['# uno'])
})

test.each([['# ', 'heading 2'], ['- ', 'bullet'], ['1. ', 'number']] as const)('%j at the beginning makes a line a %s', (sign, kind) => {
  const lines: Line[] = [{ kind: 'paragraph', level: 1, pieces: [{ text: `${sign}pane`, styles: [] }] }]
  const next = bySign(lines, { line: 0, at: sign.length })
  expect(next?.lines).toEqual([{ kind, level: 1, pieces: [{ text: 'pane', styles: [] }] }])
  expect(bySign(lines, { line: 0, at: 5 })).toBeUndefined()
})

test('looks go over several lines, and off where all have them', () => {
  const bold = styled(written('pane e latte', 'uova'), over(0, 7, 1, 4), 'bold')
  expect(jotted(bold)).toEqual(['pane e **latte**', '**uova**'])
  expect(stylesIn(bold, over(0, 7, 1, 4))).toEqual(['bold'])
  expect(jotted(styled(bold, over(0, 9, 0, 12), 'bold'))).toEqual(['pane e **la**tte', '**uova**'])
  expect(jotted(linesIn(bold, over(0, 9, 1, 2)))).toEqual(['**tte**', '**uo**'])
})

test('a link is found whole from any place in it', () => {
  const lines = linked(written('leggi **qui** bene'), over(0, 6, 0, 9), 'https://esempio.it')
  expect(linkAround(lines, { line: 0, at: 7 })).toEqual({ span: over(0, 6, 0, 9), href: 'https://esempio.it' })
  expect(linkAround(lines, { line: 0, at: 2 })).toBeUndefined()
})

test('lines are turned, and turned back', () => {
  const list = turned(written('a', '# b'), over(0, 0, 1, 1), 'bullet')
  expect(jotted(list)).toEqual(['- a', '- b'])
  expect(jotted(turned(list, over(0, 0, 1, 1), 'bullet'))).toEqual(['a', 'b'])
  const inner = shifted(list, at(1, 0), 1)
  expect(jotted(inner ?? [])).toEqual(['- a', '  - b'])
  expect(shifted(list, at(0, 0), 1)).toBeUndefined()
  expect(jotted(settled(inner?.slice(1) ?? []))).toEqual(['- b'])
})
