import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { getConversation, getConversationOfClient, sendMessage } from '@allenio/contract/chat'
import { createClient } from '@allenio/contract/clients'
import { call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { newAddress, newPerson, type NewPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { setOffline } from '../house/network.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

interface Pair {
  admin: NewPerson
  conversationId: string
  /** The professional at a computer, with the client's conversation in the chat box. */
  pro: Page
  /** The client on a phone, on the chat page. */
  client: Page
  contexts: BrowserContext[]
}

const inItaly = { locale: 'it-IT', timezoneId: 'Europe/Rome' }

/** A professional and a client, each in the same conversation. */
async function pair(browser: Browser): Promise<Pair> {
  const {
    admin,
    clients: [nina],
  } = await newStudio(['Nina', 'Bellini'])
  if (!nina) throw new Error('one was made')
  const atDesk = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...inItaly })
  const onPhone = await browser.newContext({ ...phone, ...inItaly })
  await enter(atDesk, { visitor: 'admin', token: admin.token, language: 'it' })
  await enter(onPhone, { visitor: 'client', token: nina.token, language: 'it' })
  const client = await onPhone.newPage()
  await client.goto('/chats')
  await expect(field(client)).toBeVisible()
  const pro = await atDesk.newPage()
  await pro.goto(`/home?chat=${nina.conversationId}`)
  await expect(pro.getByRole('region', { name: 'Conversazione con Nina Bellini' })).toBeVisible()
  await expect(field(pro)).toBeVisible()
  return { admin, conversationId: nina.conversationId, pro, client, contexts: [atDesk, onPhone] }
}

const close = ({ contexts }: Pair) => Promise.all(contexts.map(context => context.close()))

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Scrivi un messaggio' })
const messageWith = (page: Page, text: string): Locator => page.getByRole('article', { name: text })

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Invia', exact: true }).click()
}

const textsOf = async ({ admin, conversationId }: Pair): Promise<string[]> =>
  (await call(getConversation, { conversationId }, admin.token)).messages.map(({ message }) => message)

async function noteAmongTeam(both: Pair): Promise<void> {
  const { pro, client } = both
  await pro.getByRole('button', { name: 'Nota team' }).click()
  await pro.getByRole('textbox', { name: 'Scrivi una nota che vede solo il team' }).fill('attenzione al ginocchio')
  await pro.getByRole('button', { name: 'Salva nota' }).click()
  await expect(messageWith(pro, 'Nota per il team')).toBeVisible()
  // a conversation that has only notes can be marked unread and wiped, too
  await pro.getByRole('button', { name: 'Azioni della conversazione' }).click()
  for (const name of ['Segna come non letta', 'Svuota per me', 'Svuota per tutti']) {
    await expect(pro.getByRole('menuitem', { name })).toBeVisible()
  }
  await pro.keyboard.press('Escape')
  await pro.getByRole('button', { name: 'Nota team' }).click()
  await write(pro, 'ciao')
  await write(client, 'eccomi')
  await expect(messageWith(pro, 'eccomi')).toBeVisible()
  await expect(client.getByText('ginocchio')).toBeHidden()
}

async function writeBothWays(both: Pair): Promise<void> {
  const { pro, client } = both
  await field(pro).pressSequentially('Come va il ginocchio?')
  await expect(client.getByText('sta scrivendo…')).toBeVisible()
  await pro.keyboard.press('Enter')
  await expect(messageWith(client, 'Come va il ginocchio?')).toBeVisible()
  await expect(messageWith(pro, 'Come va il ginocchio?').getByText('Letto')).toBeAttached()
  await expect(client.getByText('sta scrivendo…')).toBeHidden()

  await write(client, 'Molto meglio, guarda https://allenio.it')
  const answer = messageWith(pro, 'Molto meglio, guarda')
  await expect(answer).toBeVisible()
  await expect(answer.getByRole('link', { name: 'https://allenio.it' })).toHaveAttribute('rel', /noopener/)

  // by keyboard only: up to the message, its actions, an answer
  await field(pro).press('ArrowUp')
  await expect(answer).toBeFocused()
  await pro.keyboard.press('r')
  await expect(pro.getByText('Rispondi a Nina')).toBeVisible()
  await field(pro).fill('Bene così')
  await pro.keyboard.press('Enter')
  await expect(messageWith(client, 'Bene così').getByRole('button', { name: /Vai al messaggio citato/ })).toBeVisible()

  await answer.focus()
  await pro.keyboard.press('Enter')
  await pro.getByRole('group', { name: 'Reagisci' }).getByRole('button', { name: '💪' }).click()
  await expect(messageWith(client, 'Molto meglio').getByRole('button', { name: /💪.* da Elisa/ })).toBeVisible()

  await messageWith(pro, 'Bene così').focus()
  await pro.keyboard.press('Enter')
  await pro.getByRole('button', { name: 'Elimina', exact: true }).click()
  await pro.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(messageWith(client, 'Messaggio eliminato')).toBeVisible()
  await expect(client.getByText('Bene così')).toBeHidden()
}

