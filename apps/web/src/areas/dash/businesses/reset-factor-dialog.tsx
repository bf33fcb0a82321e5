import { resetSecondFactor } from '@allenio/contract/dash'
import { useState } from 'react'
import { callSaying } from '#lib/api'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { ReasonProof } from '../proof/reason-proof.tsx'
import { useBusinessWords } from './words.ts'

interface ResetFactorDialogProps {
  /** Known where the dialog was opened from a business. */
  email?: string
  onClose: () => void
}

/** Lets somebody in again who has lost phone and codes. */
export function ResetFactorDialog({ email: known = '', onClose }: ResetFactorDialogProps) {
  const t = useBusinessWords()
  const [email, setEmail] = useState(known)
  return (
    <ReasonProof
      title={t('resetFactorTitle')}
      text={t('resetFactorText')}
      proceed={t('resetFactorSave')}
      hint={t('reasonHint')}
      onClose={onClose}
      check={() => ({ ...(!email.trim() && { email: t('deleteEmailMissing') }) })}
      act={async reason => {
        const answer = await callSaying(resetSecondFactor, { email: email.trim(), reason })
        toastMessage(answer.data, answer)
      }}>
      {fields => (
        <TextField
          name="email"
          type="email"
          label={t('email')}
          value={email}
          error={fields['email']}
          autoComplete="off"
          onChange={event => setEmail(event.target.value)}
        />
      )}
    </ReasonProof>
  )
}
