import { messageLimits, type Message, type Conversation } from '@allenio/contract/chat'
import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { IconFolder, IconLock } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { AttachmentsPanel, SavedAnswersPanel, ScheduleButton, SlashMenu } from '#areas/chat-desk'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { TextArea } from '#ui/text-area'
import { typingReporter } from '../thread/typing-state.ts'
import { focusLastMessage } from '../thread/use-message-keys.ts'
import { useComposerWords } from './words.ts'
import css from './composer.module.css'
import { useEnterSends } from './enter-sends.ts'
import { MicButton } from './mic-button.tsx'
import { AttachMenu } from './attach-menu.tsx'
import { RecorderBar } from './recorder-bar.tsx'
import { MessageHead } from './reply-bar.tsx'
import { SendButton } from './send-button.tsx'
import { StateLine } from './state-line.tsx'
import { Tray } from './tray.tsx'
import { useChatDraft } from './use-chat-draft.ts'
import { useFiles } from './use-files.ts'
import { mayRecord } from './use-recorder.ts'
import { useSend } from './use-send.ts'
import { useVoiceMessage } from './use-voice-message.ts'

interface ComposerProps {
  conversation: Conversation
  replyTo: Message | undefined
  onReplyEnd: () => void
  /** Files that were dropped anywhere on the thread. */
  dropped: readonly File[] | undefined
  onDroppedTaken: () => void
  onSent: () => void
}

const maxHeight = 140

/** The field for writing a message; if nobody may write, the sentence that says why. */
export function Composer(props: ComposerProps) {
  const { may, closure } = props.conversation
  if (!may.send && !may.note) return <output className={css.closed}>{closure?.message}</output>
  return <OpenComposer {...props} />
}

