import { messageLimits, type Conversation, type Message } from '@allenio/contract/chat'
import type { ChatAttachment } from '@allenio/contract/chat-desk'
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { typingReporter } from '../thread/typing-state.ts'
import { focusLastMessage } from '../thread/actions/use-message-keys.ts'
import { forgetQuote, useQuoted } from '../subjects.ts'
import { useChatDraft } from './use-chat-draft.ts'
import { useFiles } from './use-files.ts'
import { useSend } from './use-send.ts'
import { useVoiceMessage } from './use-voice-message.ts'

export interface ComposerProps {
  conversation: Conversation
  replyTo: Message | undefined
  onReplyEnd: () => void
  /** Files that were dropped anywhere on the thread. */
  dropped: readonly File[] | undefined
  onDroppedTaken: () => void
  onSent: () => void
}

/** The state of a composer while somebody writes, and the actions of its keys and buttons. */
export function useComposer({ conversation, replyTo, onReplyEnd, dropped, onDroppedTaken, onSent }: ComposerProps) {
  const { id, may, clientId } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const { draft, isLoaded, change, setNote, clear } = useChatDraft(conversation)
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
  const quoted = useQuoted(clientId)
  const addQuoted = useEffectEvent((added: string) => {
    change([text.trimEnd(), added].filter(Boolean).join('\n'))
    forgetQuote()
    field.current?.focus()
  })
  useEffect(() => {
    // a draft that is still being read from the device would replace what is added to it
    if (quoted !== undefined && isLoaded) addQuoted(quoted)
  }, [quoted, isLoaded])
  useEffect(() => () => typing.stops(), [typing])

  const isTooLong = text.length > messageLimits.text
  const isEmpty = text.trim() === '' && files.length === 0 && !attached
  const slash = !isNote && may.note ? /^\/([^\n]{0,40})$/.exec(text)?.[1] : undefined
  const openSlash = dismissedSlash === text ? undefined : slash

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
  // a message with a file of this device cannot be scheduled, because the file must be uploaded first
  const scheduledContent =
    isEmpty || files.length > 0
      ? undefined
      : { ...(text.trim() !== '' && { message: text.trim() }), ...(attached && { attachmentId: attached.id }) }
  return {
    field,
    text,
    files,
    attached,
    isNote,
    isEmpty,
    isTooLong,
    openSlash,
    openPanel,
    scheduledContent,
    voice,
    add,
    remove,
    attach,
    change,
    write,
    switchNote,
    send,
    finishScheduled,
    keyDown,
    paste,
    setOpenPanel,
    detach: () => setAttached(undefined),
    dismissSlash: () => setDismissedSlash(text),
  }
}
