import type { Output } from '@allenio/contract'
import { giveConsent, guardianMaxLength, listOwnConsents, type ConsentPurpose } from '@allenio/contract/clients'
import { newId } from '@allenio/domain/ids'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, messageOf, refetch, useCall } from '#lib/api'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { ConsentTextModal } from './consent-text.tsx'
import { ownConsentsQuery } from './data.ts'
import { useConsentWords } from './words.ts'

interface AgreementProps {
  purpose: ConsentPurpose
  wording: Output<typeof listOwnConsents>['wordings'][ConsentPurpose]
  isMinor: boolean
  onAgreed?: (() => void) | undefined
  onClose: () => void
}

/** The words stand before the button that agrees to them. */
export function Agreement({ purpose, wording, isMinor, onAgreed, onClose }: AgreementProps) {
  const t = useConsentWords()
  // made once, so that a second try agrees once
  const [id] = useState(newId)
  const [guardian, setGuardian] = useState('')
  const name = guardian.trim()
  const cache = useQueryClient()
  const language = useLanguage()
  const { mutate, isPending } = useCall(giveConsent, {
    onSuccess: () => {
      toast({ type: 'success', text: t('agreedNow') })
      onClose()
      onAgreed?.()
    },
    // the words may have changed, or the team has recorded a paper
    onError: () => refetch(cache, keyOf(listOwnConsents, {})),
  })
  return (
    <ConsentTextModal
      title={t(`purpose_${purpose}`)}
      text={wording.text.replaceAll('{{guardian}}', () => name || '________')}
      language={language}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button
            kind="primary"
            isBusy={isPending}
            disabled={isMinor && name.length < leastName}
            onClick={() => mutate({ id, purpose, version: wording.version, ...(isMinor && { guardian: name }) })}>
            {t('agree')}
          </Button>
        </>
      }>
      {isMinor && (
        <TextField
          label={t('guardian')}
          hint={t('ownGuardianHint')}
          maxLength={guardianMaxLength}
          autoComplete="off"
          value={guardian}
          onChange={event => setGuardian(event.target.value)}
        />
      )}
    </ConsentTextModal>
  )
}

const leastName = 3

type AskConsentProps = Pick<AgreementProps, 'purpose' | 'onAgreed' | 'onClose'>

/** Asks clients for a consent at the moment when something needs it. */
export function AskConsent({ purpose, onAgreed, onClose }: AskConsentProps) {
  const t = useConsentWords()
  const { data, error, refetch: tryAgain } = useQuery(ownConsentsQuery())
  if (data) return <Agreement purpose={purpose} wording={data.wordings[purpose]} isMinor={data.isMinor} {...{ onAgreed, onClose }} />
  return (
    <Modal opened title={t(`purpose_${purpose}`)} onClose={onClose} foot={<Button onClick={onClose}>{t('close')}</Button>}>
      {error ? <ErrorState title={t('loadFailed')} text={messageOf(error)} onRetry={() => void tryAgain()} /> : <SkeletonLines lines={6} />}
    </Modal>
  )
}
