// JSON cannot contain a symbol, so nothing that a person sends can pass for markup.
const isMarkup = Symbol('markup')

export type Html = { readonly [isMarkup]: true; readonly text: string; toString(): string }
export type Insertable = string | number | Html | null | undefined | false | readonly Insertable[]

const makeHtml = (text: string): Html => ({ [isMarkup]: true, text, toString: () => text })

/** Returns the markup as text, to be sent to a browser. */
export const markup = (value: Html): string => value.text

/** Accepts only constants of our own: the type refuses every value that is not known at compile time. */
export const raw = <Text extends string>(constant: string extends Text ? never : Text): Html => makeHtml(constant)

/** Escapes every inserted value. Markup made by `html` or `raw`, and lists of it, pass unescaped; null and false are left out. */
export function html(parts: TemplateStringsArray, ...values: readonly Insertable[]): Html {
  const places = placesOf(parts)
  return makeHtml(parts.reduce((text, part, at) => text + insertText(values[at - 1], places[at - 1] ?? 'text') + part))
}

const hasMark = (value: object): value is Html => isMarkup in value

type Place = 'text' | 'attribute' | 'address'

function insertText(value: Insertable, place: Place): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'string') return escapeText(place === 'address' ? safeAddress(value) : value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(each => insertText(each, place)).join('')
  if (!hasMark(value)) throw new Error('only words, numbers, markup and lists of them can be inserted')
  if (place !== 'text' && /[<>"]/.test(value.text)) throw new Error('markup cannot stand inside an attribute')
  return value.text
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' }
const escapeText = (text: string) => text.replace(/[&<>"'`]/g, sign => entities[sign] ?? '')

// Browsers skip blanks and control characters inside a scheme, so these are removed before the check.
function safeAddress(address: string): string {
  const bare = address.replace(/[\p{C}\p{Z}]/gu, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]
  return scheme === undefined || /^(?:https?|mailto|tel|cid)$/i.test(scheme) ? address : '#'
}

const placesByTemplate = new WeakMap<TemplateStringsArray, readonly Place[]>()

function placesOf(parts: TemplateStringsArray): readonly Place[] {
  const before = placesByTemplate.get(parts)
  if (before) return before
  const places = parts.slice(0, -1).map((_, at) => placeAfter(parts.slice(0, at + 1).join('')))
  placesByTemplate.set(parts, places)
  return places
}

function isInsideScript(textBefore: string): boolean {
  const rest = textBefore.split(/<\/(?:script|style)\b/i).at(-1) ?? ''
  const at = rest.search(/<(?:script|style)\b/i)
  return at >= 0 && rest.includes('>', at)
}

// Escaping is not enough in a script, a style, a handler or an attribute without quotes, so such a template is refused.
function placeAfter(textBefore: string): Place {
  if (isInsideScript(textBefore)) throw new Error('nothing can be inserted into a script or a style')
  const attribute = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)|'([^']*))$/.exec(textBefore)
  if (!attribute) {
    const isInTag = textBefore.lastIndexOf('<') > textBefore.lastIndexOf('>')
    if (isInTag && textBefore.trimEnd().endsWith('=')) throw new Error('an attribute with an inserted value needs quotes')
    return 'text'
  }
  const [, name = ''] = attribute
  if (/^(?:on\w+|style|srcdoc)$/i.test(name)) throw new Error(`nothing can be inserted into ${name}`)
  const isWhole = !(attribute[2] || attribute[3])
  return isWhole && /^(?:href|src|action|formaction|poster|xlink:href)$/i.test(name) ? 'address' : 'attribute'
}
