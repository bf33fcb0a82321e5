import { emptyLine, isItem, isSafeAddress, joined, lineKinds, sliced, textOf, textStyles } from '#ui/rich-text'
import type { Line, LineKind, Piece, TextStyle } from '#ui/rich-text'
import { settled } from './editing.ts'
import { withLinks } from './addresses.ts'

/** As much of a node as is read: an element of a page, of what was copied from one, or of a test. */
export type MarkupNode = {
  nodeType: number
  nodeName: string
  nodeValue: string | null
  childNodes: ArrayLike<MarkupNode>
  getAttribute?: (name: string) => string | null
}

type Reading = {
  /** our own surface: spaces and empty lines mean something */
  isOwn: boolean
}

type Item = { kind: 'bullet' | 'number'; level: 1 | 2; isBegun: boolean }
type Context = {
  styles: readonly TextStyle[]
  href?: string | undefined
  item?: Item | undefined
  list?: { kind: Item['kind']; level: 1 | 2 } | undefined
  heading?: 'heading 2' | 'heading 3' | undefined
  keepsSpace: boolean
}

const names = (list: string) => new Set(list.split(' '))
const skipped = names('SCRIPT STYLE HEAD META LINK TITLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH CANVAS VIDEO AUDIO IMG PICTURE INPUT TEXTAREA SELECT')
const blocks = names(
  'P DIV H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE PRE TABLE TBODY THEAD TFOOT TR ARTICLE SECTION HEADER FOOTER MAIN NAV ASIDE FIGURE FIGCAPTION ADDRESS FORM HR BODY',
)
const styleOf: Readonly<Record<string, TextStyle>> = {
  B: 'bold', STRONG: 'bold', I: 'italic', EM: 'italic', U: 'underline', INS: 'underline', S: 'strike', STRIKE: 'strike', DEL: 'strike',
}
const headings: Readonly<Record<string, 'heading 2' | 'heading 3'>> = {
  H1: 'heading 2', H2: 'heading 2', H3: 'heading 3', H4: 'heading 3', H5: 'heading 3', H6: 'heading 3',
}

/** Reads markup by what it is, not by what it says of its looks; nothing else comes in. */
export function readLines(root: MarkupNode, { isOwn }: Reading): Line[] {
  const lines: Line[] = []
  let open: { kind: LineKind; level: 1 | 2; isMore: boolean; pieces: Piece[]; item: Item | undefined } | undefined

  const begin = (context: Context) => {
    const { item, heading } = context
    open ??= {
      kind: item?.kind ?? heading ?? 'paragraph', level: item?.level ?? 1, isMore: item?.isBegun ?? false, pieces: [], item,
    }
    return open
  }
  const add = (text: string, context: Context) => {
    if (!open && !context.keepsSpace && text.trim() === '' && text !== '\n') return
    const { pieces } = begin(context)
    pieces.push({ text, styles: context.styles, ...(context.href !== undefined && { href: context.href }) })
  }
  const end = (keepsEmpty = false) => {
    const line = open
    open = undefined
    if (!line) return
    const pieces = tidied(line.pieces, isOwn)
    if (pieces.length === 0 && !keepsEmpty) return
    if (line.item) line.item.isBegun = true
    lines.push({ kind: line.kind, level: line.level, pieces, ...(line.isMore && { isMore: true }) })
  }

  const readText = (value: string, context: Context) => {
    const text = value.replaceAll('\u00A0', ' ').replaceAll(/[\u200B\uFEFF]/g, '').replaceAll(/\r\n?/g, '\n')
    add(context.keepsSpace ? text : text.replaceAll(/\s+/g, ' '), context)
  }
  const readChildren = (node: MarkupNode, context: Context) => {
    for (const child of Array.from(node.childNodes)) visit(child, context)
  }
  const readBlock = (node: MarkupNode, name: string, context: Context) => {
    end()
    const own = isOwn ? lineKinds.find((kind) => kind === node.getAttribute?.('data-line')) : undefined
    const inner = blockContext(node, name, context)
    if (own) begin(own === 'heading 2' || own === 'heading 3' ? { ...inner, heading: own } : inner)
    readChildren(node, inner)
    end(own !== undefined)
  }
  const visit = (node: MarkupNode, context: Context) => {
    if (node.nodeType === 3) return readText(node.nodeValue ?? '', context)
    const name = node.nodeName.toUpperCase()
    if (node.nodeType !== 1 || skipped.has(name) || isWordBullet(node)) return
    if (name === 'BR') return add('\n', context)
    const dressed = inlineContext(node, name, context)
    if (blocks.has(name)) return readBlock(node, name, dressed)
    // the cells of a row stand beside each other
    if ((name === 'TD' || name === 'TH') && open && open.pieces.length > 0) add(' · ', context)
    readChildren(node, dressed)
  }

  readChildren(root, { styles: [], keepsSpace: isOwn })
  end()
  return settled(lines)
}

