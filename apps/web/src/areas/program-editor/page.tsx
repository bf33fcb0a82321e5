import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useParam } from '#shell'
import { useDocument } from '#lib/documents'
import { createStore } from '#lib/store'
import { ErrorState } from '#ui/error-state'
import { SkeletonPage } from '#ui/skeleton'
import { Editor } from './editor.tsx'
import { programDocument } from './kind.ts'
import { headQuery } from './head.ts'
import { EditorContext, openSession, type EditorSession } from './session.ts'
import { useEditorWords } from './words.ts'

/** A program while it is made: the document of its weeks, days, workouts and rows. */
export function Page() {
  const id = useParam('id')
  return <OpenProgram key={id} id={id} />
}

function OpenProgram({ id }: { id: string }) {
  const t = useEditorWords()
  const document = useDocument(programDocument, id)
  const [store] = useState(() => createStore<EditorSession | undefined>(undefined))
  const session = store.useSelected(each => each)
  const { data: head } = useQuery(headQuery(id))
  useEffect(() => {
    if (!document) return undefined
    const opened = openSession(document, id)
    store.set(opened)
    return () => {
      opened.close()
      store.set(undefined)
    }
  }, [document, store, id])
  if (!session || session.document !== document) return <SkeletonPage />
  return (
    <EditorContext value={session}>
      <WhenRead session={session} text={t('unreachable')}>
        <Editor head={head} />
      </WhenRead>
    </EditorContext>
  )
}

interface WhenReadProps {
  session: EditorSession
  text: string
  children: ReactNode
}

/** Waits for the document, from this device or from the server. */
function WhenRead({ session: { document }, text, children }: WhenReadProps) {
  const state = document.status.useSelected(status => status.state)
  const isRead = document.rows.useSelected(rows => rows.size > 0)
  if (isRead) return children
  return state === 'unreachable' || state === 'gone' ? <ErrorState title={text} onRetry={document.lookAgain} /> : <SkeletonPage />
}
