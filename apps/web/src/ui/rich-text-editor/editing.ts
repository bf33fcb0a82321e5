import { emptyLine, isItem, joined, sliced, textOf } from '#ui/rich-text'
import type { Line, Piece } from '#ui/rich-text'

/** A place between two characters. */
export type Point = { line: number; at: number }
/** From the earlier place to the later one. */
export type Span = { from: Point; to: Point }
export type Edited = { lines: readonly Line[]; span: Span }

export const caretAt = (point: Point): Span => ({ from: point, to: point })
export const isCaret = ({ from, to }: Span): boolean => from.line === to.line && from.at === to.at
export const lineAt = (lines: readonly Line[], index: number): Line => lines[index] ?? emptyLine
export const lengthAt = (lines: readonly Line[], index: number): number => textOf(lineAt(lines, index)).length

export const wholeSpan = (lines: readonly Line[]): Span =>
  ({ from: { line: 0, at: 0 }, to: { line: lines.length - 1, at: lengthAt(lines, lines.length - 1) } })

/** An inner item needs one above it, and so does what goes on in an item. */
export function settled(lines: readonly Line[]): Line[] {
  if (lines.length === 0) return [emptyLine]
  let before: Line | undefined
  return lines.map((line) => {
    const follows = before !== undefined && isItem(before) && isItem(line)
    const level = follows ? line.level : 1
    const isMore = line.isMore && follows && before !== undefined && before.level >= level
    const { isMore: _, ...rest } = line
    before = { ...rest, level, ...(isMore && { isMore }) }
    return before
  })
}

/** Puts other lines in place of what is chosen; the caret stands behind them. */
export function replaced(lines: readonly Line[], { from, to }: Span, inserted: readonly Line[] = []): Edited {
  const first = lineAt(lines, from.line)
  const head = sliced(first.pieces, 0, from.at)
  const tail = sliced(lineAt(lines, to.line).pieces, to.at)
  const [start, ...more] = inserted
  // what is put into an empty line brings its own kind along
  const opening = start && head.length === 0 && first.kind === 'paragraph' && (more.length > 0 || tail.length === 0)
    ? { ...start, isMore: undefined } : first
  const last = more.at(-1)
  const fresh: Line[] = last
    ? [
        { ...opening, pieces: joined([...head, ...start?.pieces ?? []]) },
        ...more.slice(0, -1),
        { ...last, pieces: joined([...last.pieces, ...tail]) },
      ]
    : [{ ...opening, pieces: joined([...head, ...start?.pieces ?? [], ...tail]) }]
  const point = last
    ? { line: from.line + more.length, at: textOf(last).length }
    : { line: from.line, at: from.at + textOf(start ?? emptyLine).length }
  return {
    lines: settled([...lines.slice(0, from.line), ...fresh, ...lines.slice(to.line + 1)]),
    span: caretAt(point),
  }
}

/** Where nothing is left, nothing is left of its looks either. */
export const cleared = (edited: Edited): Edited =>
  edited.lines.length === 1 && textOf(lineAt(edited.lines, 0)) === '' ? { ...edited, lines: [emptyLine] } : edited

export const inserted = (lines: readonly Line[], span: Span, piece: Piece): Edited =>
  replaced(lines, span, [{ ...emptyLine, pieces: joined([piece]) }])

const withLine = (lines: readonly Line[], index: number, line: Line): Line[] =>
  settled(lines.map((each, place) => place === index ? line : each))

/** A list is left step by step. */
function raised(line: Line): Line {
  const { isMore: _, ...rest } = line
  return line.level === 2 ? { ...rest, level: 1 } : { ...rest, kind: 'paragraph' }
}

/** Enter. */
export function broken(lines: readonly Line[], span: Span): Edited {
  const cut = isCaret(span) ? { lines, span } : replaced(lines, span)
  const { from } = cut.span
  const line = lineAt(cut.lines, from.line)
  if (isItem(line) && textOf(line) === '') {
    return { lines: withLine(cut.lines, from.line, raised(line)), span: cut.span }
  }
  const { isMore: _, ...rest } = line
  const isHeading = line.kind === 'heading 2' || line.kind === 'heading 3'
  const head: Line = { ...line, pieces: sliced(line.pieces, 0, from.at) }
  const tail: Line = { ...rest, pieces: sliced(line.pieces, from.at) }
  // words follow a heading; above a heading stands an empty line, not another heading
  const isAtEnd = textOf(tail) === ''
  const pair = !isHeading ? [head, tail]
    : isAtEnd ? [head, { ...tail, kind: 'paragraph' as const }]
    : from.at === 0 ? [{ ...head, kind: 'paragraph' as const }, tail] : [head, tail]
  return {
    lines: settled([...cut.lines.slice(0, from.line), ...pair, ...cut.lines.slice(from.line + 1)]),
    span: caretAt({ line: from.line + 1, at: 0 }),
  }
}

/** Backspace at the beginning of a line; undefined where there is nothing to do. */
export function joinedBack(lines: readonly Line[], index: number): Edited | undefined {
  const line = lineAt(lines, index)
  const here = caretAt({ line: index, at: 0 })
  if (isItem(line) && !line.isMore) return { lines: withLine(lines, index, raised(line)), span: here }
  if (index > 0 && textOf(lineAt(lines, index - 1)) === '' && !isItem(lineAt(lines, index - 1))) {
    return { lines: settled(lines.toSpliced(index - 1, 1)), span: caretAt({ line: index - 1, at: 0 }) }
  }
  if (!isItem(line) && line.kind !== 'paragraph') {
    return { lines: withLine(lines, index, { ...line, kind: 'paragraph' }), span: here }
  }
  if (index === 0) return undefined
  return replaced(lines, { from: { line: index - 1, at: lengthAt(lines, index - 1) }, to: { line: index, at: 0 } })
}

/** Delete at the end of a line. */
export function joinedOn(lines: readonly Line[], index: number): Edited | undefined {
  if (index >= lines.length - 1) return undefined
  const end = { line: index, at: lengthAt(lines, index) }
  if (end.at === 0 && !isItem(lineAt(lines, index))) {
    return { lines: settled(lines.toSpliced(index, 1)), span: caretAt({ line: index, at: 0 }) }
  }
  return replaced(lines, { from: end, to: { line: index + 1, at: 0 } })
}

const signs: readonly { sign: RegExp; kind: Line['kind'] }[] = [
  { sign: /^# $/, kind: 'heading 2' },
  { sign: /^## $/, kind: 'heading 3' },
  { sign: /^[-*•] $/, kind: 'bullet' },
  { sign: /^1[.)] $/, kind: 'number' },
]

/** "- " at a line's beginning makes it a list, as one is used to. */
export function bySign(lines: readonly Line[], point: Point): Edited | undefined {
  const line = lineAt(lines, point.line)
  const typed = textOf(line).slice(0, point.at)
  const found = line.kind === 'paragraph' ? signs.find(({ sign }) => sign.test(typed)) : undefined
  return found && {
    lines: withLine(lines, point.line, { ...line, kind: found.kind, pieces: sliced(line.pieces, point.at) }),
    span: caretAt({ line: point.line, at: 0 }),
  }
}
