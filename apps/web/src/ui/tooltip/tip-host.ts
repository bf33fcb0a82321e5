import { hasMoved, longMs } from '#ui/long-press'
import { placeBeside } from './place.ts'
import type { Side } from './place.ts'
import css from './tooltip.module.css'

const openDelayMs = 350
const tipId = 'tip'

let tip: HTMLElement | undefined
/** the element whose tip is visible */
let tippedElement: HTMLElement | undefined
let hovered: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let watcher: MutationObserver | undefined
let hasStarted = false
/** The place of the last press. An element that comes beneath a resting pointer, as the row after a deleted one, was not asked about. */
let pressedAt: Pick<PointerEvent, 'clientX' | 'clientY'> | undefined
/** The finger that may come to rest on an element with a tip. */
let press: Pick<PointerEvent, 'clientX' | 'clientY'> | undefined
/** The last press has shown a tip, so that it opens nothing when the finger goes up. */
let wasLong = false
/** Where the focus was when a tip was opened that is not there: the tip goes with it. */
let asker: Element | null = null

/** Adds the listeners once for the whole page. */
export function showTips(): void {
  if (hasStarted) return
  hasStarted = true
  const options = { capture: true, passive: true }
  document.addEventListener('pointerover', onPointerOver, options)
  document.addEventListener('pointerdown', onPointerDown, options)
  document.addEventListener('pointermove', onPointerMove, options)
  document.addEventListener('pointerup', onPointerUp, options)
  document.addEventListener('pointercancel', endPress, options)
  document.addEventListener('click', swallowAfterLong, { capture: true })
  document.addEventListener('contextmenu', swallowAfterLong, { capture: true })
  document.addEventListener('focusin', onFocusIn, options)
  document.addEventListener('focusout', onFocusOut, options)
  document.addEventListener('keydown', onKeyDown, options)
  document.documentElement.addEventListener('pointerleave', leave)
  // the first pointer or focus event may have come before the listeners
  const focused = tippedByFocus(document.activeElement)
  if (focused && document.activeElement?.matches(':focus-visible')) show(focused)
}

/** Shows the tip of an element that neither the pointer nor the focus is at, or hides it again. */
export function toggleTip(target: HTMLElement): void {
  showTips()
  if (target === tippedElement) return hide()
  show(target)
  asker = document.activeElement
}

const tipped = (target: EventTarget | null): HTMLElement | undefined => {
  const found = target instanceof Element ? target.closest('[data-tip]') : null
  return found instanceof HTMLElement && hasReason(found) ? found : undefined
}

/** A link's text that is cut off is read where the link has the focus. */
const tippedByFocus = (target: EventTarget | null): HTMLElement | undefined => {
  const inside = target instanceof Element ? target.querySelector('[data-tip-inside]') : null
  return tipped(target) ?? (inside instanceof HTMLElement && hasReason(inside) ? inside : undefined)
}

const hasReason = (element: HTMLElement) => element.dataset.tipClipped === undefined || element.scrollWidth > element.clientWidth

const isTip = (target: EventTarget | null) => target instanceof Node && tip !== undefined && tip.contains(target)

const taps = (target: HTMLElement) => target.dataset.tipTaps !== undefined

function onPointerOver({ target, pointerType, clientX, clientY }: PointerEvent): void {
  // the pointer may move onto the tip, to read it there
  if (pointerType === 'touch' || (tippedElement && isTip(target))) return
  const over = tipped(target)
  if (over === hovered) return
  leave()
  hovered = over
  const isResting = pressedAt?.clientX === clientX && pressedAt.clientY === clientY
  if (!over || over === tippedElement || isResting) return
  if (taps(over)) show(over)
  else timer = setTimeout(() => show(over), openDelayMs)
}

function leave(): void {
  clearTimeout(timer)
  if (hovered && hovered === tippedElement && !hovered.matches(':focus-visible')) hide()
  hovered = undefined
}

/** Hides the tip of a pressed element, because it would cover the part that opens. */
function onPointerDown(event: PointerEvent): void {
  const { target, clientX, clientY } = event
  const pressed = tipped(target)
  pressedAt = { clientX, clientY }
  clearTimeout(timer)
  wasLong = false
  if (pressed && taps(pressed)) return show(pressed)
  if (isTip(target)) return
  hide()
  if (event.pointerType === 'touch' && event.isPrimary) waitForLongPress(event)
}

