import { useIsCompact } from '#lib/device'
import { useStored } from '#lib/store'
import { SidePanel } from '#ui/side-panel'
import css from '../editor.module.css'
import { useEditor, useQuestion } from '../session.ts'
import type { SurveyHead } from '../survey-document.ts'
import { useEditorWords } from '../words.ts'
import { QuestionSettings } from './question-settings.tsx'
import { SurveySettings } from './survey-settings.tsx'

/** The settings of the selected question, or of the survey: a column, or a panel where there is no room for one. */
export function Settings({ head }: { head: SurveyHead | undefined }) {
  const t = useEditorWords()
  const { selectedId, isPanelOpen } = useEditor()
  const question = useQuestion(useStored(selectedId))
  const isOpen = useStored(isPanelOpen)
  const isCompact = useIsCompact()
  const wasPublished = head !== undefined && head.version !== null
  const settings = question ? <QuestionSettings key={question.key} question={question} wasPublished={wasPublished} /> : <SurveySettings />
  if (!isCompact) {
    return (
      <aside className={css.settings} aria-label={t('settings')}>
        {settings}
      </aside>
    )
  }
  return (
    <SidePanel bare opened={isOpen} title={t(question ? 'settings' : 'surveySettings')} onClose={() => isPanelOpen.set(false)}>
      {settings}
    </SidePanel>
  )
}
