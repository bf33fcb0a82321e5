import { expect, test } from 'vitest'
import { clearToasts, toastWithUndo, toasts } from './store.ts'

test('a toast with a way back says that it succeeded, and replaces the one of its id', () => {
  clearToasts()
  const undo = () => undefined
  toastWithUndo('Moved', undo, { id: 'move' })
  toastWithUndo('Moved back', undo, { id: 'move' })
  expect(toasts.get()).toEqual([expect.objectContaining({ id: 'move', type: 'success', text: 'Moved back', undo })])
  clearToasts()
})
