import { expect, test } from 'vitest'
import { ofPatients } from './in-variant.ts'

test.each([
  ['Nuovo cliente', 'Nuovo paziente'],
  ['Clienti', 'Pazienti'],
  ['Clienti: {{count}}', 'Pazienti: {{count}}'],
  ['New client', 'New patient'],
  ['Clients of {{name}}', 'Patients of {{name}}'],
  ['Nessuno', 'Nessuno'],
])('%s is %s for a dietitian', (coach, dietitian) => expect(ofPatients(coach)).toBe(dietitian))
