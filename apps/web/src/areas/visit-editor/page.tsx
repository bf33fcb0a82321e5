import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParam } from '#shell'
import { useDocumentSession, WhenRead } from '#shell/editor'
import { SkeletonPage } from '#ui/skeleton'
import { Editor } from './editor.tsx'
import { EditorContext, openSession } from './session.ts'
import { baseQuery, headQuery, visitDocument } from './visit-document.ts'
import { useEditorWords } from './words.ts'

/** A visit while it is written: the document of its measures and notes. */
export function Page() {
  const id = useParam('id')
  return <OpenVisit key={id} id={id} />
}

function OpenVisit({ id }: { id: string }) {
  const t = useEditorWords()
  const session = useDocumentSession(visitDocument, id, openSession)
  const { data: head } = useQuery(headQuery(id))
  const { data: base } = useQuery(baseQuery(id))
  useEffect(() => session?.base.set(base), [session, base])
  if (!session) return <SkeletonPage />
  return (
    <EditorContext value={session}>
      <WhenRead document={session.document} text={t('unreachable')}>
        <Editor head={head} />
      </WhenRead>
    </EditorContext>
  )
}
