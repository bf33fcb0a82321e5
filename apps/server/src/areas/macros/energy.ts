import { presetEnergyChoices, type EnergyChoices, type EnergyFacts, type WeightBasis, type FrozenWeight } from '@allenio/contract/macros'
import { ageOn } from '@allenio/domain/clients'
import { addDays, romeDay } from '@allenio/domain/days'
import { desirableKg } from '@allenio/domain/macros'
import { latestHeight } from '@allenio/domain/visits'
import { readLatestValues, type LatestValue } from '#areas/metrics'
import { readLatestWeights } from '#areas/weights'
import { collectionOf } from '#platform/contributions'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

/** The choices of the last visit, with which a need begins if nobody has made other choices for the client. */
export interface VisitEnergy {
  day: string
  heightCm: number | null
  /** The height in the client's record at that time. */
  recordHeightCm: number | null
  /** The sex and birth date that it was finished with; they count where the record has none. */
  sex: Row<'clients', 'sex'>['sex']
  birthDate: string | null
  choices: Partial<Pick<EnergyChoices, 'formula' | 'manualBmr' | 'activityLevel'>>
}

/** Functions that read these choices by the client's id. Visits register one, because this area must not import them. */
export const visitEnergies =
  collectionOf<(db: WorkspaceDb, clientIds: readonly string[]) => Promise<Map<string, VisitEnergy>>>('visit energies')

export interface EnergySource {
  facts: EnergyFacts
  choices: EnergyChoices
  visit: VisitEnergy | null
}

type FactRow = Row<'clients', 'id' | 'sex' | 'birth_date' | 'height_cm'>
type ChoiceRow = Row<
  'client_energy',
  'client_id' | 'formula' | 'manual_bmr' | 'activity_level' | 'desirable_formula' | 'manual_desirable_kg' | 'adjustment_kcal'
>

/** The days after which a body composition is too old to describe today. */
const compositionDays = 180

/** Reads, by the client's id, the facts that are known today and the choices of the team. */
export async function readEnergySources(db: WorkspaceDb, clientIds: readonly string[]): Promise<Map<string, EnergySource>> {
  if (clientIds.length === 0) return new Map()
  const today = romeDay()
  const ids = [...new Set(clientIds)]
  const [rows, weights, compositions, chosen, visits] = await Promise.all([
    db.many<FactRow>(sql`select c.id, c.sex, c.birth_date, c.height_cm from clients c where c.id = any(${ids}::uuid[])`),
    readLatestWeights(db, ids),
    readLatestValues(db, { clientIds: ids, types: ['fat-mass', 'lean-mass'], since: addDays(today, -compositionDays) }),
    db.many<ChoiceRow>(sql`
      select client_id, formula, manual_bmr, activity_level, desirable_formula, manual_desirable_kg, adjustment_kcal from client_energy
      where client_id = any(${ids}::uuid[])`),
    Promise.all(visitEnergies.gathered().map(read => read(db, ids))),
  ])
  const visitOf = new Map(visits.flatMap(each => [...each]))
  const compositionOf = new Map(compositions.map(value => [value.client_id, value]))
  const choicesOf = new Map(chosen.map(row => [row.client_id, row]))
  return new Map(
    rows.map(({ id, sex, birth_date, height_cm }) => {
      const visit = visitOf.get(id) ?? null
      const heightCm = latestHeight(height_cm, visit)
      const birthDate = birth_date ?? visit?.birthDate ?? null
      const age = birthDate === null || birthDate > today ? null : ageOn(birthDate, today)
      const facts = {
        sex: sex ?? visit?.sex ?? null,
        age,
        heightCm,
        weight: weights.get(id) ?? null,
        fatFreePercent: fatFreeOf(compositionOf.get(id)),
      }
      return [id, { facts, choices: presentChoices(choicesOf.get(id), visit), visit }]
    }),
  )
}

/** Lean mass in percent. Both metrics are percentages of the weight. */
const fatFreeOf = (composition: LatestValue | undefined): EnergyFacts['fatFreePercent'] =>
  composition === undefined
    ? null
    : { value: composition.kind === 'fat-mass' ? Math.round((100 - composition.value) * 10) / 10 : composition.value, day: composition.day }

const presentChoices = (row: ChoiceRow | undefined, visit: VisitEnergy | null): EnergyChoices =>
  row
    ? {
        formula: row.formula,
        manualBmr: row.manual_bmr,
        activityLevel: row.activity_level,
        desirableFormula: row.desirable_formula,
        manualDesirableKg: row.manual_desirable_kg,
        adjustmentKcal: row.adjustment_kcal,
      }
    : { ...presetEnergyChoices, ...visit?.choices }

/** Today's weight for grams per kg; null where the record lacks what it needs. */
export function weightOn(today: string, basis: WeightBasis, { facts, choices }: EnergySource): FrozenWeight | null {
  if (basis === 'current') return facts.weight && { ...facts.weight, basis, formula: null }
  const kg = desirableKg(facts, choices)
  const isTyped = choices.manualDesirableKg !== null
  return kg === null ? null : { kg, basis, formula: isTyped ? null : choices.desirableFormula, day: today }
}
