import type { Allergen, ExclusionKind, ExclusionTarget } from '@allenio/contract/aliments'
import { allergensInText, idOfSource } from '@allenio/domain/aliments'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import type { FillDemoRecords } from '#platform/demo'
import { insertRows, type NewRow } from './queries.ts'

interface DemoExclusion {
  kind: ExclusionKind
  target: ExclusionTarget
  note?: string
}

/** The demo's clients say this of an allergen, in the manner of a nutritionist's notes. */
const ofAllergens: Partial<Record<Allergen, Omit<DemoExclusion, 'target'>>> = {
  lactose: { kind: 'intolerance', note: 'Tollera i formaggi stagionati' },
  nuts: { kind: 'allergy', note: 'Anche in tracce: porta sempre con sé l’adrenalina' },
  gluten: { kind: 'allergy', note: 'Celiachia, diagnosi del 2018' },
}

const others: readonly (readonly DemoExclusion[])[] = [
  [
    { kind: 'intolerance', target: { kind: 'allergen', allergen: 'lactose' }, note: 'Yogurt e stagionati sì' },
    { kind: 'dislike', target: { kind: 'word', word: 'cipolla' }, note: 'Cruda; cotta va bene' },
    { kind: 'dislike', target: { kind: 'category', category: 'offal' } },
  ],
  [],
  [{ kind: 'diet', target: { kind: 'diet', diet: 'vegetarian' } }],
  [{ kind: 'dislike', target: { kind: 'food', foodId: idOfSource(11260) }, note: 'I funghi proprio no' }],
  [],
]

/** Every third client whose record names an allergen still has it there alone, so that it is offered. */
export const fillDemoExclusions: FillDemoRecords = async (db, clients) => {
  const { id: authorId } = await db.one<Row<'memberships', 'id'>>(sql`
    select id from memberships where role in ('nutritionist', 'admin') and person_id is not null
    order by role = 'nutritionist' desc, created_at limit 1`)
  const rows = await db.many<Row<'clients', 'id' | 'allergies'>>(sql`
    select id, allergies from clients where id = any(${clients.map(({ id }) => id)}::uuid[])`)
  let named = 0
  for (const [index, { id: clientId }] of clients.entries()) {
    const allergens = allergensInText(rows.find(({ id }) => id === clientId)?.allergies ?? '')
    if (allergens.length > 0) named += 1
    const recorded = named % 3 === 0 ? [] : allergens.flatMap(exclusionOf)
    const exclusions = [...recorded, ...(others[index % others.length] ?? [])].map(withId)
    await insertRows(db, exclusions, { clientId, isByClient: false, authorId })
  }
}

const exclusionOf = (allergen: Allergen): DemoExclusion[] => {
  const common = ofAllergens[allergen]
  return common ? [{ ...common, target: { kind: 'allergen', allergen } }] : []
}

const withId = ({ note = '', ...exclusion }: DemoExclusion): NewRow => ({ id: newId(), note, ...exclusion })
