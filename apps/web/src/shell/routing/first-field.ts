const textTypes = ['text', 'search', 'email', 'tel', 'url', 'password', 'number']
const searches = 'input[type="search"], [role="search"] input, input[role="searchbox"], input[data-search]'
// fields that are left out, because their calendar or list would open by itself
const openers = '[data-date-picker], [data-dates-input], [inputmode="none"], [aria-haspopup="listbox"]'

// fields that the page marks as the first, even if their list opens
const marked = 'input[data-autofocus], textarea[data-autofocus]'

// fields within a text to read: nobody opens the page to type in them
const inPlace = '[data-edited-in-place] *'

const asleep = ':disabled, [readonly], [aria-hidden="true"] *, [inert] *'

/** The field that gets the focus first in a page or an open modal. */
export function firstField(root: ParentNode): HTMLElement | undefined {
  const modal = root.querySelector('[role="dialog"][aria-modal="true"]')
  if (modal) return fieldsIn(modal)[0]
  return (
    [...root.querySelectorAll<HTMLInputElement>(marked)].find(isAwake) ??
    [...root.querySelectorAll<HTMLElement>(searches)].find(isFree) ??
    fieldsIn(root)[0]
  )
}

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('input, textarea')].filter(isTextField).filter(isFree)

const isTextField = (element: HTMLElement) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && textTypes.includes(element.type))

function isFree(element: HTMLElement): boolean {
  return !element.matches(inPlace) && !element.closest(openers) && isAwake(element)
}

const isAwake = (element: HTMLElement): boolean =>
  !element.matches(asleep) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
