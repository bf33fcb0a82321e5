import { useRef, useState, useLayoutEffect, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { colorStyle, pageOfRows, pageStyle, renderPage, unreadTexts } from '@allenio/domain/storefront'
import { useStored } from '#lib/store'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import css from './canvas.module.css'
import { canvasStyle, unreadStyle } from './canvas-style.ts'
import { DrawnNode } from './drawn-node.tsx'
import { contextOf } from './page-context.ts'

const widths = { phone: 390, desk: 1280 } as const

/** The page itself, drawn by the renderer of the server within a tree of its own, so that no style of the app reaches it. */
interface CanvasProps {
  /** Nobody has seen the page yet, so that its first texts can still be ours. */
  isNew: boolean
}

export function Canvas({ isNew }: CanvasProps) {
  const t = useStorefrontWords()
  const { document, storefrontId, parts, width, language, selectedId } = useEditor()
  const rows = useStored(document.rows)
  const shownParts = useStored(parts)
  const shownWidth = useStored(width)
  const shownLanguage = useStored(language)
  const selectedRowId = useStored(selectedId)
  const page = pageOfRows(rows, storefrontId, contextOf(shownParts, shownLanguage))
  const [root, setRoot] = useState<ShadowRoot>()
  const { frame, scale } = useScale(widths[shownWidth])
  const host = (node: HTMLDivElement | null) => {
    if (!node) return
    const shadow = node.shadowRoot ?? node.attachShadow({ mode: 'open' })
    setRoot(shadow)
  }
  const unreadIds = isNew ? unreadTexts(rows, storefrontId).map(({ rowId }) => rowId) : []
  const style = pageStyle + colorStyle(page.color) + canvasStyle + unreadStyle(unreadIds, t('ourText'))
  // a click on a link would leave the editor
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element || event.nativeEvent.composedPath().some(isLink)) event.preventDefault()
  }
  return (
    <section ref={frame} className={css.frame} aria-label={t('page')}>
      {/* links within are kept from leading away */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={host} className={css.sheet} data-canvas style={{ width: widths[shownWidth], zoom: scale }} onClickCapture={stay} />
      {root &&
        createPortal(
          <>
            <style>{style}</style>
            <DrawnNode node={renderPage(page, { isEditing: true })} selectedId={selectedRowId} />
          </>,
          root,
        )}
    </section>
  )
}

const isLink = (target: EventTarget) => target instanceof HTMLAnchorElement

/** How much a page has to shrink to fit into its frame. */
function useScale(width: number) {
  const frame = useRef<HTMLElement>(null)
  const [room, setRoom] = useState<number>(width)
  useLayoutEffect(() => {
    const node = frame.current
    if (!node) return undefined
    const observer = new ResizeObserver(() => setRoom(node.clientWidth - 2 * edge))
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return { frame, scale: Math.min(1, Math.max(0.2, room / width)) }
}

const edge = 16

/** Marks the element within which the page of the editor is drawn. */
const canvasSelector = '[data-canvas]'

const rowOf = (id: string) =>
  document.querySelector(canvasSelector)?.shadowRoot?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

/** Brings the part of the page that shows a row into sight. */
export function scrollToRow(id: string): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  rowOf(id)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}

/** Puts the cursor into the long text of a row. */
export function focusText(id: string): void {
  scrollToRow(id)
  rowOf(id)?.querySelector<HTMLElement>('[aria-multiline="true"]')?.focus({ preventScroll: true })
}
