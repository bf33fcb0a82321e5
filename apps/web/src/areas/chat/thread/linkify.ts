export type Piece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

// an address begins after a space or a bracket, so that 'a.b' and 'x@y' inside a word are not taken for one
const links = /(?<=^|[\s(<«“"'])(?:https?:\/\/[^\s<>«»“”"]+|www\.[^\s<>«»“”"]+\.[^\s<>«»“”"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/giu

/** The addresses in a text, without what closes the sentence around them. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(links)) {
    const address = trimAddress(match[0])
    const href = hrefOf(address)
    if (!href) continue
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) })
    pieces.push({ kind: 'link', text: address, href })
    at = match.index + address.length
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) })
  return pieces
}

const closings: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

function trimAddress(address: string): string {
  const last = address.at(-1) ?? ''
  if (/[.,;:!?'’*_]/.test(last)) return trimAddress(address.slice(0, -1))
  const opening = closings[last]
  const isOpen = opening !== undefined && address.split(opening).length >= address.split(last).length
  return opening === undefined || isOpen ? address : trimAddress(address.slice(0, -1))
}

/** Only web and mail addresses become links; anything else stays text. */
function hrefOf(address: string): string | undefined {
  const isMail = !/^(?:https?:\/\/|www\.)/i.test(address)
  const target = isMail ? `mailto:${address}` : address.toLowerCase().startsWith('www.') ? `https://${address}` : address
  const url = URL.canParse(target) ? new URL(target) : undefined
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}

const onlyEmoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3|\s)+$/u
const maxLarge = 3

/** A message of one to three emoji and nothing else is shown large. */
export function isEmojiOnly(text: string): boolean {
  const content = text.trim()
  if (content === '' || !onlyEmoji.test(content)) return false
  return [...new Intl.Segmenter().segment(content.replaceAll(/\s/g, ''))].length <= maxLarge
}
