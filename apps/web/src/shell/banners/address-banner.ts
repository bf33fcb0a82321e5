import { resendConfirmation } from '@allenio/contract/account'
import { useEffect } from 'react'
import { callSaying, reportCallError } from '#lib/api'
import { dismissBanner, showBanner } from '#ui/banner'
import { toast } from '#ui/toast'
import { useMe } from '../me/me.ts'
import { useWords } from '../words/index.ts'

const id = 'confirm address'
// a closed notice comes back at the next visit
let isDismissed = false

/** Explains how to confirm the e-mail address. An unconfirmed address does not prevent anything. */
export function useAddressBanner(): void {
  const me = useMe()
  const t = useWords()
  const email = me && !me.isEmailConfirmed ? me.email : undefined
  useEffect(() => {
    if (email === undefined || isDismissed) return
    showBanner({
      id,
      type: 'info',
      lead: t('confirmLead'),
      text: t('confirmText', { email }),
      buttons: [{ text: t('resend'), onClick: () => void resend() }],
      onClose: () => {
        isDismissed = true
      },
    })
    return () => dismissBanner(id)
  }, [email, t])
}

async function resend(): Promise<void> {
  try {
    const { message } = await callSaying(resendConfirmation, {})
    if (message) toast({ type: 'success', text: message })
  } catch (error) {
    reportCallError(error)
  }
}
