import { describedFood } from '@allenio/domain/aliments'
import type { DocumentRows } from '@allenio/domain/documents'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { judgedIn } from './release-content.ts'

// The foods and words of releases stand in rows of their own, so that nobody reads snapshots to know what may be erased, or what a newer
// allergy touches.

export async function storeReleaseFoods(db: WorkspaceDb, releaseId: string, content: DocumentRows): Promise<void> {
  const { foodIds, descriptions } = judgedIn(content)
  await db.run(sql`
    insert into meal_plan_release_foods (release_id, food_id) select ${releaseId}, unnest(${foodIds}::uuid[]) on conflict do nothing`)
  if (descriptions.length === 0) return
  const rows = descriptions.map((each, number) => ({
    number,
    row_id: each.id,
    name_it: each.name.it,
    name_en: each.name.en,
    allergens: Object.keys(describedFood(each).allergens),
  }))
  await db.run(sql`
    insert into meal_plan_release_descriptions (release_id, number, row_id, name_it, name_en, allergens)
    select ${releaseId}, r.* from jsonb_to_recordset(${jsonText(rows)}::jsonb)
      as r (number integer, row_id uuid, name_it text, name_en text, allergens text[]) on conflict do nothing`)
}
