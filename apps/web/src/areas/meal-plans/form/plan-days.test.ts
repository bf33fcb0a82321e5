import { presetSchedule } from '@allenio/domain/meal-plans'
import { expect, test } from 'vitest'
import { usualWeek } from '../assignments/schedule-field.tsx'
import { newDays } from './plan-days.ts'

const namesOf = (days: ReturnType<typeof newDays>) => days.map(({ nameIt, nameEn }) => [nameIt, nameEn])

test('a week has its days named in both languages', () => {
  const names = namesOf(newDays({ kind: 'week', count: 0, presetMeals: [] }))
  expect(names).toHaveLength(7)
  expect([names[0], names[6]]).toEqual([
    ['Lunedì', 'Monday'],
    ['Domenica', 'Sunday'],
  ])
})

test.each([
  [
    'training and rest',
    9,
    [
      ['Allenamento', 'Training'],
      ['Riposo', 'Rest'],
    ],
  ],
  ['one day', 9, [['Ogni giorno', 'Every day']]],
  [
    'count',
    3,
    [
      ['Giorno 1', 'Day 1'],
      ['Giorno 2', 'Day 2'],
      ['Giorno 3', 'Day 3'],
    ],
  ],
] as const)('%s', (kind, count, names) => {
  expect(namesOf(newDays({ kind, count, presetMeals: [] }))).toEqual(names)
})

test.each([
  ['training and rest', { kind: 'day types', week: ['training', 'rest', 'training', 'rest', 'training', 'rest', 'rest'] }],
  ['week', { kind: 'weekdays', dayIds: Array.from({ length: 7 }, (_, at) => `day ${at}`) }],
  ['one day', { kind: 'in turn' }],
  ['count', { kind: 'in turn' }],
] as const)('a plan of %s is proposed as its days are followed', (kind, schedule) => {
  const days = newDays({ kind, count: 3, presetMeals: [] }).map(({ dayType = null, nameIt, nameEn }, at) => {
    return { id: `day ${at}`, nameIt, nameEn, dayType, isEasy: false }
  })
  expect(presetSchedule(days, usualWeek(days))).toEqual(schedule)
})

test('no plan is made longer than it may be', () => {
  expect(newDays({ kind: 'count', count: 90, presetMeals: [] })).toHaveLength(60)
})

test('each day begins with the preset meals, called by their types', () => {
  const presetMeals = [
    { type: 'breakfast', time: '07:30' },
    { type: 'dinner', time: null },
  ] as const
  for (const { meals } of newDays({ kind: 'training and rest', count: 0, presetMeals })) {
    expect(meals).toEqual([
      { type: 'breakfast', titleIt: 'Colazione', titleEn: 'Breakfast', time: '07:30' },
      { type: 'dinner', titleIt: 'Cena', titleEn: 'Dinner' },
    ])
  }
})
