/** The field that searches the inbox. */
export const searchId = 'chats-search'

const rowSelector = '[data-conversation-row]'

/** The conversation whose row has the focus. */
export const focusedRowId = (): string | undefined => document.activeElement?.closest<HTMLElement>(rowSelector)?.dataset['conversationRow']

type FocusRequest = { at: string } | { step: 1 | -1; from: string | undefined }

let listener: ((request: FocusRequest) => void) | undefined

/** Asks the list on the page to focus a row; a row that is far off has to be rendered first. */
export const focusRow = (request: FocusRequest): void => listener?.(request)

export function onFocusRow(handle: (request: FocusRequest) => void): () => void {
  listener = handle
  return () => {
    if (listener === handle) listener = undefined
  }
}

/** Waits until the row is rendered, then focuses it. */
export function focusRenderedRow(box: HTMLElement | null, id: string, frames = 12): void {
  const row = box?.querySelector<HTMLElement>(`[data-conversation-row="${id}"] a`)
  if (row) row.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusRenderedRow(box, id, frames - 1))
}
