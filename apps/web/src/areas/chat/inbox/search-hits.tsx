import { Fragment } from 'react'
import { plain } from '#lib/words'

export interface Piece {
  text: string
  isHit: boolean
}

/** The length from which on words match anywhere, as on the server; shorter ones only match at the beginning of a word. */
const anywhereFrom = 3
const around = 40
const longest = 160

/** The text without accents, and for each of its letters the position in the original text. */
function foldAccents(text: string): { letters: string; at: number[] } {
  let letters = ''
  const at: number[] = []
  for (let index = 0; index < text.length;) {
    const letter = String.fromCodePoint(text.codePointAt(index) ?? 0)
    // a blank must not be trimmed away, because that would shift the letters behind it
    const bare = /\s/.test(letter) ? ' ' : plain(letter)
    letters += bare
    at.push(...Array.from({ length: bare.length }, () => index))
    index += letter.length
  }
  return { letters, at: [...at, text.length] }
}

function hitsIn(text: string, search: string): [from: number, to: number][] {
  const { letters, at } = foldAccents(text)
  const words = plain(search).split(/\s+/).filter(Boolean)
  const hits = words.flatMap(word => {
    const positions: [number, number][] = []
    for (let index = letters.indexOf(word); index >= 0; index = letters.indexOf(word, index + word.length)) {
      const isBeginning = index === 0 || !/[\p{L}\p{N}]/u.test(letters[index - 1] ?? '')
      if (isBeginning || word.length >= anywhereFrom) positions.push([at[index] ?? 0, at[index + word.length] ?? text.length])
    }
    return positions
  })
  return hits.sort((one, other) => one[0] - other[0] || other[1] - one[1])
}

/** Splits one line of a text into pieces and marks the hits; a long line is cut to the part around the first hit. */
export function markHits(text: string, search: string): Piece[] {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const first = firstHit(line, search) ?? 0
  const from = line.length <= longest || first <= around ? 0 : wordStart(line, first - around)
  return splitAtHits(`${from > 0 ? '…' : ''}${line.slice(from, from + longest)}${from + longest < line.length ? '…' : ''}`, search)
}

/** The position of the first hit. */
export const firstHit = (text: string, search: string): number | undefined => hitsIn(text, search)[0]?.[0]

/** Splits a text into pieces at the hits, without cutting it. */
export function splitAtHits(text: string, search: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const [start, end] of hitsIn(text, search)) {
    // a hit within another hit is skipped
    if (start < done) continue
    if (start > done) pieces.push({ text: text.slice(done, start), isHit: false })
    pieces.push({ text: text.slice(start, end), isHit: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isHit: false })
  return pieces
}

const wordStart = (line: string, near: number): number => {
  const blank = line.indexOf(' ', near)
  return blank < 0 || blank > near + around ? near : blank + 1
}

/** A text with its hits marked. */
export const MarkedText = ({ pieces, className }: { pieces: readonly Piece[]; className: string | undefined }) =>
  pieces.map(({ text, isHit }, index) =>
    // the pieces have no identity besides their position
    // oxlint-disable-next-line react/no-array-index-key
    isHit ? (
      <mark key={index} className={className}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
