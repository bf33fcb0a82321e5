import { expect } from '@playwright/test'
import { watchFaults } from '../house/browser.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const strong = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2025-03-03 18:30:12,Push,1h 5m,"Bench Press (Barbell)",1,80,8,0,0,,,8
2025-03-03 18:30:12,Push,1h 5m,"Panca strana",1,30,12,0,0,,,
2025-03-05 18:30:12,Pull,55m,"Deadlift (Barbell)",1,140,5,0,0,,,`

const table = `Cliente;Data;Scheda;Esercizio;Serie;Ripetizioni;Carico
Anna Bellini;03/02/2026;Gambe;Squat;3;5;100 kg
Luca Neri;04/02/2026;Gambe;Squat;3;5;120 kg`

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a coach moves from another product: the history of a client comes in once, from Strong and from a table', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin } = await newStudio(['Anna', 'Bellini'])
  await openAsAdmin(page, admin, '/clients?open=moving')
  const panel = page.getByRole('dialog')

  // the panel says product by product what can come over
  await panel.getByRole('radio', { name: 'Strong' }).check({ force: true })
  await expect(panel.getByText('Export Strong Data')).toBeVisible()
  await panel.getByRole('button', { name: 'Importa la cronologia' }).click()
  await panel.getByLabel('Di chi è la cronologia').fill('Anna')
  await page.getByRole('option', { name: 'Anna Bellini' }).click()

  // a file of Strong needs no columns; a name that nobody knows becomes an exercise
  const file = panel.getByLabel('Trascina qui il file')
  await file.setInputFiles(csv('strong.csv', strong))
  await expect(panel.getByText('2 nuovi allenamenti')).toBeVisible()
  await expect(panel.getByText('2 esercizi riconosciuti')).toBeVisible()
  await panel.getByText('Crea', { exact: true }).click()
  await panel.getByRole('button', { name: 'Importa 2 allenamenti' }).click()
  await expect(panel.getByRole('heading', { name: '2 allenamenti importati' })).toBeVisible()

  // a table of any other product has its columns matched, and is read for one person
  await panel.getByRole('button', { name: 'Un’altra persona' }).click()
  await panel.getByRole('button', { name: 'Cambia file' }).click()
  await panel.getByLabel('Di chi è la cronologia').fill('Anna')
  await page.getByRole('option', { name: 'Anna Bellini' }).click()
  await file.setInputFiles(csv('tutti.csv', table))
  await panel.getByLabel('Di chi sono gli allenamenti').selectOption('Anna Bellini')
  await panel.getByLabel('Da dove viene').selectOption('truecoach')
  await panel.getByRole('button', { name: 'Avanti' }).click()
  await panel.getByRole('button', { name: 'Importa 1 allenamento' }).click()
  await panel.getByRole('link', { name: 'Vedi gli allenamenti' }).click()

  // the client's history has them with their source, and the same file changes nothing
  await expect(page.getByText('Da TrueCoach')).toBeVisible()
  await expect(page.getByText('Da Strong')).toHaveCount(2)
  await page.getByRole('button', { name: 'Importa la cronologia' }).click()
  await panel.getByLabel('Trascina qui il file').setInputFiles(csv('strong.csv', strong))
  await expect(panel.getByText('2 ci sono già')).toBeVisible()
  await expect(panel.getByText('3 esercizi riconosciuti')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Niente di nuovo da importare' })).toBeDisabled()
  expect(faults).toEqual([])
})
