import { useState } from 'react'
import { attentionSteps } from '#areas/clients'
import { focusComposer } from '#areas/chat'
import { focusDeskSheet } from '#ui/desk'
import { chatPart, useDockParts } from '../dock/parts.ts'
import { beginReply, endReply } from '../dock/reply-keys.ts'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './words.ts'

/** Chooses the part beside the open thing: at first the one that its area names, then the one that somebody has chosen for this reason. */
export function useInboxDesk({ openItem }: Inbox) {
  const t = useInboxWords()
  const parts = useDockParts()
  const [partOf, setPartOf] = useState<Readonly<Record<string, string>>>({})
  // where there is no room for it, the dock lies over the sheet
  const [isDockOpen, setDockOpen] = useState(false)
  const reason = openItem?.need.reason ?? ''
  const step = attentionSteps.entries().find(({ id }) => id === reason)
  const part = partOf[reason] ?? step?.beside ?? chatPart
  const show = (id: string) => {
    setPartOf({ ...partOf, [reason]: id })
    setDockOpen(true)
  }
  const mayChat = parts.some(({ id }) => id === chatPart)
  const reply = () => {
    // where the conversation itself is open, its composer is there already
    if (step?.isWhole !== true) show(chatPart)
    beginReply()
    focusComposer()
  }
  return {
    step,
    part,
    show,
    isDockOpen,
    closeDock: () => setDockOpen(false),
    leave: () => {
      endReply()
      focusDeskSheet()
    },
    reply: openItem && mayChat ? reply : undefined,
    partKeys: parts
      .slice(0, 9)
      .map(({ id, label }, at) => ({ keys: String(at + 1), label: t('showPart', { part: label }), run: () => show(id) })),
  }
}

export type InboxDesk = ReturnType<typeof useInboxDesk>
