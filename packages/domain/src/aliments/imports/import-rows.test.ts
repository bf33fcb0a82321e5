import type { FoodImportFault, FoodImportField } from '@allenio/contract/aliments'
import { describe, expect, test } from 'vitest'
import { parseFoodRow } from '../index.ts'
import { parseTableFigure, type TableFigure } from './table-figures.ts'

type Row = Partial<Record<FoodImportField, string>>

const read = (row: Row) =>
  parseFoodRow(Object.values({ nameIt: 'Pane', ...row }), Object.keys({ nameIt: 'Pane', ...row }) as FoodImportField[])

function draftOf(row: Row) {
  const result = read(row)
  if ('fault' in result) throw new Error(result.fault.fault)
  return { ...result.draft, dropped: result.dropped.map(({ fault, value }) => [fault, value]) }
}

function faultOf(row: Row) {
  const result = read(row)
  return 'fault' in result ? [result.fault.fault, result.fault.column] : 'none'
}

describe('a cell with a number', () => {
  test.each<[string, TableFigure, number | undefined]>([
    ['12,5', 'protein', 12.5],
    ['12.5', 'protein', 12.5],
    ['12 g', 'protein', 12],
    ['12,5g', 'protein', 12.5],
    ['500 mg', 'protein', 0.5],
    ['0,4 g', 'sodium', 400],
    ['0,4', 'sodium', 0.4],
    ['2,5 µg', 'vitamin_b12', 2.5],
    ['2,5 μg', 'vitamin_b12', 2.5],
    ['2,5 mcg', 'vitamin_b12', 2.5],
    ['0,0025 mg', 'vitamin_b12', 2.5],
    ['0', 'lipids', 0],
    [',5', 'lipids', 0.5],
    ['1.234,5', 'calcium', 1234.5],
    ['1,234.5', 'calcium', 1234.5],
    ['1.234.567', 'calcium', 1_234_567],
    ['1 234,5', 'calcium', 1234.5],
    ['1.046', 'kilojoules', 1046],
    ['1,046', 'kilojoules', 1046],
    ['0.125', 'kilojoules', 0.125],
    ['1.046', 'protein', 1.046],
    ['250 kcal', 'kcal', 250],
    ['1.5E-3', 'iron', 0.0015],
    ['85 %', 'ediblePart', 85],
    ['1,03 g/ml', 'density', 1.03],
    ['-1', 'protein', -1],
    ['<0,5', 'protein', undefined],
    ['< 0,5 g', 'protein', undefined],
    ['tracce', 'protein', undefined],
    ['1.23.4', 'protein', undefined],
    ['1,2,3', 'protein', undefined],
    ['12-15', 'protein', undefined],
    ['1046 kJ', 'kcal', undefined],
    ['400 IU', 'vitamin_d', undefined],
    ['1'.repeat(41), 'protein', undefined],
  ])('%j of %s is %s', (text, figure, number) => expect(parseTableFigure(text, figure)).toBe(number))
})

