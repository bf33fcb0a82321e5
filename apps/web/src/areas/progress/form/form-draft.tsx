import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { useDraft } from '#lib/offline'
import { parseSlots } from './slots.ts'
import { parseValues } from './values.ts'

/** An unfinished form on this device. The photos are stored apart from the text, because they are large and change seldom. */
function useFormDraft(name: string) {
  const values = useDraft(name, parseValues)
  const photos = useDraft<unknown>(`${name} photos`, value => parseSlots(value))
  const [round, setRound] = useState(0)
  const discard = () => {
    values.discard()
    photos.discard()
  }
  return {
    ...values,
    isLoaded: values.isLoaded && photos.isLoaded,
    slots: parseSlots(photos.draft),
    // a photo is no typing: it is stored as soon as it is there
    saveSlots: photos.saveNow,
    discard,
    /** A new round mounts the form again. */
    round,
    startOver: () => {
      discard()
      setRound(round + 1)
    },
  }
}

export type ProgressDraft = ReturnType<typeof useFormDraft>

interface WithProgressDraftProps {
  name: string
  children: (draft: ProgressDraft) => ReactNode
}

/** Waits until the device has answered whether a form was left unfinished here. */
export function WithProgressDraft({ name, children }: WithProgressDraftProps) {
  const draft = useFormDraft(name)
  return draft.isLoaded && <Fragment key={draft.round}>{children(draft)}</Fragment>
}
