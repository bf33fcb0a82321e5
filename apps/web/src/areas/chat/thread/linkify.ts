export type Piece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

// an address begins after a space or a bracket, so that 'a.b' and 'x@y' inside a word are not taken for one
const address = /(?<=^|[\s(<«“"'])(?:https?:\/\/[^\s<>«»“”"]+|www\.[^\s<>«»“”"]+\.[^\s<>«»“”"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/giu

/** The addresses in a text, without what closes the sentence around them. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(address)) {
    const found = trimmed(match[0])
    const href = hrefOf(found)
    if (!href) continue
    if (match.index > at) pieces.push({ kind: 'text', text: text.slice(at, match.index) })
    pieces.push({ kind: 'link', text: found, href })
    at = match.index + found.length
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) })
  return pieces
}

const closings: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

function trimmed(found: string): string {
  const last = found.at(-1) ?? ''
  if (/[.,;:!?'’*_]/.test(last)) return trimmed(found.slice(0, -1))
  const opening = closings[last]
  const isOpen = opening !== undefined && found.split(opening).length >= found.split(last).length
  return opening === undefined || isOpen ? found : trimmed(found.slice(0, -1))
}

/** Only web and mail addresses become links; anything else stays text. */
function hrefOf(found: string): string | undefined {
  const isMail = !/^(?:https?:\/\/|www\.)/i.test(found)
  const written = isMail ? `mailto:${found}` : found.toLowerCase().startsWith('www.') ? `https://${found}` : found
  const url = URL.canParse(written) ? new URL(written) : undefined
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}

const onlyEmoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3|\s)+$/u
const mostLarge = 3

/** A message of one to three emoji and nothing else is shown large. */
export function isEmojiOnly(text: string): boolean {
  const said = text.trim()
  if (said === '' || !onlyEmoji.test(said)) return false
  return [...new Intl.Segmenter().segment(said.replaceAll(/\s/g, ''))].length <= mostLarge
}
