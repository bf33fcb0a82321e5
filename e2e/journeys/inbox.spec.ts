import { expect, test, type Locator, type Page } from '@playwright/test'
import { setPassword } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { getConversation, listConversations, sendMessage, switchConversation } from '@allenio/contract/chat'
import { createClient } from '@allenio/contract/clients'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { goodPassword, mailedLink, newAddress, newPerson, type NewPerson } from '../house/people.ts'
import { pathOf } from '../house/places.ts'

interface Client {
  id: string
  name: string
  token: string
  conversationId: string
}

/** Somebody who can write back. */
async function newClient(admin: NewPerson, firstName: string, lastName: string): Promise<Client> {
  const email = newAddress(firstName.toLowerCase())
  const { id } = await call(createClient, { firstName, lastName, email }, admin.token)
  const link = new URL(await mailedLink(email, /ti ha invitato/, '/set-password'))
  const token = link.searchParams.get('token') ?? ''
  await call(setPassword, { token, password: goodPassword })
  const { access_token = '' } = await call(login, { email, password: goodPassword })
  const { conversations } = await call(listConversations, {}, access_token)
  return { id, name: `${firstName} ${lastName}`, token: access_token, conversationId: conversations[0]?.id ?? '' }
}

async function newStudio(...names: [string, string][]) {
  const admin = await newPerson('Elisa')
  const clients: Client[] = []
  for (const [firstName, lastName] of names) clients.push(await newClient(admin, firstName, lastName))
  return { admin, clients }
}

const says = ({ conversationId, token }: Client, message: string) => call(sendMessage, { conversationId, message }, token)
const read = async ({ conversationId, token }: Client): Promise<string[]> =>
  (await call(getConversation, { conversationId }, token)).messages.map(({ message }) => message)

