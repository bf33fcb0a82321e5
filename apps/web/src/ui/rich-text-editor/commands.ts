import { TextSelection } from 'prosemirror-state'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { TextStyle } from '#ui/rich-text'
import { readable } from './addresses.ts'
import { changeLines } from './change-lines.ts'
import { isInItem, isListKind, linesOf } from './lines.ts'
import type { Line, LineKind, PlacedLine } from './lines.ts'
import { linkAt, stylesOf } from './looks.ts'
import { schema } from './schema.ts'

/** Removes a style if all selected words have it, otherwise sets it on all of them. */
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

/** Gives the selected lines this kind. If all of them have it already, they become plain text. */
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

/** Moves list items by one level. If none can move, the key is not handled, so that Tab goes to the next field as usual. */
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

/** An item leaves its list one level at a time. */
const raise = (line: Line): Line => (line.level === 2 ? { ...line, level: 1, isContinued: false } : toParagraph(line))

/** Handles Enter. */
export const breakLine: Command = (state, dispatch) => {
  const tr = state.tr.deleteSelection()
  const { $from: caret } = tr.selection
  const { parent, parentOffset, pos } = caret
  if (isInItem(caret)) {
    if (parent.content.size === 0) changeLines(tr, raise)
    else tr.split(pos, 2)
  } else if (parentOffset === parent.content.size) {
    // the line after a heading is plain text
    tr.split(pos, 1, [{ type: schema.nodes.paragraph }])
  } else {
    tr.split(pos)
    // Enter at the start of a heading must not leave an empty heading above it
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
  // when the document becomes empty, its last line loses its kind too
  return line?.content.size === 0 && others.length === 0 ? changeLines(tr, toParagraph) : tr
}

const toParagraph = (line: Line): Line => withKind(line, 'paragraph')

/** The caret if it is at the start or the end of its line. */
function caretAt(edge: 'start' | 'end', { selection }: EditorState) {
  const caret = selection instanceof TextSelection ? selection.$cursor : null
  return caret?.parentOffset === (edge === 'start' ? 0 : caret?.parent.content.size) ? caret : null
}

const isBlankParagraph = ({ kind, content }: Line): boolean => !isListKind(kind) && content.size === 0

const deleteLine = (tr: Transaction, { pos, content }: PlacedLine): Transaction => tr.delete(pos, pos + content.size + 2)
const joinLines = (tr: Transaction, above: PlacedLine, below: PlacedLine): Transaction =>
  tr.delete(above.pos + 1 + above.content.size, below.pos + 1)

/** Handles Backspace where it does more than delete a character. */
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

/** Handles Delete where it does more than delete a character. */
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
  // only the blank line is deleted, so that the next line keeps its kind
  deleteLine(tr, line)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(line.pos)))
}

/** Turns the selected words into a link, or changes the link at the caret; undefined removes it. */
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