async function drawAside(both: Pair): Promise<void> {
  const { pro, client } = both
  await write(pro, 'Quante serie hai fatto?')
  const message = messageWith(client, 'Quante serie hai fatto?')
  await expect(message).toBeVisible()
  const draw = async (by: number) => {
    const { x, y, height } = (await message.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const cdp = await client.context().newCDPSession(client)
    const at = (px: number) => ({ touchPoints: [{ x: x + 40 + px, y: y + height / 2 }] })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
    for (let step = 1; step <= 5; step += 1) await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((by * step) / 5) })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await cdp.detach()
  }
  await draw(30)
  await expect(client.getByText(/^Rispondi a /)).toBeHidden()
  await draw(120)
  await expect(client.getByText(/^Rispondi a /)).toBeVisible()
  await write(client, 'Quattro')
  await expect(messageWith(pro, 'Quattro').getByRole('button', { name: /Vai al messaggio citato/ })).toBeVisible()
}

async function sendFile(both: Pair): Promise<void> {
  const { pro, client } = both
  let letPartsPass = () => {}
  const mayPass = new Promise<void>(resolve => {
    letPartsPass = resolve
  })
  await pro.route(/\/api\/uploads\/[^/]+$/, async route => {
    if (route.request().method() !== 'GET') await mayPass
    await route.continue().catch(() => undefined)
  })
  const bytes = Buffer.alloc(4 * 1024 ** 2, 'a')
  await pro.getByTestId('chat-files').setInputFiles({ name: 'piano.txt', mimeType: 'text/plain', buffer: bytes })
  await expect(pro.getByRole('list', { name: 'Da inviare' })).toContainText('piano.txt')
  await pro.getByRole('button', { name: 'Invia', exact: true }).click()
  await expect(pro.getByRole('progressbar', { name: 'piano.txt' })).toBeVisible()
  await write(pro, 'ti mando il piano')
  await expect(messageWith(client, 'ti mando il piano')).toBeVisible()
  await pro.getByRole('button', { name: 'Metti in pausa: piano.txt' }).click()
  await expect(messageWith(pro, 'piano.txt').getByText('In pausa')).toBeVisible()
  letPartsPass()
  await pro.getByRole('button', { name: 'Riprendi: piano.txt' }).click()
  const arrived = messageWith(client, 'piano.txt')
  await expect(arrived).toBeVisible({ timeout: 30_000 })
  await expect(arrived.getByRole('link', { name: 'Scarica piano.txt' })).toBeVisible()
  await expect(pro.getByRole('progressbar', { name: 'piano.txt' })).toBeHidden()
}

async function markUnread(both: Pair): Promise<void> {
  const { pro } = both
  await pro.getByRole('button', { name: 'Azioni della conversazione' }).click()
  await pro.getByRole('menuitem', { name: 'Segna come non letta' }).click()
  await expect(pro.getByRole('dialog', { name: 'Chat' })).toBeHidden()
  await expect(pro.getByRole('button', { name: 'Apri la chat, 1 conversazione da leggere' })).toBeVisible()
}

