import { versionOfRows } from '@allenio/domain/surveys'
import { useDeferredValue } from 'react'
import { TrySurvey } from '#areas/surveys-answering'
import { useIsTight } from '#lib/device'
import { useStored } from '#lib/store'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import css from './editor.module.css'
import { useEditor, useSurveyCells } from './session.ts'
import { useEditorWords } from './words.ts'

/** The survey as a client answers it on a phone: beside the settings, or in a panel where there is no room for that. */
export function Trial({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useEditorWords()
  const isTight = useIsTight()
  if (!isTight) {
    return (
      <aside className={css.trial} aria-label={t('tryIt')}>
        <Text size="small" tone={2} className={css.trialTitle}>
          {t('asClientSees')}
        </Text>
        <div className={css.phone}>
          <LiveSurvey />
        </div>
      </aside>
    )
  }
  return (
    <SidePanel bare opened={isOpen} width={390} title={t('tryIt')} onClose={onClose}>
      <LiveSurvey />
    </SidePanel>
  )
}

function LiveSurvey() {
  const { document, surveyId, selectedId } = useEditor()
  const { name, intro } = useSurveyCells()
  const rows = useDeferredValue(useStored(document.rows))
  const version = versionOfRows(rows, surveyId)
  const selected = useStored(selectedId)
  const isQuestion = version.pages.some(({ questions }) => questions.some(({ key }) => key === selected))
  return <TrySurvey name={name ?? ''} intro={intro ?? ''} version={version} at={isQuestion ? selected : undefined} />
}
