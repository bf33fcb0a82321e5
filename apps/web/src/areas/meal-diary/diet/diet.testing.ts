import type { Diet, DietAssignment, RowSwaps } from '@allenio/contract/meal-diary'
import type { PlanMeal } from './plan-rows.ts'
import type { UnsentDiary } from './unsent-diary.ts'

export const today = '2026-11-23'
const at = '2026-11-23T06:00:00.000Z'
const food = (name: string) => ({ id: `food ${name}`, version: 1, it: name, en: name })

export const rice: PlanMeal['components'][number] = {
  id: 'rice row',
  food: food('Riso'),
  grams: 80,
  ingredients: [],
  alternatives: [{ id: 'spelt row', food: food('Farro'), grams: 85 }],
}

export const meal = (id: string, more: Partial<PlanMeal> = {}): PlanMeal => ({ id, components: [], figures: null, ...more })

export const lunch = meal('lunch', { type: 'lunch', time: '13:00', components: [rice] })
export const dinner = meal('dinner', { type: 'dinner' })

export const assignment: DietAssignment = {
  id: 'assignment',
  mealPlanId: 'plan',
  releaseId: 'release',
  title: 'Mediterraneo',
  description: '',
  message: '',
  change: null,
  state: 'current',
  startDay: '2026-11-20',
  lastDay: null,
  schedule: { kind: 'in turn' },
  calendar: null,
  dayList: [
    { id: 'day', nameIt: 'Base', nameEn: 'Base', dayType: null, isEasy: false },
    { id: 'easy', nameIt: 'Facile', nameEn: 'Easy', dayType: null, isEasy: true },
  ],
  days: [
    { id: 'day', meals: [lunch, dinner], figures: null },
    { id: 'easy', meals: [meal('easy lunch')], figures: null, isEasy: true },
  ],
}

export const swaps: RowSwaps[] = [
  {
    releaseId: 'release',
    rowId: 'rice row',
    candidates: [
      { food: food('Orzo'), category: 'grains_flours', ediblePart: 80, cookingFactor: null, grams: 78 },
      { food: food('Farro'), category: null, ediblePart: null, cookingFactor: null, grams: 90 },
    ],
  },
]

export const diet: Diet = {
  clientId: 'client',
  today,
  from: '2026-11-16',
  to: '2026-12-07',
  settings: { mayClientsSwap: true, mayClientsMoveDays: true, isEnergyVisible: true },
  exclusionsHash: 'hash',
  assignments: [assignment],
  pastDays: [],
  earlierReleases: [],
  foods: [],
  recipes: [],
  targets: [],
  diary: { days: [], meals: [], swaps: [], entries: [], waters: [], photos: [] },
}

const noRecords = { adds: [], deletes: [], undeletes: [] }
export const noWrites: UnsentDiary = { days: [], meals: [], swaps: [], entries: noRecords, waters: noRecords, photos: noRecords }

let count = 0
/** Each is written after the one before it. */
export const written = <Input>(input: Input) => ({ input, writtenAt: (count += 1), files: {} })

export const planned = { assignmentId: 'assignment', releaseId: 'release', day: today, changedAt: at, sentAt: at }
