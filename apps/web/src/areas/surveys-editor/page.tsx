import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParam } from '#shell'
import { useDocumentSession, WhenRead } from '#shell/editor'
import { SkeletonPage } from '#ui/skeleton'
import { Editor } from './editor.tsx'
import { EditorContext, openSession } from './session.ts'
import { headQuery, metricsQuery, surveyDocument } from './survey-document.ts'
import { useEditorWords } from './words.ts'

/** A survey while it is written: the document of its pages and questions. */
export function Page() {
  const id = useParam('id')
  return <OpenSurvey key={id} id={id} />
}

function OpenSurvey({ id }: { id: string }) {
  const t = useEditorWords()
  const session = useDocumentSession(surveyDocument, id, openSession)
  const { data: head } = useQuery(headQuery(id))
  const { data: metrics } = useQuery(metricsQuery())
  useEffect(() => {
    if (session && metrics) session.metrics.set(metrics.all_metrics)
  }, [session, metrics])
  if (!session) return <SkeletonPage />
  return (
    <EditorContext value={session}>
      <WhenRead document={session.document} text={t('unreachable')}>
        <Editor head={head} />
      </WhenRead>
    </EditorContext>
  )
}
