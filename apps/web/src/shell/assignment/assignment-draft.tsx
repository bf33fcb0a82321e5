import type { ReactNode } from 'react'
import type { z } from 'zod'
import { draftReader } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { WithDraft } from '#ui/form'
import { currentStart, withCurrentTerms, withoutFacts } from './recipient-terms.ts'

interface Current<Terms> {
  today: string
  /** Replaces terms that the thing no longer allows. */
  fit: (terms: Terms) => Terms
}

/** Reads an unfinished assignment from this device. A first day in the past is replaced by the preset one. */
export function assignmentDraftReader<Terms extends { startDay: string }, Values extends Terms & { clients: readonly Terms[] }>(
  storedForm: z.ZodType<Partial<Values>>,
) {
  const { parseDraft } = draftReader<Values>(storedForm)
  return (stored: unknown, start: Values, { today, fit }: Current<Terms>): Values | undefined => {
    const draft = parseDraft(stored, start)
    const startOf = ({ startDay }: Terms) => currentStart(startDay, { today, preset: start.startDay })
    return draft && withCurrentTerms(draft, (terms: Terms) => ({ ...fit(terms), startDay: startOf(terms) }))
  }
}

interface AssignmentDraftProps<Values> {
  /** The parts of the draft; parts that are missing are left out. */
  name: readonly (string | undefined)[]
  read: (stored: unknown) => Values | undefined
  children: (draft: FormDraft<Values>) => ReactNode
}

/** Begins with what was left unfinished on this device, where nothing that was read about clients is stored. */
export const AssignmentDraft = <Values extends { clients: readonly { facts?: unknown }[] }>({
  name,
  read,
  children,
}: AssignmentDraftProps<Values>) => (
  <WithDraft name={name.filter(Boolean).join(' ')} parse={read}>
    {draft => children({ ...draft, save: values => draft.save(withoutFacts(values)) })}
  </WithDraft>
)
