import { updateOperatorApp } from '@allenio/contract/custom-apps'
import { romeDay } from '@allenio/domain/days'
import { IconArrowBackUp, IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import type { PageHeaderProps } from '#ui/page-header'
import { TextArea } from '#ui/text-area'
import { toastMessage } from '#ui/toast'
import { useOperatorWords } from '../words.ts'
import { keyOf, useAppChange, type EditedApp } from './edited-app.ts'

interface StateActionsProps extends EditedApp {
  children: (actions: Pick<PageHeaderProps, 'primary' | 'secondary' | 'more'>) => ReactNode
}

/** The moves of the app from state to state, with their dialogs. */
export function StateActions({ children, ...edited }: StateActionsProps) {
  const t = useOperatorWords()
  const [dialog, setDialog] = useState<'activate' | 'deactivate'>()
  const { change, isPending } = useAppChange(edited)
  const { may, state } = edited.app
  const close = () => setDialog(undefined)
  const activate = (kind?: 'primary') => (
    <Button {...(kind && { kind })} onClick={() => setDialog('activate')}>
      {t('activate')}
    </Button>
  )
  const actions = {
    draft: {
      primary: (
        <Button kind="primary" isBusy={isPending} onClick={() => change({ begins: true })}>
          {t('begin')}
        </Button>
      ),
      secondary: activate(),
    },
    'in progress': { primary: activate('primary') },
    active: {
      more: [
        { label: t('changeDate'), icon: IconCalendar, onClick: () => setDialog('activate') },
        ...(may.deactivate
          ? [{ label: t('deactivate'), icon: IconArrowBackUp, danger: true, onClick: () => setDialog('deactivate') }]
          : []),
      ],
    },
  } as const satisfies Record<typeof state, Pick<PageHeaderProps, 'primary' | 'secondary' | 'more'>>
  return (
    <>
      {children(actions[state])}
      {dialog === 'activate' && <ActivateDialog {...edited} onClose={close} />}
      {dialog === 'deactivate' && <DeactivateDialog {...edited} onClose={close} />}
    </>
  )
}

const dateFields = z.object({ activationDate: z.string() })

function ActivateDialog({ onClose, app, onSaved, onRefused }: EditedApp & { onClose: () => void }) {
  const t = useOperatorWords()
  const list = new Intl.ListFormat(useLanguage())
  const form = useEndpointForm({
    endpoint: updateOperatorApp,
    schema: dateFields,
    start: { activationDate: app.activationDate ?? romeDay() },
    toInput: ({ activationDate }) => ({ ...keyOf(app), activationDate }),
    onRefused: error => onRefused(error) && (onClose(), true),
    onSaved: (answer, { message }) => {
      toastMessage(answer, { message })
      onSaved(answer)
      onClose()
    },
  })
  const isReady = app.unready.length === 0
  return (
    <FormModal
      form={form}
      title={t('activateTitle')}
      text={t('activateText')}
      save={t('activateSave')}
      canSubmit={isReady}
      reachesOthers
      onClose={onClose}>
      {isReady ? (
        <DayField label={t('activationDate')} {...useFormValue(form, 'activationDate')} />
      ) : (
        <AttentionLine text={t('unready', { parts: list.format(app.unready.map(part => t(`part_${part}`))) })} />
      )}
    </FormModal>
  )
}

const reasonFields = z.object({ reason: z.string().trim().min(3).max(500) })

function DeactivateDialog({ onClose, app, onSaved, onRefused }: EditedApp & { onClose: () => void }) {
  const t = useOperatorWords()
  const form = useEndpointForm({
    endpoint: updateOperatorApp,
    schema: reasonFields,
    start: { reason: '' },
    toInput: ({ reason }) => ({ ...keyOf(app), activationDate: null, reason }),
    onRefused: error => onRefused(error) && (onClose(), true),
    onSaved: (answer, { message }) => {
      toastMessage(answer, { message })
      onSaved(answer)
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      danger
      reachesOthers
      title={t('deactivateTitle')}
      text={t('deactivateText')}
      save={t('deactivateSave')}
      onClose={onClose}>
      <TextArea label={t('reason')} hint={t('reasonHint')} minRows={2} maxLength={500} {...form.field('reason')} />
    </FormModal>
  )
}