/** A finger that rests shows the tip, as a pointer that rests does: a phone has no other way to what is cut off. */
function waitForLongPress({ target, clientX, clientY }: PointerEvent): void {
  // the texts of a row lie beneath the link that covers all of it
  const asked = tipped(target) ?? document.elementsFromPoint(clientX, clientY).map(tipped).find(Boolean)
  if (!asked) return
  press = { clientX, clientY }
  timer = setTimeout(() => {
    wasLong = true
    press = undefined
    show(asked)
  }, longMs)
}

function onPointerMove(event: PointerEvent): void {
  if (press && hasMoved(press, event)) endPress()
}

function onPointerUp(): void {
  endPress()
  // a click that comes later is another one, as that of a screen reader, which has no press before it
  if (wasLong) setTimeout(() => (wasLong = false), longMs)
}

function endPress(): void {
  if (!press) return
  press = undefined
  clearTimeout(timer)
}

/** The browser's own menu comes while the finger rests, the click when it goes up. A menu of the page itself may open beside the tip. */
function swallowAfterLong(event: MouseEvent): void {
  if (!wasLong || !event.isTrusted) return
  event.preventDefault()
  if (event.type === 'contextmenu') return
  wasLong = false
  event.stopPropagation()
}

function onFocusIn({ target }: FocusEvent): void {
  const focused = tippedByFocus(target)
  if (focused && target instanceof Element && target.matches(':focus-visible')) show(focused)
}

function onFocusOut({ target }: FocusEvent): void {
  if (tippedElement && (target === asker || tippedElement === tippedByFocus(target))) hide()
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key === 'Escape') hide()
}

function show(target: HTMLElement): void {
  clearTimeout(timer)
  if (target === tippedElement) return
  hide()
  const text = target.dataset.tip
  if (!text || !target.isConnected) return
  tippedElement = target
  const box = (tip ??= makeTip())
  write(box, target)
  const described = target.getAttribute('aria-describedby')
  target.setAttribute('aria-describedby', described ? `${described} ${tipId}` : tipId)
  place()
  box.toggleAttribute('data-shown', true)
  watcher ??= new MutationObserver(follow)
  watcher.observe(target, { attributeFilter: ['data-tip', 'data-tip-keys'] })
  watcher.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
}

function hide(): void {
  clearTimeout(timer)
  if (!tippedElement) return
  const others = tippedElement
    .getAttribute('aria-describedby')
    ?.split(' ')
    .filter(id => id !== tipId)
    .join(' ')
  if (others) tippedElement.setAttribute('aria-describedby', others)
  else tippedElement.removeAttribute('aria-describedby')
  tippedElement = undefined
  asker = null
  tip?.removeAttribute('data-shown')
  watcher?.disconnect()
  removeEventListener('scroll', place, { capture: true })
  removeEventListener('resize', place)
}

/** Updates the tip: its target may have another text now, or may be removed. */
function follow(): void {
  if (!tippedElement || !tip) return
  if (!tippedElement.isConnected || !tippedElement.dataset.tip) return hide()
  write(tip, tippedElement)
  place()
}

function makeTip(): HTMLElement {
  const box = document.createElement('div')
  box.id = tipId
  box.setAttribute('role', 'tooltip')
  box.className = css.tooltip ?? ''
  document.body.append(box)
  return box
}

function write(box: HTMLElement, { dataset }: HTMLElement): void {
  const parts = [dataset.tip ?? '', dataset.tipKeys ?? '']
  // the check prevents a loop, because the tip's own change would call this again
  if (box.dataset.said === parts.join('\n')) return
  box.dataset.said = parts.join('\n')
  const [text = '', keys] = parts
  box.textContent = text
  if (!keys) return
  const mark = document.createElement('span')
  mark.className = css.keys ?? ''
  mark.textContent = keys
  box.append(mark)
}

function place(): void {
  if (!tippedElement || !tip) return
  const target = tippedElement.getBoundingClientRect()
  const page = { width: document.documentElement.clientWidth, height: innerHeight }
  if (target.bottom < 0 || target.top > page.height) return hide()
  const size = { width: tip.offsetWidth, height: tip.offsetHeight }
  const { left, top, side } = placeBeside(target, { size, side: sideOf(tippedElement), page })
  tip.style.left = `${left}px`
  tip.style.top = `${top}px`
  tip.dataset.side = side
}

const sides: readonly Side[] = ['top', 'bottom', 'left', 'right']

const sideOf = ({ dataset }: HTMLElement): Side => sides.find(side => side === dataset.tipSide) ?? 'top'