function OpenComposer({ conversation, replyTo, onReplyEnd, dropped, onDroppedTaken, onSent }: ComposerProps) {
  const t = useComposerWords()
  const isMobile = useIsMobile()
  const enterSends = useEnterSends()
  const { id, may, clientId } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const { draft, change, setNote, clear } = useChatDraft(conversation)
  const { text } = draft
  const { files, add, remove, empty } = useFiles()
  const [openPanel, setOpenPanel] = useState<'answers' | 'library'>()
  const [attached, setAttached] = useState<ChatAttachment>()
  const [dismissedSlash, setDismissedSlash] = useState<string>()
  const [typing] = useState(() => typingReporter(id))
  const isNote = may.note && (!may.send || draft.isNote)
  const sending = useSend(conversation, { onSent })

  const startReply = useEffectEvent((original: Message) => {
    field.current?.focus()
    // an answer to a team note is a note too, and stays one when the reply is removed, so that it never goes to the client
    if (original.isTeamNote && !isNote) setNote(true)
  })
  useEffect(() => {
    if (replyTo) startReply(replyTo)
  }, [replyTo])
  const addDropped = useEffectEvent((droppedFiles: readonly File[]) => {
    add(droppedFiles)
    onDroppedTaken()
    field.current?.focus()
  })
  useEffect(() => {
    if (dropped) addDropped(dropped)
  }, [dropped])
  useEffect(() => () => typing.stops(), [typing])

  const isTooLong = text.length > messageLimits.text
  const isEmpty = text.trim() === '' && files.length === 0 && !attached
  const slash = !isNote && may.note ? /^\/([^\n]{0,40})$/.exec(text)?.[1] : undefined
  const isSlashOpen = slash !== undefined && dismissedSlash !== text

  const write = (next: string) => {
    change(next)
    if (next.trim() === '') typing.stops()
    else typing.types(isNote)
  }
  const switchNote = (isNextNote: boolean) => {
    setNote(isNextNote)
    if (!isNextNote && replyTo?.isTeamNote) onReplyEnd()
  }
  const finish = () => {
    typing.stops()
    empty()
    setAttached(undefined)
    onReplyEnd()
  }
  const send = () => {
    if (isEmpty || isTooLong) return
    const textMessage = {
      message: text.trim(),
      files,
      attachmentId: attached?.id,
      replyTo: replyTo?.id,
      isTeamNote: isNote,
      endsDraft: clear(),
    }
    finish()
    field.current?.focus()
    sending.send(textMessage, unsent => {
      change(unsent.message)
      add(unsent.files)
    })
  }
  const finishScheduled = () => {
    change('')
    finish()
  }
  const voice = useVoiceMessage(recording => {
    sending.sendVoice(recording, { replyTo: replyTo?.id, isTeamNote: isNote })
    onReplyEnd()
  })
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo) {
      event.preventDefault()
      event.stopPropagation()
      onReplyEnd()
    } else if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault()
      focusLastMessage(field.current)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0 || !may.send) return
    event.preventDefault()
    add(pasted)
  }
  const attach = (attachment: ChatAttachment) => {
    setAttached(attachment)
    setOpenPanel(undefined)
  }
  const more = may.note
    ? [
        { label: t('fromLibrary'), icon: IconFolder, onClick: () => setOpenPanel('library') },
        ...(isMobile ? [{ label: t('note'), icon: IconLock, onClick: () => switchNote(true) }] : []),
      ]
    : []
  // a message with a file of this device cannot be scheduled, because the file must be uploaded first
  const scheduledContent =
    isEmpty || files.length > 0
      ? undefined
      : { ...(text.trim() !== '' && { message: text.trim() }), ...(attached && { attachmentId: attached.id }) }
  const mayAttach = may.send && !isNote
  return (
    <div className={css.place}>
      <StateLine conversation={conversation} recorder={voice.state} onRecorderRead={voice.forget} />
      {isSlashOpen && (
        <SlashMenu
          query={slash}
          clientId={clientId}
          field={field}
          onChoose={change}
          onClose={() => setDismissedSlash(text)}
          onManage={() => setOpenPanel('answers')}
        />
      )}
      <form
        className={classes(css.composer, isNote && css.asNote)}
        data-focus-frame
        onSubmit={event => {
          event.preventDefault()
          send()
        }}>
        <MessageHead clientId={clientId} replyTo={replyTo} onReplyEnd={onReplyEnd} />
        <Tray files={files} onRemove={remove} attached={attached} onDetach={() => setAttached(undefined)} />
        {voice.isRecording ? (
          <RecorderBar {...voice} onCancel={voice.cancel} onSend={voice.finish} />
        ) : (
          <div className={css.lines}>
            {mayAttach && <AttachMenu onFiles={add} more={more} />}
            {may.note && may.send && isMobile && isNote && (
              <IconButton label={t('note')} icon={IconLock} pressed onClick={() => switchNote(false)} />
            )}
            <div className={css.words}>
              <TextArea
                ref={field}
                label={isNote ? t('writeNote') : t('write')}
                labelHidden
                placeholder={isNote ? t('writeNote') : t('write')}
                minRows={1}
                maxHeight={maxHeight}
                value={text}
                className={css.field}
                enterKeyHint={isMobile ? 'enter' : 'send'}
                error={isTooLong ? t('tooLong', { most: messageLimits.text }) : undefined}
                onChange={event => write(event.target.value)}
                onKeyDown={keyDown}
                onPaste={paste}
                {...(enterSends && !isMobile && !isSlashOpen && { onEnter: send })}
              />
            </div>
            {mayAttach && mayRecord() && isEmpty && <MicButton onPress={voice.start} />}
            {may.note && may.send && !isMobile && (
              <Button kind="quiet" icon={IconLock} aria-pressed={isNote} className={css.noteSwitch} onClick={() => switchNote(!isNote)}>
                {t('note')}
              </Button>
            )}
            <span className={css.push} />
            {may.schedule && !isNote && (!isMobile || !isEmpty) && (
              <ScheduleButton conversationId={id} onScheduled={finishScheduled} content={scheduledContent} />
            )}
            <SendButton isNote={isNote} isEmpty={isEmpty} isDisabled={isEmpty || isTooLong} />
          </div>
        )}
      </form>
      {openPanel === 'answers' && <SavedAnswersPanel onClose={() => setOpenPanel(undefined)} />}
      {openPanel === 'library' && <AttachmentsPanel onClose={() => setOpenPanel(undefined)} onChoose={attach} />}
    </div>
  )
}
