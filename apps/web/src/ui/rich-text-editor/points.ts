import type { Point, Span } from './editing.ts'

export const holdersIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-line]')]

export function holderOf(root: HTMLElement, node: Node | null): HTMLElement | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  const holder = element?.closest<HTMLElement>('[data-line]')
  return holder && root.contains(holder) ? holder : undefined
}

/** Where the browser says one is, as line and character. */
export function pointAt(root: HTMLElement, node: Node, offset: number): Point | undefined {
  if (!root.contains(node)) return undefined
  const holders = holdersIn(root)
  const holder = holderOf(root, node)
  if (holder) return { line: holders.indexOf(holder), at: charactersBefore(holder, node, offset) }
  // between the lines: the beginning of the one that follows, at the end the end of the last
  const range = document.createRange()
  range.setStart(node, offset)
  const next = holders.findIndex((each) => range.comparePoint(each, 0) >= 0)
  if (next >= 0) return { line: next, at: 0 }
  const last = holders.at(-1)
  return last ? { line: holders.length - 1, at: charactersBefore(last, last, last.childNodes.length) } : undefined
}

const isFiller = (holder: HTMLElement, node: Node): boolean => node.nodeName === 'BR' && node === lastLeaf(holder)

function lastLeaf(node: Node): Node {
  return node.lastChild ? lastLeaf(node.lastChild) : node
}

function charactersBefore(holder: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange()
  range.selectNodeContents(holder)
  range.setEnd(node, offset)
  let count = 0
  for (const leaf of leavesOf(holder)) {
    if (range.comparePoint(leaf, 0) > 0) break
    if (leaf === node) return count + (leaf.nodeType === Node.TEXT_NODE ? offset : 0)
    if (!range.intersectsNode(leaf)) break
    if (leaf.nodeType === Node.TEXT_NODE) count += leaf.nodeValue?.length ?? 0
    else if (!isFiller(holder, leaf) && isWithin(range, leaf)) count += 1
  }
  return count
}

const isWithin = (range: Range, leaf: Node): boolean => {
  const parent = leaf.parentNode
  if (!parent) return false
  return range.comparePoint(parent, [...parent.childNodes].indexOf(leaf as ChildNode) + 1) <= 0
}

function leavesOf(node: Node): Node[] {
  if (node.nodeType === Node.TEXT_NODE || node.nodeName === 'BR') return [node]
  return [...node.childNodes].flatMap(leavesOf)
}

/** The browser's word for a place; at the seam of two looks, the end of the first. */
function placeOf(root: HTMLElement, { line, at }: Point): { node: Node; offset: number } | undefined {
  const holder = holdersIn(root)[line]
  if (!holder) return undefined
  let left = at
  for (const leaf of leavesOf(holder)) {
    const isText = leaf.nodeType === Node.TEXT_NODE
    const length = isText ? leaf.nodeValue?.length ?? 0 : 1
    if (isText && left <= length) return { node: leaf, offset: left }
    if (!isText && left === 0) return before(leaf)
    left -= length
  }
  return { node: holder, offset: holder.childNodes.length }
}

function before(leaf: Node): { node: Node; offset: number } | undefined {
  const parent = leaf.parentNode
  return parent ? { node: parent, offset: [...parent.childNodes].indexOf(leaf as ChildNode) } : undefined
}

export function showSpan(root: HTMLElement, { from, to }: Span): void {
  const [start, end] = [placeOf(root, from), placeOf(root, to)]
  if (start && end) getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
}

export const isBefore = (one: Point, other: Point): boolean => one.line < other.line || (one.line === other.line && one.at <= other.at)

/** What is chosen on the surface, from the earlier place to the later. */
export function shownSpan(root: HTMLElement): Span | undefined {
  const selection = getSelection()
  if (!selection?.anchorNode || !selection.focusNode) return undefined
  return spanBetween(
    pointAt(root, selection.anchorNode, selection.anchorOffset), pointAt(root, selection.focusNode, selection.focusOffset),
  )
}

export function spanOfRange(root: HTMLElement, range: AbstractRange | undefined): Span | undefined {
  if (!range) return undefined
  return spanBetween(pointAt(root, range.startContainer, range.startOffset), pointAt(root, range.endContainer, range.endOffset))
}

function spanBetween(one: Point | undefined, other: Point | undefined): Span | undefined {
  if (!one || !other) return undefined
  return isBefore(one, other) ? { from: one, to: other } : { from: other, to: one }
}
