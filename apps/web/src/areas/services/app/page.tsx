import type { CustomApp } from '@allenio/contract/custom-apps'
import { customAppCode, type Service } from '@allenio/contract/services'
import { romeDay } from '@allenio/domain/days'
import { IconBell, IconBrandAppstore, IconCheck, IconPalette } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { AppPhone, AppProgress, customAppQuery } from '#areas/custom-apps'
import { BackButton } from '#shell'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { AttentionLine } from '#ui/attention-line'
import { Badge } from '#ui/badge'
import { ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { BareList, Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useIsBack, useServices } from '../data.ts'
import { usePriceText, useServiceWords } from '../words.ts'
import css from './app.module.css'

const points = [
  { word: 'in_brand', icon: IconPalette },
  { word: 'in_stores', icon: IconBrandAppstore },
  { word: 'in_push', icon: IconBell },
  { word: 'in_same', icon: IconCheck },
] as const

const statuses = { draft: 'attention', 'in progress': 'note', active: 'done' } as const

/** Answers an admin: what is the app, what does it cost, and how far is mine? */
export function Page() {
  const t = useServiceWords()
  const services = useServices()
  const query = useQuery({ ...customAppQuery(), refetchInterval: useIsBack() && isOrdered(services.data?.services) ? 2_000 : false })
  const app = query.data?.app
  const badge = app && app.state !== 'none' && <StateBadge app={app} state={app.state} />
  return (
    <>
      <PageHeader title={t('appTitle')} back={<BackButton />} badges={badge} sub={t('appLead')} />
      <Loaded large query={query} failed={t('appFailed')} skeleton={<AppSkeleton />}>
        {answer => <App app={answer.app} service={services.data?.services.find(({ code }) => code === customAppCode)} />}
      </Loaded>
    </>
  )
}

/** An active app is worn from its day in Rome on. */
const isAhead = ({ activationDate }: CustomApp): boolean => activationDate !== null && activationDate > romeDay()

function StateBadge({ app, state }: Pick<AppProps, 'app'> & { state: keyof typeof statuses }) {
  const t = useServiceWords()
  if (isAhead(app)) return <Badge status="note">{t('state_ahead')}</Badge>
  return <Badge status={statuses[state]}>{t(`state_${state}`)}</Badge>
}

const isOrdered = (services: readonly Service[] | undefined) => services?.some(({ order }) => order?.state === 'ordered')

interface AppProps {
  app: CustomApp
  service: Service | undefined
}

function App({ app, service }: AppProps) {
  const t = useServiceWords()
  const hasBegun = app.state === 'in progress' || app.state === 'active'
  return (
    <Sheet>
      {hasBegun && <Progress app={app} />}
      <Section title={t('included')}>
        <div className={css.beside}>
          <Stack gap={20}>
            <BareList gap={10}>
              {points.map(({ word, icon }) => (
                <li key={word}>
                  <Row gap={10} align="start">
                    <Icon of={icon} size={20} />
                    <Text prose>{t(word)}</Text>
                  </Row>
                </li>
              ))}
            </BareList>
            {!hasBegun && <Price app={app} service={service} />}
          </Stack>
          {!hasBegun && <OwnPhone app={app} />}
        </div>
      </Section>
    </Sheet>
  )
}

const OwnPhone = ({ app: { name, mainColor, logo } }: Pick<AppProps, 'app'>) => (
  <AppPhone name={name} color={mainColor} logo={logo?.url ?? null} />
)

function Price({ app, service }: AppProps) {
  const t = useServiceWords()
  const priceText = usePriceText()
  const isBack = useIsBack()
  if (!service) return <Text tone={2}>{t('notSold')}</Text>
  return (
    <Stack gap={12}>
      <Stack gap={2}>
        <Text weight={600} size={20}>
          {priceText(service)}
        </Text>
        {service.installments !== null && <Text tone={2}>{t('upTo', { count: service.installments })}</Text>}
      </Stack>
      {isBack && service.order?.state === 'ordered' && <AttentionLine status="note" text={t('waitingPaid')} />}
      <Row>
        <ButtonLink kind="primary" href={hrefTo('/services/{-$id}/request', { id: service.id })}>
          {t(app.state === 'none' ? 'start' : 'resume')}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

function Progress({ app }: Pick<AppProps, 'app'>) {
  const t = useServiceWords()
  const { day } = useFormats()
  const { activationDate, iosUrl, androidUrl } = app
  return (
    <Section title={t('progress')}>
      <div className={css.beside}>
        <Stack gap={20}>
          {app.payment === 'overdue' && <AttentionLine text={t('overdueText')} />}
          {activationDate !== null && <Text>{t(isAhead(app) ? 'aheadText' : 'activeText', { day: day(activationDate) })}</Text>}
          {(iosUrl !== null || androidUrl !== null) && (
            <Row gap={8} wrap>
              {iosUrl !== null && <ButtonLink href={iosUrl}>{t('ios')}</ButtonLink>}
              {androidUrl !== null && <ButtonLink href={androidUrl}>{t('android')}</ButtonLink>}
            </Row>
          )}
          <AppProgress steps={app.steps} />
        </Stack>
        <OwnPhone app={app} />
      </div>
    </Section>
  )
}

const AppSkeleton = () => (
  <Sheet>
    <Section>
      <SkeletonLines lines={8} />
    </Section>
  </Sheet>
)
