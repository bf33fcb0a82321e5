import { MealPlanSettings, presetMealPlanSettings, type MealPlanSettingsChanges } from '@allenio/contract/meal-plan-settings'
import { isSameValue } from '@allenio/domain/documents'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'

export async function readMealPlanSettings(db: WorkspaceDb): Promise<MealPlanSettings> {
  const row = await db.maybeOne<Row<'meal_plan_settings', 'changes'>>(sql`select changes from meal_plan_settings`)
  return { ...presetMealPlanSettings, ...row?.changes }
}

const names = MealPlanSettings.keyof().options

/** Settings that were not sent stay as they are; two admins may change different ones at the same time. A preset is not stored. */
export async function updateMealPlanSettings(db: WorkspaceDb, changes: MealPlanSettingsChanges): Promise<MealPlanSettings> {
  const presets = names.filter(name => isSameValue(changes[name], presetMealPlanSettings[name]))
  await db.run(sql`
    insert into meal_plan_settings as s (changes) values (${jsonText(changes)}::jsonb - ${presets}::text[])
    on conflict (workspace_id) do update
      set changes = (s.changes || ${jsonText(changes)}::jsonb) - ${presets}::text[], updated_at = now()`)
  return readMealPlanSettings(db)
}
