/** Marks the element within which the page of the editor is drawn. */
const canvasSelector = '[data-canvas]'

/** Brings the part of the page that shows a row into sight. */
export function scrollToRow(id: string): void {
  const canvas = document.querySelector(canvasSelector)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  canvas?.shadowRoot
    ?.querySelector(`[data-row="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
}
