import type { Output } from '@allenio/contract'
import { consentPurposes, type listConsents } from '@allenio/contract/clients'
import type { UseQueryResult } from '@tanstack/react-query'
import { IconFileText, IconArrowBackUp, IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { BareList, Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { RowActions } from '#ui/row-actions'
import { SkeletonLines } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import css from './consents.module.css'
import { useWithdrawal } from './data.ts'
import type { Consent } from './data.ts'
import { useScan } from './use-scan.tsx'
import { useConsentWords } from './words.ts'
import { RecordConsent } from './record-consent.tsx'
import { AgreedText } from './agreed-text.tsx'

interface ClientConsentsProps {
  clientId: string
  query: UseQueryResult<Output<typeof listConsents>>
}

/** The consents stand under the client's contacts. */
export function ClientConsents({ clientId, query }: ClientConsentsProps) {
  const t = useConsentWords()
  const [isRecording, setRecording] = useState(false)
  const mayRecord = query.data !== undefined && query.data.may.add && query.data.missing.length > 0
  return (
    <div className={css.consents}>
      <Row gap={8} className={css.head}>
        <Title level={3}>{t('consents')}</Title>
        {mayRecord && (
          <Button size="small" kind="quiet" aria-label={t('recordTitle')} onClick={() => setRecording(true)}>
            {t('record')}
          </Button>
        )}
      </Row>
      <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonLines lines={2} />}>
        {({ consents }) => <Lists clientId={clientId} consents={consents} />}
      </Loaded>
      {isRecording && <RecordConsent clientId={clientId} onClose={() => setRecording(false)} />}
    </div>
  )
}

/** For each purpose the consent that counts, else the last one that did. */
function latestOf(consents: readonly Consent[]): Consent[] {
  return consentPurposes.flatMap(purpose => {
    const ofPurpose = consents.filter(each => each.purpose === purpose)
    return ofPurpose.find(each => each.withdrawnOn === null) ?? ofPurpose[0] ?? []
  })
}

function Lists({ clientId, consents }: { clientId: string; consents: readonly Consent[] }) {
  const t = useConsentWords()
  const latest = latestOf(consents)
  const earlier = consents.filter(each => !latest.includes(each))
  return (
    <Stack gap={8}>
      <BareList gap={6}>
        {!latest.some(({ purpose }) => purpose === 'data processing') && (
          <li>
            <Text>{t('purpose_data processing')}</Text>
            <Text size="small" tone={3}>
              {t('notGiven')}
            </Text>
          </li>
        )}
        {latest.map(consent => (
          <ConsentRow key={consent.id} clientId={clientId} consent={consent} />
        ))}
      </BareList>
      {earlier.length > 0 && (
        <Disclosure title={t('earlier', { count: earlier.length })}>
          <BareList gap={6}>
            {earlier.map(consent => (
              <ConsentRow key={consent.id} clientId={clientId} consent={consent} />
            ))}
          </BareList>
        </Disclosure>
      )}
    </Stack>
  )
}

function ConsentRow({ clientId, consent }: { clientId: string; consent: Consent }) {
  const t = useConsentWords()
  const { day } = useFormats()
  const [isReading, setReading] = useState(false)
  const withdrawal = useWithdrawal(clientId)
  const scanning = useScan({ clientId, consentId: consent.id })
  const { purpose, form, withdrawnOn, scan, may } = consent
  const givenText = form === 'paper' ? t('onPaper', { day: day(consent.day) }) : t('inApp', { day: day(consent.day) })
  return (
    <li className={css.row}>
      <div>
        <Text tone={withdrawnOn ? 2 : 1}>{t(`purpose_${purpose}`)}</Text>
        <Text size="small" tone={3}>
          {withdrawnOn ? [givenText, t('withdrawnOn', { day: day(withdrawnOn) })].join(' · ') : givenText}
        </Text>
        {scan && (
          <TextLink href={scan.url} target="_blank">
            {t('openScan')}
          </TextLink>
        )}
        {scanning.chooser}
      </div>
      <RowActions
        label={t('actionsOf', { purpose: t(`toward_${purpose}`) })}
        items={() => [
          { label: t('readWording'), icon: IconFileText, onClick: () => setReading(true) },
          ...(may.attachScan
            ? [{ label: t(scan ? 'replaceScan' : 'attachScan'), icon: IconPaperclip, disabled: scanning.isBusy, onClick: scanning.choose }]
            : []),
          ...(may.withdraw
            ? [
                {
                  label: t('withdraw'),
                  icon: IconArrowBackUp,
                  danger: true,
                  disabled: withdrawal.isBusy,
                  onClick: () => withdrawal.ask(consent),
                },
              ]
            : []),
        ]}
      />
      {isReading && <AgreedText consent={consent} onClose={() => setReading(false)} />}
    </li>
  )
}
