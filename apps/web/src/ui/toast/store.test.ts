import { expect, test } from 'vitest'
import { clearToasts, toast, toastWithUndo, toasts } from './store.ts'

test('a toast with a way back says that it succeeded, and replaces the one of its id', () => {
  clearToasts()
  const undo = () => undefined
  toastWithUndo('Moved', undo, { id: 'move' })
  toastWithUndo('Moved back', undo, { id: 'move' })
  expect(toasts.get()).toEqual([expect.objectContaining({ id: 'move', type: 'success', text: 'Moved back', undo })])
  clearToasts()
})

test('a toast that replaces another has a card of its own, and with it its whole time', () => {
  clearToasts()
  toast({ text: 'Weight is missing', id: 'missing' })
  const [before] = toasts.get()
  toast({ text: 'Height is missing', id: 'missing' })
  const [after] = toasts.get()
  expect(after?.key).not.toBe(before?.key)
  clearToasts()
})
