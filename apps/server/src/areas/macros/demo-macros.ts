import type { DayTypeNames, MacroContent, MacroDay } from '@allenio/contract/macro-fields'

export interface DemoMacro extends Omit<MacroContent, 'note' | 'weightBasis'>, Partial<Pick<MacroContent, 'note' | 'weightBasis'>> {
  /** Some client was given it before it was changed. */
  wasChanged?: boolean
}

const day = (more: Partial<MacroDay>): MacroDay => ({
  dayType: 'every day',
  kcal: null,
  protein: null,
  carbs: null,
  lipids: null,
  fiber: 28,
  water: 2200,
  ...more,
})

export const demoDayTypeNames: DayTypeNames = { 'own 1': { it: 'Gara', en: 'Race' } }

export const demoMacros: readonly DemoMacro[] = [
  {
    title: 'Dimagrimento graduale',
    note: 'Proteine a ogni pasto; la verdura non si pesa.',
    unit: 'percent',
    days: [day({ kcal: 1700, protein: 30, carbs: 40, lipids: 30 })],
    wasChanged: true,
  },
  {
    title: 'Ricomposizione con giorni di carico',
    note: 'Nei giorni di allenamento i carboidrati vanno intorno alla seduta.',
    unit: 'grams',
    days: [
      day({ dayType: 'training', kcal: 2300, protein: 150, carbs: 270, lipids: null, water: 2800 }),
      day({ dayType: 'rest', kcal: 1900, protein: 150, carbs: 160, lipids: null }),
    ],
  },
  { title: 'Massa, per kg di peso', unit: 'grams per kg', days: [day({ kcal: null, protein: 2, carbs: 4.5, lipids: 1, water: 3000 })] },
  {
    title: 'Preparazione alla gara',
    note: 'Il giorno prima della gara vale come allenamento.',
    unit: 'grams',
    days: [
      day({ dayType: 'training', protein: 130, carbs: 340, lipids: 65, water: 3000 }),
      day({ dayType: 'rest', protein: 130, carbs: 230, lipids: 70 }),
      day({ dayType: 'own 1', protein: 110, carbs: 480, lipids: 55, fiber: 18, water: 3500 }),
    ],
  },
  {
    title: 'Mantenimento sul peso desiderabile',
    unit: 'grams per kg',
    weightBasis: 'desirable',
    days: [day({ protein: 1.4, carbs: 3.5, lipids: 1 })],
  },
  { title: 'Mantenimento', unit: 'percent', days: [day({ kcal: 2100, protein: 22, carbs: null, lipids: 30 })] },
]
