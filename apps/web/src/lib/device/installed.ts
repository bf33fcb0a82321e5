import { mediaMatches, watched, watchMedia } from './watched.ts'

const standalone = '(display-mode: standalone)'

declare global {
  interface Navigator {
    /** Safari's own property for an app on the home screen. */
    standalone?: boolean
  }
}

const state = watched(
  () => mediaMatches(standalone) || globalThis.navigator?.standalone === true,
  changed => watchMedia(standalone, changed),
)

/** Whether the app was opened from the home screen, without the browser's own buttons. */
export const isInstalled = state.get
export const useIsInstalled = state.use
