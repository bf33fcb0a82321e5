import { expect, type Page } from '@playwright/test'
import { getClientDetail, updateClient, createConsent } from '@allenio/contract/clients'
import { createVisit, deleteVisit, getVisit } from '@allenio/contract/visits'
import { call } from '../house/api.ts'
import { addDays, dayPattern, today } from '../house/client-pages.ts'
import type { NewPerson } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
import { newStudio, openAsAdmin, type Client } from '../house/studio.ts'
import { test } from '../house/test.ts'

const reading = (page: Page, cell: string, index = 0) => page.locator(`[data-reading="${cell}/${index}"]`)

const person = { sex: 'female', birthDate: '1990-05-04' } as const

async function correctRecord({ token }: NewPerson, { id }: Client, facts: { sex?: 'female'; birthDate: string }): Promise<void> {
  const { updatedAt } = await call(getClientDetail, { id }, token)
  await call(updateClient, { id, ...facts, updatedAt }, token)
}

/** Three finished visits of a client whose record has the same facts, oldest first. */
async function visitThrice(admin: NewPerson, client: Client): Promise<string[]> {
  const { token } = admin
  await correctRecord(admin, client, person)
  await call(createConsent, { id: client.id, consentId: crypto.randomUUID(), purpose: 'health data', day: addDays(today, -90) }, token)
  const folds = { triceps_fold: [20], biceps_fold: [10], subscapular_fold: [15], suprailiac_fold: [18] }
  const visits = [-60, -30, 0].map((days, at) => ({
    takenOn: addDays(today, days),
    measures: { weight: [72 - at], height: [170], ...folds, waist: [82 - at] },
  }))
  const ids: string[] = []
  for (const visit of visits) ids.push((await call(createVisit, { clientId: client.id, ...person, ...visit, isDraft: false }, token)).id)
  return ids
}

test('figures of a visit are compared, printed, computed anew, and taken from another formula or a device', async ({ page }) => {
  const {
    admin,
    clients: [client],
  } = await newStudio(['Nina', 'Riva'])
  if (!client) throw new Error('one was made')
  const [, , id = ''] = await visitThrice(admin, client)

  await test.step('three visits that were chosen in the list stand beside each other', async () => {
    await openAsAdmin(page, admin, `/clients/${client.id}/visits`)
    const rows = page.getByRole('table').getByRole('row')
    for (const days of [0, -30, -60])
      await rows
        .filter({ hasText: dayPattern(addDays(today, days)) })
        .getByRole('checkbox')
        .check()
    await page.getByRole('button', { name: 'Confronta' }).click()
    await expect(page.getByRole('heading', { name: 'Confronto di 3 visite' })).toBeVisible()
    const weight = page.getByRole('row', { name: 'Peso, kg' })
    for (const kilograms of ['72,0', '71,0', '70,0']) await expect(weight).toContainText(kilograms)
  })
  await test.step('the paper is drawn as its options say', async () => {
    await moveTo(page, `/visits/${id}/pdf`)
    const drawn = page.waitForResponse(response => ['formulas=all', 'compare=first'].every(each => response.url().includes(each)))
    await page.getByRole('combobox', { name: 'Formule' }).selectOption({ label: 'Tutte' })
    await page.getByRole('combobox', { name: 'Confronta con' }).selectOption({ label: 'La prima visita' })
    expect((await drawn).status()).toBe(200)
    await expect(page.getByRole('region', { name: 'Pagine' }).getByRole('img').first()).toBeVisible()
    expect(new URL(page.url()).searchParams.get('compare')).toBe('first')
  })
  await test.step('a correction of the record changes no figure until somebody asks for it', async () => {
    await correctRecord(admin, client, { birthDate: '1960-05-04' })
    await moveTo(page, `/visits/${id}/edit`)
    await expect(page.getByText('è cambiato la data di nascita nella scheda')).toBeVisible()
    const before = (await call(getVisit, { id }, admin.token)).summary?.fatMassPerc
    await page.getByRole('button', { name: 'Ricalcola' }).click()
    await expect(page.getByText('Visita ricalcolata')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ricalcola' })).toHaveCount(0)
    const { summary, content } = await call(getVisit, { id }, admin.token)
    expect(content.birthDate).toBe('1960-05-04')
    expect(summary?.fatMassPerc).not.toBe(before)
  })
  await test.step('another formula is chosen in the row that names its source, and the strip shows how far they are apart', async () => {
    const formulas = page.getByRole('radiogroup', { name: 'Grasso secondo le formule' })
    await expect(formulas).toContainText('Durnin, Womersley 1974')
    await expect(page.getByText(/^Secondo la formula da \d+[,\d]*% a \d+[,\d]*%, mediana/)).toBeVisible()
    await formulas.getByRole('radio', { name: 'Usa Lohman' }).check()
    await expect.poll(async () => (await call(getVisit, { id }, admin.token)).content.fatFormula).toBe('LOHMAN')
  })
  await test.step('a figure beside the formulas says what it lacks, and leads there', async () => {
    const body = page.getByRole('region', { name: 'Corpo', exact: true })
    await expect(body).toContainText('Hodgdon, Beckett 1984')
    await body.getByRole('button', { name: 'collo' }).click()
    await expect(reading(page, 'neck')).toBeFocused()
  })
  await test.step('of a device each mass is typed in kg or %, with the other beside it, and the phase angle is computed', async () => {
    await page.getByRole('combobox', { name: 'Come si misura' }).selectOption({ label: 'Bioimpedenza' })
    await reading(page, 'resistance').fill('500')
    await reading(page, 'reactance').fill('50')
    await expect(page.getByText('5,7°, calcolato')).toBeVisible()
    await reading(page, 'fat-mass').fill('18')
    await expect(page.getByText('18 kg (25,7%)')).toBeVisible()
    await page.getByRole('button', { name: 'Unità di Massa grassa' }).click()
    await expect(reading(page, 'fat-mass')).toHaveValue('25,71')
    await page.getByRole('button', { name: 'Unità di Massa grassa' }).click()
    await expect(reading(page, 'fat-mass')).toHaveValue('18')
  })
  await test.step('a text that cannot be read stays, and is mended before the visit is finished', async () => {
    const sent = page.waitForResponse(response => response.url().endsWith(`/visits/${id}/operations`))
    await reading(page, 'reactance').fill('12,5,3')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Prima di concludere correggi: Reattanza (Xc)')).toBeVisible()
    await expect(reading(page, 'reactance')).toBeFocused()
    await expect(reading(page, 'reactance')).toHaveValue('12,5,3')
    expect((await sent).status()).toBe(200)
  })
  await test.step('a visit that was deleted elsewhere says so while it is open and nothing waits to be sent', async () => {
    await call(deleteVisit, { id }, admin.token)
    await expect(page.getByText('Questa pagina non è più a tua disposizione')).toBeVisible()
  })
})
