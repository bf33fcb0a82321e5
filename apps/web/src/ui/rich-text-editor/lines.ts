import type { Fragment, Node, ResolvedPos } from 'prosemirror-model'
import type { RichListType } from '#ui/rich-text'
import { schema } from './schema.ts'

export type LineKind = 'paragraph' | 'heading 2' | 'heading 3' | RichListType

/**
 * A textblock as a flat line, which stores its list kind and level. Lists of two levels are easier to change like this
 * than as a tree, where moving an item also moves everything inside it.
 */
export interface Line {
  kind: LineKind
  level: 1 | 2
  /** the line belongs to the item of the line before */
  isContinued: boolean
  content: Fragment
}

export interface PlacedLine extends Line {
  pos: number
}

export const isListKind = (kind: LineKind | undefined): kind is RichListType => kind === 'bulletList' || kind === 'orderedList'

export const isList = ({ type }: Node): boolean => type === schema.nodes.bulletList || type === schema.nodes.orderedList

/** Whether a position is in a list item. */
export const isInItem = ({ depth }: ResolvedPos): boolean => depth > 1

/** The lines that are at least partly between two positions. */
export function linesOf(doc: Node, from = 0, to = doc.content.size): PlacedLine[] {
  const lines: PlacedLine[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) lines.push(lineOf(node, doc.resolve(pos)))
    return !node.isTextblock
  })
  return lines
}

function lineOf(node: Node, $pos: ResolvedPos): PlacedLine {
  const { content } = node
  const { pos, depth } = $pos
  if (depth === 0) {
    const kind = node.type !== schema.nodes.heading ? 'paragraph' : node.attrs['level'] === 2 ? 'heading 2' : 'heading 3'
    return { kind, level: 1, isContinued: false, content, pos }
  }
  const kind = $pos.node(-1).type === schema.nodes.bulletList ? 'bulletList' : 'orderedList'
  return { kind, level: depth > 2 ? 2 : 1, isContinued: $pos.index() > 0, content, pos }
}
