import { useEffect, useState, type ReactNode } from 'react'
import { useDocument, type DocumentKind, type EditedDocument } from '#lib/documents'
import { createStore, useSelected, useStored } from '#lib/store'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { NotFoundPicture } from '#ui/illustrations'
import { SkeletonPage } from '#ui/skeleton'
import { useWords } from '../words/index.ts'

interface DocumentSession {
  document: EditedDocument
  close: () => void
}

/** An area's session on a document, for as long as the page shows it; undefined for the first moment. */
export function useDocumentSession<Session extends DocumentSession>(
  kind: DocumentKind,
  id: string,
  open: (document: EditedDocument, id: string) => Session,
): Session | undefined {
  const document = useDocument(kind, id)
  const [store] = useState(() => createStore<Session | undefined>(undefined))
  const session = useStored(store)
  useEffect(() => {
    if (!document) return undefined
    const opened = open(document, id)
    store.set(opened)
    return () => {
      opened.close()
      store.set(undefined)
    }
  }, [document, store, id, open])
  return session?.document === document ? session : undefined
}

interface WhenReadProps {
  document: EditedDocument
  /** Says that it is neither on this device nor in reach. */
  text: string
  children: ReactNode
}

/** Waits for the document, from this device or from the server. */
export function WhenRead({ document, text, children }: WhenReadProps) {
  const t = useWords()
  const state = useSelected(document.status, status => status.state)
  const isRead = useSelected(document.rows, rows => rows.size > 0)
  if (isRead) return children
  if (state === 'gone') return <EmptyState large picture={<NotFoundPicture />} title={t('notFound')} text={t('notFoundText')} />
  return state === 'unreachable' ? <ErrorState title={text} onRetry={document.lookAgain} /> : <SkeletonPage />
}
