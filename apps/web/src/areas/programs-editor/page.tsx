import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParam } from '#shell'
import { useDocumentSession, WhenRead } from '#shell/editor'
import { SkeletonPage } from '#ui/skeleton'
import { Editor } from './editor.tsx'
import { copiedRows } from './gestures/clipboard.ts'
import { copiedPart } from './gestures/weeks.ts'
import { programDocument } from './kind.ts'
import { headQuery } from './head.ts'
import { EditorContext, openSession } from './session.ts'
import { useEditorWords } from './words.ts'

/** A program while it is made: the document of its weeks, days, workouts and rows. */
export function Page() {
  const id = useParam('id')
  return <OpenProgram key={id} id={id} />
}

function OpenProgram({ id }: { id: string }) {
  const t = useEditorWords()
  const session = useDocumentSession(programDocument, id, openSession)
  const { data: head } = useQuery(headQuery(id))
  // rows, days and weeks that are copied in another tab can be pasted here
  useEffect(() => copiedRows.follow(), [])
  useEffect(() => copiedPart.follow(), [])
  if (!session) return <SkeletonPage />
  return (
    <EditorContext value={session}>
      <WhenRead document={session.document} text={t('unreachable')}>
        <Editor head={head} />
      </WhenRead>
    </EditorContext>
  )
}