test('both look: notes, words, answers, a file', async ({ browser }) => {
  const both = await pair(browser)
  await test.step('a note among the team is not the client’s to see', () => noteAmongTeam(both))
  await test.step('words go both ways, and each sees what the other has read', () => writeBothWays(both))
  await test.step('under a thumb a message drawn aside is answered, drawn a little it is not', () => drawAside(both))
  await test.step('a file can be held on its way, goes on and arrives; words pass it meanwhile', () => sendFile(both))
  await test.step('marked unread the box closes', () => markUnread(both))
  await close(both)
})

async function deleteAndWipe(both: Pair): Promise<void> {
  const {
    pro,
    client,
    contexts: [atDesk],
    conversationId,
  } = both
  const second = await (atDesk ?? pro.context()).newPage()
  await second.goto(`/home?chat=${conversationId}`)
  await expect(field(second)).toBeVisible()
  await write(pro, 'Domani alle nove')
  await write(second, 'In palestra')
  for (const page of [pro, second, client]) {
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(messageWith(page, 'In palestra')).toBeVisible()
  }
  await messageWith(pro, 'Domani alle nove').focus()
  await pro.keyboard.press('Enter')
  await pro.getByRole('button', { name: 'Elimina', exact: true }).click()
  await pro.getByRole('dialog', { name: 'Eliminare il messaggio?' }).getByRole('button', { name: 'Elimina' }).click()
  for (const page of [pro, second, client]) {
    await expect(page.getByRole('article').first()).toContainText('Messaggio eliminato')
    await expect(page.getByRole('article')).toHaveCount(2)
  }

  // the client wipes the conversation for themself
  await client.getByRole('button', { name: 'Azioni della conversazione' }).click()
  await client.getByRole('menuitem', { name: 'Svuota per me' }).click()
  await client.getByRole('dialog', { name: 'Svuotare la conversazione?' }).getByRole('button', { name: 'Svuota' }).click()
  await expect(client.getByRole('article')).toHaveCount(0)
  await write(client, 'Ci sono')
  await expect(messageWith(second, 'Ci sono')).toBeVisible()
  await expect(second.getByRole('article')).toHaveCount(3)
  await expect(client.getByRole('article')).toHaveCount(1)

  // wiping for everybody needs a typed word, and also works for an admin who has wiped it for themself
  await pro.getByRole('button', { name: 'Azioni della conversazione' }).click()
  await pro.getByRole('menuitem', { name: 'Svuota per me' }).click()
  await pro.getByRole('dialog', { name: 'Svuotare la conversazione?' }).getByRole('button', { name: 'Svuota' }).click()
  await expect(pro.getByRole('article')).toHaveCount(0)
  await expect(client.getByRole('article')).toHaveCount(1)
  await pro.getByRole('button', { name: 'Azioni della conversazione' }).click()
  await expect(pro.getByRole('menuitem', { name: 'Svuota per me' })).toBeHidden()
  await pro.getByRole('menuitem', { name: 'Svuota per tutti' }).click()
  const dialog = pro.getByRole('dialog', { name: 'Svuotare la conversazione per tutti?' })
  await dialog.getByLabel('Scrivi svuota per confermare').fill('svuota')
  await dialog.getByRole('button', { name: 'Svuota' }).click()
  for (const page of [pro, second, client]) await expect(page.getByRole('article')).toHaveCount(0)
  await client.reload()
  await expect(field(client)).toBeVisible()
  expect(await textsOf(both)).toEqual([])
  await expect(client.getByRole('article')).toHaveCount(0)
  await second.close()
}

async function writeOffline(both: Pair): Promise<void> {
  const { pro, client } = both
  await write(pro, 'prima')
  await expect(messageWith(client, 'prima')).toBeVisible()
  await setOffline(client.context(), true)
  await write(client, 'seconda')
  // an unsent answer already shows the message that it answers
  await messageWith(client, 'prima').focus()
  await client.keyboard.press('r')
  await write(client, 'terza')
  await expect(messageWith(client, 'terza').getByText('In attesa di rete')).toBeVisible()
  await expect(messageWith(client, 'terza').getByRole('button', { name: /Vai al messaggio citato: Elisa Prova.*prima/ })).toBeVisible()
  await expect(client.getByText('2 messaggi partono appena torna la rete.')).toBeVisible()
  await write(pro, 'intanto')
  await expect(messageWith(pro, 'intanto').getByText('Inviato')).toBeAttached()
  await setOffline(client.context(), false)
  await expect(messageWith(pro, 'terza')).toBeVisible()
  await expect(messageWith(client, 'intanto')).toBeVisible()
  await expect(client.getByText('In attesa di rete')).toBeHidden()
  await expect.poll(() => textsOf(both)).toEqual(['prima', 'intanto', 'seconda', 'terza'])
}

