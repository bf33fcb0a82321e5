import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { clientEnergyQuery } from '#areas/macros'
import { useMe, useToday } from '#shell'
import { useEditor } from '../../session.ts'
import { clientIdOf } from './choice.ts'
import { factsOf, type PersonFacts } from './facts.ts'
import { useStored } from '#lib/store'

/** Without the right to see macros there is the record alone, which has no weight and no state. */
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
