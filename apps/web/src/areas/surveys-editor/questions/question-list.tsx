import { surveyLimits } from '@allenio/contract/surveys'
import { movePage } from '@allenio/domain/surveys'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTypedCell } from '#shell/editor'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { Section } from '#ui/section'
import { TextField } from '#ui/text-field'
import { addPage, addQuestionTo } from '../gestures.ts'
import { useChildIds, useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { QuestionItem } from './question-item.tsx'

/** The pages with their questions, nearly as the client will see them. */
export function QuestionList() {
  const t = useEditorWords()
  const session = useEditor()
  const pageIds = useChildIds(session.surveyId)
  return (
    <>
      {pageIds.map((id, at) => (
        <PageOfQuestions key={id} id={id} number={at + 1} pageCount={pageIds.length} />
      ))}
      <Section>
        <Button icon={IconPlus} onClick={() => addPage(session, null)}>
          {t('addPage')}
        </Button>
      </Section>
    </>
  )
}

interface PageOfQuestionsProps {
  id: string
  number: number
  pageCount: number
}

function PageOfQuestions({ id, number, pageCount }: PageOfQuestionsProps) {
  const t = useEditorWords()
  const session = useEditor()
  const { document, edit, set } = session
  const questionIds = useChildIds(id)
  const stored = useSelected(document.rows, rows => rows.get(id)?.cells['title'])
  const field = useTypedCell({
    value: typeof stored === 'string' ? stored : '',
    write: (title, gestureId) => set(id, { title }, gestureId),
  })
  const move = (by: -1 | 1) => edit(movePage(document.rows.get(), id, by))
  return (
    <Section>
      <Stack gap={12}>
        <Row gap={8} align="end">
          <Stack grow>
            <TextField
              label={t('pageNumber', { number })}
              placeholder={t('pageTitleHint')}
              maxLength={surveyLimits.pageTitle}
              autoComplete="off"
              {...field}
            />
          </Stack>
          <MoreMenu
            label={t('pageActions', { number })}
            items={[
              { label: t('addPageAfter'), icon: IconPlus, onClick: () => addPage(session, id) },
              ...(number > 1 ? [{ label: t('moveUp'), icon: IconArrowUp, onClick: () => move(-1) }] : []),
              ...(number < pageCount ? [{ label: t('moveDown'), icon: IconArrowDown, onClick: () => move(1) }] : []),
              { label: t('deletePage'), icon: IconTrash, danger: true, onClick: () => edit([{ kind: 'delete', id }]) },
            ]}
          />
        </Row>
        {questionIds.map(questionId => (
          <QuestionItem key={questionId} id={questionId} />
        ))}
        <Row>
          <Button size="small" kind="quiet" icon={IconPlus} onClick={() => addQuestionTo(session, id)}>
            {t('addQuestion')}
          </Button>
        </Row>
      </Stack>
    </Section>
  )
}
