import type { BrowserContext, Page } from '@playwright/test'
import { baseUrl, tokenOf, type DemoRole } from './api.ts'

const known = new Map<DemoRole, Promise<string>>()

/** One session for each demo account and worker: signing in again for every page would meet the limits. */
export async function tokens(visitor: DemoRole | 'stranger'): Promise<string | undefined> {
  if (visitor === 'stranger') return undefined
  const token = known.get(visitor) ?? tokenOf(visitor)
  known.set(visitor, token)
  return token
}

export interface Entering {
  visitor: DemoRole | 'stranger'
  token: string | undefined
  language: 'it' | 'en'
}

/** Opens the browser as someone who is signed in already, in their language. */
export async function enter(context: BrowserContext, { visitor, token, language }: Entering): Promise<void> {
  const url = baseUrl()
  await context.addCookies([{ name: 'allenio.lang', value: language, url }])
  if (!token) return
  const key = visitor === 'school' ? 'auth.training_school.token' : 'auth.token'
  const strategy = visitor === 'school' ? 'training_school' : 'local'
  await context.addInitScript(([name, value, kind]) => {
    localStorage.setItem(name, value)
    localStorage.setItem('auth.strategy', kind)
  }, [key, token, strategy] as const)
}

/** Everything that a page must not do: errors, refused policies, dialogs, failed assets. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', message => { if (message.type() === 'error') faults.push(`console: ${message.text()}`) })
  page.on('pageerror', error => faults.push(`error: ${error.message}`))
  page.on('dialog', dialog => { faults.push(`dialog: ${dialog.message()}`); void dialog.dismiss() })
  page.on('response', answer => { if (answer.status() >= 500) faults.push(`${answer.status()} ${answer.url()}`) })
  return faults
}
