import { expect, type Page } from '@playwright/test'
import { accessFaults } from '../house/access.ts'
import { login } from '@allenio/contract/auth'
import { baseUrl, call, demoPassword } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

const planName = 'Allenio Pro 100'
// an event is applied by a job, which a busy machine tries again after some seconds
const waits = { timeout: 60_000 }

/** The plans of this size at the test provider, which other tries may have bought, too. */
async function planIds(page: Page): Promise<string[]> {
  const html = await (await page.request.get(`${baseUrl()}/dev/payments`)).text()
  return html
    .split('class="thing"')
    .filter(thing => thing.includes(planName) && thing.includes('value="renew"'))
    .flatMap(thing => /name="id" value="([^"]+)"/.exec(thing)?.[1] ?? [])
}

test('a plan is bought in the trial, grows, is to shrink, is cancelled and goes on', async ({ page, context }) => {
  const admin = await newPerson('Ornella')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const faults = watchFaults(page)
  const slider = page.getByRole('slider', { name: 'Posti per i clienti attivi' })
  const before = await planIds(page)

  await test.step('the purchase asks for the billing data first', async () => {
    await page.goto(`${baseUrl()}/payments/premium-app?places=60`)
    await expect(slider).toHaveAttribute('aria-valuetext', 'fino a 100 clienti attivi')
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Scegli 100 posti · 59,78 € (il |l’)/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Prima, i dati per la fattura' })
    await dialog.getByLabel('Indirizzo completo').fill('Via Roma 1, 20121 Milano')
    await dialog.getByLabel('Partita IVA').fill('12345670018')
    await dialog.getByLabel('E-mail per le fatture').fill(admin.email)
    await dialog.getByRole('button', { name: 'Salva e continua' }).click()
    await expect(dialog.getByText('Controlla le cifre: non è una partita IVA')).toBeVisible()
    await dialog.getByLabel('Partita IVA').fill('12345670017')
    await dialog.getByRole('button', { name: 'Salva e continua' }).click()
    await page.waitForURL('**/dev/payments/**')
    await page.locator('input[value="pays"]').check()
    await page.locator('button[type="submit"]').first().click()
    await page.waitForURL('**/payments?**')
    await expect(page.getByText('100 posti', { exact: true })).toBeVisible(waits)
    await expect(page.getByText(/quando finisce la prova/)).toBeVisible()
  })

  await test.step('the trial ends, and the first period is paid', async () => {
    const [id = ''] = (await planIds(page)).filter(each => !before.includes(each))
    await page.request.post(`${baseUrl()}/dev/payments/actions`, { form: { id, action: 'renew' } })
    await expect(async () => {
      await page.goto(`${baseUrl()}/payments`)
      await expect(page.getByRole('button', { name: /Pro 100, mensile/ })).toBeVisible({ timeout: 3_000 })
    }).toPass(waits)
  })

  await test.step('more places at once, for what the button says', async () => {
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: /^Passa a 300 posti · \d+,\d\d € oggi$/ }).click()
    await expect(page.getByText('Fatto: il piano ha 300 posti')).toBeVisible(waits)
    await expect(page.getByText('300 posti', { exact: true })).toBeVisible()
  })

  await test.step('fewer places wait for the end of the period, and can be called off', async () => {
    await slider.focus()
    await page.keyboard.press('Home')
    await page.getByRole('button', { name: /^Passa a 15 posti dal/ }).click()
    await expect(page.getByText(/^Dal .*: 15 posti, 19,00\s€ al mese/)).toBeVisible(waits)
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Annulla il cambio' }).click()
    await expect(page.getByText('Cambio annullato: resta il piano di adesso')).toBeVisible(waits)
  })

  await test.step('three clicks cancel, one takes it back', async () => {
    await page.getByRole('button', { name: 'Disdici' }).click()
    await page.getByRole('dialog', { name: 'Disdire il piano?' }).getByRole('button', { name: 'Disdici il piano' }).click()
    await expect(page.getByText(/^Il piano finisce /)).toBeVisible(waits)
    await page.getByRole('button', { name: 'Continua il piano' }).click()
    await expect(page.getByText('Attivo', { exact: true })).toBeVisible(waits)
  })
  expect(faults).toEqual([])
})

test('the banner of a plan that has ended goes with its payment, in the tab that is open', async ({ page, context }) => {
  // the demo's business whose renewal was refused yesterday
  const { access_token: token } = await call(login, { email: 'aurora@demo.allenio.test', password: demoPassword })
  await enter(context, { visitor: 'admin', token, language: 'it' })
  await page.goto(`${baseUrl()}/home`)
  const banner = page.getByText('Il piano Pro 30 è scaduto.')
  await expect(banner).toBeVisible()
  // a stored answer is asked for anew with the next load of the same session
  await page.reload()
  await expect(banner).toBeVisible()
  const html = await (await page.request.get(`${baseUrl()}/dev/payments`)).text()
  const unpaid = html.split('class="thing"').find(thing => thing.includes('Pro 30') && thing.includes('value="retry well"')) ?? ''
  const id = /name="id" value="([^"]+)"/.exec(unpaid)?.[1] ?? ''
  await page.request.post(`${baseUrl()}/dev/payments/actions`, { form: { id, action: 'retry well' } })
  await expect(banner).toBeHidden(waits)
})
