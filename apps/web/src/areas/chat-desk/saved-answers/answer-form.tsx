import type { Input } from '@allenio/contract'
import { messageLimits } from '@allenio/contract/chat'
import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { createSavedAnswer, updateSavedAnswer } from '@allenio/contract/forms/chat-desk'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Checkbox } from '#ui/checkbox'
import { FormBody } from '#ui/form'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { SaveButtons } from '../panel/save-buttons.tsx'
import { MessagePreview } from '../preview/preview.tsx'
import { TextWithName } from '../text-with-name/text-with-name.tsx'
import { useDeskWords } from '../words.ts'

interface AnswerFormProps {
  /** The answer to change; absent for a new one. */
  answer: SavedAnswer | undefined
  mayShare: boolean
  onDone: () => void
}

export function AnswerForm({ answer, mayShare, onDone }: AnswerFormProps) {
  const t = useDeskWords()
  const shared = {
    schema: createSavedAnswer.input,
    start: { title: answer?.title ?? '', text: answer?.text ?? '', isShared: answer?.isShared ?? false },
    onSaved: () => {
      toast({ type: 'success', text: t('answerSaved') })
      onDone()
    },
  }
  const creation = useEndpointForm({ ...shared, endpoint: createSavedAnswer, toInput: values => values })
  const change = useEndpointForm({
    ...shared,
    endpoint: updateSavedAnswer,
    toInput: (values): Input<typeof updateSavedAnswer> => ({ id: answer?.id ?? '', ...values }),
  })
  const form = answer ? change : creation
  const textValue = useFormValue(form, 'text')
  return (
    <FormBody form={form} gap={20}>
      <TextField
        {...form.field('title')}
        label={t('answerTitle')}
        hint={t('answerTitleHint')}
        maxLength={60}
        autoComplete="off"
        data-autofocus
      />
      <TextWithName {...textValue} label={t('answerText')} maxLength={messageLimits.text} maxHeight={280} minRows={4} />
      <MessagePreview caption={t('preview', { name: t('exampleName') })} text={textValue.value} name={t('exampleName')} />
      {mayShare && <Checkbox label={t('answerShared')} hint={t('answerSharedHint')} {...form.register('isShared')} />}
      <SaveButtons isBusy={form.isBusy} isDisabled={form.failure?.wait !== undefined} onCancel={onDone} />
    </FormBody>
  )
}
