import type { AllergenTags, FoodMeasure } from '@allenio/contract/aliment-fields'
import { differingTags } from '@allenio/domain/aliments'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { noteChange } from './food-index.ts'
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

/** Answers those of the library's foods of which it now says something else. */
export async function addAllergens(db: WorkspaceDb, ids: readonly string[], allergens: AllergenTags): Promise<string[]> {
  const rows = await db.many<Overlaid>(sql`
    insert into food_overlays as o (food_id, allergens, allergy_facts_changed_at)
    select id, ${jsonText(allergens)}::jsonb, now() from unnest(${[...ids]}::uuid[]) as w (id)
    on conflict (workspace_id, food_id) do update set allergens = o.allergens || excluded.allergens, updated_at = now(),
      allergy_facts_changed_at = now()
    where o.allergens || excluded.allergens <> o.allergens returning food_id`)
  return rows.map(row => row.food_id)
}
