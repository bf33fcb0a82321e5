import type { Output } from '@allenio/contract'
import type { getSurveyToFillIn } from '@allenio/contract/surveys'
import { isDay } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordConsent } from '#areas/clients'
import { BackButton, useMe, useParam, usePageTitle, useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { AttentionLine } from '#ui/attention-line'
import { Button, ButtonLink } from '#ui/button'
import { DayField } from '#ui/day-field'
import { ErrorState } from '#ui/error-state'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { RadioCards } from '#ui/radio-cards'
import { Section } from '#ui/section'
import { PageSheet, SheetPage } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { toFillInQuery } from '../data.ts'
import { useAnsweringWords } from '../words.ts'
import { FilledIn } from './filled-in.tsx'

export type SurveyToFillIn = Output<typeof getSurveyToFillIn>

/** A professional answers a survey with a client, who has agreed on paper. */
export function Page() {
  const t = useAnsweringWords()
  const [clientId, surveyId] = [useParam('id'), useParam('surveyId')]
  const query = useQuery(toFillInQuery(clientId, surveyId))
  usePageTitle(query.data?.name)
  const toClient = <ButtonLink href={hrefTo('/clients/$id', { id: clientId })}>{t('close')}</ButtonLink>
  return (
    <Loaded
      query={query}
      failed={t('fillInFailed')}
      large
      skeleton={<SkeletonPage />}
      gone={<ErrorState large title={t('fillInGone')} text={t('fillInGoneText')} action={toClient} />}>
      {survey => <FillIn key={`${clientId} ${surveyId}`} survey={survey} />}
    </Loaded>
  )
}

/** First the day and what it counts as, then the questions. */
function FillIn({ survey }: { survey: SurveyToFillIn }) {
  const t = useAnsweringWords()
  const today = useToday()
  const [day, setDay] = useState(today)
  const [isCheckIn, setCheckIn] = useState(survey.dueDay !== null)
  // the version and the check-in do not change under somebody who answers
  const [begun, setBegun] = useState<SurveyToFillIn>()
  if (begun) return <FilledIn survey={begun} day={day} dueDay={isCheckIn ? begun.dueDay : null} />
  const { name, client, hasConsent, dueDay } = survey
  const isWrongDay = !isDay(day) || day > today
  return (
    <SheetPage header={{ title: name, sub: t('fillInWith', { name: client.name }), back: <BackButton /> }}>
      <PageSheet>
        <Section>
          <Stack gap={20}>
            {!hasConsent && <ConsentFirst client={client} />}
            <DayField
              label={t('answeredOn')}
              leaning="past"
              max={today}
              value={day}
              error={isWrongDay && day !== '' ? t('dayWrong') : undefined}
              onChange={setDay}
            />
            {dueDay !== null && <CountsAs dueDay={dueDay} isCheckIn={isCheckIn} onChange={setCheckIn} />}
            <Row gap={8} justify="end">
              <Button kind="primary" disabled={!hasConsent || isWrongDay} onClick={() => setBegun(survey)}>
                {t('begin')}
              </Button>
            </Row>
          </Stack>
        </Section>
      </PageSheet>
    </SheetPage>
  )
}

/** Nothing is written down before the paper is recorded. */
function ConsentFirst({ client: { id, name } }: Pick<SurveyToFillIn, 'client'>) {
  const t = useAnsweringWords()
  const [isRecording, setRecording] = useState(false)
  const mayRecord = useMe()?.permissions.includes('update clients') ?? false
  return (
    <>
      <AttentionLine
        text={mayRecord ? t('consentFirst', { name }) : [t('consentFirst', { name }), t('askConsent')].join(' ')}
        action={
          mayRecord && (
            <Button size="small" onClick={() => setRecording(true)}>
              {t('recordConsent')}
            </Button>
          )
        }
      />
      {isRecording && <RecordConsent clientId={id} purpose="health data" onClose={() => setRecording(false)} />}
    </>
  )
}

interface CountsAsProps {
  dueDay: string
  isCheckIn: boolean
  onChange: (isCheckIn: boolean) => void
}

/** Whether the answers are those of the check-in that is open, or stand beside the row. */
function CountsAs({ dueDay, isCheckIn, onChange }: CountsAsProps) {
  const t = useAnsweringWords()
  const { day } = useFormats()
  return (
    <RadioCards
      hasColumns
      label={t('counts')}
      options={[
        { value: 'check-in', label: t('countsAsCheckIn', { day: day(dueDay) }), hint: t('countsAsCheckInText') },
        { value: 'extra', label: t('countsAsExtra'), hint: t('countsAsExtraText') },
      ]}
      value={isCheckIn ? 'check-in' : 'extra'}
      onChange={value => onChange(value === 'check-in')}
    />
  )
}
