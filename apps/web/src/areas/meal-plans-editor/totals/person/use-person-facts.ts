import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { clientEnergyQuery } from '#areas/macros'
import { useMe, useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { useEditor } from '../../session.ts'
import { clientIdOf } from './choice.ts'
import { factsOf, type PersonFacts } from './facts.ts'
import { usePersonWords } from './words.ts'
import { useStored } from '#lib/store'

/** Returns the facts of the person. Without the right to see macros only the record is read, which has no weight and no state. */
export function usePersonFacts(): PersonFacts {
  const { person } = useEditor()
  const choice = useStored(person)
  const today = useToday()
  const permissions = useMe()?.permissions ?? []
  const mayView = permissions.includes('view clients')
  const mayViewEnergy = mayView && permissions.includes('update macros')
  const id = clientIdOf(choice)
  const { data: energy } = useQuery({ ...clientEnergyQuery(id ?? ''), enabled: id !== undefined && mayViewEnergy })
  const { data: detail } = useQuery({ ...clientQuery(id ?? ''), enabled: id !== undefined && mayView })
  return factsOf({ choice, facts: energy?.facts, state: energy?.state ?? null, detail, today })
}

/** "donna, 34 anni, 69,4 kg", as far as it is known. */
export function usePersonText(): (facts: PersonFacts) => string {
  const t = usePersonWords()
  const { weight } = useFormats()
  return ({ sex, age, weightKg, state }) =>
    [
      sex && t(sex === 'female' ? 'femaleShort' : 'maleShort'),
      age !== null && t('yearsOld', { count: age }),
      weightKg !== null && weight(weightKg),
      state && t(state),
    ]
      .filter(Boolean)
      .join(', ')
}
