import { chromium, type Browser, type BrowserContext } from '@playwright/test'

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })

/** The pages of the context open signed in. */
export const enterWith = (context: BrowserContext, token: string) =>
  context.addInitScript(value => {
    localStorage.setItem('auth.token', value)
    localStorage.setItem('auth.strategy', 'local')
  }, token)

/** Cuts all pages of the context off the network, or brings them back. Each is told here: Chromium tells only those that are open. */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  await context.addInitScript(sayOffline, isOffline)
  await context.setOffline(isOffline)
  for (const page of context.pages()) await page.evaluate(sayOffline, isOffline)
}

function sayOffline(isOffline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
