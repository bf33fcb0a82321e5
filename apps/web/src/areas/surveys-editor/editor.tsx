import { IconDeviceMobile, IconSend, IconSettings } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { usePageTitle, useShortcuts } from '#shell'
import { EditorFrame } from '#shell/editor'
import { useIsHand, useIsTight } from '#lib/device'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import css from './editor.module.css'
import { PublishDialog } from './publish-dialog.tsx'
import { QuestionList } from './questions/question-list.tsx'
import { useSurveyWording } from './row-words.ts'
import { useEditor, useSurveyCells } from './session.ts'
import { Settings } from './settings/settings.tsx'
import type { SurveyHead } from './survey-document.ts'
import { Trial } from './trial.tsx'
import { useEditorWords } from './words.ts'

/** The editor of a survey: its frame, the questions as they will look, and the settings of the selected one. */
export function Editor({ head }: { head: SurveyHead | undefined }) {
  const t = useEditorWords()
  const { document, selectedId, isPanelOpen } = useEditor()
  const { name } = useSurveyCells()
  const [isPublishing, setPublishing] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const isHand = useIsHand()
  const isTight = useIsTight()
  const wording = useSurveyWording()
  const title = name || head?.name || t('survey')
  const mayPublish = head?.may.update === true && head.isDraft
  usePageTitle(title)
  useShortcuts(useMemo(() => (mayPublish ? [{ keys: 'Alt P', label: t('publish'), run: () => setPublishing(true) }] : []), [mayPublish, t]))
  const openSurveySettings = () => {
    selectedId.set(undefined)
    isPanelOpen.set(true)
  }
  return (
    <div className={css.page}>
      <EditorFrame
        document={document}
        title={title}
        wording={wording}
        cells="textarea, input"
        badges={head && <Badge>{t(head.version === null ? 'draft' : head.isDraft ? 'changedSince' : 'published')}</Badge>}
        actions={
          <>
            {isTight && <IconButton label={t('tryIt')} icon={IconDeviceMobile} onClick={() => setTrying(true)} />}
            <IconButton label={t('surveySettings')} icon={IconSettings} onClick={openSurveySettings} />
            {head?.may.update && (
              <Button
                kind="primary"
                size={isHand ? 'small' : undefined}
                icon={isHand ? undefined : IconSend}
                disabled={!mayPublish}
                onClick={() => setPublishing(true)}>
                {t('publish')}
              </Button>
            )}
          </>
        }>
        <div className={css.work}>
          <section className={css.questions} aria-label={t('questions')}>
            <QuestionList />
          </section>
          <Settings head={head} />
          <Trial isOpen={isTrying} onClose={() => setTrying(false)} />
        </div>
      </EditorFrame>
      {isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </div>
  )
}
