import type { FinishedVisit } from '@allenio/domain/visits'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { ClientRail, clientQuery } from '#areas/clients'
import { baseQuery } from '#areas/visits'
import { BackButton, useParam } from '#shell'
import { useDocumentSession, WhenRead } from '#shell/editor'
import { parseId } from '#lib/list-place'
import { SheetPage } from '#ui/sheet-page'
import { SkeletonLines, SkeletonPage } from '#ui/skeleton'
import { CreateForm } from './create/create-form.tsx'
import { useCreateWords } from './create/words.ts'
import { Editor } from './editor.tsx'
import { headOfUnsent, useUnsentVisit } from './new-head.ts'
import { EditorContext, openSession, type VisitSession } from './session.ts'
import { finishedOf, headQuery, visitDocument, type VisitHead } from './visit-document.ts'
import { useEditorWords } from './words.ts'
import { useStored } from '#lib/store'

/** The editor of a visit, whose measures and notes are a document. */
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
  // loaded ahead, because the client's next visit begins with it, also without a network; an unsent visit has begun that way itself
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

/** Returns the finished results as one object until the visit is finished again, so that an autosave computes nothing again. */
function useFinished(head: VisitHead | undefined): FinishedVisit | undefined {
  const { summary = null, results = null, measured = nothing, finishedFacts = null } = head ?? {}
  return useMemo(() => finishedOf({ summary, results, measured, finishedFacts }), [summary, results, measured, finishedFacts])
}

const nothing = {}

const parseClient = (raw: object): string | undefined => {
  const values: Readonly<Record<string, unknown>> = { ...raw }
  return parseId(values['client'])
}

/** A new visit of a client, who may be named by the page that leads here. */
export function CreatePage() {
  const t = useCreateWords()
  const clientId = useSearch({ strict: false, select: parseClient })
  const client = useQuery({ ...clientQuery(clientId ?? ''), enabled: clientId !== undefined })
  // a client may be on this device with the last visit alone
  const base = useQuery({ ...baseQuery(clientId ?? ''), enabled: clientId !== undefined })
  const knownClient = client.data ?? base.data?.client
  return (
    <SheetPage header={{ title: t('title'), back: <BackButton /> }}>
      <ClientRail clientId={clientId} place="visit" />
      {!knownClient && (client.isLoading || base.isLoading) ? (
        <SkeletonLines lines={6} />
      ) : (
        <CreateForm
          key={clientId}
          client={knownClient && { id: knownClient.id, name: knownClient.name }}
          isUnknown={clientId !== undefined && !knownClient}
        />
      )}
    </SheetPage>
  )
}
