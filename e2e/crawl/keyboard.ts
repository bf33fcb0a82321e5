import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    controls: Map<Element, { looks: string; isReached: boolean; isSeen: boolean }>
  }
}

/** Notes every control of the page and how it looks while it has no focus; of a long list's rows, which are alike, the first eight. */
const noteControls = () => {
  const shorten = () => {
    for (const list of document.querySelectorAll('main :is(tbody, ul, ol)')) {
      for (const row of [...list.children].slice(8)) row.toggleAttribute('inert', true)
    }
  }
  shorten()
  // a list that is walked down to its end loads more rows
  new MutationObserver(shorten).observe(document.body, { childList: true, subtree: true })
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const isFree = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(isFree)
  const looksOf = (element: Element) => {
    // a custom box shows the focus of the native one that it stands for
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
      element.closest('label'),
      // the outline of a table row is on its cells, that of an editor on its frame
      element instanceof HTMLTableRowElement ? element.firstElementChild : element.closest('[data-focus-frame]'),
    ]
    return around
      .map(each => {
        if (!each) return ''
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(each)
        return [
          outlineStyle,
          outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`,
          boxShadow,
          borderColor,
          backgroundColor,
          textDecoration,
        ].join()
      })
      .join('|')
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.controls = new Map(controls.map(element => [element, { looks: looksOf(element), isReached: false, isSeen: false }]))
  document.addEventListener('focusin', ({ target }) => {
    const control = target instanceof Element && window.controls.get(target)
    if (!control) return
    control.isReached = true
    // reading the style at once forces it to be computed, because two quick presses may have no frame between them
    // the current cell of a table has its frame without the focus, too
    control.isSeen ||= target.closest('[role="gridcell"]') !== null || looksOf(target) !== control.looks
  })
  // the fields of a page within the page, such as the storefront's, are stops on the way
  const inShadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('[contenteditable], a[href], button, input, [tabindex]') ?? []),
  ])
  return controls.length + inShadows.length
}

const isAnyLeft = () => {
  const reachedNames = [...window.controls].flatMap(([element, { isReached }]) =>
    isReached && element instanceof HTMLInputElement ? [element.name] : [],
  )
  return [...window.controls].some(
    ([element, { isReached }]) =>
      element.isConnected &&
      !isReached &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && reachedNames.includes(element.name)),
  )
}

const notReached = () => {
  const isInReachedGroup = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    [...window.controls].some(([other, { isReached }]) => isReached && other instanceof HTMLInputElement && other.name === element.name)
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'))
    return `${element.tagName.toLowerCase()} “${name?.slice(0, 40)}”`
  }
  const faults: string[] = []
  for (const [element, { isReached, isSeen }] of window.controls) {
    if (!element.isConnected || (isInReachedGroup(element) && !isReached)) continue
    if (!isReached) faults.push(`Tab does not reach ${nameOf(element)}`)
    else if (!isSeen) faults.push(`the focus does not show on ${nameOf(element)}`)
    if (element instanceof HTMLElement && element.tabIndex > 0) faults.push(`${nameOf(element)} stands out of order`)
  }
  return faults
}

const pressesAtOnce = 20

/** Walks through the page by Tab alone, and checks that every control is reached and shows its focus. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  // parts that were scrolled into view may have begun to load
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const count = await page.evaluate(noteControls)
  // a date has three stops, a chart and a scrolling part one each: more stops than controls, but not endless
  const most = count * 2 + 60
  for (let pressed = 0; pressed < most && (await page.evaluate(isAnyLeft)); pressed += pressesAtOnce) {
    for (let more = 0; more < pressesAtOnce; more += 1) await page.keyboard.press('Tab')
  }
  return page.evaluate(notReached)
}
