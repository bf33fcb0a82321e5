import { EditorState, TextSelection } from 'prosemirror-state'
import type { Command } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { tidyLists } from './change-lines.ts'
import { breakLine, deleteBackward, deleteForward, insertLineBreak, setLink, shift, toggleStyle, turnInto } from './commands.ts'
import { linesOf } from './lines.ts'
import type { Line, LineKind } from './lines.ts'
import { looksOf } from './looks.ts'
import { schema } from './schema.ts'
import { blocksOf, documentOf, nodeOf } from './stored-document.ts'

const kinds: Readonly<Record<string, LineKind>> = {
  '': 'paragraph',
  '#': 'heading 2',
  '##': 'heading 3',
  '-': 'bulletList',
  '1.': 'orderedList',
}
const signOf = (kind: LineKind) => Object.keys(kinds).find(sign => kinds[sign] === kind) ?? ''

/** Lines in a short notation: '- milk', '  - skimmed', '+ goes on in the item', '# Heading', with **bold** in between. */
const lineOf = (text: string): Line => {
  const [, spaces = '', sign = '', words = ''] = /^( *)(?:(#{1,2}|-|1\.|\+) )?(.*)$/.exec(text) ?? []
  const parts = words.split('**').map((part, index) => ({ part, marks: index % 2 ? [schema.marks.bold.create()] : [] }))
  const content = parts.filter(({ part }) => part !== '').map(({ part, marks }) => schema.text(part, marks))
  const isContinued = sign === '+'
  return {
    kind: isContinued ? 'bulletList' : (kinds[sign] ?? 'paragraph'),
    level: spaces === '' ? 1 : 2,
    isContinued,
    content: schema.nodes.paragraph.create(null, content).content,
  }
}
const docOf = (texts: readonly string[]) => nodeOf({ type: 'doc', content: blocksOf(texts.map(lineOf)) })

const textOf = ({ kind, level, isContinued, content }: Line): string => {
  const sign = isContinued ? '+' : signOf(kind)
  const words = content.content
    .map(node => (node.marks.some(({ type }) => type.name === 'bold') ? `**${node.text}**` : (node.text ?? '⏎')))
    .join('')
  return `${level === 2 ? '  ' : ''}${sign}${sign && ' '}${words}`
}
const textsOf = ({ doc }: EditorState) => linesOf(doc).map(textOf)

type Point = readonly [line: number, offset: number]
type Span = readonly [from: Point, to?: Point]

const stateOf = (texts: readonly string[], [from, to = from]: Span = [[0, 0]]): EditorState => {
  const doc = docOf(texts)
  const lines = linesOf(doc)
  const [anchor = 0, head = 0] = [from, to].map(([line, offset]) => (lines[line]?.pos ?? 0) + 1 + offset)
  return EditorState.create({ doc, plugins: [tidyLists], selection: TextSelection.create(doc, anchor, head) })
}
const pointOf = ({ doc }: EditorState, pos: number): Point => [linesOf(doc, 0, pos).length - 1, doc.resolve(pos).parentOffset]

function run(state: EditorState, command: Command): EditorState | undefined {
  let next: EditorState | undefined
  command(state, transaction => {
    next = state.apply(transaction)
  })
  next?.doc.check()
  return next
}

/** The texts and the caret after a command. */
const after = (state: EditorState, command: Command) => {
  const next = run(state, command)
  return next && { texts: textsOf(next), caret: pointOf(next, next.selection.from) }
}

test.each([
  [['# Cena', 'Niente dopo le 21', '- pane', '- latte']],
  [['- pane', '  - integrale', '  - di segale', '- latte', '1. prima', '1. dopo']],
  [['- pane', '+ quello di ieri', '  1. tagliato', '+ e in fine']],
  [['Una **parola** forte', '', 'e una riga dopo']],
])('%j is the same after it has been stored', texts => {
  expect(linesOf(docOf(texts)).map(textOf)).toEqual(texts)
  expect(documentOf(nodeOf(documentOf(docOf(texts))))).toEqual(documentOf(docOf(texts)))
})

test('a break within a line, a link and looks are stored; an unsafe address is not', () => {
  expect(
    documentOf(
      nodeOf({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'uno', marks: [{ type: 'link', attrs: { href: 'https://esempio.it' } }, { type: 'bold' }] },
              { type: 'hardBreak' },
              { type: 'text', text: 'due', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
            ],
          },
        ],
      }),
    ),
  ).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'uno', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://esempio.it' } }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'due' },
        ],
      },
    ],
  })
})

test('an item that begins with a list gets a line of its own, and an empty document a paragraph', () => {
  const inner = { type: 'bulletList' as const, content: [{ type: 'listItem' as const, content: [{ type: 'paragraph' as const }] }] }
  expect(
    linesOf(nodeOf({ type: 'doc', content: [{ type: 'orderedList', content: [{ type: 'listItem', content: [inner] }] }] })).map(textOf),
  ).toEqual(['1. ', '  - '])
  expect(documentOf(nodeOf({ type: 'doc', content: [] }))).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
})

