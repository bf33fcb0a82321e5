import { afterEach, expect, test, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: true }))
const { clearToasts, toast, toastWithUndo, toasts } = await import('./store.ts')
afterEach(clearToasts)

const texts = () => toasts.get().map(({ text }) => text)

test('on a phone a message takes the place of the one before it', () => {
  toast({ type: 'success', text: 'Saved' })
  toast({ type: 'success', text: 'Saved again' })
  expect(texts()).toEqual(['Saved again'])
})

test.each([
  ['an error is read to its end', () => toast({ type: 'error', text: 'Not saved' }), 'error'],
  ['a way back is not taken away', () => toastWithUndo('Deleted', () => undefined), 'success'],
  ['nor is a button', () => toast({ text: 'A new message', buttons: [{ text: 'Open', to: '/chat' }] }), 'info'],
  ['what waits for something stays until then', () => toast({ text: 'Preparing', duration: Infinity }), 'info'],
  ['what is of another kind stays', () => toast({ text: 'Over' }), 'success'],
] as const)('%s', (_, show, type) => {
  show()
  const [before] = texts()
  toast({ type, text: 'Another' })
  expect(texts()).toEqual([before, 'Another'])
})
