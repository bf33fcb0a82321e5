import { isItem, textOf } from '#ui/rich-text'
import type { Line, LineKind, TextStyle } from '#ui/rich-text'
import { addressOf } from './addresses.ts'
import { putOn, takenFrom } from './clipboard.ts'
import { bySign, broken, caretAt, cleared, inserted, isCaret, joinedBack, joinedOn, lengthAt, lineAt, replaced, settled, wholeSpan } from './editing.ts'
import type { Edited, Point, Span } from './editing.ts'
import { drawLine, drawLines, fillLine } from './drawing.ts'
import { newHistory } from './history.ts'
import { dressed, isEmpty, kindIn, linesIn, linkAround, linked, pieceAt, shifted, styled, stylesIn, turned, withStyle } from './looks.ts'
import { holderOf, holdersIn, isBefore, shownSpan, showSpan, spanOfRange } from './points.ts'
import { readLines, readPieces } from './reading.ts'

/** What the tools show of the place one is at. */
export type SurfaceState = {
  styles: readonly TextStyle[]
  kind: LineKind | undefined
  link: string | undefined
  hasChoice: boolean
  mayUndo: boolean
  mayRedo: boolean
  isEmpty: boolean
}

export type Surface = {
  state: () => SurfaceState
  subscribe: (watcher: () => void) => () => void
  toggleStyle: (style: TextStyle) => void
  turnInto: (kind: LineKind) => void
  /** Moves list items a level; false where there is nothing to move. */
  shift: (by: 1 | -1) => boolean
  link: (href: string | undefined) => void
  undo: () => void
  redo: () => void
  focus: () => void
  close: () => void
}

type SurfaceOptions = {
  lines: readonly Line[]
  onChange: (lines: readonly Line[]) => void
}

/**
 * A surface that is written on. The browser types and composes; whatever changes the lines, their looks or several of
 * them at once is done to the lines, which are then drawn again. What stands on the surface is always read back by what
 * it is, so that nothing comes in that the document does not know.
 */
