import { expect } from '@playwright/test'
import { createClient, getClientDetail } from '@allenio/contract/clients'
import { addClients, listCollaborators } from '@allenio/contract/collaborators'
import { assignMacro, listClientMacros, createMacro, listMacros } from '@allenio/contract/macros'
import { assignMealPlan, listClientMealPlans, createMealPlan, listMealPlans } from '@allenio/contract/meal-plans'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { newPerson } from '../house/people.ts'
import { newCollaborator, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

test('a nutritionist leaves: clients, plans and macros pass on, and what clients follow goes on', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const client = await call(createClient, { firstName: 'Marta', lastName: 'Bellini' }, admin.token)
  const [leaving, heir] = [await newCollaborator(admin, 'Nadia'), await newCollaborator(admin, 'Zeno')]
  await call(addClients, { id: leaving.id, clientIds: [client.id] }, admin.token)
  const assignment = () => ({ clientId: client.id, assignmentId: crypto.randomUUID(), startDay: today })
  const plan = await call(createMealPlan, { title: 'Base', isDraft: false }, leaving.token)
  const own = await call(createMealPlan, { title: 'Per Marta', clientId: client.id }, leaving.token)
  await call(assignMealPlan, { id: plan.id, clients: [{ ...assignment(), schedule: { kind: 'in turn' } }] }, leaving.token)
  const day = { dayType: 'every day', kcal: 1900, protein: 30, carbs: null, lipids: 25 } as const
  const macro = await call(createMacro, { title: 'Definizione', unit: 'percent', days: [day] }, leaving.token)
  await call(assignMacro, { id: macro.id, clients: [assignment()] }, leaving.token)

  await test.step('the admin hands everything to a colleague', async () => {
    await openAsAdmin(page, admin, `/teamMembers/${leaving.id}/edit`)
    await page.getByRole('button', { name: /^Elimina/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `Eliminare ${leaving.name} dal team?` })
    await expect(dialog).toContainText('piani alimentari')
    await expect(dialog).toContainText('macro')
    await dialog.getByRole('radio', { name: /^A qualcun altro/ }).press('Space')
    await dialog.getByRole('combobox', { name: 'Passa tutto a' }).fill('Zeno')
    await page.getByRole('option', { name: /^Zeno Conti/ }).click()
    await dialog.getByRole('button', { name: 'Elimina dal team' }).press('Enter')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('who finds them as their own', async () => {
    const { collaborators } = await call(listCollaborators, {}, admin.token)
    expect(collaborators.map(({ id }) => id)).not.toContain(leaving.id)
    expect((await call(getClientDetail, { id: client.id }, heir.token)).name).toBe('Marta Bellini')
    const titlesOf = async (kind: 'library' | 'for one client') =>
      (await call(listMealPlans, { kind, authorId: heir.id }, heir.token)).mealPlans.map(({ id }) => id)
    expect([await titlesOf('library'), await titlesOf('for one client')]).toEqual([[plan.id], [own.id]])
    expect((await call(listMacros, { authorId: heir.id }, heir.token)).macros.map(({ id }) => id)).toEqual([macro.id])
  })

  await test.step('and the client goes on as before', async () => {
    const { assignments } = await call(listClientMealPlans, { id: client.id }, heir.token)
    expect(assignments).toMatchObject([{ title: 'Base', state: 'current', lastDay: null, assignedBy: heir.name }])
    expect((await call(listClientMacros, { id: client.id }, heir.token)).assignments).toMatchObject([
      { title: 'Definizione', state: 'current' },
    ])
  })
  expect(faults).toEqual([])
})