/** The words of one line. */
export const readPieces = (holder: MarkupNode): readonly Piece[] | undefined => {
  const lines = readLines({ nodeType: 1, nodeName: 'DIV', nodeValue: null, childNodes: [holder] }, { isOwn: true })
  return lines.length === 1 ? lines[0]?.pieces : undefined
}

function tidied(pieces: readonly Piece[], isOwn: boolean): Piece[] {
  const all = joined(pieces)
  const text = textOf({ pieces: all })
  // a browser ends what would end in a break, or in nothing, with one more
  if (isOwn) return sliced(all, 0, text.endsWith('\n') ? text.length - 1 : text.length)
  const single = joined(all.map((piece) => ({ ...piece, text: piece.text.replaceAll(/ +/g, ' ').replaceAll(/ ?\n ?/g, '\n') })))
  const words = textOf({ pieces: single })
  return sliced(single, words.length - words.trimStart().length, words.trimEnd().length)
}

function blockContext(node: MarkupNode, name: string, context: Context): Context {
  if (name === 'UL' || name === 'OL') {
    const level = context.list || context.item ? 2 : 1
    return { ...context, list: { kind: name === 'UL' ? 'bullet' : 'number', level } }
  }
  if (name === 'LI') {
    const { kind, level } = context.list ?? { kind: 'bullet' as const, level: 1 as const }
    return { ...context, item: { kind, level, isBegun: false } }
  }
  const word = wordItem(node)
  if (word) return { ...context, item: { ...word, isBegun: false } }
  if (name === 'PRE') return { ...context, keepsSpace: true }
  const heading = headings[name]
  // headings are bold already
  return heading ? { ...context, heading, styles: context.styles.filter((style) => style !== 'bold') } : context
}

function inlineContext(node: MarkupNode, name: string, context: Context): Context {
  const own = styleOf[name]
  let styles = own ? [...context.styles, own] : [...context.styles]
  const look = node.getAttribute?.('style') ?? ''
  const weight = /font-weight:\s*(\w+)/i.exec(look)?.[1]
  const set = (style: TextStyle, has: boolean) => {
    styles = has ? [...styles, style] : styles.filter((other) => other !== style)
  }
  if (weight) set('bold', weight.startsWith('bold') || Number(weight) >= 600)
  const slant = /font-style:\s*(\w+)/i.exec(look)?.[1]
  if (slant) set('italic', slant === 'italic' || slant === 'oblique')
  const line = /text-decoration(?:-line)?:\s*([^;]+)/i.exec(look)?.[1] ?? ''
  if (line.includes('line-through')) set('strike', true)
  if (line.includes('underline')) set('underline', true)
  const href = name === 'A' ? safe(node.getAttribute?.('href')) ?? context.href : context.href
  // links are underlined already, headings bold
  const kept = styles.filter((style) => !(href !== undefined && style === 'underline') && !(context.heading && style === 'bold'))
  return { ...context, styles: textStyles.filter((style) => kept.includes(style)), href }
}

const safe = (href: string | null | undefined): string | undefined =>
  href && isSafeAddress(href.trim()) ? href.trim() : undefined

// Word writes its lists as paragraphs with the bullet as a word

const isWordBullet = (node: MarkupNode): boolean => /mso-list:\s*ignore/i.test(node.getAttribute?.('style') ?? '')

function wordItem(node: MarkupNode): { kind: Item['kind']; level: 1 | 2 } | undefined {
  const look = node.getAttribute?.('style') ?? ''
  const level = /mso-list:[^;]*level(\d)/i.exec(look)?.[1]
  if (!level) return undefined
  return { kind: /^\(?[\da-z]{1,4}[.)]/i.test(bulletText(node).trim()) ? 'number' : 'bullet', level: level === '1' ? 1 : 2 }
}

const bulletText = (node: MarkupNode): string =>
  isWordBullet(node) ? wordsOf(node) : Array.from(node.childNodes).map(bulletText).join('')

const wordsOf = (node: MarkupNode): string => node.nodeValue ?? Array.from(node.childNodes).map(wordsOf).join('')

/** Plain text: a paragraph a line, its addresses as links. */
export const linesOfText = (text: string): Line[] => text.replaceAll(/\r\n?/g, '\n').split('\n')
  .map((line) => ({ ...emptyLine, pieces: withLinks(line.replaceAll('\t', ' ')).map((part) => ({ ...part, styles: [] })) }))

/** Lines as plain text, for where nothing else is taken. */
export const plainText = (lines: readonly Line[]): string =>
  lines.map((line) => `${isItem(line) && !line.isMore ? `${'  '.repeat(line.level - 1)}- ` : ''}${textOf(line)}`).join('\n')
