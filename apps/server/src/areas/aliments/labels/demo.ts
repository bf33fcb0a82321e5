import type { DatedVerdict, LabelledFood } from '@allenio/contract/aliments'
import { labelFoodKey } from '@allenio/domain/aliments'
import { addDays, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { jsonText, sql, type Row } from '#platform/db'
import type { FillDemoRecords } from '#platform/demo'
import { addUse, chooseProduct } from './products.ts'

interface DemoProduct {
  brand: string
  name: string
  barcode: string
  food: string
  daysAgo: number
}

const products: readonly DemoProduct[] = [
  { brand: 'Forno Aurora', name: 'Fette dorate ai cereali', barcode: '8001234567897', food: 'Fette biscottate', daysAgo: 12 },
  { brand: 'Forno Aurora', name: 'Grissini torinesi', barcode: '8001234567903', food: 'Grissini', daysAgo: 40 },
  // last year's reading asks for a new one
  { brand: 'Dolcenera', name: 'Crema al cacao', barcode: '8001234567910', food: 'Crema spalmabile', daysAgo: 380 },
]

const waiting = { food: 'Barretta ai cereali', brand: 'Dolcenera', name: 'Barretta avena e miele', barcode: '8001234567927' } as const

const foodCalled = (name: string): LabelledFood => ({ id: null, name })

type AllergicRow = Pick<Row<'client_exclusions'>, 'client_id' | 'target'>

/** One client waits for an answer; some products were read before. */
export const fillDemoLabels: FillDemoRecords = async (db, clients) => {
  const { id: readerId } = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role in ('nutritionist', 'admin') and person_id is not null
    order by role = 'nutritionist' desc, created_at limit 1`)
  const allergic = await db.many<AllergicRow>(sql`
    select x.client_id, x.target from client_exclusions x join clients c on c.id = x.client_id
    where c.id = any(${clients.map(({ id }) => id)}::uuid[]) and c.status = 'active' and x.kind = 'allergy'
      and x.target ->> 'kind' = 'allergen' and x.deleted_at is null
    order by exists (
      select from client_collaborators o where o.client_id = c.id and o.membership_id = ${readerId}) desc, c.created_at, x.id`)
  const [first] = allergic
  if (!first) return
  for (const { brand, name, barcode, food, daysAgo } of products) {
    const productId = newId()
    const readOn = addDays(romeDay(), -daysAgo)
    const verdicts: DatedVerdict[] = [...new Set(allergic.map(({ target }) => jsonText(target)))].map(target => ({
      target: JSON.parse(target),
      state: 'free',
      readOn,
    }))
    await db.run(sql`
      insert into food_products (id, brand, name, barcode, verdicts, read_on, reader_id, created_at)
      values (${productId}, ${brand}, ${name}, ${barcode}, ${jsonText(verdicts)}::jsonb, ${readOn}, ${readerId}, ${`${readOn}T10:00:00Z`})`)
    const foodKey = labelFoodKey(foodCalled(food))
    await addUse(db, { productId, foodKey, foodName: food })
    await chooseProduct(db, { clientId: first.client_id, foodKey, productId })
  }
  const { food, brand, name, barcode } = waiting
  await db.run(sql`
    insert into label_checks (id, client_id, food_key, food_name, brand, name, barcode, created_at)
    values (${newId()}, ${first.client_id}, ${labelFoodKey(foodCalled(food))}, ${food}, ${brand}, ${name}, ${barcode},
      now() - interval '3 hours')`)
}
