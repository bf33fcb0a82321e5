import type { Page } from '@playwright/test'
import { updateBusiness } from '@allenio/contract/business'
import { startOnboarding } from '@allenio/contract/onboarding'
import { call } from './api.ts'

/** The business says who it is, and takes cards from now on. */
export async function takeCards(page: Page, token: string): Promise<void> {
  const contact = { email: 'studio@example.com', phone: '+39 02 1234567' }
  await call(updateBusiness, { address: 'Via Roma 1, 20100 Milano', vatNumber: '12345670157', ...contact }, token)
  const { onboard } = await call(startOnboarding, {}, token)
  await page.goto(onboard.url)
  await page.locator('button[value=finish]').click()
  await page.waitForURL(url => !url.pathname.startsWith('/dev/'))
}
