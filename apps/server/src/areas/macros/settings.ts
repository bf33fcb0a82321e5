import {
  ownDayTypes,
  updateMacroSettings as settingsEndpoint,
  type DayTypeNames,
  type MacroDay,
  type MacroSettings,
} from '@allenio/contract/macros'
import { mayCall, type Actor } from '#platform/access'
import { jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, type FieldFault } from '#platform/errors'

type SettingsRow = Row<'macro_settings', 'hide_client_macros' | 'day_type_names'>

const presetSettings: SettingsRow = { hide_client_macros: false, day_type_names: {} }

export const readSettings = async (db: WorkspaceDb): Promise<SettingsRow> =>
  (await db.maybeOne<SettingsRow>(sql`select hide_client_macros, day_type_names from macro_settings`)) ?? presetSettings

/** Reads the names of the own day types, which are also for people from whom macros are hidden. */
export const readDayTypeNames = async (db: WorkspaceDb): Promise<DayTypeNames> => (await readSettings(db)).day_type_names

export async function presentSettings(db: WorkspaceDb, actor: Actor): Promise<MacroSettings> {
  const { hide_client_macros: hideClientMacros, day_type_names: dayTypeNames } = await readSettings(db)
  return { hideClientMacros, dayTypeNames, may: { update: mayCall(actor, settingsEndpoint) } }
}

export const storeHidden = (db: WorkspaceDb, isHidden: boolean) =>
  db.run(sql`
  insert into macro_settings (hide_client_macros) values (${isHidden})
  on conflict (workspace_id) do update set hide_client_macros = excluded.hide_client_macros, updated_at = now()`)

/** Replaces the names. A type without a name is unused, so a type that a macro uses keeps its name. */
export async function updateDayTypeNames(db: WorkspaceDb, names: DayTypeNames): Promise<void> {
  const named: DayTypeNames = Object.fromEntries(Object.entries(names).filter(([, { it, en }]) => it !== '' || en !== ''))
  const unnamed = ownDayTypes.filter(type => named[type] === undefined)
  await db.run(sql`
    insert into macro_settings (day_type_names) values (${jsonText(named)}::jsonb)
    on conflict (workspace_id) do update set day_type_names = excluded.day_type_names, updated_at = now()`)
  const used = await listUsed(db, unnamed)
  if (used.length === 0) return
  const fault: FieldFault = { code: 'own day type unnamed' }
  throw new AppError('own day type unnamed', { fields: Object.fromEntries(used.map(type => [`dayTypeNames.${type}`, fault])) })
}

interface UsedType {
  type: string
}

/** Lists the types that a macro uses, also one that can be undeleted, or that clients were given. */
async function listUsed(db: WorkspaceDb, types: readonly string[]): Promise<string[]> {
  const rows = await db.many<UsedType>(sql`
    select t.type from unnest(${[...types]}::text[]) as t (type)
    where exists (select from macros e where e.days @> jsonb_build_array(jsonb_build_object('dayType', t.type)))
      or exists (select from macro_assignments a where a.days @> jsonb_build_array(jsonb_build_object('dayType', t.type)))`)
  return rows.map(({ type }) => type)
}

/** Finds the positions of days whose own type has no name. */
export async function findUnnamedDays(db: WorkspaceDb, days: readonly Pick<MacroDay, 'dayType'>[]): Promise<number[]> {
  const own = days.flatMap(({ dayType }, at) => ownDayTypes.flatMap(type => (type === dayType ? [{ type, at }] : [])))
  if (own.length === 0) return []
  const { day_type_names: names } = await readSettings(db)
  return own.flatMap(({ type, at }) => (names[type] === undefined ? [at] : []))
}
