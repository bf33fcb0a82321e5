import { watched, watchEvents } from './watched.ts'

const state = watched(
  () => globalThis.document?.visibilityState !== 'hidden',
  changed => watchEvents(document, ['visibilitychange'], changed),
)

export const isVisible = state.get
export const useVisible = state.use
