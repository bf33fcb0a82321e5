import { createStore, useStored } from '#lib/store'

/** The storage key of the choice; public/boot.js reads it before the first paint. */
export const schemeKey = 'allenio.scheme'

export const schemes = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof schemes)[number]

const isScheme = (value: unknown): value is Scheme => schemes.some(each => each === value)

function storedScheme(): Scheme {
  try {
    const stored = localStorage.getItem(schemeKey)
    return isScheme(stored) ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

const choice = createStore<Scheme>(globalThis.document ? storedScheme() : 'auto')

/** The style sheets know the scheme by this attribute. */
function showScheme(): void {
  const scheme = choice.get()
  const isDark = scheme === 'auto' ? matchMedia(darkDevice).matches : scheme === 'dark'
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
}

const darkDevice = '(prefers-color-scheme: dark)'

/** Follows the device, and the choice in other tabs. */
export function followScheme(): () => void {
  const device = matchMedia(darkDevice)
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === schemeKey && isScheme(newValue)) choice.set(newValue)
  }
  showScheme()
  const stop = choice.watch(showScheme)
  device.addEventListener('change', showScheme)
  addEventListener('storage', followOtherTab)
  return () => {
    stop()
    device.removeEventListener('change', showScheme)
    removeEventListener('storage', followOtherTab)
  }
}

function setScheme(scheme: Scheme): void {
  choice.set(scheme)
  try {
    localStorage.setItem(schemeKey, scheme)
  } catch {
    // storage is refused: the choice lasts until the page is closed
  }
}

/** The person's choice, and the function that changes it. */
export const useScheme = () => ({ scheme: useStored(choice), setScheme })
