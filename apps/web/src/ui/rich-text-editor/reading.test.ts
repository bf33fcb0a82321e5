import { expect, test } from 'vitest'
import type { Line } from '#ui/rich-text'
import { addressOf, withLinks } from './addresses.ts'
import { plainText, readLines, readPieces } from './reading.ts'
import type { MarkupNode } from './reading.ts'

type Attributes = Readonly<Record<string, string>>

const text = (value: string): MarkupNode => ({ nodeType: 3, nodeName: '#text', nodeValue: value, childNodes: [] })
const tag = (nodeName: string, attributes: Attributes, ...children: (MarkupNode | string)[]): MarkupNode => ({
  nodeType: 1, nodeName, nodeValue: null, getAttribute: (name) => attributes[name] ?? null,
  childNodes: children.map((child) => typeof child === 'string' ? text(child) : child),
})
const el = (nodeName: string, ...children: (MarkupNode | string)[]) => tag(nodeName, {}, ...children)
const pasted = (...children: (MarkupNode | string)[]) => readLines(el('BODY', ...children), { isOwn: false })
const own = (...children: MarkupNode[]) => readLines(el('DIV', ...children), { isOwn: true })
const shown = (lines: readonly Line[]) => lines.map(({ kind, level, isMore, pieces }) => [
  `${kind}${level === 2 ? ' inner' : ''}${isMore ? ' more' : ''}`,
  pieces.map(({ text: words, styles, href }) => `${words}${[...styles, ...(href ? [href] : [])].map((each) => `<${each}>`).join('')}`).join('|'),
])

test('a page that was copied comes as headings, lists and words', () => {
  expect(shown(pasted(
    el('H1', el('SPAN', 'Cena')),
    el('P', 'Mangia ', el('B', 'bene'), ' e\n   piano', el('BR')),
    el('P', '\u00A0'),
    el('UL', el('LI', 'pane', el('UL', el('LI', el('P', 'integrale'), el('P', 'di ieri')))), el('LI', 'latte')),
    el('SCRIPT', 'alert(1)'), el('STYLE', 'p { color: red }'), el('IMG'),
    el('TABLE', el('TBODY', el('TR', el('TD', 'Colazione'), el('TD', 'Pane 50 g')))),
  ))).toEqual([
    ['heading 2', 'Cena'],
    ['paragraph', 'Mangia |bene<bold>| e piano'],
    ['bullet', 'pane'],
    ['bullet inner', 'integrale'],
    ['bullet inner more', 'di ieri'],
    ['bullet', 'latte'],
    ['paragraph', 'Colazione · Pane 50 g'],
  ])
})

test('looks are taken from what the words weigh, not from what wraps them', () => {
  expect(shown(pasted(
    tag('B', { style: 'font-weight:normal' }, tag('P', { style: 'margin:0' }, tag('SPAN', { style: 'font-weight:700;font-style:italic' }, 'uno'))),
    el('P', tag('SPAN', { style: 'text-decoration: line-through' }, 'due'), tag('SPAN', { style: 'color:red' }, 'tre')),
    el('H2', tag('SPAN', { style: 'font-weight:bold' }, 'quattro')),
  ))).toEqual([['paragraph', 'uno<bold><italic>'], ['paragraph', 'due<strike>|tre'], ['heading 2', 'quattro']])
})

test('links keep safe addresses only', () => {
  expect(shown(pasted(
    el('P', tag('A', { href: 'https://esempio.it/a' }, tag('SPAN', { style: 'text-decoration:underline' }, 'qui'))),
    el('P', tag('A', { href: 'javascript:alert(1)' }, 'no'), ' ', tag('A', { href: '/clients' }, 'nemmeno')),
  ))).toEqual([['paragraph', 'qui<https://esempio.it/a>'], ['paragraph', 'no nemmeno']])
})

test('Word’s lists are lists', () => {
  const item = (style: string, sign: string, words: string) =>
    tag('P', { style }, tag('SPAN', {}, tag('SPAN', { style: 'mso-list:Ignore' }, sign, el('SPAN', '\u00A0\u00A0'))), words)
  expect(shown(pasted(
    item('mso-list:l0 level1 lfo1', '·', 'pane'), item('mso-list:l0 level2 lfo1', 'o', 'integrale'), item('mso-list:l1 level1 lfo2', '1.', 'prima'),
  ))).toEqual([['bullet', 'pane'], ['bullet inner', 'integrale'], ['number', 'prima']])
})

test('our own surface is read as it stands: empty lines, spaces and all', () => {
  expect(shown(own(
    tag('H3', { 'data-line': 'heading 2' }, 'Cena'),
    tag('P', { 'data-line': 'paragraph' }, el('BR')),
    tag('P', { 'data-line': 'paragraph' }, 'a  b ', el('BR'), 'c', el('BR'), el('BR')),
    el('OL', el('LI', tag('DIV', { 'data-line': 'number' }, 'uno'), el('UL', el('LI', tag('DIV', { 'data-line': 'bullet' }, el('BR')))))),
  ))).toEqual([['heading 2', 'Cena'], ['paragraph', ''], ['paragraph', 'a  b \nc\n'], ['number', 'uno'], ['bullet inner', '']])
  expect(readPieces(tag('P', { 'data-line': 'paragraph' }, 'uno ', el('STRONG', 'due')))).toEqual([
    { text: 'uno ', styles: [] }, { text: 'due', styles: ['bold'] },
  ])
})

test('the same as plain text', () => {
  expect(plainText(pasted(el('P', 'Spesa'), el('UL', el('LI', 'pane', el('UL', el('LI', 'integrale'))))))).toBe('Spesa\n- pane\n  - integrale')
})

test.each([
  ['esempio.it', 'https://esempio.it'], ['https://esempio.it/a?b=c', 'https://esempio.it/a?b=c'], ['sara@esempio.it', 'mailto:sara@esempio.it'],
  ['+39 333 123 4567', 'tel:+393331234567'], ['javascript:alert(1)', undefined], ['ciao', undefined], ['', undefined], ['due parole.it', undefined],
  ['caffè.it/menù', 'https://caffè.it/menù'],
])('%j leads to %j', (typed, href) => {
  expect(addressOf(typed)).toBe(href)
})

test('addresses in pasted words become links, the full stop does not', () => {
  expect(withLinks('vedi https://esempio.it/a.')).toEqual([
    { text: 'vedi ' }, { text: 'https://esempio.it/a', href: 'https://esempio.it/a' }, { text: '.' },
  ])
})
