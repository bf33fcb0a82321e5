import { foodImportFields, type FoodImportField } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { foodHeading, guessFoodColumns } from '../index.ts'

test.each<[string, FoodImportField | null]>([
  ['Nome', 'nameIt'],
  ['Alimento', 'nameIt'],
  ['Name', 'nameEn'],
  ['Food', 'nameEn'],
  ['Categoria', 'category'],
  ['Marca', 'brand'],
  ['Brand', 'brand'],
  ['Codice a barre', 'barcode'],
  ['EAN', 'barcode'],
  ['EAN-13', 'barcode'],
  ['Barcode', 'barcode'],
  ['Energia (kcal)', 'kcal'],
  ['Kcal', 'kcal'],
  ['Calorie', 'kcal'],
  ['Energia kcal/100 g', 'kcal'],
  ['Energia (kJ)', 'kilojoules'],
  ['Energy (kJ)', 'kilojoules'],
  ['kJ', 'kilojoules'],
  ['Proteine', 'protein'],
  ['Proteine (g)', 'protein'],
  ['Proteine (g/100g)', 'protein'],
  ['Protein per 100 g', 'protein'],
  ['Carboidrati', 'carbs'],
  ['Carbohydrate', 'carbs'],
  ['di cui zuccheri', 'sugars'],
  ['- di cui Zuccheri', 'sugars'],
  ['of which sugars', 'sugars'],
  ['Grassi', 'lipids'],
  ['Grassi totali (g)', 'lipids'],
  ['Fat', 'lipids'],
  ['di cui saturi', 'saturated_fat'],
  ['di cui acidi grassi saturi', 'saturated_fat'],
  ['of which saturates', 'saturated_fat'],
  ['Fibre', 'fiber'],
  ['Fibra alimentare', 'fiber'],
  ['Sale', 'salt'],
  ['Salt (g)', 'salt'],
  ['Sodio (mg)', 'sodium'],
  ['Sodio', 'sodium'],
  ['Vitamina B12', 'vitamin_b12'],
  ['Vit. B12', 'vitamin_b12'],
  ['Vitamina D (µg)', 'vitamin_d'],
  ['Vitamina C (mg)', 'vitamin_c'],
  ['Ferro', 'iron'],
  ['Porzione (g)', 'servingGrams'],
  ['Serving size', 'servingGrams'],
  ['Densità (g/ml)', 'density'],
  ['Parte edibile (%)', 'ediblePart'],
  ['Valori per', 'basis'],
  ['Allergeni', 'allergens'],
  ['Può contenere', 'mayContain'],
  ['Senza', 'freeOf'],
  ['Note', 'note'],
  ['ID', 'id'],
  // another unit, or another amount, than the one that would be read
  ['Sodio (g)', null],
  ['Proteine per 100 ml', null],
  ['Colore', null],
  ['', null],
])('a column %j holds %s', (heading, field) => expect(guessFoodColumns([heading])).toEqual([field]))

test('a label is understood in the order in which it is printed', () => {
  const label = ['Energia (kJ)', 'Energia (kcal)', 'Grassi', 'di cui saturi', 'Carboidrati', 'di cui zuccheri', 'Fibre', 'Proteine', 'Sale']
  expect(guessFoodColumns(label)).toEqual(['kilojoules', 'kcal', 'lipids', 'saturated_fat', 'carbs', 'sugars', 'fiber', 'protein', 'salt'])
})

test.each(['it', 'en'] as const)('all headings of our own tables in %s come back as their fields', language => {
  expect(guessFoodColumns(foodImportFields.map(field => foodHeading(field, language)))).toEqual(foodImportFields)
})