async function reloadWhileSending(both: Pair): Promise<void> {
  const { pro, client } = both
  // only sending messages fails
  await client.route('**/api/conversation', route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(client, 'ci sei?')
  await expect(messageWith(client, 'ci sei?').getByText('In invio')).toBeVisible()
  await client.reload()
  await expect(messageWith(client, 'ci sei?').getByText('In invio')).toBeVisible()
  await client.unroute('**/api/conversation')
  await expect(messageWith(pro, 'ci sei?')).toBeVisible({ timeout: 30_000 })
  await expect.poll(async () => (await textsOf(both)).filter(text => text === 'ci sei?')).toHaveLength(1)
}

async function writeHalf(both: Pair): Promise<void> {
  const {
    pro,
    client,
    contexts: [atDesk],
    admin,
    conversationId,
  } = both
  const note = (page: Page) => page.getByRole('textbox', { name: 'Scrivi una nota che vede solo il team' })
  await pro.getByRole('button', { name: 'Nota team' }).click()
  await note(pro).fill('cliente difficile')
  const second = await (atDesk ?? pro.context()).newPage()
  await expect
    .poll(async () => (await call(getConversation, { conversationId }, admin.token)).conversation.draft)
    .toEqual({ text: 'cliente difficile', isNote: true })
  await second.goto(`/home?chat=${conversationId}`)
  await expect(note(second)).toHaveValue('cliente difficile')
  await pro.reload()
  await pro.goto(`/home?chat=${conversationId}`)
  await expect(note(pro)).toHaveValue('cliente difficile')
  await note(pro).press('Enter')
  await expect(messageWith(pro, 'cliente difficile')).toBeVisible()
  await expect(field(second)).toHaveValue('')
  await expect(client.getByText('difficile')).toBeHidden()

  // the draft stays on the device although saving it on the server failed
  await client.route('**/draft', route => route.abort())
  const refused = client.waitForEvent('requestfailed', request => request.url().endsWith('/draft'))
  await field(client).fill('Domani non riesco')
  await refused
  await client.unroute('**/draft')
  await client.reload()
  await expect(field(client)).toHaveValue('Domani non riesco')
  // sending the restored draft empties the field for good, also after a reload
  await client.getByRole('button', { name: 'Invia', exact: true }).click()
  await expect(messageWith(pro, 'Domani non riesco')).toBeVisible()
  await expect(field(client)).toHaveValue('')
  await client.reload()
  await expect(messageWith(client, 'Domani non riesco')).toBeVisible()
  await expect(field(client)).toHaveValue('')
}

test('two tabs, no network, a reload: nothing is lost and nothing comes twice', async ({ browser }) => {
  const both = await pair(browser)
  await test.step('what is deleted keeps its place, what is wiped is gone for whom it should be', () => deleteAndWipe(both))
  await test.step('what is written without a network waits in sight, and arrives once, in its order', () => writeOffline(both))
  await test.step('what was sent leaves after a reload, once', () => reloadWhileSending(both))
  await test.step('what is half written is kept as it was begun: a note stays a note', () => writeHalf(both))
  await close(both)
})

test('both find in their conversation what was said, step through it and go on from there', async ({ browser }) => {
  const both = await pair(browser)
  const { pro, client, admin, conversationId } = both
  const say = (message: string) => call(sendMessage, { conversationId, message }, admin.token)
  await say('Perché il ginocchio scricchiola? Niente paura')
  for (const index of Array.from({ length: 55 }, (_, at) => at)) await say(`Giorno ${index}`)
  await say('Il ginocchio oggi come va?')
  await expect(messageWith(pro, 'Il ginocchio oggi')).toBeVisible()

  // at a computer, by keyboard only
  await field(pro).focus()
  await pro.keyboard.press('Control+f')
  const bar = pro.getByRole('search')
  await expect(bar.getByRole('searchbox', { name: 'Cerca nella conversazione' })).toBeFocused()
  await pro.keyboard.type('ginoc perche')
  await expect(bar.getByText('1 di 1', { exact: true })).toBeVisible()
  await expect(messageWith(pro, 'scricchiola')).toBeInViewport()
  await expect(messageWith(pro, 'scricchiola').locator('mark')).toHaveText(['Perché', 'ginoc'])
  await bar.getByRole('searchbox').fill('GINOCCHIO')
  await expect(bar.getByText('1 di 2', { exact: true })).toBeVisible()
  await expect(messageWith(pro, 'Il ginocchio oggi')).toBeInViewport()
  await pro.keyboard.press('Enter')
  await expect(bar.getByText('2 di 2', { exact: true })).toBeVisible()
  await expect(messageWith(pro, 'scricchiola')).toBeInViewport()
  await pro.keyboard.press('Shift+Enter')
  await expect(messageWith(pro, 'Il ginocchio oggi')).toBeInViewport()
  await bar.getByRole('searchbox').fill('gomito')
  await expect(bar.getByText('Nessun messaggio con queste parole.')).toBeVisible()
  await bar.getByRole('searchbox').fill('scricc')
  await expect(bar.getByText('1 di 1', { exact: true })).toBeVisible()
  await expect(messageWith(pro, 'scricchiola').locator('mark')).toHaveText(['scricc'])
  await pro.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(messageWith(pro, 'scricchiola')).toBeFocused()
  await expect(pro.getByRole('dialog', { name: 'Chat' })).toBeVisible()

  // on a phone, from the menu, with more than one page of hits
  await client.getByRole('button', { name: 'Azioni della conversazione' }).tap()
  await client.getByRole('menuitem', { name: 'Cerca nella conversazione' }).tap()
  const thumb = client.getByRole('search')
  await thumb.getByRole('searchbox').fill('giorno')
  await expect(thumb.getByText('1 di 20+', { exact: true })).toBeVisible()
  for (let at = 2; at <= 22; at += 1) {
    await thumb.getByRole('button', { name: 'Risultato precedente' }).tap()
    await expect(thumb.getByText(at > 20 ? `${at} di 40+` : `${at} di 20+`, { exact: true })).toBeVisible()
  }
  await expect(messageWith(client, 'Giorno 33')).toBeInViewport()
  await setOffline(client.context(), true)
  await thumb.getByRole('searchbox').fill('scricchiola')
  await expect(thumb.getByText(/Sei offline/)).toBeVisible()
  await setOffline(client.context(), false)
  await expect(thumb.getByText('1 di 1', { exact: true })).toBeVisible()
  await expect(messageWith(client, 'scricchiola')).toBeInViewport()
  await client.goBack()
  await expect(thumb).toBeHidden()
  await expect(field(client)).toBeVisible()
  await close(both)
})

test('on a phone the box is the whole screen, the page behind stays still and the way back closes it', async ({ browser }) => {
  const admin = await newPerson('Elisa')
  const { id } = await call(createClient, { firstName: 'Nina', lastName: 'Bellini', email: newAddress('nina') }, admin.token)
  const { conversation } = await call(getConversationOfClient, { id }, admin.token)
  const context = await browser.newContext({ ...phone, ...inItaly })
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const page = await context.newPage()
  await page.goto(`/clients/${id}`)
  await page.getByRole('button', { name: 'Scrivi in chat' }).click()
  const box = page.getByRole('dialog', { name: 'Chat' })
  await expect(box.getByRole('region', { name: 'Conversazione con Nina Bellini' })).toBeVisible()
  expect(await box.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await expect(page.locator('html')).toHaveAttribute('data-modal-open', '')
  await page.goBack()
  await expect(box).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(`/clients/${id}`)

  // the address of a notification opens the box and then becomes the page's own again
  await page.goto(`/clients?chat=${conversation.id}`)
  await expect(box.getByRole('region', { name: 'Conversazione con Nina Bellini' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await context.close()
})
