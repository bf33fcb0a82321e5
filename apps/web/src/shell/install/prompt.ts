import { useSyncExternalStore } from 'react'
import { isInstalled } from '#lib/device'
import { rememberInstalled } from './was-installed.ts'

/** Chromium's own offer, which a page can show at a moment that it chooses. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallPrompt | undefined
const watchers = new Set<() => void>()

function keep(prompt: InstallPrompt | undefined) {
  kept = prompt
  for (const tell of watchers) tell()
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** Must listen from the start, because the browser sends the event only once. */
export function catchInstallPrompt(): void {
  if (isInstalled()) rememberInstalled()
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isPrompt(event)) keep(event)
  })
  window.addEventListener('appinstalled', () => {
    rememberInstalled()
    keep(undefined)
  })
}

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

export const useMayInstall = () => useSyncExternalStore(watch, () => kept !== undefined)

/** Shows the offer and returns whether the app is being installed. An offer can be shown only once. */
export async function install(): Promise<boolean> {
  const prompt = kept
  if (!prompt) return false
  keep(undefined)
  const { outcome } = await prompt.prompt()
  return outcome === 'accepted'
}
