import { watched, watchEvents } from './watched.ts'

const state = watched(
  () => globalThis.navigator?.onLine !== false,
  changed => watchEvents(window, ['online', 'offline'], changed),
)

/** False is certain; true only means that the device has some network. */
export const isOnline = state.get
export const onOnlineChange = state.watch
export const useIsOnline = state.use

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** Nothing is loaded ahead on 2g, or for somebody who saves data. */
export const mayPrefetch = (connection: Connection | undefined = globalThis.navigator?.connection): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
