import { expect } from '@playwright/test'
import { listProgresses } from '@allenio/contract/progress'
import { listClientVisits, listVisits } from '@allenio/contract/visits'
import { baseUrl, call, demoToken } from '../house/api.ts'
import { enterAs, watchFaults } from '../house/browser.ts'
import { test } from '../house/test.ts'

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The demo's client whose photos are near some visits and far from others. */
async function findVisits(token: string) {
  const { visits } = await call(listVisits, { search: 'martina bellini', isDraft: 'false' }, token)
  const [{ client } = { client: undefined }] = visits
  if (!client) throw new Error('the demo has visits of this client')
  const [finished, { progresses }] = await Promise.all([
    call(listClientVisits, { id: client.id }, token),
    call(listProgresses, { id: client.id }, token),
  ])
  const distances = finished.visits.map(({ id, takenOn }) => ({
    id,
    days: progresses.map(({ day }) => daysBetween(takenOn ?? day, day)).toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 99,
  }))
  const near = distances.find(({ days }) => days < -1 && days >= -14)
  const far = distances.filter(({ days }) => Math.abs(days) > 14)
  const [first, second] = far
  if (!near || !first || !second) throw new Error('the demo has both')
  return { clientId: client.id, near, far: [first, second] as const }
}

test('compared visits have the photos of the nearest day in their columns, or a line where none is near', async ({ page, context }) => {
  const faults = watchFaults(page)
  const token = demoToken('admin')
  const { clientId, near, far } = await findVisits(token)
  const open = (ids: readonly string[]) => page.goto(`${baseUrl()}/clients/${clientId}/visits/values?compare=${ids.join(',')}`)
  await enterAs(context, 'admin')

  await open([near.id, far[0].id])
  const row = page.getByRole('row', { name: 'Foto', exact: true })
  await expect(row).toContainText(`${-near.days} giorni prima`)
  await expect(row).toContainText('nessuna foto')
  await expect(row.getByRole('button', { name: /fronte/i })).toHaveCount(1)
  await page.getByRole('radio', { name: 'Retro' }).check({ force: true })
  await row.getByRole('button', { name: /retro/i }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Retro, / })).toBeVisible()
  await page.keyboard.press('Escape')

  await open(far.map(({ id }) => id))
  await expect(page.getByText('Nessuna foto nelle due settimane intorno a queste visite.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(faults).toEqual([])
})
