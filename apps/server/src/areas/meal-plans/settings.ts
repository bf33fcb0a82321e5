import { MealPlanSettings, presetMealPlanSettings, type MealPlanSettingsChanges } from '@allenio/contract/meal-plans'
import { isSameValue } from '@allenio/domain/documents'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'

type StoredSettings = Row<'meal_plan_settings', 'changes'>

export async function readMealPlanSettings(db: WorkspaceDb): Promise<MealPlanSettings> {
  const row = await db.maybeOne<StoredSettings>(sql`select changes from meal_plan_settings`)
  return withChanges(presetMealPlanSettings, row?.changes ?? {})
}

const withChanges = (settings: MealPlanSettings, changes: StoredSettings['changes']): MealPlanSettings => ({
  ...settings,
  ...changes,
  paper: { ...settings.paper, ...changes.paper },
})

const names = MealPlanSettings.keyof().options
const paperNames = MealPlanSettings.shape.paper.keyof().options

/** Settings that were not sent stay as they are; two admins may change different ones at the same time. A preset is not stored. */
export async function updateMealPlanSettings(db: WorkspaceDb, changes: MealPlanSettingsChanges): Promise<MealPlanSettings> {
  await db.run(sql`insert into meal_plan_settings default values on conflict do nothing`)
  const before = await db.one<StoredSettings>(sql`select changes from meal_plan_settings for update`)
  const settings = withChanges(withChanges(presetMealPlanSettings, before.changes), changes)
  const presets = names.filter(name => isSameValue(settings[name], presetMealPlanSettings[name]))
  const paperPresets = paperNames.filter(name => isSameValue(settings.paper[name], presetMealPlanSettings.paper[name]))
  const paper = sql`${jsonText(settings.paper)}::jsonb - ${paperPresets}::text[]`
  await db.run(sql`
    update meal_plan_settings set updated_at = now(),
      changes = jsonb_set(${jsonText(settings)}::jsonb, '{paper}', ${paper}) - ${presets}::text[]`)
  return settings
}
