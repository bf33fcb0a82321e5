import type { BodyState, EnergyFacts } from '@allenio/contract/macros'
import type { IntakePerson } from '@allenio/domain/intakes'
import { energyOfState } from '@allenio/domain/macros'
import type { PersonChoice } from './choice.ts'

/** Facts of the person for whom a plan is judged; null is not known. */
export interface PersonFacts {
  sex: IntakePerson['sex'] | null
  /** Completed years. */
  age: number | null
  weightKg: number | null
  state: IntakePerson['state']
}

const unknownFacts: PersonFacts = { sex: null, age: null, weightKg: null, state: null }

interface FactSources {
  choice: PersonChoice
  facts: Pick<EnergyFacts, 'sex' | 'age' | 'weight'> | undefined
  state: BodyState | null
  detail: Pick<PersonFacts, 'sex' | 'age'> | undefined
  today: string
}

export function factsOf({ choice, facts, state, detail, today }: FactSources): PersonFacts {
  switch (choice.kind) {
    case 'nobody':
      return unknownFacts
    case 'typed':
      return { sex: choice.sex, age: choice.age, weightKg: choice.weightKg, state: choice.sex === 'female' ? choice.state : null }
    case 'client': {
      const { sex, age } = facts ?? detail ?? unknownFacts
      return { sex, age, weightKg: facts?.weight?.kg ?? null, state: sex === 'male' ? null : stateOn(state, today) }
    }
    default:
      return choice satisfies never
  }
}

/** A pregnancy that is over counts no longer, whatever the record says. */
const stateOn = (state: BodyState | null, today: string): PersonFacts['state'] =>
  state === null || energyOfState(state, today).kind === 'over' ? null : state.kind

/** The person for whom intakes are looked up; null while sex or age are not known. */
export const intakePersonOf = ({ sex, age, state }: PersonFacts): IntakePerson | null =>
  sex === null || age === null ? null : { sex, ageMonths: age * 12, state }
