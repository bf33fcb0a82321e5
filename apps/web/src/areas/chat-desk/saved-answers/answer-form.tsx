import type { Input } from '@allenio/contract'
import { createSavedAnswer, updateSavedAnswer } from '@allenio/contract/forms/chat-desk'
import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { messageLimits } from '@allenio/contract/chat-messages'
import { withFirstName } from '@allenio/domain/chat'
import { Controller, useWatch } from 'react-hook-form'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { FailureNotice } from '#ui/form-notice'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useDeskWords } from '../words.ts'
import css from '../desk.module.css'
import { TextWithName } from '../name-mark/text-with-name.tsx'

interface AnswerFormProps {
  /** The answer to change; absent for a new one. */
  answer: SavedAnswer | undefined
  /** The text that a new answer starts with. */
  text?: string | undefined
  mayShare: boolean
  onDone: () => void
}

export function AnswerForm({ answer, text = '', mayShare, onDone }: AnswerFormProps) {
  const t = useDeskWords()
  const shared = {
    schema: createSavedAnswer.input,
    start: { title: answer?.title ?? '', text: answer?.text ?? text, isShared: answer?.isShared ?? false },
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
  const { register, control, wrong, submit, isBusy, failure, forget } = answer ? change : creation
  const written = useWatch({ control, name: 'text' })
  return (
    <form className={css.form} onSubmit={event => void submit(event)} noValidate>
      <FailureNotice failure={failure} onOver={forget} />
      <TextField
        label={t('answerTitle')}
        hint={t('answerTitleHint')}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        {...register('title')}
        error={wrong('title')}
      />
      <Controller
        control={control}
        name="text"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <TextWithName
            name={name}
            label={t('answerText')}
            maxLength={messageLimits.text}
            maxHeight={280}
            minRows={4}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={wrong('text')}
          />
        )}
      />
      {written.trim() !== '' && (
        <figure className={css.preview}>
          <figcaption>{t('preview', { name: t('exampleName') })}</figcaption>
          <p className={css.bubble}>{withFirstName(written.trim(), t('exampleName'))}</p>
        </figure>
      )}
      {mayShare && <Checkbox label={t('answerShared')} hint={t('answerSharedHint')} {...register('isShared')} />}
      <div className={css.buttons}>
        <Button kind="primary" type="submit" loading={isBusy} disabled={failure?.wait !== undefined}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
