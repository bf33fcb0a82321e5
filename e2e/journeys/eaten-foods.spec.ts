import { expect } from '@playwright/test'
import { createExclusions } from '@allenio/contract/aliments'
import { getOwnDiet } from '@allenio/contract/meal-diary'
import { getMealPlan, listMealPlans } from '@allenio/contract/meal-plans'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { phone } from '../house/places.ts'
import { rowsOf, storedReads } from '../house/stored-rows.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use({ serviceWorkers: 'allow', timezoneId: 'Europe/Rome', locale: 'it-IT' })

test('what was eaten is found without a network, an unknown dish is told once, and the day goes into a plan', async ({
  page,
  context,
  browser,
}) => {
  const { admin, clients } = await newStudio(['Nina', 'Riva'])
  const [nina] = clients
  if (!nina) throw new Error('the studio has no client')
  const nuts = {
    id: crypto.randomUUID(),
    kind: 'allergy' as const,
    target: { kind: 'allergen' as const, allergen: 'nuts' as const },
    note: '',
  }
  await call(createExclusions, { id: nina.id, exclusions: [nuts] }, admin.token)
  const entries = async () => (await call(getOwnDiet, {}, nina.token)).diet?.diary.entries ?? []

  await test.step('on the phone, without a network: three foods, of which one warns, and a dish in words', async () => {
    const onPhone = await browser.newContext({ ...phone, serviceWorkers: 'allow', locale: 'it-IT', timezoneId: 'Europe/Rome' })
    await enter(onPhone, { visitor: 'client', token: nina.token, language: 'it' })
    const own = await onPhone.newPage()
    const faults = watchFaults(own)
    await own.goto(`${baseUrl()}/mealPlans`)
    await expect(own.getByRole('heading', { name: 'Oggi' })).toBeVisible()
    await expect.poll(() => storedReads(own)).toEqual(expect.arrayContaining(['GET /me/diet', 'GET /me/meal-diary/foods']))
    await waitUntilFilesStored(own, ['areas/meal-diary/day/own-diet.tsx'])
    await setOffline(onPhone, true)
    // yesterday is written down, because a day that is not over is not judged
    await own.getByRole('button', { name: 'Giorno prima' }).click()
    await expect(own.getByRole('heading', { name: 'Ieri' })).toBeVisible()
    const dialog = own.getByRole('dialog', { name: 'Altro che hai mangiato' })
    const add = async (typed: string, food?: RegExp, portion?: string) => {
      await own.getByRole('button', { name: 'Aggiungi qualcosa' }).click()
      await dialog.getByRole('textbox', { name: 'Che cosa' }).fill(typed)
      if (food) await dialog.getByRole('button', { name: food }).first().click()
      if (portion) await dialog.getByRole('textbox', { name: 'Quanto' }).fill(portion)
      if (typed === 'noci') await expect(dialog.getByText(/^Allergia: /)).toBeVisible()
      await dialog.getByRole('button', { name: 'Salva' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await add('banana', /^Banana\b/, '120')
    await add('mela', /^Mela\b/, '180')
    await add('noci', /^Noci\b/, '20')
    await add('Piadina di Mario')
    await expect(own.getByText('A parole: nessun alimento scelto')).toBeVisible()
    expect(await accessFaults(own)).toEqual([])
    await setOffline(onPhone, false)
    await expect.poll(async () => (await rowsOf(own, 'outbox')).length).toBe(0)
    expect((await entries()).map(({ grams, food }) => [food === null, grams])).toEqual([
      [false, 120],
      [false, 180],
      [false, 20],
      [true, null],
    ])
    expect(faults.filter(fault => !isOfNetwork(fault))).toEqual([])
    await onPhone.close()
  })

  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const faults = watchFaults(page)
  await page.goto(`${baseUrl()}/clients/${nina.id}/meal-diary`)

  await test.step('the professional says what the dish is, and reads the day as nutrients', async () => {
    await page.getByRole('button', { name: 'Di’ che cos’è: Piadina di Mario' }).click()
    const dialog = page.getByRole('dialog')
    const food = dialog.getByRole('combobox', { name: 'Alimento' })
    await food.fill('pane bianco')
    await page.getByRole('option').first().click()
    await dialog.getByRole('textbox', { name: 'Quanto' }).fill('130')
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText(/scritto «Piadina di Mario»/)).toBeVisible()
    const table = page.getByRole('region', { name: 'Nutrienti mangiati' }).getByRole('table')
    await expect(table.getByRole('row', { name: /^Energia/ })).toContainText(/\d{3}/)
    await expect(table.getByRole('row', { name: /^Solo a parole/ })).toContainText('0')
    expect(await accessFaults(page)).toEqual([])
  })

  await test.step('the day becomes a plan for this client', async () => {
    await page.getByRole('button', { name: 'Porta in un piano' }).click()
    const dialog = page.getByRole('dialog', { name: 'Porta in un piano' })
    await dialog.getByRole('textbox', { name: 'Titolo' }).fill('Come mangia ora')
    await dialog.getByRole('button', { name: 'Porta', exact: true }).click()
    await expect(page.getByText('La giornata è nel piano')).toBeVisible()
    const { mealPlans } = await call(listMealPlans, { clientId: nina.id, kind: 'for one client' }, admin.token)
    const plan = await call(getMealPlan, { id: mealPlans[0]?.id ?? '' }, admin.token)
    const components = plan.content.flatMap(({ meals }) => meals.flatMap(meal => meal.components))
    expect([plan.title, components.map(({ grams }) => grams).toSorted((one = 0, other = 0) => one - other)]).toEqual([
      'Come mangia ora',
      [20, 120, 130, 180],
    ])
  })
  expect(faults).toEqual([])
})
