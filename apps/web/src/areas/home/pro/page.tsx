import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { homeBlocks } from '#areas/clients'
import { MemberFilter } from '#areas/collaborators'
import type { Me } from '#shell'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { useGreeting } from '../welcome.ts'
import { checklistQuery } from '../steps/business-steps.tsx'
import { SampleClient } from '../steps/sample-client.tsx'
import { useSteps } from '../steps/steps.tsx'
import { useWords } from '../words.ts'
import { useProWords } from './words.ts'
import { Attention } from './attention/attention.tsx'
import { Agenda } from './agenda.tsx'
import { attentionQuery, expiringQuery, useScope, useDismissal } from './data.ts'
import { ExpiringSubscriptions } from './expiring-subscriptions.tsx'
import css from './page.module.css'
import { OnceNear } from './once-near.tsx'
import { Photos } from './photos.tsx'
import { FirstSteps, isDone, StepsSummary } from './steps.tsx'
import { Graphs } from './graphs.tsx'

/** Shows a professional whom to look after first this morning. */
export function ProHome({ me }: { me: Me }) {
  const t = useWords()
  const steps = useSteps(me)
  const isMobile = useIsMobile()
  const [today] = useState(() => new Date())
  const { greeting, date } = useGreeting(today, me.firstName)
  const { data: checklist } = useQuery(checklistQuery())
  const toFollow = useClientCount()
  const isNew = checklist?.steps.some(({ step, isDone }) => step === 'client' && !isDone) ?? false
  const [isDismissed, dismiss] = useDismissal('first steps')
  const isSetUp = isDismissed || (isDone(steps.first) && isDone(steps.later))
  return (
    <>
      <div className={css.top}>
        <PageHeader
          title={greeting}
          {...(isMobile
            ? {
                sub:
                  isNew || !toFollow ? (
                    date
                  ) : (
                    <>
                      <Text as="b" size="inherit" weight={600}>
                        {toFollow.value}
                      </Text>{' '}
                      {toFollow.text}
                    </>
                  ),
              }
            : { sub: date, count: isNew ? undefined : toFollow })}
        />
        {!isNew && (
          <div className={css.tools}>
            <MemberFilter />
            {!isSetUp && !isDone(steps.first) && <StepsSummary steps={steps.first} />}
          </div>
        )}
      </div>
      {isNew ? <NewBusiness me={me} /> : <DayPage me={me} />}
      {!isNew && !isSetUp && <FirstSteps steps={steps} title={t('firstSteps')} onDismiss={dismiss} />}
      {!isNew && isSetUp && (
        <div className={css.sampleAlone}>
          <SampleClient />
        </div>
      )}
    </>
  )
}

/** The number of clients who need attention, from the query of the list below. */
function useClientCount() {
  const t = useProWords()
  const { integer } = useFormats()
  const { data } = useInfiniteQuery(attentionQuery(useScope()))
  if (!data?.first) return undefined
  const { total } = data.first
  return { value: integer(total), text: t('toFollow', { count: total }) }
}

function DayPage({ me }: { me: Me }) {
  const t = useProWords()
  const mayWrite = me.permissions.includes('update clients')
  const blocks = homeBlocks.entries().filter(({ permission }) => me.permissions.includes(permission))
  // starts together with the requests of the parts above
  useQuery(expiringQuery(useScope()))
  const placeholder = (
    <Sheet columns="minmax(0, 1fr) minmax(0, 1fr)">
      <Section title={t('growth')}>
        <div className={css.graph} />
      </Section>
      <Section title={t('activity')} />
    </Sheet>
  )
  return (
    <div className={css.day}>
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <Attention />
        <div>
          <Agenda />
          <ExpiringSubscriptions mayWrite={mayWrite} />
          {blocks.map(({ id, Block }) => (
            <Block key={id} />
          ))}
        </div>
      </Sheet>
      <Sheet className={css.joined}>
        <Photos />
      </Sheet>
      <div className={css.joined}>
        <OnceNear placeholder={placeholder}>
          <Suspense fallback={placeholder}>
            <Graphs />
          </Suspense>
        </OnceNear>
      </div>
    </div>
  )
}

/** Shown while there are no clients: the first steps or, for a collaborator, that the admin assigns clients. */
function NewBusiness({ me }: { me: Me }) {
  const t = useProWords()
  const steps = useSteps(me)
  const workspace = me.workspace?.name ?? ''
  const isAdmin = me.workspace?.role === 'admin'
  const isSetUp = isDone(steps.first) && isDone(steps.later)
  if (isSetUp && !isAdmin)
    return (
      <Stack gap={4} className={css.wait}>
        <Text as="b" size={16}>
          {t('waitTitle')}
        </Text>
        <Text tone={2} prose>
          {t('waitText', { workspace })}
        </Text>
      </Stack>
    )
  return (
    <FirstSteps
      steps={steps}
      title={isAdmin ? t('newTitle') : t('newOfTeamTitle', { workspace })}
      text={isAdmin ? t('newText') : t('newOfTeamText')}
    />
  )
}
