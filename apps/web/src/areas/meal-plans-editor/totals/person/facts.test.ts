import type { MacroAssignment, ResolvedDay } from '@allenio/contract/macros'
import { describe, expect, test } from 'vitest'
import { targetOf } from '../../target.ts'
import { clientIdOf, nobody, parseChoice, typedPerson, type PersonChoice } from './choice.ts'
import { factsOf, intakePersonOf } from './facts.ts'
import { cellsOfTarget, fiberOf, hasTarget } from '../../target.ts'

const client: PersonChoice = { kind: 'client', id: '1', name: 'Martina' }
const energy = { sex: 'female', age: 34, weight: { kg: 69.4, day: '2026-11-01' } } as const
const known = { facts: energy, state: null, detail: undefined, today: '2026-11-23' }

describe('the facts of the person', () => {
  test('are those of the record; without the right to see macros, as far as the record tells', () => {
    expect(factsOf({ choice: client, ...known })).toEqual({ sex: 'female', age: 34, weightKg: 69.4, state: null })
    expect(factsOf({ choice: client, ...known, facts: undefined, detail: { sex: 'female', age: 34 } })).toEqual({
      sex: 'female',
      age: 34,
      weightKg: null,
      state: null,
    })
  })

  test.each([
    [{ kind: 'pregnancy', dueDay: '2027-02-01' }, 'female', 'pregnancy'],
    [{ kind: 'lactation', bornDay: '2026-08-01' }, 'female', 'lactation'],
    // the birth has come meanwhile
    [{ kind: 'pregnancy', dueDay: '2026-06-01' }, 'female', null],
    [{ kind: 'pregnancy', dueDay: '2027-02-01' }, 'male', null],
  ] as const)('%j of a %s', (state, sex, expected) => {
    expect(factsOf({ choice: client, ...known, facts: { ...energy, sex }, state }).state).toBe(expected)
  })

  test('may be typed, and are nobody’s otherwise', () => {
    expect(factsOf({ choice: { ...typedPerson, sex: 'male', age: 40 }, ...known })).toMatchObject({ sex: 'male', age: 40, weightKg: null })
    expect(intakePersonOf(factsOf({ choice: nobody, ...known }))).toBeNull()
    expect(intakePersonOf(factsOf({ choice: { ...typedPerson, sex: 'male', age: 40 }, ...known }))).toEqual({
      sex: 'male',
      ageMonths: 480,
      state: null,
    })
  })
})

test('a typed woman may be pregnant or breastfeeding, and a man neither', () => {
  const woman = { ...typedPerson, sex: 'female', age: 30, state: 'lactation' } as const
  expect(intakePersonOf(factsOf({ choice: woman, ...known }))).toEqual({ sex: 'female', ageMonths: 360, state: 'lactation' })
  expect(factsOf({ choice: { ...woman, sex: 'male' }, ...known }).state).toBeNull()
  expect(parseChoice(woman)).toEqual(woman)
  expect(parseChoice({ ...woman, state: 'x' })).toEqual(nobody)
})

test('a choice that the device stores otherwise is nobody', () => {
  expect(parseChoice(client)).toEqual(client)
  expect(clientIdOf(parseChoice(client))).toBe('1')
  for (const stored of [undefined, null, 'x', { kind: 'client' }, { kind: 'typed', age: '3' }]) expect(parseChoice(stored)).toEqual(nobody)
})

describe('the target of a client', () => {
  const target = { kcal: 1850, protein: 125, carbs: 205.5, lipids: 58.7 }

  test('becomes percents that give its grams back', () => {
    const cells = cellsOfTarget(target)
    expect(cells).toEqual({ kcal: 1850, proteinPercent: 27, carbsPercent: 44.4, lipidsPercent: 28.6 })
    const taken = targetOf(cells ?? {})
    expect(taken.protein).toBeCloseTo(125, 0)
    expect(taken.carbs).toBeCloseTo(205.5, 0)
    expect(taken.lipids).toBeCloseTo(58.7, 0)
    expect(hasTarget({ ...cells, title: 'x' }, cells ?? {})).toBe(true)
    expect(hasTarget({ ...cells, kcal: 1800 }, cells ?? {})).toBe(false)
  })

  test('cannot be taken over without its energy, and leaves out what it says nothing of', () => {
    expect(cellsOfTarget({ ...target, kcal: null })).toBeNull()
    expect(cellsOfTarget({ ...target, lipids: null })).not.toHaveProperty('lipidsPercent')
  })

  test('has a fibre where all its days have the same', () => {
    const day = (fiber: number | null): ResolvedDay => ({ dayType: 'every day', ...target, percents: null, fiber, water: null })
    const fiber = (...amounts: (number | null)[]): number | null =>
      fiberOf({ targets: amounts.map(day) } satisfies Pick<MacroAssignment, 'targets'>)
    expect(fiber(30)).toBe(30)
    expect(fiber(30, 30)).toBe(30)
    expect(fiber(30, 25)).toBeNull()
    expect(fiber(null)).toBeNull()
  })
})
