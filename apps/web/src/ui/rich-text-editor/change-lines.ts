import type { Node, ResolvedPos } from 'prosemirror-model'
import { Plugin, TextSelection } from 'prosemirror-state'
import type { Transaction } from 'prosemirror-state'
import { isList, linesOf } from './lines.ts'
import type { Line, PlacedLine } from './lines.ts'
import { blocksOf, isFullList, nodeOfBlock } from './stored-document.ts'

/** Changes the selected lines; `before` is the unchanged line above. */
export function changeLines(tr: Transaction, change: (line: Line, before: Line | undefined) => Line): Transaction {
  const { $from, $to } = tr.selection
  const isChosen = ({ pos, content }: PlacedLine) => pos < $to.pos && pos + 1 + content.size >= $from.pos
  return rebuildBlocks(tr, {
    // a new list must join the lists beside it, so the neighbouring blocks are included
    first: Math.max(0, $from.index(0) - 1),
    last: Math.min(tr.doc.childCount - 1, $to.index(0) + 1),
    change: (line, before) => (isChosen(line) ? change(line, before) : line),
  })
}

interface Rebuilding {
  first: number
  last: number
  change: (line: PlacedLine, before: PlacedLine | undefined) => Line
}

function rebuildBlocks(tr: Transaction, { first, last, change }: Rebuilding): Transaction {
  const {
    doc,
    selection: { $anchor, $head },
  } = tr
  const start = startOf(doc, first)
  const end = startOf(doc, last + 1)
  const lines = linesOf(doc, start, end)
  const blocks = blocksOf(lines.map((line, index) => change(line, lines[index - 1])))
  tr.replaceWith(start, end, blocks.map(nodeOfBlock))
  // no line is added or removed, so counting lines finds the selection again
  const [anchor, head] = [$anchor, $head].map(place => tr.doc.resolve(posOf(tr.doc, placeOf(doc, place))))
  return anchor ? tr.setSelection(TextSelection.between(anchor, head ?? anchor)) : tr
}

const startOf = (doc: Node, index: number): number => doc.children.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0)

const placeOf = (doc: Node, { pos, parentOffset }: ResolvedPos) => ({ index: linesOf(doc, 0, pos).length - 1, offset: parentOffset })

const posOf = (doc: Node, { index, offset }: { index: number; offset: number }): number => (linesOf(doc)[index]?.pos ?? 0) + 1 + offset

/**
 * Repairs lists after pasting and deleting, which may leave lists deeper than two levels, items without a line of their
 * own, or two lists that should be one. The library's schema cannot forbid this while both levels have the same name.
 */
export const tidyLists = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const untidy = doc.children.flatMap((block, index) => (!isTidy(block) || joinsNext(block, doc.maybeChild(index + 1)) ? [index] : []))
    // from the end, so that the earlier blocks keep their index
    for (const index of untidy.toReversed()) {
      rebuildBlocks(tr, { first: index, last: Math.min(index + 1, tr.doc.childCount - 1), change: line => line })
    }
    return untidy.length > 0 ? tr : null
  },
})

function isTidy(node: Node, levelAbove = 0): boolean {
  if (node.isTextblock) return true
  const level = isList(node) ? levelAbove + 1 : levelAbove
  const beginsWithList = !isList(node) && node.firstChild !== null && isList(node.firstChild)
  return level <= 2 && !beginsWithList && node.children.every(child => isTidy(child, level))
}

const joinsNext = (block: Node, next: Node | null): boolean =>
  next !== null && block.type === next.type && isList(block) && !isFullList(block) && !isFullList(next)
