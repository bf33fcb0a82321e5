import type { ClientDetail } from '@allenio/contract/clients'
import { IconAlertTriangle, IconBandage, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ClientToDos } from '#areas/client-actions'
import { CallError, messageOf } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { Link } from '#ui/link'
import { Skeleton, SkeletonLines, Waiting } from '#ui/skeleton'
import { Part } from './part.tsx'
import { PersonPhotos } from './photos.tsx'
import { usePersonWords } from './words.ts'
import css from './person.module.css'
import { clientQuery } from './reads.ts'
import { Subscription } from './subscription.tsx'
import { PersonWeight } from './weight.tsx'

interface PersonProps {
  clientId: string
  /** The conversation already has the name, before the client is loaded. */
  name: string
}

/** The panel about the client of a conversation. The warnings come before the weight and the photos. */
export function Person({ clientId, name }: PersonProps) {
  const t = usePersonWords()
  const { data: client, error, isRefetching, refetch } = useQuery(clientQuery(clientId))
  if (!client && error) {
    const isGone = error instanceof CallError && error.status === 404
    return (
      <div className={css.failed} role="alert">
        <p>{t(isGone ? 'clientGone' : 'clientFailed')}</p>
        {!isGone && <p className={css.muted}>{messageOf(error)}</p>}
        {!isGone && (
          <Button loading={isRefetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={css.person}>
      <Who client={client} name={name} />
      {client ? (
        <Warnings client={client} />
      ) : (
        <div className={css.part}>
          <SkeletonLines lines={2} />
        </div>
      )}
      <PersonWeight clientId={clientId} />
      <PersonPhotos clientId={clientId} />
      <Part title={t('toDos')} href={`/clients/${clientId}/actions`} isBare>
        {client ? (
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <ClientToDos client={client} />
          </Suspense>
        ) : (
          <SkeletonLines lines={2} />
        )}
      </Part>
      {client && (
        <Part title={t('subscription')}>
          <Subscription client={client} />
        </Part>
      )}
    </div>
  )
}

function Who({ client, name }: { client: ClientDetail | undefined; name: string }) {
  const t = usePersonWords()
  const about = client && [client.age === null ? '' : t('years', { count: client.age }), client.type?.name].filter(Boolean).join(', ')
  return (
    <header className={css.who}>
      <Avatar name={client?.name ?? name} photo={client?.photo} size={48} seed={client?.id} />
      <div className={css.names}>
        <h2 className={css.name}>{client?.name ?? name}</h2>
        {client ? (
          about && <p className={css.muted}>{about}</p>
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
  const t = usePersonWords()
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
      <Part title={t('goal')}>{goal ? <p className={css.goal}>{goal}</p> : <p className={css.muted}>{t('noGoal')}</p>}</Part>
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
