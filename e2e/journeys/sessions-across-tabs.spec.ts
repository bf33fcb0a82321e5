import { expect } from '@playwright/test'
import { demo, demoPassword } from '../house/api.ts'
import { logIn, logOut, newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

// if the server reports the end of the session before the other tab does, the tab goes to the front page
const isOutside = ({ pathname }: URL) => pathname === '/login' || pathname === '/'

test('who logs in or out in one tab is in or out in the other, with nothing left for the next person', async ({ page, context }) => {
  const [first, second] = [await newPerson('Ilaria'), await newPerson('Pietro')]
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/settings')
  await other.waitForURL('**/login')
  await logIn(page, first)
  await page.waitForURL('**/home')
  await other.waitForURL('**/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible()
  await other.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Ilaria')
  await logOut(page)
  await other.waitForURL(isOutside)
  await expect(other.getByText(first.email)).toHaveCount(0)
  // the front page is rendered by the server and does not follow other tabs; a tab on its way there would interrupt the next step
  await expect(async () => {
    if (new URL(other.url()).pathname !== '/login') await other.goto('/login')
  }).toPass()
  await logIn(page, second)
  await page.waitForURL('**/home')
  await other.waitForURL('**/home')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Pietro')
  await expect(other.getByText('Ilaria')).toHaveCount(0)
})

test('both strategies may be signed in at once, each with its own way out', async ({ page }) => {
  const person = await newPerson('Carla')
  await page.goto('/login')
  await logIn(page, person)
  await page.waitForURL('**/home')
  await page.goto('/trainingschools/login')
  await logIn(page, { email: demo.school, password: demoPassword })
  await page.waitForURL('**/trainingschools')
  await page.getByRole('button', { name: 'Esci' }).click()
  await page.waitForURL('**/trainingschools/login')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Carla')
})
