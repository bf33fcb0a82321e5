import { ceilingKind, type Ceiling, type Intake } from '@allenio/domain/aliments'
import { findRows, hasIntakes, type IntakeCode, type IntakePerson, type IntakeRow } from './rows.ts'
import { intakeSets, type IntakeSet } from './sets.ts'

/** A ceiling with the set that names it. */
export interface SetCeiling extends Ceiling {
  set: IntakeSet
}

/** A fact of the person that a reference per kg or per energy needs. */
export type LackingFact = 'weight' | 'energy'

export interface ReferenceIntake extends Intake<SetCeiling> {
  set: IntakeSet
  /** To be reached, not to be passed, or a guide that is neither. */
  aim: 'reach' | 'limit' | 'guide'
  /** The figure that a percentage relates to; null where a fact is missing, or where the set has only a ceiling of harm. */
  reference: number | null
  /** The amount that prevents disease, where that is another figure than the reference. */
  prevention: number | null
  lackingFact: LackingFact | null
  /** Other forms of the nutrient count, too. */
  equivalents: Equivalents | null
}

export const equivalentForms = ['retinol_equivalents', 'niacin_equivalents', 'alpha_tocopherol_equivalents'] as const
export type Equivalents = (typeof equivalentForms)[number]

interface IntakeQuestion {
  set: IntakeSet
  person: IntakePerson
  weightKg: number | null
  /** The energy of the day's target; without a target, the energy of the day's foods. */
  kcal: number | null
}

/** The age in months from which on the sets give targets. */
const leastMonths = 6

/** What this person should have of a nutrient in a day: by the chosen set, else by the other. Null where neither set has a figure. */
export function referenceIntake(code: string, question: IntakeQuestion): ReferenceIntake | null {
  if (!hasIntakes(code) || question.person.ageMonths < leastMonths) return null
  const sets = [question.set, ...intakeSets.filter(set => set !== question.set)]
  const found = sets.map(set => aimOf(code, set, question)).find(aim => aim !== null)
  const upperLevels = sets.flatMap(set => upperLevelsOf(code, set, question))
  if (!found && upperLevels.length === 0) return null
  const { set, aim, row, limits } = found ?? { set: question.set, aim: 'reach', row: null, limits: [] }
  const reference = row && amountOf(row, { code, question })
  const prevention = row && preventionBeside(row, { code, set, question })
  return {
    set,
    aim,
    target: aim === 'reach' && typeof reference === 'number' ? reference : null,
    ceilings: [...limits, ...upperLevels],
    reference: typeof reference === 'number' ? reference : null,
    prevention,
    lackingFact: typeof reference === 'string' ? reference : null,
    equivalents: equivalentForms.find(form => form === row?.condition) ?? null,
  }
}

interface Aim {
  set: IntakeSet
  aim: ReferenceIntake['aim']
  row: IntakeRow
  limits: SetCeiling[]
}

function aimOf(code: IntakeCode, set: IntakeSet, question: IntakeQuestion): Aim | null {
  const { person } = question
  const limitRows = [
    ...findRows({ code, set, person, kinds: ['SDT'] }).filter(({ condition }) => condition === 'target_max'),
    ...findRows({ code, set, person, kinds: ['RI_MAX'] }),
  ]
  const limits = ceilingsOf(limitRows, { code, set, question })
  const prevention = limitRows.find(({ kind }) => kind === 'SDT')
  // where a disease is prevented by less, that is what a day is planned by
  if (prevention) return { set, aim: 'limit', row: prevention, limits }
  for (const kinds of [['PRI'], ['AI'], ['RI_MIN'], ['SDT']]) {
    const row = findRows({ code, set, person, kinds })[0]
    if (!row) continue
    if (row.condition === 'safe_and_adequate') return { set, aim: 'guide', row, limits }
    const whole = withoutIncrement(row, { code, set, person, kinds })
    if (whole) return { set, aim: 'reach', row: whole, limits }
  }
  return null
}

function preventionBeside(reference: IntakeRow, { set, ...place }: Place & { set: IntakeSet }): number | null {
  const [row] = findRows({ code: place.code, set, person: place.question.person, kinds: ['SDT'] })
  if (row?.condition !== 'target_min' || reference.kind === 'SDT') return null
  const amount = amountOf(row, place)
  return typeof amount === 'number' ? amount : null
}

/** Some rows of pregnancy and breastfeeding say how much comes on top. */
function withoutIncrement(row: IntakeRow, asked: Parameters<typeof findRows>[0]): IntakeRow | null {
  if (row.condition !== 'increment') return row
  const base = findRows({ ...asked, person: { ...asked.person, state: null } })[0]
  return base ? { ...base, value: base.value + row.value } : null
}

const upperLevelsOf = (code: IntakeCode, set: IntakeSet, question: IntakeQuestion): SetCeiling[] =>
  ceilingsOf(findRows({ code, set, person: question.person, kinds: ['UL'], isOfStateAlone: true }), { code, set, question })

interface Place {
  code: IntakeCode
  question: IntakeQuestion
}

const ceilingsOf = (rows: readonly IntakeRow[], { set, ...place }: Place & { set: IntakeSet }): SetCeiling[] =>
  rows.flatMap(row => {
    const kind = ceilingKind(row.kind, row.condition)
    const amount = amountOf(row, place)
    return kind && typeof amount === 'number' ? [{ kind, amount, set }] : []
  })

const megajoulesPerKcal = 0.004184
const kcalPerGramOfFat = 9
const kcalPerGramOfSugar = 4

/** The amount in the unit of the nutrient, or the fact that is missing to compute it. */
function amountOf({ basis, value }: IntakeRow, { code, question: { weightKg, kcal } }: Place): number | LackingFact {
  if (basis === 'per_day') return value
  if (basis === 'per_kg') return weightKg === null ? 'weight' : value * weightKg
  if (kcal === null) return 'energy'
  if (basis === 'per_MJ') return value * kcal * megajoulesPerKcal
  return (value * kcal) / 100 / (code === 'sugars' ? kcalPerGramOfSugar : kcalPerGramOfFat)
}
