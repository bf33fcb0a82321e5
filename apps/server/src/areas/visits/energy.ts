import { sexes } from '@allenio/contract/clients'
import type { VisitEnergy } from '#areas/macros'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { isThere } from './reach.ts'

type EnergyRow = Row<'visits', 'client_id' | 'finished_on' | 'metabolic_formula' | 'bmr' | 'activity_level' | 'height'> & {
  record_height_cm: number | null
  sex: string | null
  birth_date: string | null
}

/** By the client's id, what the last finished visit goes by. */
export async function readVisitEnergies(db: WorkspaceDb, clientIds: readonly string[]): Promise<Map<string, VisitEnergy>> {
  const rows = await db.many<EnergyRow>(sql`
    select v.* from unnest(${[...clientIds]}::uuid[]) as wanted (id) cross join lateral (
      select e.client_id, e.finished_on, e.metabolic_formula, e.bmr, e.activity_level, e.height,
        (e.figures ->> 'recordHeightCm')::numeric as record_height_cm, e.cells ->> 'sex' as sex, e.cells ->> 'birthDate' as birth_date
      from visits e
      where e.client_id = wanted.id and e.finished_on is not null and ${isThere} order by e.finished_on desc, e.id desc limit 1) v`)
  return new Map(
    rows.flatMap(row => (row.client_id === null || row.finished_on === null ? [] : [[row.client_id, energyOf(row, row.finished_on)]])),
  )
}

function energyOf(row: EnergyRow, day: string): VisitEnergy {
  const { metabolic_formula: formula, bmr, activity_level: activityLevel, height: heightCm, record_height_cm: recordHeightCm } = row
  const rate = formula === null ? bmr !== null && { formula: 'MANUAL' as const, manualBmr: bmr } : { formula, manualBmr: null }
  const sex = sexes.find(each => each === row.sex) ?? null
  return {
    day,
    heightCm,
    recordHeightCm,
    sex,
    birthDate: row.birth_date,
    choices: { ...rate, ...(activityLevel !== null && { activityLevel }) },
  }
}
