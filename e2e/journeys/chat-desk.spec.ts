import { expect } from '@playwright/test'
import { sendMessage, switchConversation } from '@allenio/contract/chat'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { moveTo } from '../house/places.ts'
import { field, newStudio, openAsAdmin, read, row, thread } from '../house/studio.ts'
import { test } from '../house/test.ts'

const weekdays = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const

test('answers are saved, messages wait for their hour, and the settings say what a client reads', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [nina],
  } = await newStudio(['Nina', 'Bellini'])
  if (!nina) throw new Error('one was made')
  await openAsAdmin(page, admin)
  await test.step('an answer is saved once and found by a slash, and a message waits for its hour', async () => {
    await page.getByRole('button', { name: 'Altre azioni', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Risposte salvate' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Nuova risposta' }).click()
    await panel.getByLabel('Titolo').fill('Visita')
    await panel.getByRole('button', { name: 'Inserisci il nome' }).click()
    await panel.getByLabel('Testo').press('End')
    await panel.getByLabel('Testo').pressSequentially(', ti aspetto: porta il diario')
    await expect(panel.getByText('Giulia, ti aspetto: porta il diario')).toBeVisible()
    await panel.getByRole('button', { name: 'Salva' }).click()
    await expect(panel.getByRole('button', { name: /^Visita Solo tua/ })).toBeVisible()
    await panel.getByRole('button', { name: 'Chiudi' }).click()

    await row(page, 'Nina Bellini').click()
    await field(page).fill('/vis')
    await expect(page.getByRole('option', { name: /\/Visita Nina, ti aspetto/ })).toHaveAttribute('aria-selected', 'true')
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('Nina, ti aspetto: porta il diario')
    await field(page).press('Enter')
    await expect.poll(() => read(nina)).toEqual(['Nina, ti aspetto: porta il diario'])

    await field(page).fill('Domani si comincia')
    await page.getByRole('button', { name: 'Programma l’invio' }).click()
    await page.getByRole('menuitem', { name: /Domani mattina/ }).click()
    await expect(page.getByText('Messaggio programmato.')).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Programma l’invio' }).click()
    await page.getByRole('menuitem', { name: /Messaggi programmati/ }).click()
    await expect(panel.getByText('domani, 09:00')).toBeVisible()
    await panel.getByRole('button', { name: /Altre azioni: Nina/ }).click()
    await page.getByRole('menuitem', { name: 'Modifica' }).click()
    await panel.getByLabel('Messaggio').fill('Oggi si comincia')
    await panel.getByRole('button', { name: 'Salva' }).click()
    await expect(panel.getByText('Oggi si comincia')).toBeVisible()
    expect(await read(nina)).toHaveLength(1)
    await panel.getByRole('button', { name: /Altre azioni: Nina/ }).click()
    await page.getByRole('menuitem', { name: 'Invia adesso' }).click()
    await expect.poll(() => read(nina), { timeout: 40_000 }).toEqual(['Nina, ti aspetto: porta il diario', 'Oggi si comincia'])
    await expect(panel.getByText('Nessun messaggio in attesa')).toBeVisible({ timeout: 20_000 })
  })
  await test.step('what the settings say a client reads is what the client reads', async () => {
    await moveTo(page, '/settings#chat')
    const hours = page.locator('#chat-hours')
    await hours.getByText('In certi orari').click()
    // one day in three days' time: closed at whatever hour this runs
    const inRome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', weekday: 'short' }).format(Date.now() + 3 * 86_400_000)
    const open3 = weekdays[['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(inRome)] ?? 'Lunedì'
    for (const day of weekdays) {
      const remove = hours.getByRole('button', { name: `Togli questo orario: ${day}` })
      while ((await remove.count()) > 0) await remove.first().click()
    }
    await hours.getByRole('button', { name: 'Salva gli orari' }).click()
    await expect(hours.getByText(/Aggiungi almeno un orario/)).toBeVisible()
    await hours.getByRole('button', { name: `Aggiungi un orario: ${open3}` }).click()
    await hours.getByLabel(`${open3}, alle`).fill('08:00')
    await expect(hours.getByText('La fine deve venire dopo l’inizio')).toBeVisible()
    await hours.getByLabel(`${open3}, alle`).fill('12:30')
    const sentence = `Ti risponderemo ${open3.toLowerCase()} alle 9`
    await expect(hours.getByText(sentence)).toBeVisible()
    await hours.getByRole('button', { name: 'Salva gli orari' }).click()
    await expect(page.getByText('Impostazioni della chat salvate.')).toBeVisible()

    const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' })
    const own = await context.newPage()
    await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
    await own.goto(`${baseUrl()}/chats`)
    await expect(own.getByText(sentence)).toBeVisible()

    await hours.getByText('Sempre', { exact: true }).click()
    await expect(hours.getByText('può scrivere e aspettarsi una risposta a qualsiasi ora', { exact: false })).toBeVisible()
    await own.reload()
    await expect(field(own)).toBeVisible()
    await expect(own.getByText(sentence)).toBeHidden()
    await context.close()
  })
  expect(faults).toEqual([])
})

