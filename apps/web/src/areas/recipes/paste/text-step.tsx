import { recipeLimits } from '@allenio/contract/recipes'
import { useState } from 'react'
import { DraftNotice } from '#ui/draft-notice'
import { FormNotice } from '#ui/form-notice'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { TextArea } from '#ui/text-area'
import { useWords } from '#ui/words'
import { usePasteWords } from './words.ts'

interface TextStepProps {
  /** connects the button in the foot of the dialog */
  formId: string
  text: string
  failure: string | undefined
  /** The text was read, and there is no ingredient in it. */
  isNothingFound: boolean
  hasDraft: boolean
  onWrite: (text: string) => void
  onRecognize: () => void
}

/** The step in which the text is pasted. Ctrl and Enter recognise it. */
export function TextStep({ formId, text, failure, isNothingFound, hasDraft, onWrite, onRecognize }: TextStepProps) {
  const t = usePasteWords()
  const words = useWords()
  const { integer } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const length = text.trim().length
  const tooLong = length > recipeLimits.text ? t('textTooLong', { count: integer(recipeLimits.text), length: integer(length) }) : undefined
  const error = tooLong ?? (isAsked && length === 0 ? t('textNeeded') : isNothingFound ? t('nothingFound') : undefined)
  return (
    <form
      id={formId}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        // the recipe's own form is around this one
        event.stopPropagation()
        setAsked(true)
        if (length > 0 && tooLong === undefined) onRecognize()
      }}>
      <Stack gap={16}>
        <FormNotice failure={failure === undefined ? undefined : { text: failure }} onOver={() => undefined} />
        {hasDraft && <DraftNotice text={words.draftRestored} startOver={words.startOver} onStartOver={() => onWrite('')} />}
        <TextArea
          label={t('text')}
          placeholder={t('example')}
          value={text}
          error={error}
          minRows={9}
          maxHeight={420}
          data-autofocus
          onChange={({ target }) => onWrite(target.value)}
        />
      </Stack>
    </form>
  )
}
