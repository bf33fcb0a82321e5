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
  label: string
  example: string
  /** The most characters. */
  limit: number
  text: string
  failure: string | undefined
  /** Said where the text was read, and there is nothing in it. */
  nothingFound: string | undefined
  hasDraft: boolean
  onWrite: (text: string) => void
  onRecognize: () => void
}

/** The step in which the text is pasted. Ctrl and Enter recognise it. */
export function TextStep({ formId, label, example, limit, text, failure, nothingFound, hasDraft, onWrite, onRecognize }: TextStepProps) {
  const t = usePasteWords()
  const words = useWords()
  const { integer } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const length = text.trim().length
  const tooLong = length > limit ? t('textTooLong', { count: integer(limit), length: integer(length) }) : undefined
  const error = tooLong ?? (isAsked && length === 0 ? t('textNeeded') : nothingFound)
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
          label={label}
          placeholder={example}
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
