import { WorkbookFault } from './faults.ts'

export type XmlToken =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

// no element of a spreadsheet comes near
const longestTag = 65_536
// a tab that reads for longer does not answer to its keys
const longestSliceMs = 12

/** The elements and texts of a file, in their order. A document type is refused: entities of its own could grow without end. */
export async function* xmlTokens(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<readonly XmlToken[]> {
  const decoder = new TextDecoder()
  let rest = ''
  let sliceStart = performance.now()
  for await (const piece of pieces) {
    const { tokens, left } = scan(rest + decoder.decode(piece, { stream: true }))
    rest = left
    yield tokens
    if (performance.now() - sliceStart < longestSliceMs) continue
    await new Promise(resolve => setTimeout(resolve))
    sliceStart = performance.now()
  }
  if (rest.trim() !== '') throw new WorkbookFault('damaged')
}

function scan(text: string): { tokens: XmlToken[]; left: string } {
  const tokens: XmlToken[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === '<') {
      const end = endOfTag(text, at)
      if (end < 0) {
        if (text.length - at > longestTag) throw new WorkbookFault('damaged')
        return { tokens, left: text.slice(at) }
      }
      const token = tokenOf(text.slice(at + 1, end))
      if (token) tokens.push(token)
      at = end + 1
    } else {
      const next = text.indexOf('<', at)
      const end = next < 0 ? endOfText(text, at) : next
      if (end > at) tokens.push({ kind: 'text', text: decodeEntities(text.slice(at, end)) })
      if (next < 0) return { tokens, left: text.slice(end) }
      at = end
    }
  }
  return { tokens, left: '' }
}

/** The last `>` of the tag that begins here; a value in quotes may hold one, too. */
function endOfTag(text: string, from: number): number {
  if (text.startsWith('<!--', from)) return endBehind(text, '-->', from)
  if (text.startsWith('<![CDATA[', from)) return endBehind(text, ']]>', from)
  let quote = ''
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quote === '' && sign === '>') return at
    if (quote === '' && (sign === '"' || sign === "'")) quote = sign
    else if (sign === quote) quote = ''
  }
  return -1
}

const endBehind = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length - 1
}

/** An entity may go on in the next piece. */
function endOfText(text: string, from: number): number {
  const entity = text.lastIndexOf('&')
  return entity >= from && text.length - entity < 12 && !text.includes(';', entity) ? entity : text.length
}

function tokenOf(tag: string): XmlToken | undefined {
  if (tag.startsWith('![CDATA[')) return { kind: 'text', text: tag.slice('![CDATA['.length, -2) }
  if (/^!doctype/i.test(tag)) throw new WorkbookFault('damaged')
  if (tag.startsWith('!') || tag.startsWith('?')) return undefined
  if (tag.startsWith('/')) return { kind: 'close', name: localName(tag.slice(1).trim()) }
  const nameEnd = /[\s/]/.exec(tag)?.index ?? tag.length
  return { kind: 'open', name: localName(tag.slice(0, nameEnd)), attributes: tag.slice(nameEnd), isEmpty: tag.endsWith('/') }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const lastCodePoint = 0x10ffff

const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => entityOf(name) ?? whole) : text

function entityOf(name: string): string | undefined {
  if (!name.startsWith('#')) return namedEntities[name]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= lastCodePoint ? String.fromCodePoint(code) : undefined
}

/** The value of an attribute, with whatever prefix it is written. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const pattern = attributePatterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  attributePatterns.set(name, pattern)
  const [, double, single] = pattern.exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : decodeEntities(value)
}

const attributePatterns = new Map<string, RegExp>()
