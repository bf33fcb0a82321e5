import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { BlockLink } from '#ui/block'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { clientEnergyQuery, clientMacrosQuery } from '../data.ts'
import { CurrentTarget } from './current-target.tsx'
import { useClientWords } from './words.ts'

/** The target that counts now, beside another page. */
export function SideTarget({ clientId: id }: { clientId: string }) {
  const t = useClientWords()
  const { data: energy } = useQuery(clientEnergyQuery(id))
  return (
    <Loaded query={useInfiniteQuery(clientMacrosQuery(id))} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={1} tall />}>
      {({ rows }) => {
        const current = rows.find(({ state }) => state === 'current')
        const title = current?.title ?? t('macros')
        return (
          <Section title={title} action={<BlockLink title={title} href={hrefTo('/clients/$id/macros', { id })} />}>
            {current ? (
              <CurrentTarget assignment={current} weightKg={energy?.facts.weight?.kg} notices={[]} />
            ) : (
              <Text tone={2}>{t('nothingNow')}</Text>
            )}
          </Section>
        )
      }}
    </Loaded>
  )
}
