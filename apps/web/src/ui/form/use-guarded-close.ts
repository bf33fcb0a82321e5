import { confirm } from '#ui/confirm'
import { useWords } from '#ui/words'
import type { FormControl } from './form-body.tsx'

/** Closes a form at once, or asks first where that would throw away what was chosen or typed and no draft keeps it. */
export function useGuardedClose(form: FormControl, onClose: () => void, asksBeforeDiscard = false): () => void {
  const words = useWords()
  // read while it is drawn: only then does the form tell of its changes
  const { isDirty } = form.formState
  const ask = async () => {
    if (
      await confirm({ title: words.discardTitle, text: words.discardText, proceed: words.discard, close: words.keepEditing, danger: true })
    )
      onClose()
  }
  return () => (asksBeforeDiscard && isDirty && !form.isBusy ? void ask() : onClose())
}