export function openSurface(root: HTMLElement, { lines: start, onChange }: SurfaceOptions): Surface {
  let lines = settled(start)
  let span: Span = caretAt({ line: 0, at: 0 })
  /** the looks of what is typed next, chosen before it is typed */
  let pending: readonly TextStyle[] | undefined
  let composed: Point | undefined
  let isOdd = false
  const history = newHistory()
  const watchers = new Set<() => void>()
  const closing = new AbortController()
  let heard: MutationRecord[] = []
  const observer = new MutationObserver((records) => void heard.push(...records))
  const takeRecords = () => {
    const records = [...heard, ...observer.takeRecords()]
    heard = []
    return records
  }
  let shown: SurfaceState = look()

  root.replaceChildren(drawLines(lines))
  observer.observe(root, { childList: true, characterData: true, subtree: true })

  function look(): SurfaceState {
    const { back, on } = history.mayGo()
    return {
      styles: pending ?? stylesIn(lines, span), kind: kindIn(lines, span), link: linkAround(lines, span.from)?.href,
      hasChoice: !isCaret(span), mayUndo: back, mayRedo: on, isEmpty: isEmpty(lines) && !isItem(lineAt(lines, 0)),
    }
  }
  function tell() {
    shown = look()
    for (const watcher of watchers) watcher()
  }
  function show(next: Edited) {
    lines = settled(next.lines)
    span = next.span
    root.replaceChildren(drawLines(lines))
    takeRecords()
    isOdd = false
    if (root.contains(document.activeElement)) reveal()
    tell()
    onChange(lines)
  }
  function reveal() {
    showSpan(root, span)
    holdersIn(root)[span.to.line]?.scrollIntoView({ block: 'nearest' })
  }
  function change(next: Edited | undefined, kind: 'typing' | 'change' = 'change') {
    pending = undefined
    if (!next) return
    history.keep({ lines, span }, kind)
    show(next)
  }
  const restyle = (next: readonly Line[]) => change({ lines: next, span })
  const follow = () => {
    span = shownSpan(root) ?? span
  }

  /** What the browser has typed by itself. */
  function readBack(isComposing: boolean) {
    const before = { lines, span }
    const records = takeRecords()
    const holder = touched(records)
    const pieces = holder && readPieces(holder)
    const index = holder ? holdersIn(root).indexOf(holder) : -1
    if (pieces && index >= 0) {
      lines = lines.map((line, place) => place === index ? { ...line, pieces } : line)
    } else if (records.length > 0) {
      lines = readLines(root, { isOwn: true })
      isOdd = true
    }
    follow()
    if (records.length > 0) history.keep(before, 'typing')
    if (!isComposing) straighten(holder, index)
    tell()
    onChange(lines)
  }
  /** The one line that all changes are in. */
  function touched(records: readonly MutationRecord[]): HTMLElement | undefined {
    const holders = new Set(records.map(({ target }) => holderOf(root, target)))
    const [holder] = holders
    return holders.size === 1 && holder?.isConnected && !isOdd ? holder : undefined
  }
  /** Browsers leave fonts, spans and stray elements behind. */
  function straighten(holder: HTMLElement | undefined, index: number) {
    if (!isOdd && holder) {
      holder.normalize()
      const line = lineAt(lines, index)
      const wanted = drawLine(line)
      if (!wanted.isEqualNode(holder)) {
        fillLine(holder, line)
        showSpan(root, span)
      }
    } else if (isOdd) {
      isOdd = false
      root.replaceChildren(drawLines(lines))
      showSpan(root, span)
    }
    takeRecords()
  }

  function type(text: string) {
    const piece = pieceAt(lines, span.from)
    const link = linkAround(lines, span.from)
    const isInLink = link && span.from.at > link.span.from.at && span.to.at < link.span.to.at && span.from.line === span.to.line
    const styles = pending ?? piece?.styles ?? []
    change(inserted(lines, span, { text, styles, ...(isInLink && { href: link.href }) }), 'typing')
  }
  const isAtLinkEnd = () => {
    const link = linkAround(lines, span.from)
    return link !== undefined && link.span.to.at === span.from.at
  }

  function remove(event: InputEvent) {
    const [range] = event.getTargetRanges()
    const isBack = event.inputType.endsWith('Backward')
    if (!isCaret(span)) return replaceBy(event, () => cleared(replaced(lines, span)))
    if (isBack && span.from.at === 0) return replaceBy(event, () => joinedBack(lines, span.from.line))
    if (!isBack && span.from.at === lengthAt(lines, span.from.line)) return replaceBy(event, () => joinedOn(lines, span.from.line))
    const reach = spanOfRange(root, range)
    // what reaches over a line's end is ours; within a line the browser knows words and composed letters better
    if (reach && reach.from.line !== reach.to.line) replaceBy(event, () => replaced(lines, reach))
  }
  function replaceBy(event: InputEvent, next: () => Edited | undefined) {
    event.preventDefault()
    change(next())
  }

  function beforeInput(event: InputEvent) {
    follow()
    if (event.isComposing || event.inputType === 'insertCompositionText') return
    const { inputType } = event
    if (inputType === 'insertText') {
      if (pending === undefined && isCaret(span) && !isAtLinkEnd()) return
      event.preventDefault()
      type(event.data ?? '')
      return
    }
    if (inputType.startsWith('delete')) return remove(event)
    // a spelling put right; where it reaches over a line's end it is not one
    if (inputType === 'insertReplacementText') return
    event.preventDefault()
    if (!event.cancelable) return
    const act = acts[inputType]
    act?.()
  }
  const acts: Readonly<Record<string, () => void>> = {
    insertParagraph: () => change(broken(lines, span)),
    insertLineBreak: () => type('\n'),
    formatBold: () => toggleStyle('bold'),
    formatItalic: () => toggleStyle('italic'),
    formatUnderline: () => toggleStyle('underline'),
    formatStrikeThrough: () => toggleStyle('strike'),
    historyUndo: undo,
    historyRedo: redo,
  }

  function afterInput(event: Event) {
    const isComposing = event instanceof InputEvent && event.isComposing
    readBack(isComposing)
    if (isComposing || !(event instanceof InputEvent) || event.data !== ' ') return
    const turnedInto = isCaret(span) ? bySign(lines, span.from) : undefined
    // a step of its own: taking it back leaves the sign
    if (turnedInto) change(turnedInto)
  }
  function endComposition() {
    const from = composed
    const styles = pending
    composed = undefined
    follow()
    if (styles && from && isBefore(from, span.to)) {
      const typed = readLines(root, { isOwn: true })
      change({ lines: dressed(typed, { from, to: span.to }, styles), span }, 'typing')
      return
    }
    const holder = holderOf(root, getSelection()?.anchorNode ?? null)
    straighten(holder, holder ? holdersIn(root).indexOf(holder) : -1)
    tell()
  }

  function copy(event: ClipboardEvent) {
    follow()
    if (isCaret(span) || !event.clipboardData) return
    event.preventDefault()
    putOn(event.clipboardData, linesIn(lines, span))
    if (event.type === 'cut') change(replaced(lines, span))
  }
  function take(data: DataTransfer | null, isPlain: boolean): void {
    const taken = takenFrom(data, isPlain)
    // an address put over words is where they lead
    const address = isCaret(span) || span.from.line !== span.to.line ? undefined : addressOf(taken.text)
    if (address) return restyle(linked(lines, span, address))
    if (taken.lines.length > 0) change(replaced(lines, span, taken.lines))
  }

  function toggleStyle(style: TextStyle) {
    if (!isCaret(span)) return restyle(styled(lines, span, style))
    pending = withStyle(pending ?? stylesIn(lines, span), style)
    tell()
  }
  function undo() {
    const before = history.back({ lines, span })
    if (before) show(before)
  }
  function redo() {
    const after = history.on({ lines, span })
    if (after) show(after)
  }

  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
    root.addEventListener(name, listener, { signal: closing.signal })
  on('beforeinput', beforeInput)
  on('input', afterInput)
  on('compositionstart', () => {
    follow()
    // what is chosen over several lines is taken away first: a composition stays in one
    if (span.from.line !== span.to.line) change(replaced(lines, span))
    composed = span.from
  })
  on('compositionend', endComposition)
  on('copy', copy)
  on('cut', copy)
  /** The browser tells of a choice a moment later; a key may come before. */
  function followChoice() {
    const now = shownSpan(root)
    if (!now || composed || !root.contains(document.activeElement)) return
    const hasMoved = !(now.from.line === span.from.line && now.from.at === span.from.at && now.to.line === span.to.line && now.to.at === span.to.at)
    if (!hasMoved) return
    span = now
    pending = undefined
    tell()
  }
  let isPlainPaste = false
  on('keydown', ({ key, shiftKey, ctrlKey, metaKey }) => {
    followChoice()
    if (key.toLowerCase() === 'v') isPlainPaste = shiftKey && (ctrlKey || metaKey)
  })
  on('paste', (event) => {
    event.preventDefault()
    follow()
    take(event.clipboardData, isPlainPaste)
  })
  on('drop', (event) => {
    event.preventDefault()
    const position = document.caretRangeFromPoint?.(event.clientX, event.clientY)
    span = spanOfRange(root, position ?? undefined) ?? span
    take(event.dataTransfer, false)
  })
  on('dragstart', (event) => event.preventDefault())
  // an empty page's first key would otherwise be typed beside its line
  on('focus', () => {
    if (!shownSpan(root)) showSpan(root, span)
  })
  document.addEventListener('selectionchange', followChoice, { signal: closing.signal })

  return {
    state: () => shown,
    subscribe(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    toggleStyle,
    turnInto: (kind) => restyle(turned(lines, span, kind)),
    shift(by) {
      const next = shifted(lines, span, by)
      if (next) restyle(next)
      return next !== undefined
    },
    link(href) {
      const around = isCaret(span) ? linkAround(lines, span.from)?.span : span
      if (around) return change({ lines: linked(lines, around, href), span: around })
      if (href !== undefined) change(inserted(lines, span, { text: href.replace(/^(mailto|tel):/, ''), styles: [], href }))
    },
    undo,
    redo,
    focus() {
      root.focus({ preventScroll: true })
      if (textOf(lineAt(lines, span.from.line)).length < span.from.at) span = caretAt(wholeSpan(lines).to)
      showSpan(root, span)
    },
    close() {
      closing.abort()
      observer.disconnect()
    },
  }
}
