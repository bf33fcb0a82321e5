import type { Message } from '@allenio/contract/chat'
import { BareButton } from '#ui/layout'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useThreadWords } from './words.ts'
import css from './bubble.module.css'
import { useThreadActions } from './actions/thread-actions.ts'

/** The reactions to a message, with their authors; pressing one's own removes it. */
export function Reactions({ message }: { message: Message }) {
  const t = useThreadWords()
  const { react } = useThreadActions()
  const { reactions, may } = message
  if (reactions.length === 0) return null
  return (
    <ul className={css.reactions}>
      {reactions.map(({ emoji, count, isOwn, names }) => (
        <li key={emoji}>
          <BareButton
            className={css.reaction}
            aria-pressed={isOwn}
            aria-disabled={!may.react || undefined}
            title={names.join(', ')}
            onClick={() => {
              if (may.react) react(message, isOwn ? null : emoji)
            }}>
            <span>{emoji}</span>
            <span>{count}</span>
            <VisuallyHidden>{` ${t('reactionOf', { names: names.join(', ') })}`}</VisuallyHidden>
          </BareButton>
        </li>
      ))}
    </ul>
  )
}
