/** The field that searches the inbox. */
export const searchId = 'chats-search'

const rowSelector = '[data-conversation-row]'

/** The conversation whose row has the focus. */
export const focusedRow = (): string | undefined => document.activeElement?.closest<HTMLElement>(rowSelector)?.dataset['conversationRow']

type Asked = { at: string } | { step: 1 | -1; from: string | undefined }

let listener: ((asked: Asked) => void) | undefined

/** The list that stands on the page hears it: a row far off is drawn before it has the focus. */
export const focusRow = (asked: Asked): void => listener?.(asked)

export function hearFocusRow(hear: (asked: Asked) => void): () => void {
  listener = hear
  return () => {
    if (listener === hear) listener = undefined
  }
}

/** Once it is drawn. */
export function focusDrawn(box: HTMLElement | null, id: string, frames = 12): void {
  const row = box?.querySelector<HTMLElement>(`[data-conversation-row="${id}"] a`)
  if (row) row.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusDrawn(box, id, frames - 1))
}
