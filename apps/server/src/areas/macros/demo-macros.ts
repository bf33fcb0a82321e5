import type { DayTypeNames, MacroContent, MacroDay } from '@allenio/contract/macros'

export interface DemoMacro extends Omit<MacroContent, 'note' | 'weightBasis'>, Partial<Pick<MacroContent, 'note' | 'weightBasis'>> {
  /** The macro was changed after a client was given it. */
  wasChanged?: boolean
  /** The goals of clients whom the macro suits; without it, everybody. */
  suits?: RegExp
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

const toGain = /massa|muscolo|powerlifting/i
const toRun = /10 km/
const toLose = /Perdere|gravidanza|senza contare/
const toStay = /10 km|schiena|ritmo|senza contare/

export const demoMacros: readonly DemoMacro[] = [
  {
    title: 'Dimagrimento graduale',
    note: 'Proteine a ogni pasto; la verdura non si pesa.',
    unit: 'percent',
    days: [day({ kcal: 1750, protein: 20, carbs: 50, lipids: 30 })],
    suits: toLose,
    wasChanged: true,
  },
  { title: 'Chi si muove poco', unit: 'percent', days: [day({ kcal: 1500, protein: 20, carbs: 50, lipids: 30 })] },
  { title: 'Deficit leggero', unit: 'percent', days: [day({ kcal: 1900, protein: 20, carbs: 50, lipids: 30 })] },
  {
    title: 'Ricomposizione con giorni di carico',
    note: 'Nei giorni di allenamento i carboidrati vanno intorno alla seduta.',
    unit: 'grams',
    days: [
      day({ dayType: 'training', kcal: 2300, protein: 110, carbs: 310, lipids: null, water: 2800 }),
      day({ dayType: 'rest', kcal: 1900, protein: 110, carbs: 210, lipids: null }),
    ],
    suits: toStay,
  },
  {
    title: 'Massa, per kg di peso',
    unit: 'grams per kg',
    days: [day({ kcal: null, protein: 2, carbs: 4.5, lipids: 1, water: 3000 })],
    suits: toGain,
  },
  { title: 'Equilibrio, per kg di peso', unit: 'grams per kg', days: [day({ protein: 1.4, carbs: 3.7, lipids: 1 })] },
  {
    title: 'Preparazione alla gara',
    note: 'Il giorno prima della gara vale come allenamento.',
    unit: 'grams',
    days: [
      day({ dayType: 'training', protein: 130, carbs: 340, lipids: 65, water: 3000 }),
      day({ dayType: 'rest', protein: 130, carbs: 230, lipids: 70 }),
      day({ dayType: 'own 1', protein: 110, carbs: 480, lipids: 55, fiber: 18, water: 3500 }),
    ],
    suits: toRun,
  },
  {
    title: 'Mantenimento sul peso desiderabile',
    unit: 'grams per kg',
    weightBasis: 'desirable',
    days: [day({ protein: 1.4, carbs: 3.5, lipids: 1 })],
    suits: toStay,
  },
  { title: 'Mantenimento', unit: 'percent', days: [day({ kcal: 2100, protein: 20, carbs: null, lipids: 30 })] },
]
