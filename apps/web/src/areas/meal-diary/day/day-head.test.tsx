import type { Diet, DietAssignment } from '@allenio/contract/meal-diary'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dayViewOf } from '../diet/day-view.ts'
import { assignment, diet, today } from '../diet/diet.testing.ts'
import { DayHead } from './day-head.tsx'
import { useDayTypes } from './use-day-types.ts'

function headOf(days: DietAssignment['days']): string {
  const own: Diet = { ...diet, settings: { ...diet.settings, mayClientsMoveDays: false }, assignments: [{ ...assignment, days }] }
  const view = dayViewOf(own, own.diary, today)
  const shown = { diet: own, diary: own.diary, foods: [], swaps: [], today }
  return renderToStaticMarkup(<DayHead own={shown} view={view} onChoose={() => undefined} />)
}

test('the note of a day of the plan stands at its top', () => {
  expect(headOf(assignment.days.map(day => ({ ...day, note: `Oggi niente sale: ${day.id}` })))).toContain('Oggi niente sale: day')
  expect(headOf(assignment.days)).not.toContain('Oggi niente sale')
})

function TypeNames({ own, plan }: { own: Diet; plan: DietAssignment }) {
  const types = useDayTypes({ diet: own }, dayViewOf(own, own.diary, today), plan)
  return <>{types.map(({ name }) => name).join(', ')}</>
}

test('types of days are called as the diet says, and the server is asked for nothing', () => {
  const cache = new QueryClient()
  const week = Array.from({ length: 7 }, () => 'own 1' as const)
  const types = ['own 1', 'rest'] as const
  const dayList = assignment.dayList.map((day, at) => ({ ...day, dayType: types[at] ?? null }))
  const plan: DietAssignment = { ...assignment, dayList, schedule: { kind: 'day types', week } }
  const settings = { ...diet.settings, isEnergyVisible: false, dayTypeNames: { 'own 1': { it: 'Doppia seduta', en: '' } } }
  const names = renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <TypeNames own={{ ...diet, settings, assignments: [plan] }} plan={plan} />
    </QueryClientProvider>,
  )
  expect(names).toBe('Doppia seduta, Riposo')
  expect(cache.getQueryCache().getAll()).toEqual([])
})
