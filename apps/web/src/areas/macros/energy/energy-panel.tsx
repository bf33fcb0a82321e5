import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { clientEnergyQuery } from '../data.ts'
import { useChangeEnergy } from './data.ts'
import { Need } from './need.tsx'
import { useEnergyWords } from './words.ts'

/** Answers: how much energy does this client need in a day, and why? */
export function EnergyPanel({ clientId }: { clientId: string }) {
  const t = useEnergyWords()
  const query = useQuery(clientEnergyQuery(clientId))
  const change = useChangeEnergy(clientId)
  return (
    <Section title={t('title')} level={3}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={8} />}>
        {energy => <Need clientId={clientId} energy={energy} onChange={change} />}
      </Loaded>
    </Section>
  )
}
