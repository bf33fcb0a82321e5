import { expect, type WebSocket } from '@playwright/test'
import { createClientAction, deleteClientAction, getClientAction, listClientActions } from '@allenio/contract/client-actions'
import { createClient } from '@allenio/contract/clients'
import { listAttention } from '@allenio/contract/home'
import { baseUrl, call, demoToken } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { moveTo } from '../house/places.ts'
import { newClient } from '../house/studio.ts'
import { test } from '../house/test.ts'

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())

async function scene() {
  const admin = await newPerson('Elisa')
  const { id } = await call(createClient, { firstName: 'Anna', lastName: 'Sarti', sendsInvitation: false }, admin.token)
  const action = await call(createClientAction, { id, kind: 'other', title: 'Prenota la visita', dueDay: today }, admin.token)
  return { admin, id, asked: action }
}

test('a professional takes back what was ticked or deleted by a slip of the hand', async ({ page, context }) => {
  const faults = watchFaults(page)
  const { admin, id, asked: action } = await scene()
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/clients/${id}/actions`)
  const tick = page.getByRole('button', { name: 'Segna come fatto: Prenota la visita' })
  await tick.click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(tick).toHaveAttribute('aria-pressed', 'false')
  expect((await call(getClientAction, { id: action.id }, admin.token)).completionsTotal).toBe(0)

  // quicker than the server: the way back waits for the way out
  await page.route('**/api/user-client-actions/*', async route => {
    if (route.request().method() === 'DELETE') await new Promise(resolve => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Azioni per «Prenota la visita»' }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expect(tick).toBeHidden()
  await page.getByText('Compito eliminato').waitFor()
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click()
  await expect(tick).toBeVisible()
  expect((await call(listClientActions, { clientId: id }, admin.token)).userClientActions).toHaveLength(1)

  // left alone it is done, also when the page is left meanwhile
  const completion = page.waitForResponse(`**/api/user-client-actions/${action.id}/complete`)
  await tick.click()
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()
  await (await completion).finished()
  expect((await call(getClientAction, { id: action.id }, admin.token)).state).toBe('done')
  await moveTo(page, `/clients/${id}/actions`)
  await expect(page.getByRole('region', { name: /Fatti 1/ })).toBeVisible()
  expect(faults).toEqual([])
})

test('a late task is nudged once a day, on the home page and in the list', async ({ page, context }) => {
  const faults = watchFaults(page)
  await enter(context, { visitor: 'admin', token: demoToken('admin'), language: 'it' })
  const { attention } = await call(listAttention, {}, demoToken('admin'))
  const late = attention.find(({ needs: [first] }) => first?.reason === 'overdue action' && first.handled === null)
  if (!late) throw new Error('nobody of the demo is late')
  await page.goto(`${baseUrl()}/home`)
  const row = page.getByRole('listitem').filter({ hasText: late.client.name }).filter({ hasText: 'in ritardo' })
  // graver reasons stand above
  await page.getByRole('button', { name: /^Mostra altre/ }).click()
  await row.getByRole('button', { name: 'Sollecita' }).click()
  await expect(page.getByText('Sollecito mandato.')).toBeVisible()
  await expect(row.getByText('Sollecitato oggi', { exact: true })).toBeVisible()
  await moveTo(page, `/clients/${late.client.id}/actions`)
  await expect(page.getByText('sollecitato oggi', { exact: true }).first()).toBeVisible()
  expect(faults).toEqual([])
})

test('a task that is assigned while the client looks at their home appears, and goes when it is taken back', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const client = await newClient(admin, 'Livia', 'Serra')
  await enter(context, { visitor: 'client', token: client.token, language: 'it' })
  // the socket opens after the page: what is assigned before that is read by the page itself
  const greeted = page.waitForEvent('websocket', socket => socket.url().includes('/api/realtime')).then(waitUntilGreeted)
  await page.goto(`${baseUrl()}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await greeted
  const task = await call(createClientAction, { id: client.id, kind: 'other', title: 'Prenota la visita', dueDay: today }, admin.token)
  await expect(page.getByText('Prenota la visita')).toBeVisible()
  await call(deleteClientAction, { id: task.id }, admin.token)
  await expect(page.getByText('Prenota la visita')).toHaveCount(0)
  expect(faults).toEqual([])
})

const waitUntilGreeted = (socket: WebSocket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('hello'))

test('a professional pauses a client, deletes the pause and takes that back', async ({ page, context }) => {
  const faults = watchFaults(page)
  const { admin, id, asked: action } = await scene()
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/clients/${id}/actions`)
  await page.getByText('oggi', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Altre azioni', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Metti in pausa…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nota').fill('Influenza')
  await dialog.getByRole('button', { name: 'Metti in pausa' }).click()
  const mark = page.getByRole('button', { name: 'Apri la pausa: In pausa' })
  await expect(mark).toBeVisible()
  expect((await call(getClientAction, { id: action.id }, admin.token)).isPaused).toBe(true)

  await mark.click()
  await expect(dialog.getByLabel('Nota')).toHaveValue('Influenza')
  await dialog.getByRole('button', { name: 'Elimina la pausa' }).click()
  await expect(mark).toBeHidden()
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click()
  await expect(mark).toBeVisible()
  expect(faults).toEqual([])
})
