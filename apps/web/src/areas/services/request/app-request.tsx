import type { Output } from '@allenio/contract'
import { customAppParts, type CustomApp, type CustomAppPart } from '@allenio/contract/custom-apps'
import { requestCustomApp, type listServices, type Service } from '@allenio/contract/services'
import { Navigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { customAppQuery, DocumentsStep, InvoiceStep, LookStep, MissingParts } from '#areas/custom-apps'
import { BackButton } from '#shell'
import { call, CallError } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { StepBar } from '#ui/progress'
import { Section, Sheet } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { ServiceOrder } from '../pay/service-order.tsx'
import { useServiceWords } from '../words.ts'

const steps = ['look', 'documents', 'invoice', 'send'] as const
type StepName = (typeof steps)[number]

const stepOfPart = {
  name: 'look',
  mainColor: 'look',
  logo: 'look',
  front: 'documents',
  back: 'documents',
  businessName: 'invoice',
  taxCode: 'invoice',
  billingAddress: 'invoice',
  postalCode: 'invoice',
  invoiceAddress: 'invoice',
} as const satisfies Record<CustomAppPart, StepName>

/** A draft goes on at the first step that lacks something. */
function firstStep({ state, missing }: CustomApp): StepName {
  if (state === 'none') return 'look'
  return steps.find(step => customAppParts.some(part => missing.includes(part) && stepOfPart[part] === step)) ?? 'send'
}

interface AppRequestProps {
  service: Service
  answer: Output<typeof listServices>
}

/** The request of an app in steps. The server keeps what each step has brought, so that it can be ended on another day. */
export function AppRequest(props: AppRequestProps) {
  const t = useServiceWords()
  const query = useQuery(customAppQuery())
  return (
    <>
      <PageHeader title={t('requestTitle')} back={<BackButton />} />
      <Loaded large query={query} failed={t('appFailed')} skeleton={<RequestSkeleton />}>
        {({ app }) => (app.may.edit ? <RequestSteps app={app} {...props} /> : <Navigate to={hrefTo('/payments/custom-app')} replace />)}
      </Loaded>
    </>
  )
}

function RequestSteps({ app, service, answer }: AppRequestProps & { app: CustomApp }) {
  const t = useServiceWords()
  const [step, setStep] = useState(() => firstStep(app))
  const at = steps.indexOf(step)
  const next = () => setStep(steps[at + 1] ?? step)
  return (
    <Sheet>
      <Section>
        <Stack gap={8}>
          <Row gap={8} justify="between">
            <Text tone={2}>
              {t('stepOf', { step: at + 1, of: steps.length })} <b>{t(`step_${step}`)}</b>
            </Text>
            {at > 0 && (
              <Button size="small" kind="quiet" onClick={() => setStep(steps[at - 1] ?? step)}>
                {t('back')}
              </Button>
            )}
          </Row>
          <StepBar label={`${t('stepOf', { step: at + 1, of: steps.length })} ${t(`step_${step}`)}`} step={at} of={steps.length} />
        </Stack>
      </Section>
      <Section key={step}>
        {step === 'look' && <LookStep app={app} onNext={next} />}
        {step === 'documents' && <DocumentsStep app={app} onNext={next} />}
        {step === 'invoice' && <InvoiceStep app={app} onNext={next} />}
        {step === 'send' && <SendStep app={app} service={service} answer={answer} goTo={setStep} />}
      </Section>
      {app.state !== 'none' && (
        <Section>
          <Text size="small" tone={3}>
            {t('kept')}
          </Text>
        </Section>
      )}
    </Sheet>
  )
}

function SendStep({ app, service, answer, goTo }: AppRequestProps & { app: CustomApp; goTo: (step: StepName) => void }) {
  const t = useServiceWords()
  const [missing] = app.missing
  const order = async (installments: number | null) => (await call(requestCustomApp, { installments })).order.id
  /** Somebody may have changed the draft on another device: the step that lacks something opens. */
  const showRefusal = (error: unknown): boolean => {
    if (!(error instanceof CallError) || error.code !== 'app request incomplete') return false
    toast({ type: 'warning', text: error.message })
    goTo(firstStep(app))
    return true
  }
  if (missing !== undefined) {
    return (
      <Stack gap={16}>
        <MissingParts app={app} />
        <Row>
          <Button kind="primary" onClick={() => goTo(stepOfPart[missing])}>
            {t('resume')}
          </Button>
        </Row>
      </Stack>
    )
  }
  return <ServiceOrder service={service} maySell={answer.maySell} order={order} onRefused={showRefusal} />
}

const RequestSkeleton = () => (
  <Sheet>
    <Section>
      <SkeletonLines lines={8} />
    </Section>
  </Sheet>
)
