import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import {
  editProgram,
  saveProgramWorkout,
  assignProgram,
  prepareOwnVersion,
  recordProgramReceipt,
  createProgram,
  getProgram,
  listPrograms,
} from '@allenio/contract/programs'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { addDays, today } from '../house/client-pages.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

/** A program that Anna follows as it is, and Bruno in a version of his own with another load. */
async function givenFollowers() {
  const { admin, clients } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Landi'])
  const [anna, bruno] = clients
  if (!anna || !bruno) throw new Error('the studio has no clients')
  const { id } = await call(createProgram, { title: 'Forza base' }, admin.token)
  const { weekList } = await call(getProgram, { id }, admin.token)
  const rowId = randomUUID()
  const row = { id: rowId, exercise: { name: 'Squat' }, sets: 4, reps: '8', load: '60' }
  const workout = { id: randomUUID(), name: 'Gambe', exercises: [row] }
  await call(saveProgramWorkout, { id, dayId: weekList[0]?.days[0]?.id ?? '', workout }, admin.token)
  const recipients = clients.map(({ id: clientId }) => ({ clientId, programUserId: randomUUID(), startDay: today }))
  await call(assignProgram, { id, clients: recipients }, admin.token)
  const [ofAnna = '', ofBruno = ''] = recipients.map(({ programUserId }) => programUserId)
  const { programId: versionId } = await call(prepareOwnVersion, { id: ofBruno }, admin.token)

  const edit = (programId: string, editedId: string, cells: Record<string, string>) => {
    const batch = {
      id: randomUUID(),
      gestureId: randomUUID(),
      kind: 'edit' as const,
      operations: [{ kind: 'set' as const, id: editedId, cells }],
    }
    return call(editProgram, { id: programId, base: 1_000, batches: [batch] }, admin.token)
  }
  /** Repetitions and load of the squat, as a client reads them. */
  const squatOf = async (programId: string, token: string) => {
    const [squat] = (await call(getProgram, { id: programId }, token)).weekList[0]?.days[0]?.workouts[0]?.exercises ?? []
    return `${squat?.id} ${squat?.reps} ${squat?.weight}`.split(' ')
  }
  const [versionRowId = ''] = await squatOf(versionId, admin.token)
  await edit(versionId, versionRowId, { load: '70' })
  return {
    admin,
    id,
    change: (cells: Record<string, string>) => edit(id, rowId, cells),
    annaReads: async () => (await squatOf(id, anna.token)).slice(1),
    brunoReads: async () => (await squatOf(versionId, bruno.token)).slice(1),
    openAsAnna: () => call(recordProgramReceipt, { id: ofAnna, kind: 'opened' }, anna.token),
  }
}

