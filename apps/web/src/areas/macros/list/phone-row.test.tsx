import type { Macro } from '@allenio/contract/macros'
import { resolveDay } from '@allenio/domain/macros'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MacroPhoneRow } from './phone-row.tsx'

const everyDay = { dayType: 'every day', kcal: 1850, protein: 28, carbs: null, lipids: 27, fiber: null, water: null } as const
const dayWith = (dayType: 'training' | 'rest', kcal: number) => ({ ...everyDay, dayType, kcal })

const macro: Macro = {
  id: 'm',
  title: 'Ipocalorico',
  note: '',
  unit: 'percent',
  weightBasis: 'current',
  days: [],
  targets: [],
  client: null,
  assigned: [],
  assignedCount: 0,
  author: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  deletedAt: null,
  may: { update: true, delete: true, undelete: false, clone: true, assign: true },
}

function textOf(days: Macro['days'], more: Partial<Macro> = {}): string {
  const targets = days.map(day => resolveDay(day, 'percent', null))
  const row = <MacroPhoneRow macro={{ ...macro, days, targets, ...more }} href={undefined} menu={null} />
  const markup = renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{row}</QueryClientProvider>)
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a row on a phone says what macros ask for, with the rest that nobody has typed', () => {
  expect(textOf([everyDay])).toContain('Ipocalorico 1.850 kcal · P 28 · C 45 · G 27')
})

test('days of types are a span of energy, and beside them stands how many follow them', () => {
  const text = textOf([dayWith('training', 2200), dayWith('rest', 1800)], { assignedCount: 3 })
  expect(text).toContain('1.800–2.200 kcal')
  expect(text).toContain('Allenamento, Riposo · 3 persone')
})
