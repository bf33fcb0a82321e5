const composer = '[data-thread] form textarea'

export const isEmptyComposer = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.matches(composer) && target.value.trim() === ''

/** Into the field where one answers, once it stands: a conversation that opens draws it a moment later. */
export function focusComposer(conversationId?: string, patience = 120): void {
  const field = document.querySelector<HTMLTextAreaElement>(composer)
  const isThere = conversationId === undefined || new URLSearchParams(location.search).get('c') === conversationId
  // the one that is being left still stands in the first frames
  if (field && isThere && patience < 118) return field.focus()
  if (patience > 0) requestAnimationFrame(() => focusComposer(conversationId, patience - 1))
}
