import { storefrontLimits } from '@allenio/contract/storefront'

// A page is a tree of plain values, which the server writes as HTML and the editor draws with its own elements. Texts stand in it as they
// were typed and are escaped by whoever writes them, so no text can become markup.

const tags = [
  'html', 'head', 'meta', 'title', 'link', 'style', 'script', 'body',
  'div', 'header', 'main', 'footer', 'section', 'nav', 'article', 'figure', 'figcaption', 'blockquote',
  'h1', 'h2', 'h3', 'p', 'ul', 'li', 'a', 'span', 'strong', 'img', 'details', 'summary', 'svg', 'path',
] as const // prettier-ignore
export type PageTag = (typeof tags)[number]

const attributeNames = [
  'class', 'id', 'href', 'hreflang', 'lang', 'rel', 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding',
  'fetchpriority', 'charset', 'name', 'content', 'property', 'type', 'as', 'crossorigin', 'viewBox', 'd', 'fill', 'role', 'aria-label',
  'aria-hidden', 'aria-current', 'aria-labelledby', 'media', 'tabindex',
] as const // prettier-ignore
export type PageAttribute = (typeof attributeNames)[number]

/** A text of the page that the editor lets somebody type into. */
export interface TextMark {
  rowId: string
  /** The cell without its language, or with none where it has one value for all. */
  cell: string
  hasLanguages: boolean
  most: number
  isLong: boolean
  /** Stands there while the text is empty. */
  hint: string
  /** The page itself shows the hint while the text is empty. */
  isPreset?: boolean
}

/** A picture that the editor lets somebody choose, and move within its frame. */
export interface PictureMark {
  rowId: string
  hasPicture: boolean
}

export interface PageElement {
  tag: PageTag
  attributes: Readonly<Partial<Record<PageAttribute, string | number | true>>>
  /** Moves and enlarges a picture within its frame. */
  focus?: { x: number; y: number; zoom: number } | undefined
  children: readonly PageNode[]
  text?: TextMark | undefined
  picture?: PictureMark | undefined
  /** The row that the element shows, for the editor. */
  rowId?: string | undefined
  /** The content of a style or script of our own, which must not be escaped. */
  ownSource?: string
}

export type PageNode = PageElement | string

type Child = PageNode | false | null | undefined | readonly Child[]

interface Extras {
  focus?: PageElement['focus']
  text?: TextMark | undefined
  picture?: PictureMark | undefined
  rowId?: string | undefined
}

/** Makes an element; what is false or absent among its children and attributes is left out. */
export function element(
  tag: PageTag,
  attributes: Readonly<Partial<Record<PageAttribute, string | number | boolean | undefined>>>,
  children: Child = [],
  extras: Extras = {},
): PageElement {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false)
  return { tag, attributes: Object.fromEntries(entries) as PageElement['attributes'], children: flat(children), ...extras }
}

const flat = (child: Child): PageNode[] => {
  if (child === false || child === null || child === undefined) return []
  return isList(child) ? child.flatMap(flat) : [child]
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child)

const voidTags: ReadonlySet<string> = new Set(['meta', 'link', 'img'])
const knownTags: ReadonlySet<string> = new Set(tags)
const knownAttributes: ReadonlySet<string> = new Set(attributeNames)
const addressAttributes: ReadonlySet<string> = new Set(['href', 'src'])

/** Writes a page as HTML. */
export function markupOf(node: PageNode): string {
  if (typeof node === 'string') return escapeText(node)
  const { tag, children, ownSource } = node
  if (!knownTags.has(tag)) throw new Error(`A page has no element ${tag}.`)
  const start = `<${tag}${attributesOf(node)}>`
  if (voidTags.has(tag)) return start
  return `${start}${ownSource ?? children.map(markupOf).join('')}</${tag}>`
}

function attributesOf({ tag, attributes, focus }: PageElement): string {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => {
    if (!knownAttributes.has(name)) throw new Error(`A page has no attribute ${name}.`)
    if (value === true) return ` ${name}`
    const text = String(value)
    return ` ${name}="${escapeText(addressAttributes.has(name) && tag !== 'link' ? safeAddress(text) : text)}"`
  })
  return `${attributeTexts.join('')}${focus ? ` style="${escapeText(focusStyle(focus))}"` : ''}`
}

/** The style of a picture within its frame. */
export function focusStyle({ x, y, zoom }: { x: number; y: number; zoom: number }): string {
  const { least, most } = storefrontLimits.zoom
  const percent = (value: number) => `${Math.round(Math.min(100, Math.max(0, value)) * 10) / 10}%`
  const place = `${percent(x)} ${percent(y)}`
  const scale = Math.round(Math.min(most, Math.max(least, zoom)) * 100) / 100
  return `object-position:${place}${scale === 1 ? '' : `;transform:scale(${scale});transform-origin:${place}`}`
}

/** Only these addresses lead anywhere: pages of our own, and https. */
export const safeAddress = (address: string): string => (/^(?:https:\/\/|\/(?!\/)|#|\?|blob:)/.test(address) ? address : '#')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' }
const escapeText = (text: string): string => text.replace(/[&<>"'`]/g, sign => entities[sign] ?? '')

/** A value as JSON within a script: no text in it can end the script. */
export const jsonSource = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
