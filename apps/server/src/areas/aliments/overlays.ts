import type { TagChanges, AllergenTags, FoodMeasure } from '@allenio/contract/aliments'
import { differingTags } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { noteFacts } from './food-facts.ts'
import { noteChange } from './search/food-index.ts'
import { restoreTags } from './imports/overwritten.ts'
import { findFullRow } from './queries.ts'

interface WrittenOverlay {
  id: string
  isHidden?: boolean | undefined
  measures?: readonly FoodMeasure[] | undefined
  allergens?: AllergenTags | undefined
}

/** Lays what the business knows over a food of the library; what was not sent stays. */
export async function updateOverlay(
  db: WorkspaceDb,
  actor: Pick<Actor, 'personId'>,
  { id, isHidden, measures, allergens }: WrittenOverlay,
): Promise<void> {
  await lockFor(db, 'food overlay', id)
  const row = found(await findFullRow(db, id))
  if (row.is_own) throw new AppError('food not of the library')
  const differing = allergens && differingTags({ ...row.allergens, ...allergens }, row.library_allergens)
  const texts = { measures: measures && jsonText(measures), allergens: differing && jsonText(differing) }
  await db.run(sql`
    insert into food_overlays as o (food_id, is_hidden, measures, allergens, allergy_facts_changed_at)
    values (${id}, ${isHidden ?? false}, ${texts.measures ?? '[]'}::jsonb, ${texts.allergens ?? '{}'}::jsonb,
      case when ${texts.allergens ?? null}::jsonb <> '{}' then now() end)
    on conflict (workspace_id, food_id) do update set is_hidden = coalesce(${isHidden ?? null}, o.is_hidden),
      measures = coalesce(${texts.measures ?? null}::jsonb, o.measures),
      allergens = coalesce(${texts.allergens ?? null}::jsonb, o.allergens), updated_at = now(),
      allergy_facts_changed_at = case when ${texts.allergens ?? null}::jsonb <> o.allergens then now() else o.allergy_facts_changed_at end`)
  await noteChange(db)
  await noteFacts(db, [id])
  await audit(db, { personId: actor.personId, action: 'update food overlay', subjectId: id })
}

type Overlaid = Row<'food_overlays', 'food_id'>

/** Answers those of the library's foods that were not so before. */
export async function setHidden(db: WorkspaceDb, ids: readonly string[], isHidden: boolean): Promise<string[]> {
  const rows = await db.many<Overlaid>(sql`
    insert into food_overlays as o (food_id, is_hidden) select id, ${isHidden}::boolean from unnest(${[...ids]}::uuid[]) as w (id)
    on conflict (workspace_id, food_id) do update set is_hidden = excluded.is_hidden, updated_at = now()
    where o.is_hidden <> excluded.is_hidden returning food_id`)
  await noteChange(db)
  return rows.map(row => row.food_id)
}

/** The allergens by which the business overlays foods of the library, locked for a change. */
async function lockTags(db: WorkspaceDb, ids: readonly string[]): Promise<Map<string, AllergenTags>> {
  const rows = await db.many<Row<'food_overlays', 'food_id' | 'allergens'>>(sql`
    select food_id, allergens from food_overlays where food_id = any(${[...ids]}::uuid[]) order by food_id for no key update`)
  return new Map(rows.map(row => [row.food_id, row.allergens]))
}

/** Answers those of the library's foods of which it now says something else, with what it said before. */
export async function addAllergens(db: WorkspaceDb, ids: readonly string[], allergens: AllergenTags): Promise<TaggedFood[]> {
  const tags = await lockTags(db, ids)
  const rows = await db.many<Overlaid>(sql`
    insert into food_overlays as o (food_id, allergens, allergy_facts_changed_at)
    select id, ${jsonText(allergens)}::jsonb, now() from unnest(${[...ids]}::uuid[]) as w (id)
    on conflict (workspace_id, food_id) do update set allergens = o.allergens || excluded.allergens, updated_at = now(),
      allergy_facts_changed_at = now()
    where o.allergens || excluded.allergens <> o.allergens returning food_id`)
  await noteFacts(db, ids)
  return rows.map(({ food_id: id }) => ({ id, allergens: tags.get(id) ?? {} }))
}

interface TaggedFood {
  id: string
  allergens: AllergenTags
}

/** Answers those of the library's foods of which it says again what it said before. */
export async function restoreAllergens(
  db: WorkspaceDb,
  ids: readonly string[],
  changesOf: (id: string) => TagChanges | undefined,
): Promise<string[]> {
  const tags = await lockTags(db, ids)
  const restored = [...tags].map(([id, allergens]) => ({ id, allergens: restoreTags(allergens, changesOf(id)) }))
  const rows = await db.many<Overlaid>(sql`
    update food_overlays o set allergens = r.allergens, updated_at = now(), allergy_facts_changed_at = now()
    from jsonb_to_recordset(${jsonText(restored)}::jsonb) as r (id uuid, allergens jsonb)
    where o.food_id = r.id and o.allergens <> r.allergens returning o.food_id`)
  await noteFacts(db, ids)
  return rows.map(row => row.food_id)
}
