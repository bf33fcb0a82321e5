import type { Output } from '@allenio/contract'
import { consentPurposes, withdrawOwnConsent, type ConsentPurpose, type listOwnConsents } from '@allenio/contract/clients'
import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import type { SettingsSectionProps } from '#lib/settings'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { ownConsentsQuery } from './data.ts'
import type { Consent } from './data.ts'
import { AgreedText } from './agreed-text.tsx'
import { Agreement } from './agreement.tsx'
import { useConsentWords } from './words.ts'

export { IconSignature as Icon }

/** Clients give and withdraw their own consents here. */
export function Section({ me }: SettingsSectionProps) {
  const t = useConsentWords()
  const query = useQuery(ownConsentsQuery())
  const business = me.workspace?.name ?? ''
  return (
    <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonRows rows={2} columns={1} />}>
      {answer => (
        <Stack gap={20}>
          <Text tone={2} prose>
            {t('ownText', { business })}
          </Text>
          <SettingRows>
            {consentPurposes.map(purpose => (
              <PurposeRow key={purpose} purpose={purpose} answer={answer} business={business} />
            ))}
          </SettingRows>
        </Stack>
      )}
    </Loaded>
  )
}

interface PurposeRowProps {
  purpose: ConsentPurpose
  answer: Output<typeof listOwnConsents>
  business: string
}

function PurposeRow({ purpose, answer: { consents, wordings, isMinor }, business }: PurposeRowProps) {
  const t = useConsentWords()
  const { day } = useFormats()
  const [isReading, setReading] = useState(false)
  const ofPurpose = consents.filter(each => each.purpose === purpose)
  const validConsent = ofPurpose.find(({ withdrawnOn }) => withdrawnOn === null)
  const [latest] = ofPurpose
  const sub = validConsent
    ? t(validConsent.form === 'app' ? 'ownGivenInApp' : 'ownGivenOnPaper', { day: day(validConsent.day) })
    : latest?.withdrawnOn
      ? t('ownWithdrawn', { day: day(latest.withdrawnOn) })
      : t('ownMissing')
  const toward = t(`toward_${purpose}`)
  const close = () => setReading(false)
  return (
    <SettingRow wide name={t(`purpose_${purpose}`)} sub={sub}>
      {validConsent ? (
        <Row gap={8} wrap>
          <Button aria-label={t('readOf', { purpose: toward })} onClick={() => setReading(true)}>
            {t('readWording')}
          </Button>
          <WithdrawButton consent={validConsent} business={business} />
        </Row>
      ) : (
        <Button aria-label={t('agreeOf', { purpose: toward })} onClick={() => setReading(true)}>
          {t('readAndAgree')}
        </Button>
      )}
      {isReading && validConsent && <AgreedText consent={validConsent} onClose={close} />}
      {isReading && !validConsent && <Agreement purpose={purpose} wording={wordings[purpose]} isMinor={isMinor} onClose={close} />}
    </SettingRow>
  )
}

function WithdrawButton({ consent: { id, purpose }, business }: { consent: Consent; business: string }) {
  const t = useConsentWords()
  const { mutate, isPending } = useCall(withdrawOwnConsent, { onSuccess: () => toast({ type: 'success', text: t('withdrawnNow') }) })
  const toward = t(`toward_${purpose}`)
  const ask = async () => {
    const isSure = await confirm({
      title: t('withdrawTitle', { purpose: toward }),
      text: t(`ownErased_${purpose}`, { business }),
      proceed: t('withdraw'),
      danger: true,
    })
    if (isSure) mutate({ id })
  }
  return (
    <Button kind="quiet" isBusy={isPending} aria-label={t('withdrawOf', { purpose: toward })} onClick={() => void ask()}>
      {t('withdraw')}
    </Button>
  )
}
