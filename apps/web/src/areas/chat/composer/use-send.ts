import type { Conversation } from '@allenio/contract/chat'
import { useRef } from 'react'
import { messageOf } from '#lib/api'
import { toast } from '#ui/toast'
import { takeSubject } from '../subjects.ts'
import { enqueueMessage } from '../thread/outgoing/outgoing-messages.ts'
import { useComposerWords } from './words.ts'
import type { Recording } from './use-recorder.ts'

interface TextMessage {
  message: string
  files: readonly File[]
  attachmentId?: string | undefined
  replyTo: string | undefined
  isTeamNote: boolean
  /** The text of the shared draft that this message ends. */
  endsDraft: string
}

type UnsentMessage = Pick<TextMessage, 'message' | 'files'>

/** Puts messages into the outbox, one after the other. If the device cannot even store one, its text returns to the composer. */
export function useSend({ id, chatInfo, clientId }: Conversation, { onSent }: { onSent: () => void }) {
  const t = useComposerWords()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const base = { conversationId: id, title: t('writeTo', { name: chatInfo.title }) }
  const enqueueInOrder = (work: () => Promise<void>, onLost: () => void) => {
    queue.current = queue.current.then(work).catch((error: unknown) => {
      toast({ type: 'error', text: messageOf(error) })
      onLost()
    })
    onSent()
  }
  const send = ({ message, files, attachmentId, replyTo, isTeamNote, endsDraft }: TextMessage, onLost: (unsent: UnsentMessage) => void) => {
    const about = takeSubject(clientId)
    const own = { ...base, ...(isTeamNote && { isTeamNote }), ...(replyTo && { replyTo }), ...(about && { about }) }
    // a message has one file; a file from the library goes with the text
    const [first, ...rest] = attachmentId ? [undefined, ...files] : files
    const whole = { ...own, message, ...(first && { file: first }), ...(attachmentId && { attachmentId }), ...(endsDraft && { endsDraft }) }
    enqueueInOrder(
      () => enqueueMessage(whole),
      () => onLost({ message, files: first ? [first] : [] }),
    )
    for (const file of rest) {
      if (!file) continue
      const { replyTo: _answered, about: _subject, ...later } = { replyTo: '', about, ...own }
      enqueueInOrder(
        () => enqueueMessage({ ...later, file }),
        () => onLost({ message: '', files: [file] }),
      )
    }
  }
  const sendVoice = ({ file, duration, waveform }: Recording, { replyTo, isTeamNote }: Pick<TextMessage, 'replyTo' | 'isTeamNote'>) =>
    enqueueInOrder(
      () =>
        enqueueMessage({
          ...base,
          type: 'voice',
          file,
          duration,
          waveform,
          ...(isTeamNote && { isTeamNote }),
          ...(replyTo && { replyTo }),
        }),
      () => undefined,
    )
  return { send, sendVoice }
}
