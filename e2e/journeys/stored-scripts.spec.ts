import { expect } from '@playwright/test'
import { register } from '@allenio/contract/account'
import { readScreens } from '../crawl/plan.ts'
import { call, mailTo } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { goodPassword, newAddress } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
import { test } from '../house/test.ts'

const payloads = ['<img src=x onerror=alert(1)>', '"><script>alert(2)</script>', '{{constructor.constructor("alert(3)")()}}']

test('what somebody calls themselves never runs, on any page or in any mail', async ({ page, context }) => {
  const faults = watchFaults(page)
  const [firstName = '', lastName = '', businessName = ''] = payloads
  const email = newAddress('mallory')
  const { access_token: token } = await call(register, {
    firstName,
    lastName,
    businessName,
    profession: 'both',
    email,
    password: goodPassword,
    locale: 'it',
    hasAgreed: true,
  })
  await enter(context, { visitor: 'admin', token, language: 'it' })
  const paths = readScreens().filter(
    ({ path, access }) => access === 'any' || (typeof access === 'object' && 'permission' in access && !path.includes('{')),
  )
  await page.goto('/settings')
  for (const { path } of paths) {
    await moveTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.locator('img[src="x"], main script').count(), path).toBe(0)
  }
  await moveTo(page, '/home')
  await expect(page.getByText(firstName).first()).toBeVisible()
  await expect(page.getByText(businessName).first()).toBeVisible()

  const { html } = await mailTo(email, /Conferma/)
  const mail = await context.newPage()
  const mailFaults = watchFaults(mail)
  await mail.setContent(html)
  expect(await mail.locator('img[src="x"], script').count()).toBe(0)
  expect([...faults, ...mailFaults]).toEqual([])
})

test('a link’s own words never run either', async ({ page }) => {
  const faults = watchFaults(page)
  for (const path of [
    '/confirm-address?token=<img src=x onerror=alert(1)>xxxxxxxx',
    '/login?x="><script>alert(2)</script>',
    '/?lang=<script>alert(3)</script>',
    '/settings#"><img src=x onerror=alert(4)>',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('img[src="x"]').count(), path).toBe(0)
  }
  expect(faults.filter(fault => /dialog|alert/.test(fault))).toEqual([])
})
