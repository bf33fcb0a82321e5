import { useState } from 'react'
import type { ReactNode } from 'react'
import { useDraft } from '#lib/offline'
import type { Draft } from '#lib/offline'

interface WithDraftProps<Values> {
  /** the device stores the draft under this name, such as `client ${id}` */
  name: string
  /** checks a stored draft, which an older version of the app may have written */
  parse: (stored: unknown) => Values | undefined
  skeleton?: ReactNode
  children: (draft: Draft<Values>) => ReactNode
}

/** Waits until the device has answered whether a form was left unfinished here: a form starts with its draft or without. */
export function WithDraft<Values>({ name, parse, skeleton = null, children }: WithDraftProps<Values>) {
  const draft = useDraft(name, parse)
  const [first, setFirst] = useState<{ name: string; draft: Values | undefined }>()
  if (draft.isLoaded && first?.name !== name) setFirst({ name, draft: draft.draft })
  return first?.name === name ? children({ ...draft, draft: first.draft }) : skeleton
}
