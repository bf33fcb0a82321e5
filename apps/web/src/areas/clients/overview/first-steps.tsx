import type { ClientDetail } from '@allenio/contract/clients'
import { EmptyState } from '#ui/empty-state'
import type { Way } from '#ui/empty-state'
import { FirstStepsPicture } from '#ui/illustrations'
import type { OverviewPart } from './part.ts'
import { useOverviewWords } from './words.ts'

const useWays = (parts: readonly OverviewPart[], client: ClientDetail): Way[] =>
  parts.flatMap(({ useFirstStep }) => (useFirstStep ? [useFirstStep(client)] : []))

/** The overview of a client about whom there is no data yet. */
export function FirstSteps({ client, parts }: { client: ClientDetail; parts: readonly OverviewPart[] }) {
  const t = useOverviewWords()
  const ways = useWays(parts, client)
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
