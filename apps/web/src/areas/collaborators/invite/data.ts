import type { CollaboratorRole, Language } from '@allenio/contract'
import { createCollaborator } from '@allenio/contract/collaborators'
import { useRef, useState } from 'react'
import { messageOf, useCall } from '#lib/api'
import { isOnline } from '#lib/device'
import { fieldErrorsOf } from '#lib/forms'
import { language } from '#lib/words'
import { goTo, useUnsaved } from '#shell'
import { toast } from '#ui/toast'
import { useWords } from '../words/index.ts'

export interface Invitation {
  firstName: string
  lastName: string
  email: string
  role: CollaboratorRole
  isNameHidden: boolean
  language: Language
}

interface Refusal {
  fields: Readonly<Record<string, string>>
  text: string | undefined
  /** The member of this business who already has the address. */
  memberId: string | undefined
}

const order = ['firstName', 'lastName', 'email'] as const
export type TypedField = (typeof order)[number]

/** The invitation as it is typed; the server's messages are shown beside the fields. */
export function useInvitation() {
  const t = useWords()
  const [start] = useState((): Invitation => ({
    firstName: '',
    lastName: '',
    email: '',
    role: 'coach',
    isNameHidden: false,
    language: language(),
  }))
  const [invitation, setInvitation] = useState(start)
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useRef<HTMLFormElement>(null)
  const creation = useCall(createCollaborator, {
    form: true,
    quiet: true,
    onSuccess: ({ id }, { message }) => {
      if (message) toast({ type: 'success', text: message })
      goTo(`/teamMembers/${id}/clients`, { replace: true, isSaved: true })
    },
    onError: error => {
      const fields = fieldErrorsOf(error)
      const first = order.find(field => fields[field])
      const text = first ? undefined : isOnline() ? messageOf(error) : t('offline')
      setRefusal({ fields, text, memberId: deactivatedMemberOf(error) })
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    },
  })
  useUnsaved(order.some(field => invitation[field] !== ''))
  return {
    form,
    invitation,
    /** Clears the message of each field that is typed again. */
    change: (changed: Partial<Invitation>) => {
      setInvitation({ ...invitation, ...changed })
      if (!refusal) return
      const fields = without(refusal.fields, Object.keys(changed))
      setRefusal({ ...refusal, fields, memberId: 'email' in changed ? undefined : refusal.memberId })
    },
    send: () => {
      if (creation.isPending) return
      setRefusal(undefined)
      creation.mutate(invitation)
    },
    refusal,
    isBusy: creation.isPending,
  }
}

const without = (fields: Refusal['fields'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The member who has the address already, with their access off: their page is the way to them. */
export function deactivatedMemberOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { data } = error
  return typeof data === 'object' && data !== null && 'collaboratorId' in data && typeof data.collaboratorId === 'string'
    ? data.collaboratorId
    : undefined
}
