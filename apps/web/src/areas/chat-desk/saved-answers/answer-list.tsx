import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { List, ListRow } from '#ui/list'
import { RecordActions } from '#ui/row-actions'
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
  return (
    <List label={t('answers')}>
      {answers.map(answer => {
        const { id, title, text, isShared, may } = answer
        const edit = may.update ? () => onEdit(answer) : undefined
        return (
          <ListRow
            key={id}
            title={
              <>
                {title}{' '}
                <Text as="span" size="small" tone={3}>
                  {t(isShared ? 'ofTeam' : 'ofYou')}
                </Text>
              </>
            }
            sub={text.replaceAll(/\s+/g, ' ')}
            actions={may.update && <RecordActions name={title} edit={edit} remove={may.delete && (() => deleteAnswer(answer))} />}
            onClick={edit}
          />
        )
      })}
    </List>
  )
}
