import type { ClientDetail } from '@allenio/contract/clients'
import { useMe } from '#shell'
import type { Me } from '#shell'
import { isOwnWork } from '#lib/first-steps'
import { EmptyState } from '#ui/empty-state'
import type { Way } from '#ui/empty-state'
import { FirstStepsPicture } from '#ui/illustrations'
import type { OverviewPart } from './part.ts'
import { useOverviewWords } from './words.ts'

const waysAtMost = 3

const useWays = (firstSteps: readonly NonNullable<OverviewPart['firstStep']>[], client: ClientDetail): Way[] =>
  firstSteps.map(({ useWay }) => useWay(client))

/** The steps of the business's own work come first; those of work that it does not do are left out. */
function proposedSteps(parts: readonly OverviewPart[], me: Me | undefined) {
  const steps = parts.flatMap(({ firstStep }) => firstStep ?? [])
  const ofWork = steps.filter(({ work }) => work !== undefined && isOwnWork(me?.workspace ?? null, work))
  const others = steps.filter(({ work }) => work === undefined)
  return [...ofWork, ...others].slice(0, waysAtMost)
}

/** The overview of a client about whom there is no data yet. */
export function FirstSteps({ client, parts }: { client: ClientDetail; parts: readonly OverviewPart[] }) {
  const t = useOverviewWords()
  const me = useMe()
  const ways = useWays(proposedSteps(parts, me), client)
  return (
    <EmptyState
      large
      picture={<FirstStepsPicture />}
      title={t('startTitle', { name: client.firstName })}
      text={t('startText')}
      {...(client.may.edit && { ways })}
    />
  )
}
