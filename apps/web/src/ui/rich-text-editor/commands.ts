import { TextSelection } from 'prosemirror-state'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { TextStyle } from '#ui/rich-text'
import { readable } from './addresses.ts'
import { changeLines } from './change-lines.ts'
import { isInItem, isListKind, linesOf } from './lines.ts'
import type { Line, LineKind, PlacedLine } from './lines.ts'
import { linkAt, stylesOf } from './looks.ts'
import { schema } from './schema.ts'

/** A style is removed where all of the chosen words have it, and set everywhere otherwise. */
export const toggleStyle =
  (style: TextStyle): Command =>
  (state, dispatch) => {
    const {
      tr,
      selection: { empty, from, to },
    } = state
    const type = schema.marks[style]
    const hasStyle = stylesOf(state).includes(style)
    if (empty) dispatch?.(hasStyle ? tr.removeStoredMark(type) : tr.addStoredMark(type.create()))
    else dispatch?.(hasStyle ? tr.removeMark(from, to, type) : tr.addMark(from, to, type.create()))
    return true
  }

/** Chosen lines become what is asked for; where all of them are that already, they become plain text. */
export const turnInto =
  (kind: LineKind): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection
    const next = linesOf(state.doc, from, to).every(line => line.kind === kind) ? 'paragraph' : kind
    dispatch?.(changeLines(state.tr, line => withKind(line, next)).scrollIntoView())
    return true
  }

export const withKind = (line: Line, kind: LineKind): Line =>
  isListKind(kind) ? { ...line, kind } : { ...line, kind, level: 1, isContinued: false }

/** Moves list items a level; not handled where none moves, so that Tab goes on to the next field as everywhere. */
export const shift =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    let moves = false
    const tr = changeLines(state.tr, (line, before) => {
      const mayMove = isListKind(line.kind) && (by === -1 ? line.level === 2 : line.level === 1 && isListKind(before?.kind))
      moves ||= mayMove
      return mayMove ? { ...line, level: by === 1 ? 2 : 1 } : line
    })
    if (moves) dispatch?.(tr.scrollIntoView())
    return moves
  }

/** A list is left step by step. */
const raise = (line: Line): Line => (line.level === 2 ? { ...line, level: 1, isContinued: false } : toParagraph(line))

/** Enter. */
export const breakLine: Command = (state, dispatch) => {
  const tr = state.tr.deleteSelection()
  const { $from: caret } = tr.selection
  const { parent, parentOffset, pos } = caret
  if (isInItem(caret)) {
    if (parent.content.size === 0) changeLines(tr, raise)
    else tr.split(pos, 2)
  } else if (parentOffset === parent.content.size) {
    // plain text follows a heading
    tr.split(pos, 1, [{ type: schema.nodes.paragraph }])
  } else {
    tr.split(pos)
    // an empty heading above a heading would be nothing
    if (parentOffset === 0) tr.setNodeMarkup(caret.before(), schema.nodes.paragraph)
  }
  dispatch?.(tr.scrollIntoView())
  return true
}

export const insertLineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hardBreak.create()).scrollIntoView())
  return true
}

function deleteChoice(tr: Transaction): Transaction {
  tr.deleteSelection()
  const [line, ...others] = linesOf(tr.doc)
  // where nothing is left, nothing is left of its looks either
  return line?.content.size === 0 && others.length === 0 ? changeLines(tr, toParagraph) : tr
}

const toParagraph = (line: Line): Line => withKind(line, 'paragraph')

/** The caret, where it stands at the beginning or the end of its line. */
function caretAt(edge: 'start' | 'end', { selection }: EditorState) {
  const caret = selection instanceof TextSelection ? selection.$cursor : null
  return caret?.parentOffset === (edge === 'start' ? 0 : caret?.parent.content.size) ? caret : null
}

const isBlankParagraph = ({ kind, content }: Line): boolean => !isListKind(kind) && content.size === 0

const deleteLine = (tr: Transaction, { pos, content }: PlacedLine): Transaction => tr.delete(pos, pos + content.size + 2)
const joinLines = (tr: Transaction, above: PlacedLine, below: PlacedLine): Transaction =>
  tr.delete(above.pos + 1 + above.content.size, below.pos + 1)

/** Backspace, where it does more than to delete a character. */
export const deleteBackward: Command = (state, dispatch) => {
  const { tr, doc, selection } = state
  const caret = caretAt('start', state)
  if (selection.empty && !caret) return false
  const change = caret ? leaveLine(tr, linesOf(doc, 0, caret.pos)) : deleteChoice(tr)
  if (change) dispatch?.(change.scrollIntoView())
  return change !== undefined
}

function leaveLine(tr: Transaction, lines: readonly PlacedLine[]): Transaction | undefined {
  const [above, line] = lines.length > 1 ? lines.slice(-2) : [undefined, lines[0]]
  if (!line) return undefined
  if (isListKind(line.kind) && !line.isContinued) return changeLines(tr, raise)
  if (above && isBlankParagraph(above)) return deleteLine(tr, above)
  if (line.kind !== 'paragraph' && !isListKind(line.kind)) return changeLines(tr, toParagraph)
  return above && joinLines(tr, above, line)
}

/** Delete, where it does more than to delete a character. */
export const deleteForward: Command = (state, dispatch) => {
  const { tr, doc, selection } = state
  const caret = caretAt('end', state)
  if (selection.empty && !caret) return false
  const change = caret ? joinNext(tr, linesOf(doc, caret.pos)) : deleteChoice(tr)
  if (change) dispatch?.(change.scrollIntoView())
  return change !== undefined
}

function joinNext(tr: Transaction, [line, below]: readonly PlacedLine[]): Transaction | undefined {
  if (!line || !below) return undefined
  if (!isBlankParagraph(line)) return joinLines(tr, line, below)
  // what follows keeps its kind
  deleteLine(tr, line)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(line.pos)))
}

/** Makes a link of the chosen words or changes the one that the caret is in; undefined removes it. */
export const setLink =
  (href: string | undefined): Command =>
  (state, dispatch) => {
    const {
      selection: { empty, from, to, $from },
      tr,
    } = state
    const { from: start, to: end } = empty ? (linkAt($from) ?? { from, to }) : { from, to }
    if (href !== undefined && start === end) return insertLink(tr, href, dispatch)
    tr.removeMark(start, end, schema.marks.link)
    if (href !== undefined) tr.addMark(start, end, schema.marks.link.create({ href }))
    dispatch?.(tr)
    return true
  }

function insertLink(tr: Transaction, href: string, dispatch: ((tr: Transaction) => void) | undefined): boolean {
  dispatch?.(tr.replaceSelectionWith(schema.text(readable(href), [schema.marks.link.create({ href })]), false).scrollIntoView())
  return true
}
