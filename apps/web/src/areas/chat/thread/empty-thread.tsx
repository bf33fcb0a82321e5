import type { Conversation } from '@allenio/contract/chat'
import { EmptyState } from '#ui/empty-state'
import { useThreadWords } from './words.ts'
import css from './thread.module.css'

export function EmptyThread({ conversation: { may } }: { conversation: Conversation }) {
  const t = useThreadWords()
  const text = !may.send ? t('emptyClosed') : may.note ? t('emptyTeam') : t('emptyClient')
  return <div className={css.middle}><EmptyState title={t('emptyTitle')} text={text} level={3} /></div>
}
