/** The field that searches the inbox. */
export const searchId = 'chats-search'

const rowSelector = '[data-conversation-row]'

/** The conversation whose row has the focus. */
export const focusedRow = (): string | undefined => document.activeElement?.closest<HTMLElement>(rowSelector)?.dataset['conversationRow']

type Asked = { at: string } | { step: 1 | -1; from: string | undefined }

let listener: ((asked: Asked) => void) | undefined

/** Asks the list on the page to focus a row; a row that is far off has to be rendered first. */
export const focusRow = (asked: Asked): void => listener?.(asked)

export function hearFocusRow(hear: (asked: Asked) => void): () => void {
  listener = hear
  return () => {
    if (listener === hear) listener = undefined
  }
}

/** Waits until the row is rendered, then focuses it. */
export function focusDrawn(box: HTMLElement | null, id: string, frames = 12): void {
  const row = box?.querySelector<HTMLElement>(`[data-conversation-row="${id}"] a`)
  if (row) row.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusDrawn(box, id, frames - 1))
}