describe('the figures of a row', () => {
  test.each<[string, Row, object]>([
    ['per 100 g', { kcal: '250', protein: '8,5 g', fiber: '3' }, { kcal: 250, protein: 8.5, carbs: null, nutrients: { fiber: 3 } }],
    ['kilojoules alone', { kilojoules: '1046' }, { kcal: 250 }],
    ['both energies: kilocalories count', { kcal: '251', kilojoules: '1046' }, { kcal: 251 }],
    ['salt as sodium', { salt: '1,25' }, { nutrients: { sodium: 500 } }],
    ['a serving', { servingGrams: '30', kcal: '120', protein: '3' }, { kcal: 400, protein: 10 }],
    ['what is poured', { density: '1,25', kcal: '50' }, { kcal: 40 }],
    ['100 g in spite of a density', { basis: '100 g', density: '1,25', kcal: '50' }, { kcal: 50 }],
    ['a serving in spite of a density', { servingGrams: '50 g', density: '1,25', kcal: '50' }, { kcal: 100 }],
    ['nothing', {}, { kcal: null, protein: null, carbs: null, lipids: null, nutrients: {} }],
  ])('%s', (_, row, figures) => expect(draftOf(row).figures).toMatchObject(figures))

  test.each<[string, Row, FoodImportFault, number | null]>([
    ['macros beyond 100 g', { protein: '50', carbs: '40', lipids: '20' }, 'macros above 100 g', null],
    ['a negative figure', { protein: '-1' }, 'figure negative', 1],
    ['a negative nutrient', { iron: '-1' }, 'figure negative', 1],
    ['a figure that is a typing error', { kcal: '999999999' }, 'figure too large', 1],
    ['a serving of nothing', { servingGrams: '0', kcal: '1' }, 'amount not positive', 1],
    ['no density', { density: '0', kcal: '1' }, 'amount not positive', 1],
    ['a density of lead', { density: '500', kcal: '1' }, 'number out of range', 1],
    ['a serving that is unreadable', { servingGrams: 'una fetta', kcal: '1' }, 'number unreadable', 1],
    ['millilitres without a density', { basis: '100 ml', kcal: '1' }, 'basis incomplete', 1],
    ['an unknown amount', { basis: 'tazza', kcal: '1' }, 'word unknown', 1],
    ['no name', { nameIt: '', kcal: '1' }, 'name missing', null],
    ['a long name', { nameIt: 'x'.repeat(121) }, 'text too long', 0],
  ])('%s refuses the row', (_, row, fault, column) => expect(faultOf(row)).toEqual([fault, column]))

  test('a row with more cells than columns is refused', () => {
    const result = parseFoodRow(['Pane', 'x'], ['nameIt'])
    expect(result).toEqual({ fault: { column: null, fault: 'row too long', value: 'x' } })
  })
})

describe('a cell that is not understood is left out and named', () => {
  test.each<[Row, FoodImportFault, string]>([
    [{ protein: '<0,5' }, 'number unreadable', '<0,5'],
    [{ category: 'Boh' }, 'word unknown', 'Boh'],
    [{ barcode: '8,00123E+12' }, 'barcode not digits', '8,00123E+12'],
    [{ barcode: '123' }, 'barcode length wrong', '123'],
    [{ barcode: '8000000000001' }, 'barcode digit wrong', '8000000000001'],
    [{ barcode: '00000000' }, 'barcode digit wrong', '00000000'],
    [{ ediblePart: '140' }, 'number out of range', '140'],
    [{ cookingFactor: '0' }, 'number out of range', '0'],
    [{ brand: 'x'.repeat(81) }, 'text too long', `${'x'.repeat(59)}…`],
    [{ allergens: 'latte, kiwi' }, 'word unknown', 'kiwi'],
    [{ freeOf: 'avena' }, 'word unknown', 'avena'],
  ])('%j', (row, fault, value) => expect(draftOf(row).dropped).toEqual([[fault, value]]))
})

test('words are known in both languages', () => {
  const row = {
    category: 'Formaggi e latticini',
    allergens: 'Latte; Milk | mandorle',
    mayContain: 'Glutine, latte',
    freeOf: 'gluten free, Soia',
  }
  expect(draftOf(row)).toMatchObject({ written: { category: 'cheese' }, dropped: [] })
  expect(draftOf({ category: 'cheese' }).written.category).toBe('cheese')
  expect(draftOf({ category: 'Fresh fruit' }).written.category).toBe('fruit')
  expect(draftOf(row).allergens).toEqual({ milk: 'contains', nuts: 'contains', gluten: 'may contain', soy: 'free' })
})

test('what is written is what the row says', () => {
  const id = '0198c0de-0000-7000-8000-000000000001'
  const row = { nameEn: '', brand: ' Mulino ', barcode: '8000000-000002', density: '', note: "'=fatto in casa", id: id.toUpperCase() }
  expect(draftOf(row)).toMatchObject({ id, written: { nameIt: 'Pane', brand: 'Mulino', barcode: '8000000000002' }, note: '=fatto in casa' })
  expect(Object.keys(draftOf(row).written)).toEqual(['nameIt', 'brand', 'barcode'])
})
