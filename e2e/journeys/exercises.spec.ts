import { expect } from '@playwright/test'
import { listExercises } from '@allenio/contract/exercises'
import { baseUrl, call, demoToken } from '../house/api.ts'
import { enterAs, watchFaults } from '../house/browser.ts'
import { pressShortcut } from '../house/keys.ts'
import { newPerson } from '../house/people.ts'
import { picture } from '../house/pictures.ts'
import { waitUntilIdle } from '../house/places.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const player = 'https://www.youtube-nocookie.com/**'

test('a coach finds an exercise by muscle, makes one with a film, and copies one of the library, by keyboard', async ({ page }) => {
  const faults = watchFaults(page)
  const referrers: (string | undefined)[] = []
  await page.route(player, route => {
    referrers.push(route.request().headers()['referer'])
    return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' })
  })
  const admin = await newPerson('Carla')
  await openAsAdmin(page, admin, '/exercises')
  const table = page.getByRole('table', { name: 'Esercizi' })
  await expect(table.getByRole('row')).not.toHaveCount(0)

  // two letters in the wrong order
  await pressShortcut(page, '/', wait => expect(page.getByRole('searchbox', { name: 'Cerca tra gli esercizi' })).toBeFocused(wait))
  await page.keyboard.type('pnaca piana con bilanciere')
  await expect(table.getByRole('link', { name: 'Panca piana con bilanciere', exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cerca tra gli esercizi' }).fill('')

  await page.getByRole('button', { name: 'Muscolo' }).press('Enter')
  const map = page.getByRole('group', { name: 'Muscolo' })
  await expect(map.getByRole('button', { name: 'Petto' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(map.getByRole('button', { name: 'Dentato anteriore' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/muscle=serratus/)
  await expect(table.getByRole('row').nth(1)).toContainText('Dentato anteriore')

  const nameField = page.getByLabel('Nome in italiano')
  await waitUntilIdle(page)
  await page.keyboard.press('n')
  await expect(nameField).toBeFocused()
  await page.getByRole('button', { name: 'Crea esercizio' }).press('Enter')
  await expect(page.getByText('Scrivi il nome in almeno una lingua.')).toBeVisible()
  await nameField.fill('Squat della Carla')
  await page.getByRole('button', { name: 'Quadricipiti', exact: true }).press('Enter')
  await page.getByLabel('Secondari', { exact: true }).press(' ')
  await page.getByRole('button', { name: 'Glutei', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Glutei, secondario' })).toHaveAttribute('aria-pressed', 'true')
  // Enter takes the first muscle that is found, and does not send the form
  await page.getByRole('combobox', { name: 'Muscoli principali' }).fill('dors')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Dorsali', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Crea esercizio' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Squat della Carla' })).toBeVisible()

  await page.getByRole('button', { name: 'Video di YouTube o Vimeo' }).press('Enter')
  await page.keyboard.type('un video')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Non è l’indirizzo di un video di YouTube o Vimeo.')).toBeVisible()
  await page.getByLabel('Indirizzo del video').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.keyboard.press('Enter')
  const play = page.getByRole('button', { name: 'Riproduci: Squat della Carla, 1, YouTube' })
  await expect(play).toBeVisible()
  expect(referrers).toEqual([])
  await play.press('Enter')
  await expect(page.frameLocator('iframe').getByText('film')).toBeVisible()
  expect(referrers).toEqual([`${baseUrl()}/`])

  await page.goto(`${baseUrl()}/exercises?source=own`)
  await page.getByRole('button', { name: 'Aggiungi ai preferiti: Squat della Carla' }).press('Enter')
  await expect(page.getByRole('tab', { name: /^Preferiti/ })).toContainText('1')
  await page.getByRole('button', { name: 'Azioni per Squat della Carla' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Elimina' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Squat della Carla' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla' }).press('Enter')
  await expect(page.getByText('«Squat della Carla» è di nuovo qui')).toBeVisible()

  const { exercises } = await call(listExercises, { page: 1, source: 'library', search: 'panca piana con bilanciere' }, admin.token)
  const [bench] = exercises
  await page.goto(`${baseUrl()}/exercises/${bench?.id}/edit`)
  await page.getByRole('button', { name: 'Crea una copia tua' }).press('Enter')
  await expect(page.getByLabel('Nome in italiano')).toHaveValue(/Panca piana con bilanciere/)
  expect(faults).toEqual([])
})

test('a super admin adds an exercise to the library, which every business sees until it is archived', async ({ page, context }) => {
  const faults = watchFaults(page)
  const name = `Ponte di prova ${Date.now()}`
  const businessSees = async () =>
    (await call(listExercises, { page: 1, search: name }, demoToken('coach'))).exercises.map(each => each.name)
  await enterAs(context, 'superAdmin')
  await page.goto(baseUrl())
  await page.waitForURL('**/dash')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(`esercizio ${name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nome in italiano')).toHaveValue(name)
  await page.getByRole('button', { name: 'Glutei', exact: true }).click()
  await page.getByRole('button', { name: 'Nuovo esercizio' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(await businessSees()).toEqual([name])

  await page.goto(`${baseUrl()}/dash/exercises?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Azioni per ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Archivia' }).click()
  await expect(page.getByText(`«${name}» archiviato`)).toBeVisible()
  await expect.poll(businessSees).toEqual([])
  expect(faults).toEqual([])
})

test('a super admin imports a table into the library: new exercises first, then what has changed', async ({ page, context }) => {
  const faults = watchFaults(page)
  const name = `Plank di prova ${Date.now()}`
  const importTable = async (lines: readonly string[]) => {
    await page.getByRole('button', { name: 'Altre azioni' }).first().click()
    await page.getByRole('menuitem', { name: 'Importa CSV' }).click()
    const panel = page.getByRole('dialog', { name: 'Importa esercizi' })
    const buffer = Buffer.from(lines.join('\n'))
    await panel.locator('input[type="file"]').setInputFiles({ name: 'libreria.csv', mimeType: 'text/csv', buffer })
    await expect(panel.getByText(`«libreria.csv», ${lines.length - 1}`)).toBeVisible()
    return panel
  }
  await enterAs(context, 'superAdmin')
  await page.goto(`${baseUrl()}/dash/exercises`)
  const first = await importTable(['Nome;Muscoli', `${name};Addominali`])
  await first.getByRole('button', { name: 'Importa 1 esercizio' }).click()
  await expect(first.getByText('1 esercizio importato')).toBeVisible()
  await first.getByRole('button', { name: 'Vai agli esercizi' }).click()

  const second = await importTable(['Nome;Attrezzi', `${name};Panca`])
  await expect(second.getByText('C’è già un esercizio con questo nome.')).toBeVisible()
  await second.getByLabel('Esercizi che ci sono già').selectOption('Aggiorna')
  await expect(second.getByText('1 da aggiornare')).toBeVisible()
  await second.getByRole('button', { name: 'Importa 1 esercizio' }).click()
  await expect(second.getByText('1 esercizio aggiornato.')).toBeVisible()
  await second.getByRole('button', { name: 'Vai agli esercizi' }).click()
  const { exercises } = await call(listExercises, { page: 1, search: name }, demoToken('coach'))
  expect(exercises).toMatchObject([{ nameIt: name, primaryMuscles: ['abs'], equipment: ['bench'] }])
  expect(faults).toEqual([])
})

test('a coach drops many pictures at once: names find the exercises, doubts are shown, and the library shows them', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Lina')
  await openAsAdmin(page, admin, '/exercises')
  await expect(page.getByRole('table', { name: 'Esercizi' }).getByRole('row')).not.toHaveCount(0)
  const bytes = [...picture()]
  const dragged = await page.evaluateHandle(content => {
    const files = new DataTransfer()
    const names = ['IMG_20 lento avanti (1).png', 'Squat con bilanciere.png', 'panca inclinata dello studio.png', 'vacanze al mare.png']
    for (const name of names) files.items.add(new File([new Uint8Array(content)], name, { type: 'image/png' }))
    files.items.add(new File(['%PDF'], 'nota.pdf', { type: 'application/pdf' }))
    return files
  }, bytes)
  await page.getByRole('table', { name: 'Esercizi' }).dispatchEvent('drop', { dataTransfer: dragged })

  const dialog = page.getByRole('dialog', { name: 'Foto e video per gli esercizi' })
  await expect(dialog.getByText('Military press in piedi con bilanciere')).toBeVisible()
  await expect(dialog.getByText(/«nota.pdf» non è un’immagine/)).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'vacanze al mare' })).toHaveValue('')
  await expect(dialog.getByRole('combobox', { name: 'panca inclinata dello studio' })).toHaveValue(/^Panca inclinata/)
  await dialog.getByRole('button', { name: 'Carica 3 file' }).click()
  await expect(dialog.getByText('3 file caricati')).toBeVisible()
  await dialog.getByRole('button', { name: 'Chiudi' }).first().click()

  const { exercises } = await call(listExercises, { page: 1, source: 'library', search: 'squat con bilanciere' }, admin.token)
  expect(exercises.find(({ nameIt }) => nameIt === 'Squat con bilanciere')?.preview?.kind).toBe('image')
  expect(faults).toEqual([])
})
