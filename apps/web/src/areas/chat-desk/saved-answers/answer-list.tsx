import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { List, ListRow } from '#ui/list'
import type { MenuItem } from '#ui/menu'
import { RowActions } from '#ui/row-actions'
import { Text } from '#ui/text'
import { useDeskWords } from '../words.ts'
import { useDeleteAnswer } from './data.ts'

interface AnswerListProps {
  answers: readonly SavedAnswer[]
  onEdit: (answer: SavedAnswer) => void
}

export function AnswerList({ answers, onEdit }: AnswerListProps) {
  const t = useDeskWords()
  const deleteAnswer = useDeleteAnswer()
  const actions = (answer: SavedAnswer): MenuItem[] => [
    ...(answer.may.update ? [{ label: t('edit'), icon: IconPencil, onClick: () => onEdit(answer) }] : []),
    ...(answer.may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => deleteAnswer(answer) }] : []),
  ]
  return (
    <List label={t('answers')}>
      {answers.map(answer => {
        const { id, title, text, isShared, may } = answer
        const rowProps = {
          title: (
            <>
              {title}{' '}
              <Text as="span" size="small" tone={3}>
                {t(isShared ? 'ofTeam' : 'ofYou')}
              </Text>
            </>
          ),
          sub: text.replaceAll(/\s+/g, ' '),
          actions: may.update && <RowActions label={t('actions', { name: title })} items={() => actions(answer)} />,
        }
        return may.update ? <ListRow key={id} {...rowProps} onClick={() => onEdit(answer)} /> : <ListRow key={id} {...rowProps} />
      })}
    </List>
  )
}