test.each([
  ['in the middle of a word', ['panlatte'], [[0, 3]], ['pan', 'latte'], [1, 0]],
  ['in a list', ['- panlatte'], [[0, 3]], ['- pan', '- latte'], [1, 0]],
  ['in an item with an inner list', ['- panlatte', '  - b'], [[0, 3]], ['- pan', '- latte', '  - b'], [1, 0]],
  ['in what goes on in an item', ['- a', '+ bc'], [[1, 1]], ['- a', '+ b', '- c'], [2, 0]],
  ['on an empty inner item', ['- pane', '  - '], [[1, 0]], ['- pane', '- '], [1, 0]],
  ['on an empty item', ['- pane', '- '], [[1, 0]], ['- pane', ''], [1, 0]],
  ['on an empty item in the middle', ['- a', '- ', '- b'], [[1, 0]], ['- a', '', '- b'], [1, 0]],
  ['behind a heading', ['# Cena'], [[0, 4]], ['# Cena', ''], [1, 0]],
  ['before a heading', ['# Cena'], [[0, 0]], ['', '# Cena'], [1, 0]],
  [
    'over two lines',
    ['pane', 'latte'],
    [
      [0, 2],
      [1, 2],
    ],
    ['pa', 'tte'],
    [1, 0],
  ],
  [
    'over two items',
    ['- pane', '- latte'],
    [
      [0, 2],
      [1, 2],
    ],
    ['- pa', '- tte'],
    [1, 0],
  ],
  [
    'from a paragraph into a list',
    ['pane', '- latte', '- uova'],
    [
      [0, 2],
      [1, 2],
    ],
    ['pa', 'tte', '- uova'],
    [1, 0],
  ],
] as const)('Enter %s', (_, before, span, texts, caret) => {
  expect(after(stateOf(before, span), breakLine)).toEqual({ texts, caret })
})

test.each([
  ['leaves an inner list', ['- a', '  - b'], 1, ['- a', '- b']],
  ['leaves a list', ['- a', '- b'], 1, ['- a', 'b']],
  ['leaves a list in its middle', ['- a', '- b', '- c'], 1, ['- a', 'b', '- c']],
  ['leaves a list with an inner one', ['- a', '  - b'], 0, ['a', '- b']],
  ['makes a heading a line', ['a', '# b'], 1, ['a', 'b']],
  ['takes the empty line above away', ['', '# b'], 1, ['# b']],
  ['takes the empty line between two lists away', ['- a', '', '- b'], 1, ['- a', '- b']],
  ['joins two lines', ['a', 'b'], 1, ['ab']],
  ['joins a line to the list above', ['- a', 'b'], 1, ['- ab']],
  ['joins what goes on to its item', ['- a', '+ b'], 1, ['- ab']],
] as const)('Backspace at the beginning %s', (_, before, line, texts) => {
  expect(after(stateOf(before, [[line, 0]]), deleteBackward)?.texts).toEqual(texts)
})

test.each([
  ['joins two lines', ['a', 'b'], 0, ['ab']],
  ['joins an item to a line', ['a', '- b', '- c'], 0, ['ab', '- c']],
  ['joins an item with an inner one to a line', ['a', '- b', '  - c'], 0, ['ab', '- c']],
  ['joins an inner item to its item', ['- a', '  - b', '  - c'], 0, ['- ab', '  - c']],
  ['takes an empty line away', ['', '# b'], 0, ['# b']],
] as const)('Delete at the end %s', (_, before, line, texts) => {
  const state = stateOf(before)
  const { pos = 0, content } = linesOf(state.doc)[line] ?? {}
  const atEnd = state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos + 1 + (content?.size ?? 0))))
  expect(after(atEnd, deleteForward)?.texts).toEqual(texts)
})

test('Backspace at the very beginning and Delete at the very end do nothing', () => {
  expect(run(stateOf(['a']), deleteBackward)).toBeUndefined()
  expect(run(stateOf(['a'], [[0, 1]]), deleteForward)).toBeUndefined()
})

test.each([
  [
    ['# Cena'],
    [
      [0, 0],
      [0, 4],
    ],
  ],
  [
    ['- pane', '  - integrale', '- latte'],
    [
      [0, 0],
      [2, 5],
    ],
  ],
] as const)('%j leaves no looks behind when all of it is deleted', (before, span) => {
  expect(after(stateOf(before, span), deleteBackward)).toEqual({ texts: [''], caret: [0, 0] })
})

test('an inner item whose item was deleted comes out', () => {
  expect(
    after(
      stateOf(
        ['pane', '- latte', '  - intero'],
        [
          [0, 2],
          [1, 5],
        ],
      ),
      deleteBackward,
    )?.texts,
  ).toEqual(['pa', '- intero'])
})

test('what is chosen over several lines is deleted, and the rest of both lines joined', () => {
  expect(
    after(
      stateOf(
        ['- pane', '  - integrale', 'latte'],
        [
          [0, 2],
          [2, 3],
        ],
      ),
      deleteBackward,
    ),
  ).toEqual({ texts: ['- pate'], caret: [0, 2] })
})

