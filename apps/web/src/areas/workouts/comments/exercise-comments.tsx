import type { ExerciseResult, WorkoutComment, WorkoutDetail } from '@allenio/contract/workouts'
import { IconMessageCircle, IconMessagePlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { discuss } from '#areas/chat'
import { useMe } from '#shell'
import type { SendOutcome } from '#lib/offline'
import type { Endpoint } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { WaitingMark } from '#ui/waiting-mark'
import { CommentForm, useHasCommentDraft } from './comment-form.tsx'
import css from './comments.module.css'
import { useCommentWords } from './words.ts'

export interface UnsentComment {
  id: string
  weightId: string
  text: string
}

/** How one side writes: the team by calls, a client by the outbox. */
export interface CommentWrites {
  isClient: boolean
  add: (comment: UnsentComment) => Promise<SendOutcome<Endpoint>>
  remove: (comment: WorkoutComment) => void
  unsent: readonly UnsentComment[]
}

interface ExerciseCommentsProps {
  exercise: Pick<ExerciseResult, 'id' | 'name' | 'comments'>
  writes: CommentWrites
  workout: Pick<WorkoutDetail, 'client' | 'day' | 'may'>
  /** Somebody has asked for the form by a key of the page. */
  isAsked?: boolean
  onClose?: () => void
}

/** The comments of both sides on an exercise, and a field for more. */
export function ExerciseComments({ exercise: { id, name, comments }, writes, workout, isAsked = false, onClose }: ExerciseCommentsProps) {
  const t = useCommentWords()
  const me = useMe()
  const hasDraft = useHasCommentDraft(id)
  // until somebody opens or closes the form, a draft opens it
  const [isOpened, setOpened] = useState<boolean>()
  const close = () => {
    setOpened(false)
    onClose?.()
  }
  const waiting = writes.unsent.filter(each => each.weightId === id && comments.every(comment => comment.id !== each.id))
  const hasAny = comments.length + waiting.length > 0
  const word = t(hasAny && writes.isClient ? 'answer' : 'comment')
  return (
    <Stack gap={12}>
      {hasAny && (
        <BareList gap={8} aria-label={t('commentsOn', { exercise: name })}>
          {comments.map(comment => (
            <Comment key={comment.id} comment={comment} writes={writes} />
          ))}
          {waiting.map(({ id: key, text }) => (
            <li key={key} className={css.comment} data-own>
              <p>{text}</p>
              <WaitingMark />
            </li>
          ))}
        </BareList>
      )}
      {isAsked || (isOpened ?? hasDraft) ? (
        <CommentForm exerciseId={id} label={`${word}: ${name}`} writes={writes} onClose={close} />
      ) : (
        <Row gap={8} wrap>
          {workout.may.comment && (
            <Button size="small" icon={IconMessagePlus} onClick={() => setOpened(true)} aria-label={`${word}: ${name}`}>
              {word}
            </Button>
          )}
          {me?.permissions.includes('view chats') && (
            <Button
              size="small"
              kind="quiet"
              icon={IconMessageCircle}
              aria-label={`${t('discuss')}: ${name}`}
              onClick={() => discuss(workout.client.id, { kind: 'exercise', id, title: name, day: workout.day })}>
              {t('discuss')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

function Comment({ comment, writes: { isClient, remove } }: { comment: WorkoutComment; writes: CommentWrites }) {
  const t = useCommentWords()
  const { dayTime } = useFormats()
  const { text, isByClient, addedBy, createdAt, isRead, may } = comment
  const isOwn = isByClient === isClient
  const author = isByClient ? t(isClient ? 'you' : 'client') : (addedBy ?? t('coach'))
  return (
    <li className={css.comment} data-own={isOwn || undefined}>
      <Row gap={8} justify="between">
        <Text as="span" size="small" tone={3}>
          {[author, dayTime(createdAt), isOwn ? t(isRead ? 'read' : 'unread') : !isRead && t('new')].filter(Boolean).join(' · ')}
        </Text>
        {may.delete && (
          <IconButton label={`${t('delete')}: ${text.slice(0, 40)}`} size="small" icon={IconTrash} onClick={() => remove(comment)} />
        )}
      </Row>
      <p>{text}</p>
    </li>
  )
}