test('one message reaches many, and what was said to one goes on to another', async ({ page }) => {
  const {
    admin,
    clients: [anna, bruno, carla],
  } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Leoni'], ['Carla', 'Verdi'])
  if (!anna || !bruno || !carla) throw new Error('three were made')
  await call(switchConversation, { id: carla.conversationId, isEnabled: false }, admin.token)
  await openAsAdmin(page, admin, '/clients')
  await test.step('each is written to by name, and whom it did not reach is said', async () => {
    for (const { name } of [anna, carla])
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('checkbox')
        .check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Scrivi' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Scrivi a 2 persone' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Invia a 2' }).click()
    await expect(dialog.getByText('Scrivi qualcosa o allega un file.')).toBeVisible()
    await dialog.getByLabel('Messaggio').fill('Ciao {first_name}, lunedì lo studio è chiuso')
    await expect(dialog.getByText('Ciao Anna, lunedì lo studio è chiuso')).toBeVisible()
    await dialog.getByRole('button', { name: 'Invia a 2' }).click()
    await expect(dialog.getByRole('heading', { name: 'Mandato a 1 persona' })).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Carla Verdi' })).toContainText('Chat disattivata')
    await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
    await expect(page.getByRole('toolbar')).toBeHidden()
    expect(await read(anna)).toEqual(['Ciao Anna, lunedì lo studio è chiuso'])
    expect(await read(bruno)).toEqual([])

    // an answer that is lost on its way sends nothing twice
    await moveTo(page, '/chats')
    await page.getByRole('button', { name: 'Scrivi a molti' }).click()
    await expect(dialog.getByText('Arriva a 3 persone')).toBeVisible()
    await dialog.getByLabel('Messaggio').fill('Buone feste')
    await page.route('**/api/messages/to-many', async route => {
      await route.fetch()
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Invia a 3' }).click()
    await expect(dialog.getByText(/potrebbe essere già partito/)).toBeVisible()
    await page.unroute('**/api/messages/to-many')
    await dialog.getByRole('button', { name: 'Riprova' }).click()
    await expect(dialog.getByRole('heading', { name: 'Mandato a 2 persone' })).toBeVisible()
    expect(await read(bruno)).toEqual(['Buone feste'])
    expect((await read(anna)).filter(text => text === 'Buone feste')).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
    await expect(dialog).toBeHidden()
  })
  await test.step('forwarded it goes to nobody by itself, and a note never', async () => {
    const { conversationId } = anna
    await call(sendMessage, { conversationId, message: 'Bevi due litri d’acqua' }, admin.token)
    await call(sendMessage, { conversationId, message: 'Beve poco', isTeamNote: true }, admin.token)
    await moveTo(page, `/home?chat=${conversationId}`)
    await thread(page, 'Anna Sarti')
      .getByRole('article', { name: /Beve poco/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Copia il testo' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Inoltra' })).toBeHidden()
    await page.keyboard.press('Escape')
    const message = thread(page, 'Anna Sarti').getByRole('article', { name: /due litri/ })
    const forward = async () => {
      await message.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Inoltra' }).click()
    }
    await forward()
    const dialog = page.getByRole('dialog', { name: 'Inoltra il messaggio' })
    await expect(dialog.getByLabel('Messaggio')).toHaveValue('Bevi due litri d’acqua')
    // an unchanged dialog closes without a question, and the chat stays open:
    // the first press closes the list of names, the second the dialog
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden({ timeout: 2_000 })
    }).toPass()
    await expect(message).toBeVisible()
    await forward()
    await dialog.getByRole('button', { name: 'Invia', exact: true }).click()
    await expect(dialog.getByText('Scegli almeno una persona')).toBeVisible()
    await dialog.getByPlaceholder('Cerca per nome').fill('bru')
    await page.getByRole('option', { name: 'Bruno Leoni' }).click()
    await dialog.getByRole('button', { name: 'Invia a 1' }).click()
    await expect(page.getByRole('heading', { name: 'Mandato a 1 persona' })).toBeVisible()
    expect(await read(bruno)).toEqual(['Buone feste', 'Bevi due litri d’acqua'])
  })
})
