const firstFocus = 'data-autofocus'

/**
 * Lets the focus begin at the title, unless a field of the body asks for it. A button of the foot that asks stands behind the title
 * and does not get it: whoever types on, or presses Enter once too often, sends nothing.
 */
export function beginAtTitle(title: HTMLElement | null): void {
  const isAsked = title?.nextElementSibling?.querySelector(`[${firstFocus}]`) ?? null
  title?.toggleAttribute(firstFocus, isAsked === null)
}
