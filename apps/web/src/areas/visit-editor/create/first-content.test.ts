import { expect, test } from 'vitest'
import { firstContentOf } from './first-content.ts'

test('answers and own fields go on to the next visit, measures, notes and laboratory values do not', () => {
  const last = {
    takenOn: '2026-03-01',
    measurementType: 'BIA',
    device: 'Akern',
    reason: 'Controllo',
    sleep: 'Sei ore',
    dayRecall: 'Pane e latte',
    note: 'Brava',
    nextVisitOn: '2026-04-01',
    measures: { weight: [70] },
    laboratoryValues: [{ name: 'Ferritina', value: '30' }],
    ownFields: [{ id: 'old', label: 'Cane', text: 'Sì' }],
  } as const
  expect(
    firstContentOf(
      { ...last, laboratoryValues: [...last.laboratoryValues], ownFields: [...last.ownFields], measures: { weight: [70] } },
      () => 'new',
    ),
  ).toEqual({ measurementType: 'BIA', device: 'Akern', sleep: 'Sei ore', ownFields: [{ id: 'new', label: 'Cane', text: 'Sì' }] })
  expect(firstContentOf(undefined, () => 'new')).toEqual({})
})
