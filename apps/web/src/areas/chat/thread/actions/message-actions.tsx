import { reactionEmojis, type Message } from '@allenio/contract/chat'
import { IconArrowBackUp, IconArrowForwardUp, IconCircleCheck, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { BareButton } from '#ui/layout'
import { Popover } from '#ui/popover'
import { useThreadWords } from '../words.ts'
import css from './message-actions.module.css'
import { useThreadActions } from './thread-actions.ts'

interface MessageActionsProps {
  message: Message
  buttonId: string
  /** Somebody is about to use the menu. Until then a plain button stands for it, because a thread may have thousands of rows. */
  isNear: boolean
}

/** The actions on a message, opened by the three dots, a long press or Enter. */
export function MessageActions({ message, buttonId, isNear }: MessageActionsProps) {
  const t = useThreadWords()
  const { may } = message
  const [wasPressed, setPressed] = useState(false)
  useEffect(() => {
    if (wasPressed) document.getElementById(buttonId)?.click()
  }, [wasPressed, buttonId])
  if (!may.reply && !may.react && !may.delete && message.message === '') return null
  if (isNear || wasPressed) return <Opener message={message} buttonId={buttonId} />
  return (
    <BareButton
      id={buttonId}
      className={css.dots}
      aria-label={t('actions')}
      aria-haspopup="dialog"
      tabIndex={-1}
      onClick={() => setPressed(true)}
    />
  )
}

function Opener({ message, buttonId }: Omit<MessageActionsProps, 'isNear'>) {
  const t = useThreadWords()
  const { isTeam, reply, react, copy, forward, remove, settle } = useThreadActions()
  const { may, message: text, reactions } = message
  const own = reactions.find(({ isOwn }) => isOwn)?.emoji
  const entries = [
    ...(may.reply ? [{ label: t('reply'), icon: IconArrowBackUp, run: () => reply(message) }] : []),
    ...(may.settle
      ? [{ label: t(message.needsNoAnswer ? 'needsAnswer' : 'needsNoAnswer'), icon: IconCircleCheck, run: () => settle(message) }]
      : []),
    ...(text ? [{ label: t('copy'), icon: IconCopy, run: () => copy(message) }] : []),
    ...(isTeam && mayForward(message) ? [{ label: t('forward'), icon: IconArrowForwardUp, run: () => forward(message) }] : []),
    ...(may.delete ? [{ label: t('delete'), icon: IconTrash, run: () => remove(message), isDanger: true }] : []),
  ]
  return (
    <Popover
      side={message.isOwn ? 'bottom-end' : 'bottom-start'}
      bare
      target={(_opened, toggle) => (
        <IconButton id={buttonId} label={t('actions')} icon={IconDots} size="small" className={css.more} tabIndex={-1} onClick={toggle} />
      )}>
      {close => {
        const after = (run: () => void) => () => {
          close()
          run()
        }
        return (
          <div className={css.panel}>
            {may.react && (
              <fieldset className={css.emojis} aria-label={t('reactWith')}>
                {reactionEmojis.map(emoji => (
                  <BareButton
                    key={emoji}
                    className={css.emoji}
                    aria-pressed={emoji === own}
                    aria-label={emoji}
                    onClick={after(() => react(message, emoji === own ? null : emoji))}>
                    {emoji}
                  </BareButton>
                ))}
              </fieldset>
            )}
            {entries.map(({ label, icon, run, isDanger }) => (
              <Entry key={label} label={label} icon={icon} onClick={after(run)} isDanger={isDanger ?? false} />
            ))}
          </div>
        )
      }}
    </Popover>
  )
}

interface EntryProps {
  label: string
  icon: IconComponent
  onClick: () => void
  isDanger: boolean
}

const Entry = ({ label, icon, onClick, isDanger }: EntryProps) => (
  <BareButton className={css.entry} data-danger={isDanger || undefined} onClick={onClick}>
    <Icon of={icon} size={18} />
    {label}
  </BareButton>
)

/** Texts and files can be forwarded. A voice message is meant for one person, and a team note must stay in the team. */
export const mayForward = ({ type, isTeamNote, deletedAt }: Message): boolean => type !== 'voice' && !isTeamNote && deletedAt === null
