import { deleteUser, operatorDeletionDays, type CoachDetail } from '@allenio/contract/dash'
import { useState } from 'react'
import { callSaying } from '#lib/api'
import { useFormats } from '#lib/formats'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { ReasonProof } from '../proof/reason-proof.tsx'
import { useBusinessWords } from './words.ts'

const dayMs = 86_400_000

interface DeleteDialogProps {
  owner: NonNullable<CoachDetail['owner']>
  goesWithOwner: CoachDetail['goesWithOwner']
  onClose: () => void
}

/** Names what goes with an account, and asks for its address, the reason and a proof. */
export function DeleteDialog({ owner, goesWithOwner, onClose }: DeleteDialogProps) {
  const t = useBusinessWords()
  const [email, setEmail] = useState('')
  const { day } = useFormats()
  const [due] = useState(() => Date.now() + operatorDeletionDays * dayMs)
  const planText = ({ name, isPaid, renewsAt }: NonNullable<CoachDetail['goesWithOwner'][number]['plan']>) => {
    const values = { plan: name, day: day(new Date(due)) }
    if (!isPaid) return t('deleteGrantedPlan', values)
    if (renewsAt === null || Date.parse(renewsAt) > due) return t('deletePlan', values)
    return t('deletePlanRenews', { ...values, renewal: day(renewsAt) })
  }
  return (
    <ReasonProof
      isDanger
      title={t('deleteTitle', { name: owner.name || owner.email })}
      text={t('deleteText')}
      proceed={t('deleteSave')}
      hint={t('reasonHint')}
      onClose={onClose}
      check={() => ({ ...(!email.trim() && { email: t('deleteEmailMissing') }) })}
      act={async reason => {
        const answer = await callSaying(deleteUser, { id: owner.id, email: email.trim(), reason })
        await answer.refreshed
        toastMessage(answer.data, answer)
      }}>
      {fields => (
        <>
          <Stack gap={8}>
            <Text>{t('deleteGoes')}</Text>
            <BareList>
              <li>{t('deletePerson', { name: owner.name || owner.email })}</li>
              {goesWithOwner.map(({ name, clients, subscriptions, plan }) => (
                <li key={name}>
                  {t('deleteBusiness', { name, total: clients, subscriptions })}
                  {plan && `. ${planText(plan)}`}
                </li>
              ))}
            </BareList>
            <Text tone={2}>{goesWithOwner.length > 0 ? t('deleteTold') : t('deleteStays')}</Text>
          </Stack>
          <TextField
            name="email"
            label={t('deleteEmail', { email: owner.email })}
            value={email}
            error={fields['email']}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={event => setEmail(event.target.value)}
          />
        </>
      )}
    </ReasonProof>
  )
}
