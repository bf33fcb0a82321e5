import type { Page } from '@playwright/test'

declare global {
  interface Window {
    controls: Map<Element, { looks: string, isReached: boolean, isSeen: boolean }>
  }
}

/** Notes every control of the page and how it looks while it has no focus. */
const noteControls = () => {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const isFree = (element: HTMLElement) =>
    element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]')
    && element.checkVisibility({ visibilityProperty: true })
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(isFree)
  const looksOf = (element: Element) => {
    // a drawn box shows the focus of the native one that it stands for
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling, element.closest('label')]
    return around.map(each => {
      if (!each) return ''
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(each)
      return [outlineStyle, outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`, boxShadow, borderColor, backgroundColor, textDecoration].join()
    }).join('|')
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.controls = new Map(found.map(element => [element, { looks: looksOf(element), isReached: false, isSeen: false }]))
  document.addEventListener('focusin', ({ target }) => {
    const control = target instanceof Element && window.controls.get(target)
    if (!control) return
    control.isReached = true
    // asked for at once, which draws the style now: no frame may lie between two quick presses
    control.isSeen ||= looksOf(target) !== control.looks
  })
  return found.length
}

const notReached = () => {
  const isInReachedGroup = (element: Element) => element instanceof HTMLInputElement && element.type === 'radio'
    && [...window.controls].some(([other, { isReached }]) => isReached && other instanceof HTMLInputElement && other.name === element.name)
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name')))?.slice(0, 40)}”`
  const faults: string[] = []
  for (const [element, { isReached, isSeen }] of window.controls) {
    if (!element.isConnected || isInReachedGroup(element) && !isReached) continue
    if (!isReached) faults.push(`Tab does not reach ${nameOf(element)}`)
    else if (!isSeen) faults.push(`the focus does not show on ${nameOf(element)}`)
    if (element instanceof HTMLElement && element.tabIndex > 0) faults.push(`${nameOf(element)} stands out of order`)
  }
  return faults
}

/** Goes through the page by Tab alone: every control in its turn, and the focus seen on each. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const count = await page.evaluate(noteControls)
  for (let pressed = 0; pressed < count + 3; pressed += 1) await page.keyboard.press('Tab')
  return page.evaluate(notReached)
}
