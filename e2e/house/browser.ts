import type { BrowserContext, Page } from '@playwright/test'
import { baseUrl, demoToken, type DemoRole } from './api.ts'

export const tokens = async (visitor: DemoRole | 'stranger'): Promise<string | undefined> =>
  visitor === 'stranger' ? undefined : demoToken(visitor)

export interface Entry {
  visitor: DemoRole | 'stranger'
  token: string | undefined
  language: 'it' | 'en'
}

/** Opens the browser as someone who is signed in already, in their language. */
export async function enter(context: BrowserContext, { visitor, token, language }: Entry): Promise<void> {
  const url = baseUrl()
  await context.addCookies([{ name: 'allenio.lang', value: language, url }])
  if (!token) return
  const key = visitor === 'school' ? 'auth.training_school.token' : 'auth.token'
  const strategy = visitor === 'school' ? 'training_school' : 'local'
  await context.addInitScript(
    ([name, value, kind]) => {
      // the frame of a foreign film has no storage; a person who logs out of a tab stays logged out there
      if (self !== top || sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem(name, value)
      localStorage.setItem('auth.strategy', kind)
    },
    [key, token, strategy] as const,
  )
}

/** A demo account in its own language and a fresh tab, without the login page. */
export async function enterAs(context: BrowserContext, visitor: DemoRole, language: 'it' | 'en' = 'it'): Promise<void> {
  await enter(context, { visitor, token: await tokens(visitor), language })
}

const pageParts = ['document', 'script', 'stylesheet', 'image', 'font', 'manifest', 'media']

/** Everything that a page must not do: errors, refused policies, dialogs, failed requests. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', error => faults.push(`error: ${error.message}`))
  page.on('dialog', dialog => {
    faults.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('response', answer => {
    const isPart = pageParts.includes(answer.request().resourceType())
    if (answer.status() >= 500 || (isPart && answer.status() >= 400)) faults.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // a page that is left calls off what it had asked for
    if (!reason.includes('ERR_ABORTED')) faults.push(`${reason} ${request.url()}`)
  })
  return faults
}
