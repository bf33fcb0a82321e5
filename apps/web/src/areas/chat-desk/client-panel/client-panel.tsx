import { getClientDetail, type ClientDetail } from '@allenio/contract/clients'
import { IconAlertTriangle, IconBandage, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ClientToDos } from '#areas/client-actions'
import { clientPanelParts } from '#areas/clients'
import { useMe } from '#shell'
import { hrefTo } from '#lib/screens'
import { isGone, messageOf, read } from '#lib/api'
import { useWording } from '#lib/words'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Skeleton, SkeletonLines, Waiting } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import css from './client-panel.module.css'
import { LatestPhotos } from './latest-photos.tsx'
import { LatestWeight } from './latest-weight.tsx'
import { PanelSection, readOptions } from './panel-section.tsx'
import { SubscriptionLine } from './subscription-line.tsx'
import { useClientPanelWords } from './words.ts'

interface ClientPanelProps {
  clientId: string
  /** The conversation already has the name, before the client is loaded. */
  name: string
}

/** The panel about the client of a conversation. The warnings come before the weight and the photos. */
export function ClientPanel({ clientId, name }: ClientPanelProps) {
  const t = useClientPanelWords()
  const say = useWording()
  const permissions = useMe()?.permissions ?? []
  const parts = clientPanelParts.entries().filter(({ permission }) => permissions.includes(permission))
  const { data: client, error, isRefetching, refetch } = useQuery(read(getClientDetail, { id: clientId }, readOptions))
  if (!client && error) {
    return (
      <Stack gap={12} align="start" className={css.failed} role="alert">
        <p>{t(isGone(error) ? 'clientGone' : 'clientFailed')}</p>
        {!isGone(error) && (
          <>
            <Text tone={3}>{messageOf(error)}</Text>
            <Button isBusy={isRefetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </>
        )}
      </Stack>
    )
  }
  return (
    <div className={css.panel}>
      <Header client={client} name={name} />
      {client ? (
        <Warnings client={client} />
      ) : (
        <div className={css.section}>
          <SkeletonLines lines={2} />
        </div>
      )}
      {parts.map(({ id, title, href, Part }) => (
        <PanelSection key={id} title={say(title)} href={href(clientId)}>
          <Part clientId={clientId} />
        </PanelSection>
      ))}
      <LatestWeight clientId={clientId} />
      <LatestPhotos clientId={clientId} />
      <PanelSection title={t('toDos')} href={hrefTo('/clients/$id/actions', { id: clientId })} isBare>
        {client ? (
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <ClientToDos client={client} />
          </Suspense>
        ) : (
          <SkeletonLines lines={2} />
        )}
      </PanelSection>
      {client && (
        <PanelSection title={t('subscription')}>
          <SubscriptionLine client={client} />
        </PanelSection>
      )}
    </div>
  )
}

function Header({ client, name }: { client: ClientDetail | undefined; name: string }) {
  const t = useClientPanelWords()
  const summary = client && [client.age === null ? '' : t('years', { count: client.age }), client.type?.name].filter(Boolean).join(', ')
  return (
    <Row as="header" className={css.header}>
      <Avatar name={client?.name ?? name} photo={client?.photo} size={48} seed={client?.id} />
      <Stack gap={2} className={css.names}>
        <Title level={2} size={16} breaks>
          {client?.name ?? name}
        </Title>
        {client ? (
          summary && <Text tone={3}>{summary}</Text>
        ) : (
          <Waiting>
            <Skeleton width={120} />
          </Waiting>
        )}
        {client && (
          <Text as="span" size="small" tone="inherit">
            <Link className={css.link} href={hrefTo('/clients/$id', { id: client.id })}>
              {t('clientPage')}
              <Icon of={IconChevronRight} size={14} />
            </Link>
          </Text>
        )}
      </Stack>
    </Row>
  )
}

/** The injuries and allergies that every answer must consider, and the client's goal. */
function Warnings({ client: { injuries, allergies, goal } }: { client: ClientDetail }) {
  const t = useClientPanelWords()
  return (
    <>
      {(injuries || allergies) && (
        <section className={css.section}>
          <Text as="h3" size="small" tone="error">
            <Row as="span" gap={6}>
              <Icon of={IconAlertTriangle} size={16} />
              {t('attention')}
            </Row>
          </Text>
          <BareList as="dl" gap={10}>
            {injuries && <Fact title={t('injuries')} icon={IconBandage} text={injuries} />}
            {allergies && <Fact title={t('allergies')} icon={IconAlertTriangle} text={allergies} />}
          </BareList>
        </section>
      )}
      <PanelSection title={t('goal')}>{goal ? <p className={css.words}>{goal}</p> : <Text tone={3}>{t('noGoal')}</Text>}</PanelSection>
    </>
  )
}

const Fact = ({ title, icon, text }: { title: string; icon: IconComponent; text: string }) => (
  <Stack gap={2}>
    <Text as="dt" size="small" tone={3}>
      <Row as="span" gap={6}>
        <Icon of={icon} size={14} />
        {title}
      </Row>
    </Text>
    <Text as="dd" weight={500} className={css.words}>
      {text}
    </Text>
  </Stack>
)
