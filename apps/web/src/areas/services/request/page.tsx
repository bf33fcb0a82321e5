import type { Output } from '@allenio/contract'
import { customAppCode, orderService, type listServices, type Service } from '@allenio/contract/services'
import { BackButton, useParam } from '#shell'
import { call } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useIsBack, useServices } from '../data.ts'
import { OrderBadge } from '../list/order-badge.tsx'
import { ServiceSection } from '../list/service-list.tsx'
import { ServiceOrder } from '../pay/service-order.tsx'
import { useServiceWords } from '../words.ts'
import { AppRequest } from './app-request.tsx'

type Services = Output<typeof listServices>

/** Answers an admin without an id: what can I add? With one: what is it, and how do I get it? */
export function Page() {
  const t = useServiceWords()
  const id = useParam('id')
  const query = useServices()
  if (!id) {
    return (
      <>
        <PageHeader title={t('title')} back={<BackButton />} sub={t('sub')} />
        <Loaded large query={query} failed={t('failed')} skeleton={<ServiceSkeleton />}>
          {answer => <ServiceList answer={answer} />}
        </Loaded>
      </>
    )
  }
  return (
    <Loaded large query={query} failed={t('failed')} skeleton={<ServiceSkeleton />}>
      {answer => <OneService answer={answer} service={answer.services.find(each => each.id === id)} />}
    </Loaded>
  )
}

function ServiceList({ answer: { services } }: { answer: Services }) {
  const t = useServiceWords()
  const isBack = useIsBack()
  if (services.length === 0) return <EmptyState large title={t('empty')} text={t('emptyText')} />
  return (
    <Sheet>
      {isBack && services.some(({ order }) => order?.state === 'ordered') && (
        <Section>
          <AttentionLine status="note" text={t('waitingPaid')} />
        </Section>
      )}
      {services.map(service => (
        <ServiceSection key={service.id} service={service} />
      ))}
    </Sheet>
  )
}

function OneService({ answer, service }: { answer: Services; service: Service | undefined }) {
  const t = useServiceWords()
  const say = useWording()
  if (!service) {
    return (
      <EmptyState
        large
        title={t('gone')}
        text={t('goneText')}
        action={<ButtonLink href={hrefTo('/services/{-$id}/request', {})}>{t('allServices')}</ButtonLink>}
      />
    )
  }
  if (service.code === customAppCode) return <AppRequest service={service} answer={answer} />
  const isOpen = (service.order === null && !service.isRetired) || service.order?.may.pay === true
  const order = async (installments: number | null) => (await call(orderService, { id: service.id, installments })).order.id
  return (
    <>
      <PageHeader title={say(service.name)} back={<BackButton />} badges={<OrderBadge service={service} />} />
      <Sheet columns="minmax(0, 1.3fr) minmax(0, 1fr)">
        <Section>
          <Text prose>{say(service.text)}</Text>
        </Section>
        {isOpen ? (
          <Section>
            <ServiceOrder service={service} maySell={answer.maySell} order={order} />
          </Section>
        ) : (
          <ServiceSection service={service} />
        )}
      </Sheet>
    </>
  )
}

const ServiceSkeleton = () => (
  <Sheet>
    <Section>
      <SkeletonLines lines={4} />
    </Section>
    <Section>
      <SkeletonLines lines={4} />
    </Section>
  </Sheet>
)