test('a coach publishes a change, decides a conflict, waits for days, one for all and one for one, and goes back', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, id, change, annaReads, brunoReads, openAsAnna } = await givenFollowers()
  await change({ load: '65', reps: '6' })
  await openAsAdmin(page, admin, `/programs/${id}/assign`)
  const publishing = page.getByRole('dialog', { name: 'Pubblica «Forza base»' })
  const releases = page.getByRole('list', { name: 'Versioni pubblicate' })
  const followers = page.getByRole('list', { name: 'Chi lo segue' })

  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(publishing.getByText('La riceve 1 persona, così com’è.')).toBeVisible()
  await expect(publishing.getByRole('heading', { name: 'Pubblica «Forza base»' })).toBeFocused()
  await expect(publishing.getByText('ha modifiche non pubblicate')).toBeVisible()
  await expect(publishing.getByText('1 da decidere')).toBeHidden()
  await publishing.getByLabel('Consegna anche le modifiche non pubblicate').check()
  await expect(publishing.getByText('1 da decidere')).toBeVisible()
  await publishing.getByRole('radiogroup', { name: 'Quale tieni: Squat Carico' }).getByText('Il modello').click()
  // everybody who follows it is found by name
  await publishing.getByLabel('Escludi').fill('sart')
  await expect(page.getByRole('option')).toHaveText(['Anna Sarti'])
  await publishing.getByLabel('Escludi').fill('')
  await publishing.getByLabel('Nota sulla versione').fill('Meno ripetizioni, più peso')
  await publishing.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText('Versione 2 consegnata a 2 persone')).toBeVisible()
  await expect(releases.getByRole('listitem').first()).toContainText('Meno ripetizioni, più peso')
  expect([await annaReads(), await brunoReads()]).toEqual([
    ['6', '65'],
    ['6', '65'],
  ])
  await openAsAnna()
  await expect(followers.getByRole('listitem').filter({ hasText: 'Anna Sarti' })).toContainText('Aperto')
  await expect(followers.getByRole('listitem').filter({ hasText: 'Bruno Landi' })).toContainText('Consegnato')

  await change({ reps: '5' })
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await publishing.getByText('In un altro giorno', { exact: true }).click()
  await publishing.getByLabel('Con un giorno proprio').fill('land')
  await page.getByRole('option', { name: 'Bruno Landi' }).click()
  await publishing.getByLabel('Bruno Landi', { exact: true }).fill(addDays(today, 3))
  await publishing.getByRole('button', { name: /^Pubblica (il |l’)/ }).click()
  await expect(page.getByText(/^Versione 3: sarà consegnata /)).toBeVisible()
  const waiting = releases.getByRole('listitem').filter({ hasText: /^Versione 3 dal/ })
  const ofBruno = waiting.filter({ hasText: 'per 1 persona' })
  await expect(waiting).toHaveCount(2)
  await expect(ofBruno).toHaveCount(1)
  expect([await annaReads(), await brunoReads()]).toEqual([
    ['6', '65'],
    ['6', '65'],
  ])
  await ofBruno.getByRole('button', { name: 'Annulla la consegna' }).click()
  await expect(page.getByText('Consegna annullata')).toBeVisible()
  await expect(waiting).toHaveCount(1)

  await page.getByRole('button', { name: 'Azioni per la versione 1' }).click()
  await page.getByRole('menuitem', { name: 'Torna a questa versione' }).click()
  const returning = page.getByRole('dialog', { name: 'Tornare alla versione 1?' })
  await expect(returning.getByRole('listitem').filter({ hasText: 'Squat' })).toBeVisible()
  await returning.getByRole('button', { name: 'Torna a questa versione' }).click()
  await expect(page.getByText(/^Il programma è tornato alla versione 1/)).toBeVisible()
  await expect(releases.getByText('Versione 4', { exact: true })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await annaReads()).toEqual(['8', '60'])
  expect(faults).toEqual([])
})

test('a client’s own version begins with the first change, in whichever tab that is made', async ({ page, context }) => {
  const faults = watchFaults(page)
  const { admin, clients } = await newStudio(['Anna', 'Sarti'])
  const [anna] = clients
  if (!anna) throw new Error('the studio has no client')
  const { id } = await call(createProgram, { title: 'Forza base', example: 'full body' }, admin.token)
  await call(assignProgram, { id, clients: [{ clientId: anna.id, programUserId: randomUUID(), startDay: today }] }, admin.token)
  const versions = async () => (await call(listPrograms, { kind: 'versions' }, admin.token)).programs.length
  await openAsAdmin(page, admin, `/clients/${anna.id}/programs`)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Forza base' })
    .getByRole('button', { name: /^(Altre azioni|Azioni)/ })
    .click()
  await page.getByRole('menuitem', { name: 'Adatta a questa persona' }).click()
  await expect(page.getByText('Anna Sarti, versione personale dalla prima modifica')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pubblica' })).toBeHidden()
  const address = page.url()
  // another tab has it open while this one leaves
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByText('versione personale dalla prima modifica')).toBeVisible()
  await page.goto(new URL('/home', address).href)
  expect(await versions()).toBe(0)
  await other.getByRole('button', { name: 'Aggiungi una settimana' }).first().click()
  await other.getByRole('menuitem', { name: 'Settimana vuota' }).click()
  await expect(other.getByText('Anna Sarti, versione personale', { exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Pubblica' })).toBeVisible()
  expect(await versions()).toBe(1)
  await other.close()
  expect(faults).toEqual([])
})
