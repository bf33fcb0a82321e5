import { workoutCommentMaxLength } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#lib/api'
import { useDraft } from '#lib/offline'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Skeleton } from '#ui/skeleton'
import { TextArea } from '#ui/text-area'
import type { CommentWrites } from './exercise-comments.tsx'
import { useCommentWords } from './words.ts'

const draftName = (exerciseId: string) => `workout comment ${exerciseId}`
const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Whether a comment is half written: its form is then open from the start. */
export const useHasCommentDraft = (exerciseId: string): boolean => useDraft(draftName(exerciseId), asText).draft !== undefined

interface CommentFormProps {
  exerciseId: string
  label: string
  writes: CommentWrites
  onClose: () => void
}

/** Keeps a comment on the device until it is sent. */
export function CommentForm(props: CommentFormProps) {
  const { draft, isLoaded, save, discard } = useDraft(draftName(props.exerciseId), asText)
  if (!isLoaded) return <Skeleton height={96} />
  return <CommentFields {...props} start={draft ?? ''} onWriting={save} onDiscard={discard} />
}

interface CommentFieldsProps extends CommentFormProps {
  start: string
  onWriting: (text: string) => void
  onDiscard: () => void
}

function CommentFields({ exerciseId: weightId, label, writes, start, onWriting, onDiscard, onClose }: CommentFieldsProps) {
  const t = useCommentWords()
  const [text, setText] = useState(start)
  // a second try is the same comment
  const [id] = useState(newId)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isJustOpened = start === ''
  // the focus brings the field alone into view, and not the button below it
  useEffect(() => {
    if (isJustOpened) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isJustOpened])
  const close = () => {
    onDiscard()
    onClose()
  }
  const send = async () => {
    const trimmed = text.trim()
    if (!trimmed) return setError(t('textNeeded'))
    setSending(true)
    const outcome = await writes.add({ id, weightId, text: trimmed })
    setSending(false)
    if (outcome.state === 'refused') setError(messageOf(outcome.error))
    else close()
  }
  return (
    <form
      ref={form}
      onSubmit={event => {
        event.preventDefault()
        if (!isSending) void send()
      }}>
      <Stack gap={8}>
        <TextArea
          label={label}
          hint={writes.isClient ? undefined : t('readNextTime')}
          value={text}
          error={error}
          maxLength={workoutCommentMaxLength}
          minRows={2}
          maxHeight={320}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been opened by a press
          autoFocus={isJustOpened}
          onChange={({ target: { value } }) => {
            setText(value)
            setError(undefined)
            onWriting(value)
          }}
        />
        <Row gap={8} wrap>
          <Button type="submit" kind="ink" isBusy={isSending}>
            {t('send')}
          </Button>
          <Button kind="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