test('looks go over several lines, and off where all have them', () => {
  const bold = run(
    stateOf(
      ['pane e latte', 'uova'],
      [
        [0, 7],
        [1, 4],
      ],
    ),
    toggleStyle('bold'),
  )
  expect(bold && textsOf(bold)).toEqual(['pane e **latte**', '**uova**'])
  expect(bold && looksOf(bold).styles).toEqual(['bold'])
  const less = stateOf(
    ['pane e **latte**'],
    [
      [0, 9],
      [0, 12],
    ],
  )
  expect(after(less, toggleStyle('bold'))?.texts).toEqual(['pane e **la**tte'])
  expect(
    after(
      stateOf(
        ['pane e **latte**'],
        [
          [0, 0],
          [0, 12],
        ],
      ),
      toggleStyle('bold'),
    )?.texts,
  ).toEqual(['**pane e latte**'])
})

test('a link is found whole from any place in it, changed and removed', () => {
  const words = stateOf(
    ['leggi q**u**i bene'],
    [
      [0, 6],
      [0, 9],
    ],
  )
  const linked = run(words, setLink('https://esempio.it'))
  const inside = linked?.apply(linked.tr.setSelection(TextSelection.create(linked.doc, 8)))
  expect(inside && looksOf(inside).link).toBe('https://esempio.it')
  const removed = inside && run(inside, setLink(undefined))
  expect(removed?.doc.eq(words.doc)).toBe(true)
  expect(looksOf(stateOf(['leggi qui bene'], [[0, 2]])).link).toBeUndefined()
})

test('a link without words brings its address as words', () => {
  expect(after(stateOf(['scrivi a '], [[0, 9]]), setLink('mailto:sara@esempio.it'))?.texts).toEqual(['scrivi a sara@esempio.it'])
})

test('lines are turned, and turned back', () => {
  const list = run(
    stateOf(
      ['a', '# b'],
      [
        [0, 0],
        [1, 1],
      ],
    ),
    turnInto('bulletList'),
  )
  expect(list && textsOf(list)).toEqual(['- a', '- b'])
  expect(list && after(list, turnInto('bulletList'))?.texts).toEqual(['a', 'b'])
  expect(after(stateOf(['- a', 'b', '- c'], [[1, 0]]), turnInto('bulletList'))?.texts).toEqual(['- a', '- b', '- c'])
  expect(after(stateOf(['- a', '  - b', '- c'], [[1, 1]]), turnInto('orderedList'))).toEqual({
    texts: ['- a', '  1. b', '- c'],
    caret: [1, 1],
  })
})

test('items move a level in and out, and no deeper', () => {
  const inner = after(
    stateOf(
      ['- a', '- b', '- c'],
      [
        [1, 1],
        [2, 1],
      ],
    ),
    shift(1),
  )
  expect(inner?.texts).toEqual(['- a', '  - b', '  - c'])
  expect(after(stateOf(['- a', '- b', '  - c'], [[1, 0]]), shift(1))?.texts).toEqual(['- a', '  - b', '  - c'])
  expect(after(stateOf(['- a', '  - b'], [[1, 1]]), shift(-1))).toEqual({ texts: ['- a', '- b'], caret: [1, 1] })
  expect(run(stateOf(['- a'], [[0, 0]]), shift(1))).toBeUndefined()
  expect(run(stateOf(['- a', '  - b'], [[1, 0]]), shift(1))).toBeUndefined()
  expect(run(stateOf(['- a'], [[0, 0]]), shift(-1))).toBeUndefined()
  expect(run(stateOf(['a'], [[0, 0]]), shift(1))).toBeUndefined()
})

test('Shift Enter breaks a line within', () => {
  expect(after(stateOf(['- pane'], [[0, 3]]), insertLineBreak)).toEqual({ texts: ['- pan⏎e'], caret: [0, 4] })
})

test('a list that comes in three deep is two deep afterwards, and like lists that touch are one', () => {
  const state = stateOf(['a'])
  const p = (text: string) => schema.nodes.paragraph.create(null, schema.text(text))
  const { bulletList, listItem, orderedList } = schema.nodes
  const third = orderedList.create(null, listItem.create(null, p('terzo')))
  const second = bulletList.create(null, listItem.create(null, [p('secondo'), third]))
  const deep = bulletList.create(null, listItem.create(null, [p('primo'), second]))
  const next = state.apply(state.tr.insert(state.doc.content.size, [deep, bulletList.create(null, listItem.create(null, p('altro')))]))
  expect(textsOf(next)).toEqual(['a', '- primo', '  - secondo', '  1. terzo', '- altro'])
  expect(next.doc.childCount).toBe(2)
})

test('more than the contract takes of each is stored in parts', () => {
  const long = documentOf(docOf(['x'.repeat(20_001), ...Array.from({ length: 501 }, () => '- x')]))
  expect(long.content.map(({ type, content = [] }) => [type, content.length])).toEqual([
    ['paragraph', 2],
    ['bulletList', 500],
    ['bulletList', 1],
  ])
})
