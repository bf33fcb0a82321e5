import { expect, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newAddress, newPerson } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
import { test } from '../house/test.ts'

test('the list of clients is searched, ordered, kept as a view, and worked from', async ({ page, context }) => {
  test.setTimeout(120_000)
  const faults = watchFaults(page)
  const { token } = await newPerson('Vera')
  for (const firstName of ['Anna', 'Bruno', 'Annalisa'])
    await call(createClient, { firstName, lastName: 'Villa', sendsInvitation: false }, token)
  await enter(context, { visitor: 'admin', token, language: 'it' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/clients')
  await test.step('a search becomes a view, which is changed, renamed and deleted', async () => {
    const rows = page.locator('tr[data-index]')
    await expect(rows).toHaveCount(3)

    // the address follows what is typed
    const search = page.getByRole('searchbox', { name: 'Cerca tra i clienti' })
    await expect(search).toBeFocused()
    await page.keyboard.type('anna')
    await page.waitForURL('**/clients?search=anna')
    await expect(rows).toHaveCount(2)
    await expect(page.getByText('1–2 di 2')).toBeVisible()

    await page.getByRole('button', { name: 'Salva vista' }).click()
    await page.getByRole('textbox', { name: 'Nome della vista' }).fill('Le Anne')
    await page.keyboard.press('Enter')
    const tab = page.getByRole('tab', { name: 'Le Anne' })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/\?view=.+&search=anna$/)

    // another order differs from the view until it is updated
    await page.getByRole('columnheader', { name: 'Cliente' }).getByRole('button').click()
    await expect(page).toHaveURL(/sort=-name$/)
    await expect(rows.first()).toHaveAccessibleName('Annalisa Villa')
    await page.getByRole('button', { name: 'Aggiorna vista' }).click()
    await expect(page.getByRole('button', { name: 'Aggiorna vista' })).toBeHidden()

    // the way back from a client finds the list as it was left
    await rows.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Annalisa Villa' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Clienti' }).first().click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(search).toHaveValue('anna')

    // a standard view keeps the order, but not the search
    await page.getByRole('tab', { name: /^Attivi/ }).click()
    await expect(page).toHaveURL(/\/clients\?status=active&sort=-name$/)
    await expect(search).toHaveValue('')
    await tab.click()
    await expect(rows).toHaveCount(2)

    await page.getByRole('button', { name: 'Azioni su questa vista' }).click()
    await page.getByRole('menuitem', { name: 'Rinomina vista' }).click()
    await page.getByRole('textbox', { name: 'Nome della vista' }).fill('Anna e Annalisa')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Anna e Annalisa' })).toBeVisible()
    await page.getByRole('button', { name: 'Azioni su questa vista' }).click()
    await page.getByRole('menuitem', { name: 'Elimina vista' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina vista' }).click()
    await expect(page.getByRole('tab', { name: 'Anna e Annalisa' })).toBeHidden()
    await expect(page).toHaveURL(/\/clients\?search=anna&sort=-name$/)
  })
  await test.step('columns are chosen on this device, and a selection ends where the list changes', async () => {
    await moveTo(page, '/clients')
    const head = (name: string) => page.getByRole('columnheader', { name })
    await expect(head('Abbonamento')).toBeVisible()
    await expect(head('Aggiunto')).toBeHidden()
    await page.getByRole('button', { name: 'Colonne mostrate' }).click()
    await page.getByRole('checkbox', { name: 'Aggiunto' }).check()
    await page.getByRole('checkbox', { name: 'Abbonamento' }).uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(head('Aggiunto')).toBeVisible()
    await expect(head('Abbonamento')).toBeHidden()

    // from the search down into the rows, by keys
    await expect(page.getByRole('searchbox', { name: 'Cerca tra i clienti' })).toBeFocused()
    const foot = page.locator('[data-dock]')
    await expect(foot).toContainText('alle righe')
    await expect(foot).not.toContainText('seleziona')
    await page.keyboard.press('ArrowDown')
    await expect(foot).toContainText('seleziona')
    await page.keyboard.press('x')
    const bar = page.getByRole('toolbar', { name: '1 selezionato' })
    await expect(bar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await page.keyboard.press('x')
    await expect(bar).toBeVisible()
    await page.getByRole('tab', { name: /^Attivi/ }).click()
    await expect(bar).toBeHidden()

    // filters that hide all rows can be cleared, and the order stays
    await moveTo(page, '/clients?search=nobody&sort=-name')
    await expect(page.getByText('Nessun cliente corrisponde')).toBeVisible()
    await page.getByRole('button', { name: 'Togli i filtri' }).click()
    await expect(page).toHaveURL(/\/clients\?sort=-name$/)
    await expect(page.locator('tr[data-index]').first()).toHaveAccessibleName('Bruno Villa')
  })
  await test.step('a client is opened by name with Enter, and written to, assigned a task and renewed from the row', async () => {
    await moveTo(page, '/clients')
    await expect(page.locator('tr[data-index]')).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Cerca tra i clienti' }).focus()
    // Enter does not wait for the answer: the list waits for it
    await page.keyboard.type('bruno')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Villa' })).toBeVisible()

    await moveTo(page, '/clients?search=anna')
    await expect(page.locator('tr[data-index]')).toHaveCount(2)
    await page.getByRole('searchbox', { name: 'Cerca tra i clienti' }).press('Enter')
    await expect(page.getByRole('row', { name: 'Anna Villa' })).toBeFocused()

    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Azioni per Annalisa Villa' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose('Assegna un compito')
    await expect(page.getByRole('dialog', { name: 'Nuovo compito per Annalisa Villa' })).toBeVisible()
    await page.keyboard.press('Escape')
    await choose('Rinnova l’abbonamento')
    await page.getByRole('dialog').getByRole('button', { name: '+1 mese' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText(/^Abbonamento di Annalisa Villa fino al/)).toBeVisible()
    await choose('Scrivi in chat')
    await expect(page.getByRole('region', { name: 'Conversazione con Annalisa Villa' })).toBeVisible()
  })
  await test.step('the chat opens beside the page from the sidebar and by its key, and covers nothing while it is closed', async () => {
    await page.keyboard.press('Escape')
    await moveTo(page, '/clients/create')
    const box = page.getByRole('dialog', { name: 'Chat' })
    await expect(box).toBeHidden()
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('button', { name: 'Apri la chat' }).click()
    await expect(box).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    const save = page.getByRole('button', { name: 'Crea cliente' })
    await save.hover()
    const { x = 0, y = 0, width = 0, height = 0 } = (await save.boundingBox()) ?? {}
    const isUncovered = await save.evaluate(
      (button, [left, top]) => button.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
      [x + width - 4, y + height / 2],
    )
    expect(isUncovered).toBe(true)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('t')
    await expect(box).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('25 invitations take three clicks, a renewal three more, and their weigh-ins no minute', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  for (let at = 0; at < 25; at += 1) {
    await call(
      createClient,
      { firstName: `Cliente ${at}`, lastName: 'Molti', email: newAddress(`molti${at}`), sendsInvitation: false },
      admin.token,
    )
  }
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/home`)
  await expect(page.getByText('25 clienti non hanno ancora ricevuto l’invito')).toBeVisible()
  await page.goto(`${baseUrl()}/clients`)
  await expect(page.getByRole('row', { name: /Molti/ })).toHaveCount(25)

  const clicks = await countClicks(page)
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Invita', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Manda 25 inviti' }).click()
  await expect(page.getByText('25 inviti mandati')).toBeVisible()
  expect(await clicks()).toBe(3)

  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Rinnova', exact: true }).click()
  await page.getByRole('dialog', { name: 'Rinnovare 25 abbonamenti?' }).getByRole('button', { name: '3 mesi' }).click()
  await expect(page.getByText('25 clienti aggiornati')).toBeVisible()
  expect(await clicks()).toBe(6)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Rinnovo annullato')).toBeVisible()

  // the weigh-ins of all of them by the keyboard alone
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Pesate', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Peso di Cliente 0 Molti' })).toBeFocused()
  const startedAt = Date.now()
  for (let at = 0; at < 25; at += 1) {
    await page.keyboard.type(`${60 + at},5`)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('dialog', { name: 'Pesate del giorno' })).toBeHidden()
  expect(Date.now() - startedAt).toBeLessThan(60_000)

  // a weight of today is replaced only after a question
  await page.getByRole('checkbox', { name: 'Seleziona tutte le righe' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Pesate', exact: true }).click()
  await page.getByRole('textbox', { name: 'Peso di Cliente 0 Molti' }).fill('60,25')
  await expect(page.getByRole('checkbox', { name: 'Cliente 0 Molti: già 60,5 kg: sostituisci' })).toBeChecked()
  await page.getByRole('button', { name: 'Salva 1 pesata' }).click()
  await expect(page.getByText('1 pesata salvata')).toBeVisible()

  await page.goto(`${baseUrl()}/home`)
  await expect(page.getByRole('heading', { name: 'Chi ha bisogno di te' })).toBeVisible()
  await expect(page.getByText('non hanno ancora ricevuto l’invito')).toBeHidden()
  expect(faults).toEqual([])
})

/** Answers a function that tells how often the page was clicked since. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { clickCount: 0 })
    // capturing, so that no part of the page can hide one
    addEventListener('pointerdown', () => Object.assign(window, { clickCount: Number(Reflect.get(window, 'clickCount')) + 1 }), true)
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'clickCount')))
}
