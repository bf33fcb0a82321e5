import { truncate, writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { setPassword } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { addClientFiles } from '@allenio/contract/client-files'
import { addProgress, deleteProgress, listProgresses, progressPhotoMaxBytes, type Pose } from '@allenio/contract/progress'
import { createClient } from '@allenio/contract/clients'
import { continueUpload, startUpload } from '@allenio/contract/files'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { goodPassword, mailedLink, newAddress, newPerson } from '../house/people.ts'
import { moveTo, phone, waitUntilIdle } from '../house/places.ts'
import { setOffline } from '../house/network.ts'
import { test } from '../house/test.ts'

interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Draws an invented person against a wall; `girth` tells one day from another. */
async function drawPerson(page: Page, name: string, girth: number): Promise<Photo> {
  const address = await page.evaluate(width => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#d8dde3'
    context.fillRect(0, 0, 600, 800)
    context.fillStyle = '#a07c62'
    context.beginPath()
    context.arc(300, 120, 50, 0, 7)
    context.roundRect(300 - width / 2, 190, width, 300, 40)
    context.roundRect(250, 470, 40, 260, 20)
    context.roundRect(310, 470, 40, 260, 20)
    context.fill()
    return canvas.toDataURL('image/jpeg', 0.9)
  }, girth)
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

const inRome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })
const addDays = (days: number): string =>
  new Date(Date.parse(`${inRome.format(new Date())}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

async function uploadPhoto(token: string, { name, mimeType, buffer }: Photo): Promise<string> {
  const { id } = await call(startUpload, { name, bytes: buffer.length, mimeType }, token)
  await fetch(`${baseUrl()}/api/uploads/${id}?offset=0`, {
    method: continueUpload.method,
    body: new Uint8Array(buffer),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  })
  return id
}

async function openClient(page: Page) {
  const person = await newPerson('Elisa')
  const { id } = await call(createClient, { firstName: 'Martina', lastName: 'Bellini', sendsInvitation: false }, person.token)
  await enter(page.context(), { visitor: 'admin', token: person.token, language: 'it' })
  return { ...person, id }
}

/** Creates a day's progress as the team does, through the API. */
async function addDay(
  page: Page,
  { token, id }: { token: string; id: string },
  { day, kg, girth }: { day: string; kg: number; girth: number },
) {
  const of = async (pose: Pose) => uploadPhoto(token, await drawPerson(page, pose, girth))
  return call(
    addProgress,
    { id, day, kg, frontUploadId: await of('front'), sideUploadId: await of('side'), backUploadId: await of('back') },
    token,
  )
}

/** The unfinished forms that the device has stored. */
const draftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('allenio')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          })
        })
      }),
  )

const slot = (page: Page, pose: string) => page.getByRole('group', { name: pose, exact: true })
const chooser = (page: Page, pose: string) => slot(page, pose).locator('input[multiple]')
const comparisonDialog = (page: Page) => page.getByRole('dialog', { name: 'Confronto: Martina Bellini' })
const zoom = (page: Page) => comparisonDialog(page).locator('output')
const placesOf = (stage: Locator) =>
  stage.locator('[data-pane] > div > div').evaluateAll(layers => layers.map(layer => getComputedStyle(layer).transform))

test('three photos are added past all that is wrong, changed, deleted and brought back', async ({ page }, testInfo) => {
  test.setTimeout(120_000)
  const { id } = await openClient(page)
  await page.goto(`${baseUrl()}/clients/${id}/progress`)
  await expect(page.getByRole('heading', { name: 'Il cambiamento si vede nelle foto' })).toBeVisible()
  await page.getByRole('link', { name: 'Aggiungi foto' }).click()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Serve almeno una foto')).toBeVisible()

  await page.getByLabel('Giorno', { exact: true }).fill(addDays(2))
  await page.getByLabel('Peso').fill('900')
  await chooser(page, 'Fronte').setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('due uova') })
  await expect(slot(page, 'Fronte').getByText('«nota.txt» non è un’immagine.')).toBeVisible()
  // the file claims to be a picture and is not, which only the server can tell
  await chooser(page, 'Lato').setInputFiles({ name: 'finta.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('due uova') })
  await expect(slot(page, 'Lato').getByText('«finta.jpg» non è un’immagine.')).toBeVisible()
  const huge = testInfo.outputPath('enorme.jpg')
  await writeFile(huge, '')
  await truncate(huge, progressPhotoMaxBytes + 1)
  await chooser(page, 'Retro').setInputFiles(huge)
  await expect(slot(page, 'Retro').getByRole('alert')).toContainText('50')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Il giorno non può essere nel futuro')).toBeVisible()
  await expect(page.getByText('Scrivi un peso tra 2 e 400 kg')).toBeVisible()

  // three files at once each get a place, and typed values survive a reload
  const photos = await Promise.all(['uno', 'due', 'tre'].map(name => drawPerson(page, name, 180)))
  await chooser(page, 'Fronte').setInputFiles(photos)
  await page.getByLabel('Giorno', { exact: true }).fill(addDays(-1))
  await page.getByLabel('Peso').fill('72,4')
  await page.getByLabel('Note').fill('Dopo le vacanze')
  for (const pose of ['Fronte', 'Lato', 'Retro']) await expect(slot(page, pose).getByRole('progressbar')).toBeHidden()
  await expect.poll(() => draftsOf(page)).toContain('Dopo le vacanze')
  await page.reload()
  await expect(page.getByText('Abbiamo ripreso quello che stavi scrivendo.')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Dopo le vacanze')
  await expect(slot(page, 'Lato').getByRole('img', { name: 'Anteprima: Lato' })).toBeVisible()
  await page.getByRole('button', { name: 'Salva' }).dblclick()
  await page.waitForURL(/\/progress$/)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dopo le vacanze' })
  await expect(row).toHaveCount(1)
  await expect(row.getByText('72,4 kg')).toBeVisible()
  await expect(row.getByRole('button', { name: /^Apri la foto/ })).toHaveCount(3)
  // a list loads only thumbnails
  expect(await row.locator('img').evaluateAll(images => images.every(image => (image as HTMLImageElement).src.includes('v=thumb')))).toBe(
    true,
  )

  await row.getByRole('button', { name: /^Apri la foto lato/ }).click()
  await expect(page.getByRole('dialog').getByText('2 di 3')).toBeVisible()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /^Altre azioni/ }).click()
  await page.getByRole('menuitem', { name: 'Modifica' }).click()
  await page.waitForURL(/\/edit$/)
  await page.getByLabel('Peso').fill('72')
  await chooser(page, 'Lato').setInputFiles(await drawPerson(page, 'nuovo', 160))
  await page.getByRole('button', { name: 'Salva' }).click()
  await page.waitForURL(/\/progress$/)
  await expect(row.getByText('72 kg')).toBeVisible()

  await row.getByRole('button', { name: /^Altre azioni/ }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expect(page.getByRole('heading', { name: 'Il cambiamento si vede nelle foto' })).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(row.getByText('72 kg')).toBeVisible()
})

test('photos are compared in three ways, by mouse and by keyboard, and the way back closes', async ({ page }) => {
  test.setTimeout(120_000)
  const client = await openClient(page)
  for (const [back, kg, girth] of [
    [60, 80, 240],
    [30, 77.5, 210],
    [1, 75.2, 180],
  ] as const)
    await addDay(page, client, { day: addDays(-back), kg, girth })
  const faults = watchFaults(page)
  await page.goto(`${baseUrl()}/clients/${client.id}`)
  await page.getByRole('link', { name: 'Corpo', exact: true }).click()
  await page.getByRole('link', { name: 'Foto', exact: true }).click()
  const boxes = page.getByRole('checkbox', { name: /^Confronta/ })
  await boxes.nth(0).check({ force: true })
  await expect(page.getByText('1 scelta: scegline un’altra da confrontare')).toBeVisible()
  await boxes.nth(2).check({ force: true })
  await page.getByRole('toolbar').getByRole('button', { name: 'Confronta' }).click()
  const dialog = comparisonDialog(page)
  await expect(dialog.getByRole('img', { name: /^Fronte/ })).toHaveCount(2)
  await expect(dialog.getByText('−4,8 kg')).toBeVisible()
  await expect(dialog.getByText('in 59 giorni')).toBeVisible()

  // one zoom moves the two photos, by keyboard, wheel and drag
  await page.keyboard.press('+')
  await expect(zoom(page)).toHaveText('125%')
  await page.keyboard.press('ArrowDown')
  const pane = dialog.locator('[data-pane]').first()
  await pane.hover()
  await page.mouse.wheel(0, -400)
  await expect(zoom(page)).not.toHaveText('125%')
  const [one, other] = await placesOf(dialog)
  expect(one).not.toBe('none')
  expect(one).toBe(other)
  await page.keyboard.press('0')
  await expect(zoom(page)).toHaveText('100%')
  await dialog.getByRole('button', { name: 'Ingrandisci' }).click()
  await expect(zoom(page)).toHaveText('140%')
  await dialog.getByRole('button', { name: 'Intera' }).click()

  // a third photo, then steps to other days
  const strip = dialog.getByRole('list', { name: 'Tutte le foto' })
  await strip.getByRole('button').nth(1).click()
  await expect(dialog.getByRole('img', { name: /^Fronte/ })).toHaveCount(3)
  await strip.getByRole('button').nth(1).click()
  await expect(dialog.getByRole('img', { name: /^Fronte/ })).toHaveCount(2)
  await dialog.getByRole('button', { name: /^Dopo/ }).first().click()
  await expect(dialog.getByText('−2,3 kg')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Lato' }).check({ force: true })
  await expect(dialog.getByRole('img', { name: /^Lato/ })).toHaveCount(2)

  // the slider works by keyboard and by drag
  await page.keyboard.press('m')
  const divide = dialog.getByRole('slider', { name: 'Quanto si vede della foto più recente' })
  await expect(divide).toHaveValue('50')
  await dialog.focus()
  await page.keyboard.press('ArrowRight')
  await expect(divide).toHaveValue('52')
  const box = await dialog.locator('[data-pane]').boundingBox()
  if (!box) throw new Error('there is nothing to drag on')
  await page.mouse.move(box.x + box.width * 0.5, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.25, box.y + 100, { steps: 4 })
  await page.mouse.up()
  await expect(divide).toHaveValue('25')

  // the later photo lies over the earlier one, with a transparency
  await dialog.getByRole('radio', { name: 'Velo' }).check({ force: true })
  const veil = dialog.getByRole('slider', { name: 'Trasparenza della foto più recente' })
  await veil.focus()
  await page.keyboard.press('End')
  await expect(veil).toHaveValue('100')
  await page.keyboard.press('p')
  await expect(dialog.getByRole('img', { name: /^Retro/ })).toHaveCount(2)

  const [saved] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Scarica il confronto' }).click()])
  expect(saved.suggestedFilename()).toMatch(/^confronto-[\d-]+\.jpg$/)

  // the comparison is in the address; going back closes it and stays on the page
  const address = page.url()
  expect(address).toContain('compare=')
  await page.reload()
  await expect(dialog.getByText('−2,3 kg')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${baseUrl()}/clients/${client.id}/progress`)
  await page.getByRole('button', { name: 'Prima e dopo' }).click()
  await expect(dialog.getByText('−4,8 kg')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${baseUrl()}/clients/${client.id}/progress`)
  expect(faults).toEqual([])
})

test('a client’s pictures and files stand in one gallery; deleted ones come back with their changes', async ({ page }) => {
  const client = await openClient(page)
  const faults = watchFaults(page)
  await test.step('all of a client’s pictures and files are narrowed', async () => {
    await addDay(page, client, { day: addDays(-3), kg: 70, girth: 200 })
    const paper = await uploadPhoto(client.token, { name: 'Piano.txt', mimeType: 'text/plain', buffer: Buffer.from('due uova') })
    await call(addClientFiles, { id: client.id, uploadId: paper }, client.token)
    await page.goto(`${baseUrl()}/clients/${client.id}/media`)
    const pictures = page.getByRole('main').getByRole('button', { name: /^Apri Foto, / })
    await expect(pictures).toHaveCount(3)
    const document = page.getByRole('link', { name: /^Piano\.txt/ })
    await expect(document).toBeVisible()
    await page.getByRole('radio', { name: 'Documenti' }).check({ force: true })
    await expect(pictures).toHaveCount(0)
    await expect(document).toBeVisible()
    const [saved] = await Promise.all([page.waitForEvent('download'), document.click()])
    expect(saved.suggestedFilename()).toBe('Piano.txt')
    await page.getByRole('radio', { name: 'Foto dei progressi' }).check({ force: true })
    await expect(page.getByText('Niente con questi filtri')).toBeVisible()
    await page.getByRole('button', { name: 'Togli i filtri' }).click()
    await pictures.first().click()
    const gallery = page.getByRole('dialog')
    await expect(gallery.getByText('1 di 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText('2 di 3')).toBeVisible()
    await page.goBack()
    await expect(gallery).toBeHidden()
  })
  await test.step('photos that somebody deletes while they are being changed come back with the changes', async () => {
    const { id: progressId } = await addDay(page, client, { day: addDays(-7), kg: 72, girth: 160 })
    await moveTo(page, `/clients/${client.id}/progress/${progressId}/edit`)
    await page.getByLabel('Note').fill('Più dritta con le spalle')
    await call(deleteProgress, { id: client.id, progressId }, client.token)
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Queste foto sono state eliminate mentre le modificavi' })
    await expect(notice).toBeFocused()
    await expect(page.getByLabel('Note')).toHaveValue('Più dritta con le spalle')
    await notice.getByRole('button', { name: 'Ripristina e salva' }).click()
    await page.waitForURL(/\/progress$/)
    const { progresses } = await call(listProgresses, { id: client.id }, client.token)
    expect(progresses.map(({ note }) => note)).toContain('Più dritta con le spalle')
  })
  await test.step('a picture whose link is dead has the page read again, which brings fresh links', async () => {
    await waitUntilIdle(page)
    const isRead = page.waitForRequest(request => new URL(request.url()).pathname.endsWith(`/${client.id}/progress`))
    await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/api/files/0?e=1' })))
    await isRead
  })
  // the pictures of deleted photos are refused as well
  expect(faults.filter(fault => !/\b404\b/.test(fault))).toEqual([])
})

test.describe('on the client’s phone', () => {
  test.use(phone)

  test('photos taken without a network wait, leave by themselves, are compared, deleted and brought back', async ({ page, context }) => {
    test.setTimeout(120_000)
    const person = await newPerson('Elisa')
    const email = newAddress('martina')
    const { id } = await call(createClient, { firstName: 'Martina', lastName: 'Bellini', email, sendsInvitation: true }, person.token)
    await addDay(page, { token: person.token, id }, { day: addDays(-20), kg: 74, girth: 220 })
    const link = new URL(await mailedLink(email, /./, '/set-password'))
    await call(setPassword, { token: link.searchParams.get('token') ?? '', password: goodPassword, hasAgreed: true })
    const { access_token: token = '' } = await call(login, { email, password: goodPassword })
    await enter(context, { visitor: 'client', token, language: 'it' })

    await page.goto(`${baseUrl()}/me/progress`)
    await page.getByRole('link', { name: 'Aggiungi foto' }).click()
    await expect(slot(page, 'Fronte')).toBeVisible()
    await waitUntilIdle(page)
    const photos = await Promise.all(['uno', 'due'].map(name => drawPerson(page, name, 190)))
    await setOffline(context, true)
    await chooser(page, 'Fronte').setInputFiles(photos)
    await page.getByLabel('Peso').fill('73')
    await page.getByRole('button', { name: 'Salva' }).click()
    const waiting = page.getByRole('region', { name: 'Foto in attesa di rete' })
    await expect(waiting.getByText('73 kg')).toBeVisible()
    await expect(waiting.getByRole('img', { name: 'Fronte, in attesa di rete' })).toBeVisible()
    await setOffline(context, false)
    await expect(waiting).toBeHidden({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: /^Apri la foto/ })).toHaveCount(5)

    await page.getByRole('button', { name: 'Prima e dopo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confronto' })
    await expect(dialog.getByRole('img', { name: /^Fronte/ })).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await dialog.getByRole('button', { name: 'Chiudi il confronto' }).click()
    await expect(dialog).toBeHidden()

    // the client may delete their own progress, but not those of the team
    const menus = page.getByRole('button', { name: /^Altre azioni/ })
    await expect(menus).toHaveCount(1)
    await menus.click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expect(page.getByText('73 kg')).toBeHidden()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(page.getByText('73 kg')).toBeVisible()
  })
})
