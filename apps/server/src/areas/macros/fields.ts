import type { MacroContent } from '@allenio/contract/macros'
import { findMacroFaults, resolveDays } from '@allenio/domain/macros'
import { jsonText, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { findUnnamedDays } from './settings.ts'

type FieldColumns = Row<'macros', 'title' | 'note' | 'unit' | 'weight_basis' | 'days' | 'spent_kcal'>

export const fieldsOf = ({ title, note, unit, weight_basis: weightBasis, days, spent_kcal: spentKcal }: FieldColumns): MacroContent => ({
  title,
  note,
  unit,
  weightBasis,
  days,
  spentKcal,
})

export const fieldColumns = sql`title, note, unit, weight_basis, days, spent_kcal, kcal`

/** In the order of the columns. */
export const fieldValues = (fields: MacroContent): Sql => sql`${fields.title}, ${fields.note}, ${fields.unit}, ${fields.weightBasis},
  ${jsonText(fields.days)}::jsonb, ${fields.spentKcal ?? null}::integer, ${resolveDays(fields, null)[0]?.kcal ?? null}::numeric`

/** Refuses what cannot be stored, each fault at its field. */
export async function requireValid(db: WorkspaceDb, fields: MacroContent): Promise<void> {
  const unnamed = (await findUnnamedDays(db, fields.days)).map(at => ({
    field: `days.${at}.dayType`,
    code: 'own day type unnamed' as const,
  }))
  const faults = [...findMacroFaults(fields), ...unnamed]
  const [first] = faults
  if (first) throw new AppError(first.code, { fields: Object.fromEntries(faults.map(({ field, code }) => [field, { code }])) })
}