async function open(page: Page, admin: NewPerson, path = '/chats'): Promise<void> {
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}${path}`)
}

const list = (page: Page): Locator => page.getByRole('region', { name: 'Conversazioni', exact: true })
const row = (page: Page, name: string): Locator => list(page).getByRole('link', { name: new RegExp(name) })
const rowNames = async (page: Page): Promise<string[]> =>
  (await list(page).locator('[data-conversation-row] a').allInnerTexts()).map(text => text.split('\n')[1] ?? '')
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Scrivi un messaggio' })
const thread = (page: Page, name: string): Locator => page.getByRole('region', { name: `Conversazione con ${name}` })

test('a professional goes through those who wait without touching the mouse', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, clients: [anna, bruno, carla] } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Leoni'], ['Carla', 'Verdi'])
  if (!anna || !bruno || !carla) throw new Error('three were made')
  await says(anna, 'Posso spostare la seduta?')
  await says(bruno, 'Il ginocchio va meglio')
  await open(page, admin, '/chats?view=waiting')
  await expect(row(page, 'Bruno Leoni')).toContainText('Il ginocchio va meglio')
  await expect(row(page, 'Bruno Leoni')).toContainText('aspetta da 1 minuto')
  await expect(page.getByRole('tab', { name: /Aspettano me 2/ })).toHaveAttribute('aria-selected', 'true')

  // somebody who was in no list comes to its top by themselves
  await says(carla, 'Quanto olio devo mettere?')
  await expect(row(page, 'Carla Verdi')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Aspettano me 3/ })).toBeVisible()

  // from the search into the list, to the second, open, answer
  await expect(page.getByRole('searchbox', { name: 'Cerca persone e messaggi' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Carla Verdi')).toBeFocused()
  await page.keyboard.press('j')
  await expect(row(page, 'Bruno Leoni')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thread(page, 'Bruno Leoni')).toBeVisible()
  expect(pathOf(page)).toBe(`/chats?c=${bruno.conversationId}&view=waiting`)
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('r')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Bene: resta a 40 kg')
  await page.keyboard.press('Enter')
  await expect.poll(() => read(bruno)).toContain('Bene: resta a 40 kg')

  // answered, it stays as long as it is open; the next is the same key away
  await expect(page.getByText(/Risposto\. Ora Anna Sarti, aspetta da/)).toBeVisible()
  await expect(row(page, 'Bruno Leoni')).toHaveAttribute('aria-current', 'page')
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(thread(page, 'Anna Sarti')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(row(page, 'Bruno Leoni')).toBeHidden()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Certo, venerdì alle 18')
  await page.keyboard.press('Enter')
  await expect.poll(() => read(anna)).toContain('Certo, venerdì alle 18')
  await expect(page.getByText(/Ora Carla Verdi/)).toBeVisible()

  // out of the field, on with the next, and that one left for later
  await page.keyboard.press('Escape')
  await expect(row(page, 'Anna Sarti')).toBeFocused()
  await page.getByRole('button', { name: 'Vai alla prossima' }).click()
  await expect(thread(page, 'Carla Verdi')).toBeVisible()
  await expect(row(page, 'Anna Sarti')).toBeHidden()
  await expect(page.getByRole('tab', { name: /Non lette 0|Non lette$/ })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(thread(page, 'Carla Verdi')).toBeHidden()
  await expect(row(page, 'Carla Verdi')).toContainText('1 da leggere')
  expect(pathOf(page)).toBe('/chats?view=waiting')
  // read without being opened
  await row(page, 'Carla Verdi').focus()
  await page.keyboard.press('e')
  await expect(row(page, 'Carla Verdi')).not.toContainText('da leggere')

  // where one stood is in the address
  await page.goto(`${baseUrl()}/chats?c=${anna.conversationId}&view=waiting`)
  await expect(thread(page, 'Anna Sarti')).toBeVisible()
  await expect.poll(() => rowNames(page)).toEqual(['Anna Sarti', 'Carla Verdi'])
  expect(faults).toEqual([])
})

test('words are found in what was said, and lead to where it was said', async ({ page }) => {
  const { admin, clients: [anna, bruno] } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Leoni'])
  if (!anna || !bruno) throw new Error('two were made')
  await says(anna, 'Perché il ginocchio scricchiola quando salgo le scale?')
  for (const index of Array.from({ length: 55 }, (_, at) => at)) await says(anna, `Giorno ${index}`)
  await says(bruno, 'Tutto bene')
  await open(page, admin)
  await page.getByRole('searchbox', { name: 'Cerca persone e messaggi' }).fill('perche ginocchio')
  const hit = list(page).getByRole('link', { name: /Anna Sarti.*scricchiola/ })
  await expect(hit.locator('mark')).toHaveText(['Perché', 'ginocchio'])
  await hit.click()
  await expect(thread(page, 'Anna Sarti').getByRole('article', { name: /scricchiola/ })).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Cerca persone e messaggi' }).fill('bru')
  await expect(list(page).getByRole('link', { name: /Bruno Leoni/ })).toBeVisible()
  await expect(list(page).getByText('Nessun messaggio con queste parole')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, 'Anna Sarti')).toBeVisible()
})

test('an answer is saved once and found by a slash, and a message waits for its hour', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, clients: [nina] } = await newStudio(['Nina', 'Bellini'])
  if (!nina) throw new Error('one was made')
  await open(page, admin)
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
  expect(faults).toEqual([])
})

test('one message reaches many, each by name, and says whom it did not reach', async ({ page }) => {
  const { admin, clients: [anna, bruno, carla] } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Leoni'], ['Carla', 'Verdi'])
  if (!anna || !bruno || !carla) throw new Error('three were made')
  await call(switchConversation, { id: carla.conversationId, isEnabled: false }, admin.token)
  await open(page, admin, '/clients')
  for (const { name } of [anna, carla]) await page.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox').check()
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
  await page.goto(`${baseUrl()}/chats`)
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
})

test('what was said to one goes on to another, to nobody by itself, and a note never', async ({ page }) => {
  const { admin, clients: [anna, bruno] } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Leoni'])
  if (!anna || !bruno) throw new Error('two were made')
  const { conversationId } = anna
  await call(sendMessage, { conversationId, message: 'Bevi due litri d’acqua' }, admin.token)
  await call(sendMessage, { conversationId, message: 'Beve poco', isTeamNote: true }, admin.token)
  await open(page, admin, `/home?chat=${conversationId}`)
  await thread(page, 'Anna Sarti').getByRole('article', { name: /Beve poco/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copia il testo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Inoltra' })).toBeHidden()
  await page.keyboard.press('Escape')
  const said = thread(page, 'Anna Sarti').getByRole('article', { name: /due litri/ })
  const forward = async () => {
    await said.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Inoltra' }).click()
  }
  await forward()
  const dialog = page.getByRole('dialog', { name: 'Inoltra il messaggio' })
  await expect(dialog.getByLabel('Messaggio')).toHaveValue('Bevi due litri d’acqua')
  // unchanged it is left without a question, and the chat stays
  // once for the names, once for the dialog
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden({ timeout: 2_000 })
  }).toPass()
  await expect(said).toBeVisible()
  await forward()
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click()
  await expect(dialog.getByText('Scegli almeno una persona')).toBeVisible()
  await dialog.getByPlaceholder('Cerca per nome').fill('bru')
  await page.getByRole('option', { name: 'Bruno Leoni' }).click()
  await dialog.getByRole('button', { name: 'Invia a 1' }).click()
  await expect(page.getByRole('heading', { name: 'Mandato a 1 persona' })).toBeVisible()
  expect(await read(bruno)).toEqual(['Bevi due litri d’acqua'])
})

test('who works elsewhere is told of what is written to them, and of nothing else', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const { admin, clients: [nina, bruno, ugo] } = await newStudio(['Nina', 'Bellini'], ['Bruno', 'Leoni'], ['Ugo', 'Riva'])
  if (!nina || !bruno || !ugo) throw new Error('three were made')
  const told = (name: string) => page.getByRole('region', { name: 'Avvisi' }).getByText(new RegExp(`^${name}: `))
  const reply = page.getByRole('button', { name: 'Rispondi', exact: true })
  await open(page, admin, '/clients')
  await expect(page.getByRole('button', { name: /^Apri la chat/ })).toBeVisible()
  await expect(async () => {
    await says(nina, 'Posso spostare la seduta di domani?')
    await expect(told('Nina Bellini')).toHaveText('Nina Bellini: Posso spostare la seduta di domani?', { timeout: 4_000 })
  }).toPass()
  await says(nina, 'Alle diciotto sarebbe perfetto')
  await expect(told('Nina Bellini')).toHaveText('Nina Bellini: Alle diciotto sarebbe perfetto')
  await expect(reply).toHaveCount(1)
  await reply.click()
  await expect(thread(page, 'Nina Bellini').getByRole('article', { name: /Alle diciotto/ })).toBeVisible()
  await expect(told('Nina Bellini')).toBeHidden()

  // what is before one's eyes is not told; somebody else's is, beside the box
  await says(nina, 'Ci sei?')
  await expect(thread(page, 'Nina Bellini').getByRole('article', { name: /Ci sei/ })).toBeVisible()
  // one's own, written elsewhere
  await call(sendMessage, { conversationId: bruno.conversationId, message: 'Com’è andata?' }, admin.token)
  await says(bruno, 'Bene, grazie')
  await expect(told('Bruno Leoni')).toHaveText('Bruno Leoni: Bene, grazie')
  await expect(told('Nina Bellini')).toBeHidden()
  await expect(told('Elisa Prova')).toBeHidden()
  await reply.click()
  await expect(thread(page, 'Bruno Leoni').getByRole('article', { name: /Bene, grazie/ })).toBeVisible()

  // the inbox shows it by itself
  await page.goto(`${baseUrl()}/chats`)
  await says(bruno, 'A domani')
  await expect(row(page, 'Bruno Leoni')).toContainText('A domani')
  await expect(told('Bruno Leoni')).toBeHidden()

  // several at once are one word
  await page.goto(`${baseUrl()}/clients`)
  await expect(page.getByRole('button', { name: /^Apri la chat/ })).toBeVisible()
  await expect(async () => {
    for (const each of [nina, bruno, ugo]) await says(each, 'Eccomi')
    await expect(page.getByText('Nuovi messaggi in 3 conversazioni')).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await expect(told('Ugo Riva')).toBeHidden()
  await page.getByRole('button', { name: 'Apri', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Chat' }).getByRole('list', { name: 'Conversazioni' })).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  const own = await context.newPage()
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await own.goto(`${baseUrl()}/home`)
  await expect(own.getByRole('navigation', { name: 'Menu rapido' })).toBeVisible()
  const long = 'Va bene, alle diciotto. '.repeat(300)
  await expect(async () => {
    await call(sendMessage, { conversationId: nina.conversationId, message: long }, admin.token)
    await expect(own.getByText(/^Elisa Prova: Va bene, alle diciotto\. .*…$/)).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await own.getByRole('button', { name: 'Rispondi', exact: true }).tap()
  await expect(field(own)).toBeVisible()
  await context.close()
  expect(faults).toEqual([])
})

const weekdays = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const

test('what the settings say a client reads is what the client reads', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const { admin, clients: [nina] } = await newStudio(['Nina', 'Bellini'])
  if (!nina) throw new Error('one was made')
  await open(page, admin, '/settings#chat')
  const hours = page.locator('#chat-hours')
  await hours.getByText('In certi orari').click()
  // one day in three days' time: closed at whatever hour this runs
  const inRome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', weekday: 'short' }).format(Date.now() + 3 * 86_400_000)
  const open3 = weekdays[['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(inRome)] ?? 'Lunedì'
  for (const day of weekdays) {
    const remove = hours.getByRole('button', { name: `Togli questo orario: ${day}` })
    while (await remove.count() > 0) await remove.first().click()
  }
  await hours.getByRole('button', { name: 'Salva gli orari' }).click()
  await expect(hours.getByText(/Aggiungi almeno un orario/)).toBeVisible()
  await hours.getByRole('button', { name: `Aggiungi un orario: ${open3}` }).click()
  await hours.getByLabel(`${open3}, alle`).fill('08:00')
  await expect(hours.getByText('La fine deve venire dopo l’inizio')).toBeVisible()
  await hours.getByLabel(`${open3}, alle`).fill('12:30')
  const told = `Ti risponderemo ${open3.toLowerCase()} alle 9`
  await expect(hours.getByText(told)).toBeVisible()
  await hours.getByRole('button', { name: 'Salva gli orari' }).click()
  await expect(page.getByText('Impostazioni della chat salvate.')).toBeVisible()

  const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' })
  const own = await context.newPage()
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await own.goto(`${baseUrl()}/chats`)
  await expect(own.getByText(told)).toBeVisible()

  await hours.getByText('Sempre', { exact: true }).click()
  await expect(hours.getByText('può scrivere e aspettarsi una risposta a qualsiasi ora', { exact: false })).toBeVisible()
  await own.reload()
  await expect(field(own)).toBeVisible()
  await expect(own.getByText(told)).toBeHidden()
  await context.close()
  expect(faults).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('list, conversation and person are steps that the way back takes back', async ({ page }) => {
    const { admin, clients: [anna] } = await newStudio(['Anna', 'Sarti'])
    if (!anna) throw new Error('one was made')
    await says(anna, 'Ci vediamo domani?')
    await open(page, admin)
    await row(page, 'Anna Sarti').tap()
    await expect(thread(page, 'Anna Sarti').getByRole('article', { name: /Ci vediamo domani/ })).toBeVisible()
    await expect(list(page)).toBeHidden()
    await page.getByRole('link', { name: 'Chi è' }).tap()
    await expect(page.getByRole('heading', { level: 2, name: 'Anna Sarti' })).toBeVisible()
    await page.goBack()
    await expect(field(page)).toBeVisible()
    await page.getByRole('button', { name: 'Torna alle conversazioni' }).tap()
    await expect(row(page, 'Anna Sarti')).toBeVisible()
    expect(pathOf(page)).toBe('/chats')

    // whoever comes from elsewhere still finds the list behind it
    await page.goto(`${baseUrl()}/chats?c=${anna.conversationId}`)
    await page.getByRole('button', { name: 'Torna alle conversazioni' }).tap()
    await expect(row(page, 'Anna Sarti')).toBeVisible()
    expect(pathOf(page)).toBe('/chats')
  })
})
