import { isSafeAddress, textStyles } from './document.ts'
import type {
  RichBlock, RichDocument, RichInline, RichInnerList, RichItem, RichList, RichListType, RichMark, RichParagraph, TextStyle,
} from './document.ts'

/** Words that look alike; a break within a line is a line feed. */
export type Piece = { text: string; styles: readonly TextStyle[]; href?: string | undefined }

export const lineKinds = ['paragraph', 'heading 2', 'heading 3', 'bullet', 'number'] as const
export type LineKind = (typeof lineKinds)[number]

/** A document laid flat, as it is written: what stands in a list says so, and how deep. */
export type Line = {
  kind: LineKind
  level: 1 | 2
  /** goes on in the list item of the line before */
  isMore?: true | undefined
  pieces: readonly Piece[]
}

export const isItem = ({ kind }: Pick<Line, 'kind'>): boolean => kind === 'bullet' || kind === 'number'
export const emptyLine: Line = { kind: 'paragraph', level: 1, pieces: [] }
export const textOf = ({ pieces }: Pick<Line, 'pieces'>): string => pieces.map(({ text }) => text).join('')

const isAlike = (one: Piece, other: Piece): boolean =>
  one.href === other.href && textStyles.every((style) => one.styles.includes(style) === other.styles.includes(style))

/** Neighbours that look alike become one. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.text === '') continue
    if (last && isAlike(last, piece)) all[all.length - 1] = { ...last, text: last.text + piece.text }
    else all.push(piece)
  }
  return all
}

/** The part between two places, counted in characters. */
export function sliced(pieces: readonly Piece[], from: number, to = Infinity): Piece[] {
  let start = 0
  return joined(pieces.map((piece) => {
    const text = piece.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += piece.text.length
    return { ...piece, text }
  }))
}

// from the document

export const linesOf = ({ content }: RichDocument): Line[] => content.length === 0 ? [emptyLine] : content.flatMap(linesOfBlock)

function linesOfBlock(block: RichBlock): Line[] {
  switch (block.type) {
    case 'paragraph': return [{ ...emptyLine, pieces: piecesOf(block.content) }]
    case 'heading': return [{ ...emptyLine, kind: block.attrs.level === 2 ? 'heading 2' : 'heading 3', pieces: piecesOf(block.content) }]
    case 'bulletList':
    case 'orderedList': return block.content.flatMap((item) => linesOfItem(item, block.type, 1))
    default: return block satisfies never
  }
}

function linesOfItem({ content }: Pick<RichItem, 'content'>, type: RichListType, level: 1 | 2): Line[] {
  const kind = type === 'bulletList' ? 'bullet' : 'number'
  const lines: Line[] = []
  for (const part of content) {
    if (part.type === 'paragraph') {
      lines.push({ kind, level, pieces: piecesOf(part.content), ...(lines.length > 0 && { isMore: true }) })
      continue
    }
    // an item that begins with a list begins with a line of its own
    if (lines.length === 0) lines.push({ kind, level, pieces: [] })
    lines.push(...part.content.flatMap((item) => linesOfItem(item, part.type, 2)))
  }
  return lines
}

const piecesOf = (content: readonly RichInline[] = []): Piece[] => joined(content.map((part) => {
  if (part.type === 'hardBreak') return { text: '\n', styles: [] }
  const marks = part.marks ?? []
  const link = marks.find((mark) => mark.type === 'link')
  return {
    text: part.text,
    styles: textStyles.filter((style) => marks.some(({ type }) => type === style)),
    ...(link && isSafeAddress(link.attrs.href) && { href: link.attrs.href }),
  }
}))

// to the document

/** As much as the contract takes of each. */
const most = { text: 20_000, items: 500, partsOfItem: 100 } as const

export function documentOf(lines: readonly Line[]): RichDocument {
  const content: RichBlock[] = []
  for (const line of lines) {
    if (isItem(line)) addItem(content, line)
    else if (line.kind === 'paragraph') content.push(paragraphOf(line))
    else content.push({ type: 'heading', attrs: { level: line.kind === 'heading 2' ? 2 : 3 }, ...contentOf(line) })
  }
  return { type: 'doc', content }
}

const listType = ({ kind }: Line): RichListType => kind === 'bullet' ? 'bulletList' : 'orderedList'
const asList = (block: RichBlock | undefined): RichList | undefined =>
  block?.type === 'bulletList' || block?.type === 'orderedList' ? block : undefined
const asInnerList = (part: RichParagraph | RichInnerList | undefined): RichInnerList | undefined =>
  part === undefined || part.type === 'paragraph' ? undefined : part

function addItem(content: RichBlock[], line: Line): void {
  const type = listType(line)
  const list = asList(content.at(-1))
  const item = list?.content.at(-1)
  if (item && line.level === 2) return addInner(item, line)
  if (item && line.isMore && item.content.length < most.partsOfItem) return void item.content.push(paragraphOf(line))
  const fresh: RichItem = { type: 'listItem', content: [paragraphOf(line)] }
  if (list?.type === type && list.content.length < most.items) list.content.push(fresh)
  else content.push({ type, content: [fresh] })
}

function addInner({ content }: RichItem, line: Line): void {
  const type = listType(line)
  const list = asInnerList(content.at(-1))
  const item = list?.content.at(-1)
  if (item && line.isMore && item.content.length < most.partsOfItem) return void item.content.push(paragraphOf(line))
  const fresh = { type: 'listItem' as const, content: [paragraphOf(line)] }
  const isFull = content.length >= most.partsOfItem
  if (list && (isFull || (list.type === type && list.content.length < most.items))) list.content.push(fresh)
  else content.push({ type, content: [fresh] })
}

const paragraphOf = (line: Line): RichParagraph => ({ type: 'paragraph', ...contentOf(line) })

function contentOf({ pieces }: Line): { content?: RichInline[] } {
  const content = joined(pieces).flatMap(inlinesOf)
  return content.length === 0 ? {} : { content }
}

function inlinesOf({ text, styles, href }: Piece): RichInline[] {
  const marks: RichMark[] = [
    ...textStyles.filter((style) => styles.includes(style)).map((type) => ({ type })),
    ...(href === undefined ? [] : [{ type: 'link' as const, attrs: { href } }]),
  ]
  const textNode = (part: string): RichInline => ({ type: 'text', text: part, ...(marks.length > 0 && { marks }) })
  return text.split('\n').flatMap((part, index): RichInline[] => [
    ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
    ...inParts(part).map(textNode),
  ])
}

const inParts = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / most.text) }, (_, index) => text.slice(index * most.text, (index + 1) * most.text))
