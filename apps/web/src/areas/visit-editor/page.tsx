import type { FinishedVisit } from '@allenio/domain/visits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { baseQuery } from '#areas/visits'
import { useParam } from '#shell'
import { useDocumentSession, WhenRead } from '#shell/editor'
import { SkeletonPage } from '#ui/skeleton'
import { Editor } from './editor.tsx'
import { headOfUnsent, useUnsentVisit } from './new-head.ts'
import { EditorContext, openSession, type VisitSession } from './session.ts'
import { finishedOf, headQuery, visitDocument, type VisitHead } from './visit-document.ts'
import { useEditorWords } from './words.ts'
import { useStored } from '#lib/store'

/** A visit while it is written: the document of its measures and notes. */
export function Page() {
  const id = useParam('id')
  return <OpenVisit key={id} id={id} />
}

function OpenVisit({ id }: { id: string }) {
  const session = useDocumentSession(visitDocument, id, openSession)
  if (!session) return <SkeletonPage />
  return <Bench id={id} session={session} />
}

function Bench({ id, session }: { id: string; session: VisitSession }) {
  const t = useEditorWords()
  const isNew = useStored(session.document.isNew)
  const unsent = useUnsentVisit(id)
  const head = useQuery({ ...headQuery(id), enabled: !isNew }).data
  const base = useQuery({ ...baseQuery(id), enabled: !isNew }).data
  const clientId = head?.client.id ?? unsent?.input.clientId
  // the client's next visit begins with it, without a network, too, as this one did where it is unsent
  const clientBase = useQuery({ ...baseQuery(clientId ?? ''), enabled: clientId !== undefined }).data
  const baseHere = base ?? (unsent && clientBase)
  useEffect(() => session.base.set(baseHere), [session, baseHere])
  const finished = useFinished(head)
  useEffect(() => session.finished.set(finished), [session, finished])
  return (
    <EditorContext value={session}>
      <WhenRead document={session.document} text={t('unreachable')}>
        <Editor head={head ?? (unsent && clientBase && headOfUnsent(unsent, clientBase.client))} />
      </WhenRead>
    </EditorContext>
  )
}

/** The same object until it is finished anew, as the parts of the answer are: an autosave computes nothing again. */
function useFinished(head: VisitHead | undefined): FinishedVisit | undefined {
  const { summary = null, results = null, measured = nothing, finishedFacts = null } = head ?? {}
  return useMemo(() => finishedOf({ summary, results, measured, finishedFacts }), [summary, results, measured, finishedFacts])
}

const nothing = {}
