import type { Output } from '@allenio/contract'
import { listConsents, listOwnConsents, withdrawConsent, type ConsentPurpose } from '@allenio/contract/clients'
import { read, useCall } from '#lib/api'
import { confirm } from '#ui/confirm'
import { toast } from '#ui/toast'
import { useConsentWords } from './words.ts'

export type Consent = Output<typeof listConsents>['consents'][number]

export const consentsQuery = (id: string) => read(listConsents, { id }, { quiet: true, isStored: true })

/** The signed-in client's own, with the words that a new consent would be to. */
export const ownConsentsQuery = () => read(listOwnConsents, {}, { quiet: true })

/** Takes a consent of a client back, once whoever asks has read what goes with it. */
export function useWithdrawal(clientId: string) {
  const t = useConsentWords()
  const { mutate, isPending } = useCall(withdrawConsent, { onSuccess: () => toast({ type: 'success', text: t('withdrawnNow') }) })
  const ask = async ({ id: consentId, purpose }: { id: string; purpose: ConsentPurpose }) => {
    const isSure = await confirm({
      title: t('withdrawTitle', { purpose: t(`toward_${purpose}`) }),
      text: t(`erased_${purpose}`),
      proceed: t('withdraw'),
      danger: true,
    })
    if (isSure) mutate({ id: clientId, consentId })
  }
  return { ask: (consent: { id: string; purpose: ConsentPurpose }) => void ask(consent), isBusy: isPending }
}
