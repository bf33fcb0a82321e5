import { isInstalled } from '#lib/device'
import { createStore, useSelected } from '#lib/store'
import { rememberInstalled } from './was-installed.ts'

/** Chromium's own offer, which a page can show at a moment that it chooses. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const installPrompt = createStore<InstallPrompt | undefined>(undefined)

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** Must listen from the start, because the browser sends the event only once. */
export function catchInstallPrompt(): void {
  if (isInstalled()) rememberInstalled()
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isPrompt(event)) installPrompt.set(event)
  })
  window.addEventListener('appinstalled', () => {
    rememberInstalled()
    installPrompt.set(undefined)
  })
}

export const useMayInstall = (): boolean => useSelected(installPrompt, prompt => prompt !== undefined)

/** Shows the offer and returns whether the app is being installed. An offer can be shown only once. */
export async function install(): Promise<boolean> {
  const prompt = installPrompt.get()
  if (!prompt) return false
  installPrompt.set(undefined)
  const { outcome } = await prompt.prompt()
  return outcome === 'accepted'
}

export const platforms = ['ios', 'android', 'mac safari', 'desktop'] as const
export type Platform = (typeof platforms)[number]

/** The platform on which the app would be installed; the abilities of browsers depend on it. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  // an iPad's user agent names a Mac, but no Mac has a touch screen
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  const isSafari = /Safari/.test(userAgent) && !/Chrome|Chromium|Firefox/.test(userAgent)
  return /Macintosh/.test(userAgent) && isSafari ? 'mac safari' : 'desktop'
}

export const platform = (): Platform => platformOf(navigator)
