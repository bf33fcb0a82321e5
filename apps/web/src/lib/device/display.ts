import { mediaMatches, watched, watchEvents, watchMedia } from './watched.ts'

const standalone = '(display-mode: standalone)'

declare global {
  interface Navigator {
    /** Safari's own property for an app on the home screen. */
    standalone?: boolean
  }
}

const installed = watched(
  () => mediaMatches(standalone) || globalThis.navigator?.standalone === true,
  changed => watchMedia(standalone, changed),
)

/** Whether the app was opened from the home screen, without the browser's own buttons. */
export const isInstalled = installed.get
export const useIsInstalled = installed.use

const visibility = watched(
  () => globalThis.document?.visibilityState !== 'hidden',
  changed => watchEvents(document, ['visibilitychange'], changed),
)

export const isVisible = visibility.get
export const useIsVisible = visibility.use
