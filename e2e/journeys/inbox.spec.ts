import { expect } from '@playwright/test'
import { sendMessage } from '@allenio/contract/chat'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { pathOf } from '../house/places.ts'
import { field, list, newStudio, openAsAdmin, read, row, rowNames, sendAs, thread } from '../house/studio.ts'
import { test } from '../house/test.ts'

test('a professional goes through those who wait without touching the mouse', async ({ page }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [anna, bruno, carla],
  } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Leoni'], ['Carla', 'Verdi'])
  if (!anna || !bruno || !carla) throw new Error('three were made')
  await sendAs(anna, 'Posso spostare la seduta?')
  await sendAs(bruno, 'Il ginocchio va meglio')
  await openAsAdmin(page, admin, '/chats?view=waiting')
  await expect(row(page, 'Bruno Leoni')).toContainText('Il ginocchio va meglio')
  await expect(row(page, 'Bruno Leoni')).toContainText('aspetta da 1 minuto')
  await expect(page.getByRole('tab', { name: /Da rispondere 2/ })).toHaveAttribute('aria-selected', 'true')

  // the longest wait stands first, so a client who was not in the list appears at its end
  await sendAs(carla, 'Quanto olio devo mettere?')
  await expect(row(page, 'Carla Verdi')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Da rispondere 3/ })).toBeVisible()

  // by keyboard: from the search to the second row, open it, answer
  await expect(page.getByRole('searchbox', { name: 'Cerca persone e messaggi' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Anna Sarti')).toBeFocused()
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

  // an answered conversation stays in the list while it is open; the same key leads to the next one
  await expect(page.getByText(/Risposto\. Ora Carla Verdi, aspetta da/)).toBeVisible()
  await expect(row(page, 'Bruno Leoni')).toHaveAttribute('aria-current', 'page')
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(thread(page, 'Carla Verdi')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(row(page, 'Bruno Leoni')).toBeHidden()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Un cucchiaio')
  await page.keyboard.press('Enter')
  await expect.poll(() => read(carla)).toContain('Un cucchiaio')
  await expect(page.getByText(/Ora Anna Sarti/)).toBeVisible()

  // leaves the field, goes to the next conversation and marks it for later
  await page.keyboard.press('Escape')
  await expect(row(page, 'Carla Verdi')).toBeFocused()
  await page.getByRole('button', { name: 'Vai alla prossima' }).click()
  await expect(thread(page, 'Anna Sarti')).toBeVisible()
  await expect(row(page, 'Carla Verdi')).toBeHidden()
  await expect(page.getByRole('tab', { name: /Non lette 0|Non lette$/ })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await expect(thread(page, 'Anna Sarti')).toBeHidden()
  await expect(row(page, 'Anna Sarti')).toContainText('1 da leggere')
  expect(pathOf(page)).toBe('/chats?view=waiting')
  // marks a conversation as read without opening it
  await row(page, 'Anna Sarti').focus()
  await page.keyboard.press('e')
  await expect(row(page, 'Anna Sarti')).not.toContainText('da leggere')

  // the address contains the open conversation and the view
  await page.goto(`${baseUrl()}/chats?c=${bruno.conversationId}&view=waiting`)
  await expect(thread(page, 'Bruno Leoni')).toBeVisible()
  await expect.poll(async () => (await rowNames(page)).toSorted()).toEqual(['Anna Sarti', 'Bruno Leoni'])
  expect(faults).toEqual([])
})

test('who works elsewhere is told of what is written to them, and of nothing else', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [nina, bruno, ugo],
  } = await newStudio(['Nina', 'Bellini'], ['Bruno', 'Leoni'], ['Ugo', 'Riva'])
  if (!nina || !bruno || !ugo) throw new Error('three were made')
  const noticeFrom = (name: string) => page.getByRole('region', { name: 'Avvisi' }).getByText(new RegExp(`^${name}: `))
  const reply = page.getByRole('button', { name: 'Rispondi', exact: true })
  await openAsAdmin(page, admin, '/clients')
  await expect(page.getByRole('button', { name: /^Apri la chat/ })).toBeVisible()
  await expect(async () => {
    await sendAs(nina, 'Posso spostare la seduta di domani?')
    await expect(noticeFrom('Nina Bellini')).toHaveText('Nina Bellini: Posso spostare la seduta di domani?', { timeout: 4_000 })
  }).toPass()
  await sendAs(nina, 'Alle diciotto sarebbe perfetto')
  await expect(noticeFrom('Nina Bellini')).toHaveText('Nina Bellini: Alle diciotto sarebbe perfetto')
  await expect(reply).toHaveCount(1)
  await reply.click()
  await expect(thread(page, 'Nina Bellini').getByRole('article', { name: /Alle diciotto/ })).toBeVisible()
  await expect(noticeFrom('Nina Bellini')).toBeHidden()

  // a message in the open conversation is not announced; one from somebody else is, beside the box
  await sendAs(nina, 'Ci sei?')
  await expect(thread(page, 'Nina Bellini').getByRole('article', { name: /Ci sei/ })).toBeVisible()
  // the admin's own message, sent from elsewhere, is not announced either
  await call(sendMessage, { conversationId: bruno.conversationId, message: 'Com’è andata?' }, admin.token)
  await sendAs(bruno, 'Bene, grazie')
  await expect(noticeFrom('Bruno Leoni')).toHaveText('Bruno Leoni: Bene, grazie')
  await expect(noticeFrom('Nina Bellini')).toBeHidden()
  await expect(noticeFrom('Elisa Prova')).toBeHidden()
  await reply.click()
  await expect(thread(page, 'Bruno Leoni').getByRole('article', { name: /Bene, grazie/ })).toBeVisible()

  // the inbox shows the new message itself, without a toast
  await page.goto(`${baseUrl()}/chats`)
  await sendAs(bruno, 'A domani')
  await expect(row(page, 'Bruno Leoni')).toContainText('A domani')
  await expect(noticeFrom('Bruno Leoni')).toBeHidden()

  // several conversations at once are announced in one toast
  await page.goto(`${baseUrl()}/clients`)
  await expect(page.getByRole('button', { name: /^Apri la chat/ })).toBeVisible()
  await expect(async () => {
    for (const each of [nina, bruno, ugo]) await sendAs(each, 'Eccomi')
    await expect(page.getByText('Nuovi messaggi in 3 conversazioni')).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await expect(noticeFrom('Ugo Riva')).toBeHidden()
  await page.getByRole('button', { name: 'Apri', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Chat' }).getByRole('list', { name: 'Conversazioni' })).toBeVisible()

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  })
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('list, conversation and person are steps that the way back takes back', async ({ page }) => {
    const {
      admin,
      clients: [anna],
    } = await newStudio(['Anna', 'Sarti'])
    if (!anna) throw new Error('one was made')
    await sendAs(anna, 'Ci vediamo domani?')
    await openAsAdmin(page, admin)
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

    // a person who comes from elsewhere still gets back to the list
    await page.goto(`${baseUrl()}/chats?c=${anna.conversationId}`)
    await page.getByRole('button', { name: 'Torna alle conversazioni' }).tap()
    await expect(row(page, 'Anna Sarti')).toBeVisible()
    expect(pathOf(page)).toBe('/chats')
  })
})

test('who needs no answer waits no more, and words are found in what was said', async ({ page }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [anna, bruno],
  } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Leoni'])
  if (!anna || !bruno) throw new Error('two were made')
  await test.step('who needs no answer waits no more, and threads without words are folded', async () => {
    await sendAs(anna, 'Grazie, a domani')
    await openAsAdmin(page, admin)
    await expect(page.getByRole('tab', { name: /Da rispondere 1/ })).toBeVisible()
    // Bruno has said nothing yet
    await expect(row(page, 'Bruno Leoni')).toBeHidden()
    const fold = list(page).getByRole('button', { name: /senza messaggi/ })
    await fold.click()
    await expect(row(page, 'Bruno Leoni')).toBeVisible()
    await fold.click()
    await expect(row(page, 'Bruno Leoni')).toBeHidden()

    await row(page, 'Anna Sarti').click()
    const message = thread(page, 'Anna Sarti').getByRole('article', { name: 'Grazie, a domani' })
    await message.hover()
    await message.getByRole('button', { name: 'Azioni del messaggio' }).click()
    await page.getByRole('button', { name: 'Non serve risposta' }).click()
    await expect(page.getByRole('tab', { name: /Da rispondere 0|Da rispondere$/ })).toBeVisible()
  })
  await test.step('words are found, and lead to where they were said', async () => {
    await sendAs(anna, 'Perché il ginocchio scricchiola quando salgo le scale?')
    for (const index of Array.from({ length: 55 }, (_, at) => at)) await sendAs(anna, `Giorno ${index}`)
    await sendAs(bruno, 'Tutto bene')
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
  expect(faults).toEqual([])
})
