import type { Language } from '@allenio/contract'
import type { VisitValues } from '@allenio/contract/visits'
import { ageOn } from '@allenio/domain/clients'
import type { BodyInputs } from '@allenio/domain/visits'
import type { PrintedVisit } from './reach.ts'

/** The sections of a paper are made from this. */
export interface Printing extends PrintedVisit {
  language: Language
  hasAllFormulas: boolean
}

type Body = Omit<BodyInputs, 'age'> & { age: number | null }

/** The inputs that formulas take from a visit, with the sex and the birth date that were copied into the printed one. */
export const bodyOf = (
  { takenOn, weight, height, measured }: VisitValues,
  { sex, birthDate }: Pick<PrintedVisit['content'], 'sex' | 'birthDate'>,
): Body => ({
  weight,
  height,
  gender: sex ?? '',
  age: birthDate === undefined ? null : ageOn(birthDate, takenOn),
  waist: measured.waist?.value ?? null,
  hips: measured.hips?.value ?? null,
})
