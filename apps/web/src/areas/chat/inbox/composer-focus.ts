const composer = '[data-thread] form textarea'

export const isEmptyComposer = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.matches(composer) && target.value.trim() === ''

/** Focuses the composer once it is there: a conversation that has just been opened renders it a moment later. */
export function focusComposer(conversationId?: string, patience = 120): void {
  const field = document.querySelector<HTMLTextAreaElement>(composer)
  const isThere = conversationId === undefined || new URLSearchParams(location.search).get('c') === conversationId
  // in the first frames the composer of the conversation before is still there
  if (field && isThere && patience < 118) return field.focus()
  if (patience > 0) requestAnimationFrame(() => focusComposer(conversationId, patience - 1))
}
