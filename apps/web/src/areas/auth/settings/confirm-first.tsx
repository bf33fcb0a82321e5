import { resendConfirmation } from '@allenio/contract/account'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { useSecurityWords } from './words.ts'

/** Why nothing that opens the account can be added yet, and the way to it. */
export function ConfirmFirst({ email }: { email: string }) {
  const t = useSecurityWords()
  const resend = useCall(resendConfirmation, { onSuccess: toastMessage })
  return (
    <>
      <Text tone="attention" prose>
        {t('confirmFirst', { email })}
      </Text>
      <Button isBusy={resend.isPending} onClick={() => resend.mutate({})}>
        {t('resendLink')}
      </Button>
    </>
  )
}
