import type { ClientDetail } from '@allenio/contract/clients'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { weightsQuery } from '#areas/weights'
import { ClientSelect } from '#shell/client-choice'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useStored } from '#lib/store'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { usePlannedClient } from '../results/planned-client.ts'
import { useEditor } from '../session.ts'
import { ClientLoadStep } from './client-load-step.tsx'
import { MaximaSection } from './maxima-section.tsx'
import { useDrawerWords } from './words.ts'

/** The client who is planned for; beside a model it can be chosen. */
export function ClientTab({ isModel }: { isModel: boolean }) {
  const client = usePlannedClient()
  return (
    <Stack gap={20}>
      {isModel && <ChoiceForModel />}
      {client && <ClientFacts clientId={client.id} />}
      <MaximaSection clientId={client?.id} />
    </Stack>
  )
}

/** Chooses the client one thinks of while a model is planned: facts and results stand beside it, and nothing of it is theirs. */
function ChoiceForModel() {
  const t = useDrawerWords()
  const { client } = useEditor()
  const clientId = useStored(client)
  return <ClientSelect label={t('planFor')} hint={t('planForHint')} value={clientId} onChange={next => client.set(next ?? undefined)} />
}

/** The client's goal, injuries and last weight, for a look while planning. */
function ClientFacts({ clientId }: { clientId: string }) {
  const t = useDrawerWords()
  const query = useQuery(clientQuery(clientId))
  return (
    <Loaded query={query} failed={t('clientUnread')} skeleton={<SkeletonLines />}>
      {client => <Facts client={client} />}
    </Loaded>
  )
}

function Facts({ client }: { client: ClientDetail }) {
  const t = useDrawerWords()
  const { weight, day } = useFormats()
  const { id: clientId } = client
  const { data: weights } = useInfiniteQuery(weightsQuery(clientId))
  const last = weights?.first?.trend.latest
  const facts = [
    { label: t('goal'), text: client.goal },
    { label: t('injuries'), text: client.injuries },
    { label: t('lastWeight'), text: last ? `${weight(last.kg)}, ${day(last.day)}` : '' },
  ]
  return (
    <Stack gap={20}>
      <TextLink href={hrefTo('/clients/$id', { id: clientId })}>{client.name}</TextLink>
      {facts.map(({ label, text }) => (
        <Stack key={label} gap={2}>
          <Text as="h3" size="small" tone={2}>
            {label}
          </Text>
          <Text breaks tone={text ? 1 : 3}>
            {text || t('notSaid')}
          </Text>
        </Stack>
      ))}
      <ClientLoadStep clientId={clientId} />
    </Stack>
  )
}
