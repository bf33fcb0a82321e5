import { useState } from 'react'
import { useDraft } from '#lib/offline'
import { readSlots } from './slots.ts'
import { readValues } from './values.ts'

/** An unfinished form on this device. The photos are stored apart from the text, because they are large and change seldom. */
export function useFormDraft(name: string) {
  const words = useDraft(name, readValues)
  const photos = useDraft<unknown>(`${name} photos`, value => readSlots(value))
  const [round, setRound] = useState(0)
  const discard = () => {
    words.discard()
    photos.discard()
  }
  return {
    isLoaded: words.isLoaded && photos.isLoaded,
    values: words.draft,
    slots: readSlots(photos.draft),
    saveValues: words.save,
    saveSlots: photos.save,
    discard,
    /** A new round mounts the form again. */
    round,
    startOver: () => {
      discard()
      setRound(round + 1)
    },
  }
}

export type FormDraft = ReturnType<typeof useFormDraft>
