import {
  changeTestMark,
  changeTrialEnd,
  endGrantedPlan,
  releaseBusiness,
  suspendBusiness,
  undoDeletion,
  type CoachDetail,
} from '@allenio/contract/dash'
import { romeDay } from '@allenio/domain/days'
import { useState } from 'react'
import { z } from 'zod'
import type { Endpoint, Input } from '@allenio/contract'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import { TextArea } from '#ui/text-area'
import { toastMessage } from '#ui/toast'
import { useBusinessWords } from './words.ts'

interface BusinessDialogProps {
  business: CoachDetail
  onClose: () => void
}

const reasonFields = z.object({ reason: z.string().trim().min(3).max(500) })

interface ReasonDialogProps<E extends Endpoint> {
  endpoint: E
  toInput: (reason: string) => Input<E>
  title: string
  text: string
  save: string
  isDanger?: boolean
  onClose: () => void
}

/** Something that needs no more than a reason, which the owner reads. */
function ReasonDialog<E extends Endpoint>({ endpoint, toInput, title, text, save, isDanger = false, onClose }: ReasonDialogProps<E>) {
  const t = useBusinessWords()
  const form = useEndpointForm({
    endpoint,
    schema: reasonFields,
    start: { reason: '' },
    toInput: ({ reason }) => toInput(reason),
    onSaved: (data, { message }) => {
      toastMessage(data, { message })
      onClose()
    },
  })
  return (
    <FormModal form={form} danger={isDanger} reachesOthers title={title} text={text} save={save} onClose={onClose}>
      <TextArea label={t('reason')} hint={t('reasonHint')} minRows={2} maxLength={500} {...form.field('reason')} />
    </FormModal>
  )
}

export function SuspendDialog({ business: { id, business: name }, onClose }: BusinessDialogProps) {
  const t = useBusinessWords()
  return (
    <ReasonDialog
      endpoint={suspendBusiness}
      toInput={reason => ({ id, reason })}
      isDanger
      title={t('suspendTitle', { name })}
      text={t('suspendText')}
      save={t('suspendSave')}
      onClose={onClose}
    />
  )
}

export function ReleaseDialog({ business: { id, business: name }, onClose }: BusinessDialogProps) {
  const t = useBusinessWords()
  return (
    <ReasonDialog
      endpoint={releaseBusiness}
      toInput={reason => ({ id, reason })}
      title={t('releaseTitle', { name })}
      text={t('releaseText')}
      save={t('releaseSave')}
      onClose={onClose}
    />
  )
}

export function EndGrantDialog({ business: { id }, onClose }: BusinessDialogProps) {
  const t = useBusinessWords()
  return (
    <ReasonDialog
      endpoint={endGrantedPlan}
      toInput={reason => ({ id, reason })}
      isDanger
      title={t('endGrantTitle')}
      text={t('endGrantText')}
      save={t('endGrantSave')}
      onClose={onClose}
    />
  )
}

export function UndoDialog({ business: { owner }, onClose }: BusinessDialogProps) {
  const t = useBusinessWords()
  return (
    <ReasonDialog
      endpoint={undoDeletion}
      toInput={reason => ({ id: owner?.id ?? '', reason })}
      title={t('undoTitle')}
      text={t('undoText')}
      save={t('undoSave')}
      onClose={onClose}
    />
  )
}

export function TestDialog({ business: { id, isTest }, onClose }: BusinessDialogProps) {
  const t = useBusinessWords()
  const [wasTest] = useState(isTest)
  return (
    <ReasonDialog
      endpoint={changeTestMark}
      toInput={reason => ({ id, isTest: !wasTest, reason })}
      title={t('markTestTitle')}
      text={wasTest ? t('unmarkTestText') : t('markTestText')}
      save={t('save')}
      onClose={onClose}
    />
  )
}

const trialFields = z.object({ day: z.string(), reason: z.string().trim().min(3).max(500) })

export function TrialDialog({ business: { id, trialEndsAt }, onClose }: BusinessDialogProps) {
  const t = useBusinessWords()
  const today = romeDay()
  const form = useEndpointForm({
    endpoint: changeTrialEnd,
    schema: trialFields,
    start: { day: romeDay(trialEndsAt) < today ? today : romeDay(trialEndsAt), reason: '' },
    toInput: ({ day, reason }) => ({ id, day, reason }),
    onSaved: (data, { message }) => {
      toastMessage(data, { message })
      onClose()
    },
  })
  return (
    <FormModal form={form} title={t('changeTrialTitle')} save={t('save')} onClose={onClose}>
      <DayField label={t('changeTrialDay')} min={today} {...useFormValue(form, 'day')} />
      <TextArea label={t('reason')} hint={t('reasonHint')} minRows={2} maxLength={500} {...form.field('reason')} />
    </FormModal>
  )
}
