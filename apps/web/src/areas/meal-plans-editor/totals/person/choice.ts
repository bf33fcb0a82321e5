import { sexes } from '@allenio/contract/clients'

export const states = ['pregnancy', 'lactation'] as const

/** Facts of a person without a record. */
export interface TypedPerson {
  kind: 'typed'
  sex: (typeof sexes)[number] | null
  age: number | null
  weightKg: number | null
  /** Pregnancy or breastfeeding, only for women. Like the other facts it never leaves the device. */
  state: (typeof states)[number] | null
}

/** The person for whom a plan is judged. For a plan of the library the choice stays on the device, and is never stored in the plan. */
export type PersonChoice = { kind: 'nobody' } | { kind: 'client'; id: string; name: string } | TypedPerson

export const nobody: PersonChoice = { kind: 'nobody' }

export const typedPerson: TypedPerson = { kind: 'typed', sex: null, age: null, weightKg: null, state: null }

export const clientIdOf = (choice: PersonChoice): string | undefined => (choice.kind === 'client' ? choice.id : undefined)

/** Reads a stored choice; one of another shape counts as nobody. Checked by hand, because the schema library is a sixth of the editor. */
export const parseChoice = (stored: unknown): PersonChoice => (isClient(stored) || isTyped(stored) ? stored : nobody)

const isClient = (stored: unknown): stored is PersonChoice =>
  isOfKind('client', stored) && 'id' in stored && typeof stored.id === 'string' && 'name' in stored && typeof stored.name === 'string'

const isTyped = (stored: unknown): stored is TypedPerson =>
  isOfKind('typed', stored) &&
  'sex' in stored &&
  [null, ...sexes].some(sex => sex === stored.sex) &&
  'age' in stored &&
  isNumberOrNull(stored.age) &&
  'weightKg' in stored &&
  isNumberOrNull(stored.weightKg) &&
  'state' in stored &&
  [null, ...states].some(state => state === stored.state)

const isOfKind = (kind: PersonChoice['kind'], stored: unknown): stored is object =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && stored.kind === kind

const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === 'number'
