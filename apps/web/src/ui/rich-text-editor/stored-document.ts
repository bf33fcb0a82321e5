import type { Fragment, Node } from 'prosemirror-model'
import { isSafeAddress, textStyles } from '#ui/rich-text'
import type {
  RichBlock,
  RichDocument,
  RichInline,
  RichInnerItem,
  RichInnerList,
  RichItem,
  RichList,
  RichMark,
  RichParagraph,
} from '#ui/rich-text'
import { isListKind, linesOf } from './lines.ts'
import type { Line } from './lines.ts'
import { schema } from './schema.ts'

/** The limits of the contract. */
const most = { text: 20_000, items: 500, partsOfItem: 100 } as const

/** Converts the editor's document to the stored one: lists have at most two levels, and neighbouring lists of one kind become one. */
export const documentOf = (doc: Node): RichDocument => ({ type: 'doc', content: blocksOf(linesOf(doc)) })

/** Converts a stored document for the editor. Parts that the editor cannot show are repaired. */
export const nodeOf = ({ content }: RichDocument): Node =>
  schema.node('doc', null, content.length === 0 ? [schema.nodes.paragraph.create()] : content.map(nodeOfBlock))

/** Builds blocks from lines. A line that continues an item needs an item before it; otherwise it becomes its own item. */
export function blocksOf(lines: readonly Line[]): RichBlock[] {
  const blocks: RichBlock[] = []
  for (const line of lines) {
    if (isListKind(line.kind)) addItem(blocks, line, line.kind)
    else if (line.kind === 'paragraph') blocks.push(paragraphOf(line))
    else blocks.push({ type: 'heading', attrs: { level: line.kind === 'heading 2' ? 2 : 3 }, ...contentOf(line) })
  }
  return blocks
}

function addItem(blocks: RichBlock[], line: Line, type: RichList['type']): void {
  const last = blocks.at(-1)
  const list = last?.type === 'bulletList' || last?.type === 'orderedList' ? last : undefined
  const lastItem = list?.content.at(-1)
  if (lastItem && line.level === 2) return addInnerItem(lastItem, line, type)
  if (lastItem && line.isContinued && lastItem.content.length < most.partsOfItem) return void lastItem.content.push(paragraphOf(line))
  const item: RichItem = { type: 'listItem', content: [paragraphOf(line)] }
  if (list?.type === type && list.content.length < most.items) list.content.push(item)
  else blocks.push({ type, content: [item] })
}

function addInnerItem({ content }: RichItem, line: Line, type: RichInnerList['type']): void {
  const last = content.at(-1)
  const list = last && last.type !== 'paragraph' ? last : undefined
  const lastItem = list?.content.at(-1)
  if (lastItem && line.isContinued && lastItem.content.length < most.partsOfItem) return void lastItem.content.push(paragraphOf(line))
  const item: RichInnerItem = { type: 'listItem', content: [paragraphOf(line)] }
  const isFull = content.length >= most.partsOfItem
  if (list && (isFull || (list.type === type && list.content.length < most.items))) list.content.push(item)
  else content.push({ type, content: [item] })
}

export const isFullList = ({ childCount }: Node): boolean => childCount >= most.items

const paragraphOf = (line: Line): RichParagraph => ({ type: 'paragraph', ...contentOf(line) })

function contentOf({ content }: Line): { content?: RichInline[] } {
  const inlines = inlinesOf(content)
  return inlines.length === 0 ? {} : { content: inlines }
}

const inlinesOf = ({ content }: Fragment): RichInline[] =>
  content.flatMap((node): RichInline[] => {
    if (!node.isText) return [{ type: 'hardBreak' }]
    const marks = marksOf(node)
    return inParts(node.text ?? '').map(text => ({ type: 'text', text, ...(marks.length > 0 && { marks }) }))
  })

function marksOf({ marks }: Node): RichMark[] {
  const href: unknown = marks.find(({ type }) => type.name === 'link')?.attrs['href']
  return [
    ...textStyles.filter(style => marks.some(({ type }) => type.name === style)).map(type => ({ type })),
    ...(typeof href === 'string' ? [{ type: 'link' as const, attrs: { href } }] : []),
  ]
}

const inParts = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / most.text) }, (_, index) => text.slice(index * most.text, (index + 1) * most.text))

export function nodeOfBlock(block: RichBlock): Node {
  switch (block.type) {
    case 'paragraph':
      return schema.nodes.paragraph.create(null, inlineNodes(block.content))
    case 'heading':
      return schema.nodes.heading.create({ level: block.attrs.level === 2 ? 2 : 3 }, inlineNodes(block.content))
    case 'bulletList':
    case 'orderedList':
      return listNode(block)
    default:
      return block satisfies never
  }
}

const listNode = ({ type, content }: RichList | RichInnerList): Node =>
  schema.nodes[type].create(
    null,
    content.map(item => {
      const parts = item.content.map(nodeOfBlock)
      // an item that begins with a list gets an empty paragraph first
      return schema.nodes.listItem.create(null, item.content[0]?.type === 'paragraph' ? parts : [schema.nodes.paragraph.create(), ...parts])
    }),
  )

const inlineNodes = (content: readonly RichInline[] = []): Node[] =>
  content.map(part => {
    if (part.type === 'hardBreak') return schema.nodes.hardBreak.create()
    const marks = (part.marks ?? []).flatMap(mark => {
      if (mark.type !== 'link') return [schema.marks[mark.type].create()]
      return isSafeAddress(mark.attrs.href) ? [schema.marks.link.create(mark.attrs)] : []
    })
    return schema.text(part.text, marks)
  })
