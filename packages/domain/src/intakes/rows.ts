import type { IntakeSet } from './sets.ts'
import { intakeTable } from './table.ts'

export type IntakeCode = keyof typeof intakeTable

export const hasIntakes = (code: string): code is IntakeCode => Object.hasOwn(intakeTable, code)

/** The person for whom reference intakes are looked up. */
export interface IntakePerson {
  sex: 'female' | 'male'
  ageMonths: number
  state: 'pregnancy' | 'lactation' | null
}

/** One value of the reference table, for the person's age. */
export interface IntakeRow {
  set: string
  kind: string
  sex: string
  state: string
  basis: string
  condition: string
  value: number
}

export const monthsOfAdult = 18 * 12
/** Where nobody has recorded it. */
const monthsOfMenopause = 51 * 12

export interface Band extends IntakeRow {
  from: number
  to: number
}

const bandsByCode = new Map<IntakeCode, readonly Band[]>()

export function bandsOf(code: IntakeCode): readonly Band[] {
  const cached = bandsByCode.get(code)
  if (cached) return cached
  const bands = intakeTable[code].trim().split('\n').flatMap(parseLine)
  bandsByCode.set(code, bands)
  return bands
}

function parseLine(line: string): Band[] {
  const [set = '', kind = '', sex = '', state = '', basis = '', condition = '', ...values] = line.trim().split(' ')
  return values.map(text => {
    const [ages = '', value] = text.split('=')
    const [from, to] = ages.split('-')
    return {
      set,
      kind,
      sex,
      state,
      basis,
      condition: condition === '-' ? '' : condition,
      from: Number(from),
      to: to ? Number(to) : Infinity,
      value: Number(value),
    }
  })
}

export interface RowsAsked {
  code: IntakeCode
  set: IntakeSet
  person: IntakePerson
  kinds: readonly string[]
  /** Upper levels never fall back from pregnancy or breastfeeding to everybody's. */
  isOfStateAlone?: boolean
}

/** The rows of the first state that has one, from the person's own to everybody's. */
export function findRows({ code, set, person, kinds, isOfStateAlone = false }: RowsAsked): IntakeRow[] {
  const sex = person.sex === 'female' ? 'f' : 'm'
  const ofPerson = bandsOf(code).filter(
    row =>
      row.set === set &&
      kinds.includes(row.kind) &&
      (row.sex === 'any' || row.sex === sex) &&
      row.from <= person.ageMonths &&
      person.ageMonths < row.to,
  )
  for (const state of isOfStateAlone && person.state ? [person.state] : statesOf(person)) {
    const rows = ofPerson.filter(row => row.state === state)
    if (rows.length > 0) return rows
  }
  return []
}

function statesOf({ sex, ageMonths, state }: IntakePerson): string[] {
  if (sex === 'male') return ['none']
  if (state) return [state, 'premenopause', 'none']
  if (ageMonths < monthsOfAdult) return ['none']
  return [ageMonths < monthsOfMenopause ? 'premenopause' : 'postmenopause', 'none']
}
