import type { WrittenFigures } from '@allenio/contract/aliments'
import { idOfSource } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import type { FillDemo } from '#platform/demo'
import { sql, type NotNull, type Row } from '#platform/db'
import { mergeContent, type WrittenContent } from './content.ts'
import { setFavorite } from './favorites.ts'
import { insertFoods, type StoredFood } from './own-foods.ts'
import { updateOverlay } from './overlays.ts'

/** As a label prints them. */
const per100g = (kcal: number, [protein, carbs, lipids]: readonly [number, number, number], more: Partial<WrittenFigures> = {}) =>
  ({ basis: { kind: 'per 100 g' }, carbsKind: 'without fiber', kcal, protein, carbs, lipids, ...more }) as const satisfies WrittenFigures

interface DemoFood extends WrittenContent {
  note?: string
}

/** A nutritionist adds these to the library: products with a barcode, and preparations of the studio. */
const demoFoods: readonly DemoFood[] = [
  {
    nameIt: 'Skyr bianco magro',
    nameEn: 'Plain low-fat skyr',
    category: 'milk_yogurt',
    brand: 'Malga Fiorita',
    barcode: '8001234500016',
    figures: per100g(62, [11, 3.8, 0.2], { salt: 0.13, nutrients: { sugars: 3.8, saturated_fat: 0.1, calcium: 150 } }),
    measures: [{ name: { it: 'vasetto', en: 'pot' }, amount: 1, grams: 150 }],
    allergens: { milk: 'contains', lactose: 'contains', gluten: 'free' },
  },
  {
    nameIt: 'Pane di segale a fette',
    nameEn: 'Sliced rye bread',
    category: 'bread_bakery',
    brand: 'Forno Belvedere',
    barcode: '8001234500023',
    figures: per100g(228, [6.8, 39, 2.4], { salt: 1.1, nutrients: { fiber: 9.2, sugars: 3.1, saturated_fat: 0.4 } }),
    measures: [{ name: { it: 'fetta', en: 'slice' }, amount: 1, grams: 38 }],
    allergens: { gluten: 'contains', sesame: 'may contain', soy: 'may contain' },
  },
  {
    nameIt: 'Barretta avena e nocciole',
    nameEn: 'Oat and hazelnut bar',
    category: 'snacks',
    brand: 'Passo Lungo',
    barcode: '8001234500030',
    figures: {
      ...per100g(168, [4.2, 20, 7.1], { salt: 0.08, nutrients: { fiber: 3.1, sugars: 7.4 } }),
      basis: { kind: 'per serving', grams: 40 },
    },
    measures: [{ name: { it: 'barretta', en: 'bar' }, amount: 1, grams: 40 }],
    allergens: { nuts: 'contains', gluten: 'may contain', milk: 'may contain', peanuts: 'may contain' },
  },
  {
    nameIt: 'Bevanda di soia senza zuccheri',
    nameEn: 'Unsweetened soya drink',
    category: 'soy_plant',
    brand: 'Orto Vivo',
    barcode: '8001234500047',
    figures: {
      ...per100g(33, [3.3, 0.3, 1.8], { salt: 0.05, nutrients: { fiber: 0.5, calcium: 120 } }),
      basis: { kind: 'per 100 ml', density: 1.03 },
    },
    measures: [{ name: { it: 'bicchiere', en: 'glass' }, amount: 1, grams: 206 }],
    allergens: { soy: 'contains', milk: 'free', lactose: 'free', gluten: 'free' },
  },
  {
    nameIt: 'Proteine del siero, vaniglia',
    nameEn: 'Whey protein, vanilla',
    category: 'supplements',
    brand: 'Passo Lungo',
    barcode: '8001234500054',
    figures: per100g(392, [78, 7.5, 5.6], { salt: 0.5, nutrients: { sugars: 6 } }),
    measures: [{ name: { it: 'misurino', en: 'scoop' }, amount: 1, grams: 30 }],
    allergens: { milk: 'contains', lactose: 'contains', soy: 'may contain' },
  },
  {
    nameIt: 'Hummus dello studio',
    nameEn: 'Studio hummus',
    category: 'legumes',
    figures: per100g(214, [7.9, 16, 12.4], { nutrients: { fiber: 6.1 } }),
    measures: [{ name: { it: 'cucchiaio', en: 'tablespoon' }, amount: 1, grams: 20 }],
    allergens: { sesame: 'contains', gluten: 'free', milk: 'free', eggs: 'free' },
    note: 'Ceci lessati 400 g, tahina 80 g, olio 30 g, limone, sale.',
  },
]

type Author = Row<'memberships', 'id'> & NotNull<Row<'memberships', 'person_id'>>

/** The first business has foods of its own, favorites, and something to say of the library. */
export const fillDemoFoods: FillDemo = async db => {
  const author = await db.one<Author>(sql`
    select id, person_id from memberships where role in ('nutritionist', 'admin') and person_id is not null
    order by role = 'nutritionist' desc, created_at limit 1`)
  const foods = demoFoods.map(({ note = '', ...written }): StoredFood => ({ id: newId(), content: mergeContent(written), note }))
  await insertFoods(db, { membershipId: author.id }, foods)
  const [skyr] = foods
  const [apple, oats] = [idOfSource(9003), idOfSource(8120)]
  for (const id of [skyr?.id ?? '', apple, oats]) await setFavorite(db, { membershipId: author.id }, { id, isFavorite: true })
  await updateOverlay(
    db,
    { personId: author.person_id },
    { id: apple, measures: [{ name: { it: 'mela del nostro contadino', en: 'apple of our farmer' }, amount: 1, grams: 210 }] },
  )
}
