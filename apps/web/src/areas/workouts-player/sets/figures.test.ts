import { expect, test } from 'vitest'
import { figureStep, passedLimit, printFigure, parseFigure, stepFigure, type FigureName } from './figures.ts'

test.each<[FigureName, string, number | null | undefined]>([
  ['kg', '82,5', 82.5],
  ['kg', '82.5 kg', 82.5],
  ['kg', ' −20', -20],
  ['kg', '', null],
  ['kg', 'max', undefined],
  ['kg', '1.000', 1],
  ['kg', '5000', 999],
  ['reps', '8', 8],
  ['reps', '8,4', 8],
  ['seconds', '90', 90],
  ['seconds', '1:30', 90],
  ['seconds', '2min', 120],
  ['metres', '500m', 500],
  ['metres', '2.000', 2_000],
  ['metres', '1,500 m', 1_500],
  ['metres', '12,5', 12.5],
])('%s %j is read as %j', (name, text, value) => expect(parseFigure(name, text)).toBe(value))

test.each<[FigureName, string, number | undefined]>([
  ['kg', '1000', 999],
  ['kg', '-1200', -999],
  ['kg', '999', undefined],
  ['kg', '82,5', undefined],
  ['kg', 'max', undefined],
  ['reps', '8,4', undefined],
  ['reps', '1200', 999],
])('%s %j is beyond the limit of %j', (name, text, limit) => expect(passedLimit(name, text)).toBe(limit))

test.each<[FigureName, number | null, 1 | -1, number]>([
  ['kg', 82.5, 1, 85],
  ['kg', 81, 1, 82.5],
  ['kg', 81, -1, 80],
  ['kg', null, 1, 2.5],
  ['kg', 0, -1, -2.5],
  ['reps', 0, -1, 0],
  ['reps', null, 1, 1],
  ['seconds', 45, 1, 50],
  ['metres', 120, -1, 100],
])('%s %j in direction %i is %j', (name, value, direction, next) =>
  expect(stepFigure(name, value, { step: figureStep(name, 2.5), direction })).toBe(next),
)

test('what a field shows it also reads', () => {
  for (const value of [1_000, 82.5, 0.25, -7.5]) expect(parseFigure('kg', printFigure('kg', value, 'it'))).toBe(Math.min(999, value))
})
