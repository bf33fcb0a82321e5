import { expect } from '@playwright/test'
import { baseUrl, demo, demoPassword, tokenOf } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { test } from '../house/test.ts'

test('a student logs in to their school by its own door, reads a course, downloads a file and leaves', async ({ page }) => {
  await page.goto(`${baseUrl()}/trainingschools`)
  await page.waitForURL('**/trainingschools/login')
  await page.getByLabel('E-mail', { exact: true }).fill(demo.school)
  await page.getByLabel('Password', { exact: true }).fill('non è questa')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'non sono corretti' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL('**/trainingschools')

  await expect(page.getByRole('heading', { level: 1, name: 'Accademia Movimento' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const file = page.getByRole('link', { name: /^Scarica / }).first()
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toMatch(/\.txt$/)

  await page.getByRole('button', { name: 'Esci' }).click()
  await page.waitForURL('**/trainingschools/login')
})

test('the school’s session opens nothing else', async ({ page, context }) => {
  const faults = watchFaults(page)
  await enter(context, { visitor: 'school', token: await tokenOf('school'), language: 'en' })
  await page.goto(`${baseUrl()}/trainingschools`)
  await expect(page.getByRole('heading', { level: 1, name: 'Accademia Movimento' })).toBeVisible()
  await page.goto(`${baseUrl()}/settings`)
  await page.waitForURL('**/login')
  expect(faults).toEqual([])
})
