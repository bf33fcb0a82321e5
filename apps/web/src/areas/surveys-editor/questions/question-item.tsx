import { surveyLimits, type Question } from '@allenio/contract/surveys'
import { linesOfText } from '@allenio/domain/surveys'
import { IconAdjustments, IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useHistory, useTypedCell } from '#shell/editor'
import { useIsCompact } from '#lib/device'
import { useSelected } from '#lib/store'
import { Badge } from '#ui/badge'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { TextArea } from '#ui/text-area'
import { Text } from '#ui/text'
import css from '../editor.module.css'
import { useFaultText } from '../fault-text.ts'
import { addQuestions, deleteQuestion, duplicateShownQuestion, moveShownQuestion, pasteQuestions } from '../gestures.ts'
import { useEditor, useFindings, useQuestion } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { AnswerPreview } from './answer-preview.tsx'

/** One question, with its text to type into and the answer as it will look. */
export function QuestionItem({ id }: { id: string }) {
  const question = useQuestion(id)
  return question && <ShownQuestion question={question} />
}

function ShownQuestion({ question }: { question: Question }) {
  const t = useEditorWords()
  const history = useHistory()
  const session = useEditor()
  const isCompact = useIsCompact()
  const { document, selectedId, focusId, isPanelOpen, set } = session
  const { key: id, kind, text, help, isRequired, condition, everyNth } = question
  const pageId = useSelected(document.rows, rows => rows.get(id)?.parentId ?? '')
  const isSelected = useSelected(selectedId, selected => selected === id)
  const area = useRef<HTMLTextAreaElement>(null)
  const takesFocus = useSelected(focusId, next => next === id)
  useEffect(() => {
    if (!takesFocus) return
    area.current?.focus()
    focusId.set(undefined)
  }, [takesFocus, focusId])
  const field = useTypedCell({ value: text, write: (next, gestureId) => set(id, { text: next }, gestureId) })
  const keyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    moveShownQuestion(session, id, event.key === 'ArrowUp' ? -1 : 1)
  }
  const paste = (event: ClipboardEvent) => {
    const lines = linesOfText(event.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    event.preventDefault()
    pasteQuestions(session, id, lines)
  }
  const openSettings = () => {
    // Safari gives a pressed button no focus, so the selection does not follow by itself
    selectedId.set(id)
    isPanelOpen.set(true)
  }
  return (
    <div className={css.question} data-selected={isSelected || undefined} onFocus={() => selectedId.set(id)}>
      <Stack gap={8}>
        <Row gap={8} align="start">
          <Stack grow>
            <TextArea
              label={t('questionText')}
              labelHidden
              placeholder={t('questionHint')}
              minRows={1}
              maxLength={surveyLimits.questionText}
              ref={area}
              {...field}
              onEnter={() => addQuestions(session, { pageId, afterId: id })}
              onKeyDown={keyDown}
              onPaste={paste}
            />
          </Stack>
          {isCompact && <IconButton label={t('settings')} icon={IconAdjustments} onClick={openSettings} />}
          <MoreMenu
            label={t('questionActions')}
            items={[
              { label: t('moveUp'), icon: IconArrowUp, keys: 'Alt ↑', onClick: () => moveShownQuestion(session, id, -1) },
              { label: t('moveDown'), icon: IconArrowDown, keys: 'Alt ↓', onClick: () => moveShownQuestion(session, id, 1) },
              { label: t('duplicate'), icon: IconCopy, onClick: () => duplicateShownQuestion(session, id) },
              history.partItem({ rowId: id }),
              { label: t('delete'), icon: IconTrash, danger: true, onClick: () => deleteQuestion(session, id) },
            ]}
          />
        </Row>
        {help && (
          <Text size="hint" tone={2} breaks>
            {help}
          </Text>
        )}
        <AnswerPreview question={question} />
        <Row gap={8} wrap>
          <Badge>{t(`kind_${kind}`)}</Badge>
          {isRequired && <Badge>{t('isRequired')}</Badge>}
          {condition && <Badge>{t('hasCondition')}</Badge>}
          {everyNth > 1 && <Badge>{t('everyNthBadge', { count: everyNth })}</Badge>}
        </Row>
        <Findings id={id} />
      </Stack>
    </div>
  )
}

/** Shows the faults and warnings of a question, or for null those of the survey as a whole. */
export function Findings({ id }: { id: string | null }) {
  const textOf = useFaultText()
  const { faults, warnings } = useFindings(id)
  if (faults.length + warnings.length === 0) return null
  return (
    <Stack gap={4} align="start">
      {faults.map((fault, at) => (
        <Badge key={`${fault.code} ${at}`} bare status="error">
          {textOf(fault)}
        </Badge>
      ))}
      {warnings.map((fault, at) => (
        <Badge key={`${fault.code} ${at}`} bare status="attention">
          {textOf(fault)}
        </Badge>
      ))}
    </Stack>
  )
}
