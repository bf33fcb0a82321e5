import type { CellValue } from '@allenio/contract/documents'
import type { DocumentModel } from '@allenio/domain/documents'
import { useEffect, useState } from 'react'
import { createStore, useStored } from '#lib/store'
import { appTransport, type DocumentCalls } from './app-transport.ts'
import { openDocument } from './open-document.ts'
import type { OpenDocument } from './opened-document.ts'
import { openPresence, type Presence } from './presence.ts'

/** A kind of document, as the area that owns it declares it once. */
export interface DocumentKind {
  /** As on the server. */
  kind: string
  model: DocumentModel
  calls: DocumentCalls
  /** Whether the server takes a value, where rules have come after values that are stored; without it, it takes all of them. */
  isPossible?: (cell: string, value: CellValue) => boolean
  /** The name in the list of unsent writes. */
  title: () => string
}

export interface EditedDocument extends OpenDocument {
  id: string
  calls: DocumentCalls
  presence: Presence
}

/** A document for as long as the component is mounted; undefined for the first moment. */
export function useDocument(documentKind: DocumentKind, id: string): EditedDocument | undefined {
  const [document] = useState(() => createStore<EditedDocument | undefined>(undefined))
  useEffect(() => {
    const { kind, model, calls, isPossible, title } = documentKind
    const opened = openDocument(model, appTransport({ kind, id, calls, title }), isPossible)
    // an edit between the first read and the entry was told to nobody here
    const presence = openPresence(kind, id, { onEntered: opened.lookAgain, onClosed: opened.lookAgain })
    const stopWaiting = opened.isNew.watch(() => !opened.isNew.get() && presence.enter())
    document.set({ ...opened, presence, id, calls })
    return () => {
      stopWaiting()
      presence.leave()
      opened.close()
      document.set(undefined)
    }
  }, [document, documentKind, id])
  return useStored(document)
}
