import { watched, watchEvents } from './watched.ts'

const state = watched(
  () => globalThis.navigator?.onLine !== false,
  changed => watchEvents(window, ['online', 'offline'], changed),
)

/** False is certain; true only means that the device has some network. */
export const isOnline = state.get
export const onOnlineChange = state.watch
export const useOnline = state.use
