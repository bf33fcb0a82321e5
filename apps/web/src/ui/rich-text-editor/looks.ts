import type { ResolvedPos } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { textStyles } from '#ui/rich-text'
import type { TextStyle } from '#ui/rich-text'
import { isListKind, linesOf } from './lines.ts'
import type { LineKind } from './lines.ts'
import { schema } from './schema.ts'

/** The state that the toolbar shows for the selection. */
export interface Looks {
  styles: readonly TextStyle[]
  /** the kind that all selected lines share */
  kind: LineKind | undefined
  link: string | undefined
  isEmpty: boolean
}

export function looksOf(state: EditorState): Looks {
  const {
    doc,
    selection: { from, to, $from },
  } = state
  const [line, ...others] = linesOf(doc, from, to)
  const first = linesOf(doc, 0, 1)[0]
  return {
    styles: stylesOf(state),
    kind: others.every(({ kind }) => kind === line?.kind) ? line?.kind : undefined,
    link: linkAt($from)?.href,
    isEmpty: !isListKind(first?.kind) && doc.textContent.trim() === '',
  }
}

/** The styles that all selected words have; at a caret, the styles of the next typed word. */
export function stylesOf({ doc, storedMarks, selection: { empty, from, to, $from } }: EditorState): TextStyle[] {
  if (empty) {
    const marks = storedMarks ?? $from.marks()
    return textStyles.filter(style => schema.marks[style].isInSet(marks))
  }
  let styles: TextStyle[] | undefined
  doc.nodesBetween(from, to, ({ isText, text = '', marks }, pos) => {
    const selectedText = text.slice(Math.max(0, from - pos), to - pos)
    if (isText && selectedText.trim() !== '') styles = (styles ?? [...textStyles]).filter(style => schema.marks[style].isInSet(marks))
  })
  return styles ?? []
}

/** The whole link at a position, even if its words have different styles. */
export function linkAt($pos: ResolvedPos): { href: string; from: number; to: number } | undefined {
  const { parent, nodeBefore, nodeAfter } = $pos
  const link = [nodeBefore, nodeAfter].flatMap(node => (node && schema.marks.link.isInSet(node.marks)) ?? [])[0]
  if (!link) return undefined
  let first = $pos.index()
  let last = first
  while (first > 0 && link.isInSet(parent.child(first - 1).marks)) first -= 1
  while (last < parent.childCount && link.isInSet(parent.child(last).marks)) last += 1
  return { href: String(link.attrs['href']), from: $pos.posAtIndex(first), to: $pos.posAtIndex(last) }
}
