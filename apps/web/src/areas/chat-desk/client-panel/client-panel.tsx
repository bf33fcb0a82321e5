import { getClientDetail, type ClientDetail } from '@allenio/contract/clients'
import { IconAlertTriangle, IconBandage, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ClientToDos } from '#areas/client-actions'
import { CallError, messageOf, read } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Link } from '#ui/link'
import { Skeleton, SkeletonLines, Waiting } from '#ui/skeleton'
import { PanelSection, readOptions } from './panel-section.tsx'
import { LatestPhotos } from './latest-photos.tsx'
import { useClientPanelWords } from './words.ts'
import css from './client-panel.module.css'
import { SubscriptionLine } from './subscription-line.tsx'
import { LatestWeight } from './latest-weight.tsx'

interface ClientPanelProps {
  clientId: string
  /** The conversation already has the name, before the client is loaded. */
  name: string
}

/** The panel about the client of a conversation. The warnings come before the weight and the photos. */
export function ClientPanel({ clientId, name }: ClientPanelProps) {
  const t = useClientPanelWords()
  const { data: client, error, isRefetching, refetch } = useQuery(read(getClientDetail, { id: clientId }, readOptions))
  if (!client && error) {
    const isNotFound = error instanceof CallError && error.status === 404
    return (
      <div className={css.failed} role="alert">
        <p>{t(isNotFound ? 'clientGone' : 'clientFailed')}</p>
        {!isNotFound && <p className={css.muted}>{messageOf(error)}</p>}
        {!isNotFound && (
          <Button loading={isRefetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={css.person}>
      <Header client={client} name={name} />
      {client ? (
        <Warnings client={client} />
      ) : (
        <div className={css.part}>
          <SkeletonLines lines={2} />
        </div>
      )}
      <LatestWeight clientId={clientId} />
      <LatestPhotos clientId={clientId} />
      <PanelSection title={t('toDos')} href={`/clients/${clientId}/actions`} isBare>
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
    <header className={css.who}>
      <Avatar name={client?.name ?? name} photo={client?.photo} size={48} seed={client?.id} />
      <div className={css.names}>
        <h2 className={css.name}>{client?.name ?? name}</h2>
        {client ? (
          summary && <p className={css.muted}>{summary}</p>
        ) : (
          <Waiting>
            <Skeleton width={120} />
          </Waiting>
        )}
        {client && (
          <Link className={css.more} href={`/clients/${client.id}`}>
            {t('clientPage')}
            <IconChevronRight stroke={1.75} aria-hidden />
          </Link>
        )}
      </div>
    </header>
  )
}

/** The injuries and allergies that every answer must consider, and the client's goal. */
function Warnings({ client: { injuries, allergies, goal } }: { client: ClientDetail }) {
  const t = useClientPanelWords()
  return (
    <>
      {(injuries || allergies) && (
        <section className={css.part}>
          <h3 className={css.attention}>
            <IconAlertTriangle stroke={1.5} aria-hidden />
            {t('attention')}
          </h3>
          <dl className={css.facts}>
            {injuries && (
              <Fact title={t('injuries')} icon={<IconBandage stroke={1.5} aria-hidden />}>
                {injuries}
              </Fact>
            )}
            {allergies && (
              <Fact title={t('allergies')} icon={<IconAlertTriangle stroke={1.5} aria-hidden />}>
                {allergies}
              </Fact>
            )}
          </dl>
        </section>
      )}
      <PanelSection title={t('goal')}>
        {goal ? <p className={css.goal}>{goal}</p> : <p className={css.muted}>{t('noGoal')}</p>}
      </PanelSection>
    </>
  )
}

const Fact = ({ title, icon, children }: { title: string; icon: ReactNode; children: string }) => (
  <div className={css.fact}>
    <dt>
      {icon}
      {title}
    </dt>
    <dd>{children}</dd>
  </div>
)
