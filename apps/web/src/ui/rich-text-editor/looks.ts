import { isItem, joined, sliced, textOf, textStyles } from '#ui/rich-text'
import type { Line, LineKind, Piece, TextStyle } from '#ui/rich-text'
import { isCaret, lengthAt, lineAt, settled } from './editing.ts'
import type { Point, Span } from './editing.ts'

/** The chosen part of a line. */
function partOf(lines: readonly Line[], { from, to }: Span, index: number): { start: number; end: number } | undefined {
  if (index < from.line || index > to.line) return undefined
  return {
    start: index === from.line ? from.at : 0,
    end: index === to.line ? to.at : lengthAt(lines, index),
  }
}

const eachLine = (lines: readonly Line[], span: Span, change: (line: Line) => Line): Line[] =>
  settled(lines.map((line, index) => index < span.from.line || index > span.to.line ? line : change(line)))

const eachPiece = (lines: readonly Line[], span: Span, change: (piece: Piece) => Piece): Line[] => lines.map((line, index) => {
  const part = partOf(lines, span, index)
  if (!part) return line
  const { pieces } = line
  return {
    ...line,
    pieces: joined([
      ...sliced(pieces, 0, part.start), ...sliced(pieces, part.start, part.end).map(change), ...sliced(pieces, part.end),
    ]),
  }
})

export const piecesIn = (lines: readonly Line[], span: Span): Piece[] => lines.flatMap((line, index) => {
  const part = partOf(lines, span, index)
  return part ? sliced(line.pieces, part.start, part.end) : []
})

/** The chosen part as lines of its own: what is copied. */
export const linesIn = (lines: readonly Line[], span: Span): Line[] => settled(lines.flatMap((line, index) => {
  const part = partOf(lines, span, index)
  return part ? [{ ...line, pieces: sliced(line.pieces, part.start, part.end) }] : []
}))

/** The piece that one writes on at this place: the one before it, at a line's beginning the one after. */
export function pieceAt(lines: readonly Line[], { line, at }: Point): Piece | undefined {
  const { pieces } = lineAt(lines, line)
  return at > 0 ? sliced(pieces, at - 1, at)[0] : sliced(pieces, 0, 1)[0]
}

/** What all of the chosen words have; at a caret, what the next word will have. */
export function stylesIn(lines: readonly Line[], span: Span): TextStyle[] {
  if (isCaret(span)) return [...pieceAt(lines, span.from)?.styles ?? []]
  const pieces = piecesIn(lines, span).filter(({ text }) => text.trim() !== '')
  return pieces.length === 0 ? [] : textStyles.filter((style) => pieces.every(({ styles }) => styles.includes(style)))
}

export const withStyle = (styles: readonly TextStyle[], style: TextStyle): TextStyle[] =>
  styles.includes(style) ? styles.filter((other) => other !== style) : [...styles, style]

export function styled(lines: readonly Line[], span: Span, style: TextStyle): Line[] {
  const has = stylesIn(lines, span).includes(style)
  return eachPiece(lines, span, (piece) => {
    const others = piece.styles.filter((other) => other !== style)
    return { ...piece, styles: has ? others : [...others, style] }
  })
}

export const linked = (lines: readonly Line[], span: Span, href: string | undefined): Line[] =>
  eachPiece(lines, span, ({ text, styles }) => ({ text, styles, ...(href !== undefined && { href }) }))

export const dressed = (lines: readonly Line[], span: Span, styles: readonly TextStyle[]): Line[] =>
  eachPiece(lines, span, (piece) => ({ ...piece, styles }))

/** The link that one stands in, whole. */
export function linkAround(lines: readonly Line[], { line, at }: Point): { span: Span; href: string } | undefined {
  let start = 0
  for (const { text, href } of mergedByLink(lineAt(lines, line).pieces)) {
    const end = start + text.length
    if (href !== undefined && at >= start && at <= end) return { span: { from: { line, at: start }, to: { line, at: end } }, href }
    start = end
  }
  return undefined
}

const mergedByLink = (pieces: readonly Piece[]): Piece[] => joined(pieces.map((piece) => ({ ...piece, styles: [] })))

/** Chosen lines become what is asked for; what they are already, they are no longer. */
export function turned(lines: readonly Line[], span: Span, kind: LineKind): Line[] {
  const chosen = lines.slice(span.from.line, span.to.line + 1)
  const next = chosen.every((line) => line.kind === kind) ? 'paragraph' : kind
  return eachLine(lines, span, ({ level, pieces, isMore }) => {
    const isList = next === 'bullet' || next === 'number'
    return { kind: next, level: isList ? level : 1, pieces, ...(isList && isMore && { isMore }) }
  })
}

/** Tab in a list; undefined where there is nothing to move. */
export function shifted(lines: readonly Line[], span: Span, by: 1 | -1): Line[] | undefined {
  const moves = (line: Line, index: number) => isItem(line) && (
    by === -1 ? line.level === 2 : line.level === 1 && index > 0 && isItem(lineAt(lines, index - 1))
  )
  const chosen = lines.map((line, index) => index >= span.from.line && index <= span.to.line && moves(line, index))
  if (!chosen.includes(true)) return undefined
  return settled(lines.map((line, index) => chosen[index] ? { ...line, level: by === 1 ? 2 : 1 } : line))
}

/** The shared kind of the chosen lines. */
export function kindIn(lines: readonly Line[], { from, to }: Span): LineKind | undefined {
  const [first, ...rest] = lines.slice(from.line, to.line + 1)
  return first && rest.every(({ kind }) => kind === first.kind) ? first.kind : undefined
}

export const isEmpty = (lines: readonly Line[]): boolean => lines.every((line) => textOf(line).trim() === '')
