import { actionLimits, completeOwnAction, type OwnAction } from '@allenio/contract/client-actions'
import { newId } from '@allenio/domain/ids'
import { useRef, useState } from 'react'
import { messageOf } from '#lib/api'
import { sendOrKeep, useDraft } from '#lib/offline'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Skeleton } from '#ui/skeleton'
import { TextArea } from '#ui/text-area'
import { useOwnWords } from './words.ts'
import { useRefusal } from './refusal.ts'

interface AnswerFormProps {
  action: OwnAction
  title: string
}

const draftName = ({ id, dueDay }: OwnAction) => `answer ${id} ${dueDay}`

/** Whether an answer is half written: its form is then open from the start. */
export const useHasAnswerDraft = (action: OwnAction): boolean => useDraft(draftName(action), asText).draft !== undefined

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Keeps an answer on the device until it is sent. */
export function AnswerForm({ action, title }: AnswerFormProps) {
  const { draft, isLoaded, save, discard } = useDraft(draftName(action), asText)
  if (!isLoaded) return <Skeleton height={96} />
  return <AnswerFields action={action} title={title} start={draft ?? ''} onWriting={save} onSent={discard} />
}

interface AnswerFieldsProps extends AnswerFormProps {
  start: string
  onWriting: (text: string) => void
  onSent: () => void
}

function AnswerFields({ action: { id, dueDay }, title, start, onWriting, onSent }: AnswerFieldsProps) {
  const t = useOwnWords()
  const [text, setText] = useState(start)
  const { error, refuse: showError, clear } = useRefusal()
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const refuse = (sentence: string) => {
    showError(sentence)
    field.current?.focus()
  }
  const send = async () => {
    const answer = text.trim()
    if (!answer) return refuse(t('answerNeeded'))
    setSending(true)
    const outcome = await sendOrKeep(
      completeOwnAction,
      { id, dueDay, completionId: newId(), answer },
      { title: t('answerTitle', { title }) },
    )
    setSending(false)
    if (outcome.state === 'refused') return refuse(messageOf(outcome.error))
    onSent()
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (!isSending) void send()
      }}>
      <Stack gap={12}>
        <TextArea
          ref={field}
          label={t('yourAnswer')}
          value={text}
          error={error}
          maxLength={actionLimits.answer}
          minRows={3}
          maxHeight={320}
          onChange={({ target: { value } }) => {
            setText(value)
            clear()
            onWriting(value)
          }}
        />
        <Button type="submit" kind="primary" size="large" wide isBusy={isSending}>
          {t('sendAnswer')}
        </Button>
      </Stack>
    </form>
  )
}
