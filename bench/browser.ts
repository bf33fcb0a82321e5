import { chromium, type Browser, type BrowserContext } from '@playwright/test'

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })

/** The pages of the context open signed in. */
export const enterWith = (context: BrowserContext, token: string) =>
  context.addInitScript(value => {
    localStorage.setItem('auth.token', value)
    localStorage.setItem('auth.strategy', 'local')
  }, token)
