import { createOperatorMessage, operatorMessageKinds, updateOperatorMessage, type OperatorMessage } from '@allenio/contract/dash'
import { addDays, romeDay } from '@allenio/domain/days'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { DayField } from '#ui/day-field'
import { FormModal } from '#ui/form'
import { Grid } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { TextArea } from '#ui/text-area'
import { toastMessage } from '#ui/toast'
import { useMessageWords } from './words.ts'

const fields = z.object({
  kind: z.enum(['banner', 'notice']),
  textIt: z.string().trim().max(500),
  textEn: z.string().trim().max(500),
  fromDay: z.string(),
  untilDay: z.string(),
})

interface MessageFormProps {
  /** The message that is edited; without it a new one is written. */
  message?: OperatorMessage | undefined
  onClose: () => void
}

type Values = z.output<typeof fields>

const usualDays = 7

export function MessageForm({ message, onClose }: MessageFormProps) {
  const t = useMessageWords()
  const today = romeDay()
  const start: Values = message ?? { kind: 'notice', textIt: '', textEn: '', fromDay: today, untilDay: addDays(today, usualDays) }
  const common = {
    schema: fields,
    start,
    check: ({ textIt, textEn, fromDay, untilDay }: Values) => ({
      ...(!textIt && { textIt: t('textMissing') }),
      ...(!textEn && { textEn: t('textMissing') }),
      ...(untilDay < fromDay && { untilDay: t('orderWrong') }),
    }),
    onSaved: (data: OperatorMessage, { message: text }: { message: string | undefined }) => {
      toastMessage(data, { message: text })
      onClose()
    },
  }
  const creation = useEndpointForm({ ...common, endpoint: createOperatorMessage, toInput: values => values })
  const edit = useEndpointForm({ ...common, endpoint: updateOperatorMessage, toInput: values => ({ id: message?.id ?? '', ...values }) })
  const form = message ? edit : creation
  const kind = useFormValue(form, 'kind')
  return (
    <FormModal form={form} title={message ? t('editTitle') : t('create')} save={t('save')} reachesOthers onClose={onClose}>
      <RadioCards
        label={t('kind')}
        options={operatorMessageKinds.map(value => ({ value, label: t(`kind_${value}`), hint: t(`kind_${value}Hint`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <TextArea label={t('textIt')} minRows={2} maxLength={500} {...form.field('textIt')} />
      <TextArea label={t('textEn')} minRows={2} maxLength={500} {...form.field('textEn')} />
      <Grid columns={2}>
        <DayField label={t('fromDay')} {...useFormValue(form, 'fromDay')} />
        <DayField label={t('untilDay')} {...useFormValue(form, 'untilDay')} />
      </Grid>
    </FormModal>
  )
}
