import type { Wording } from '@allenio/contract'
import type { MessageSubject, MessageSubjectKind } from '@allenio/contract/chat'
import { useEffect } from 'react'
import { slot } from '#lib/slots'
import { createStore, useStored } from '#lib/store'
import type { IconComponent } from '#ui/icon'

/** A thing of an area that a message may be about, and the page on which it opens. */
export interface SubjectLink {
  kind: MessageSubjectKind
  Icon: IconComponent
  /** The name of the kind, for things without a title. */
  label: Wording
  href: (subject: MessageSubject, at: { clientId: string; isTeam: boolean }) => string
}

export const subjectLinks = slot<SubjectLink>()

export type NewSubject = Pick<MessageSubject, 'kind' | 'id' | 'title' | 'day'>

const nextSubject = createStore<{ clientId: string; subject: NewSubject } | undefined>(undefined)

export const chooseSubject = (clientId: string, subject: NewSubject): void => nextSubject.set({ clientId, subject })
export const dropSubject = (): void => nextSubject.set(undefined)

/** A message written beside a thing is about it; elsewhere the next message is about nothing again. */
export function useNextSubject(clientId: string | undefined, subject: NewSubject | undefined): void {
  const { kind, id, title, day = null } = subject ?? {}
  useEffect(() => {
    if (clientId === undefined || kind === undefined || id === undefined || title === undefined) return
    chooseSubject(clientId, { kind, id, title, day })
    return dropSubject
  }, [clientId, kind, id, title, day])
}

interface Quoted {
  clientId: string
  text: string
}

const nextQuote = createStore<Quoted | undefined>(undefined)

/** Writes a text at the end of the draft to a client, as soon as their composer is there. */
export const quote = (clientId: string, text: string): void => nextQuote.set({ clientId, text })

export const useQuoted = (clientId: string): string | undefined => {
  const current = useStored(nextQuote)
  return current?.clientId === clientId ? current.text : undefined
}

export const forgetQuote = (): void => nextQuote.set(undefined)

/** Returns the thing that the next message to this client is about. */
export function useSubject(clientId: string): NewSubject | undefined {
  const current = useStored(nextSubject)
  return current?.clientId === clientId ? current.subject : undefined
}

/** Takes the subject for the message that is being sent, so that the next message has none. */
export function takeSubject(clientId: string): Pick<NewSubject, 'kind' | 'id' | 'day'> | undefined {
  const current = nextSubject.get()
  if (current?.clientId !== clientId) return undefined
  dropSubject()
  const { kind, id, day } = current.subject
  return { kind, id, day }
}
