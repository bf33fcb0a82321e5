import type { Input, Output } from '@allenio/contract'
import { updateOperatorApp, type OperatorApp } from '@allenio/contract/custom-apps'
import { useCall } from '#lib/api'
import { toastMessage } from '#ui/toast'

/** The app as the page has it, for the parts that each save something of it. */
export interface EditedApp {
  app: OperatorApp
  onSaved: (answer: Output<typeof updateOperatorApp>) => void
  /** Returns true where the page says that somebody else has changed it. */
  onRefused: (error: unknown) => boolean
}

export type AppChanges = Omit<Input<typeof updateOperatorApp>, 'id' | 'revision'>

/** Every write names the app and the revision on which the change is made. */
export const keyOf = ({ id, revision }: OperatorApp) => ({ id, revision })

/** Saves without a form. */
export function useAppChange({ app, onSaved, onRefused }: EditedApp) {
  const { mutate, isPending } = useCall(updateOperatorApp, {
    onSuccess: (answer, more) => {
      toastMessage(answer, more)
      onSaved(answer)
    },
    onError: error => void onRefused(error),
  })
  return { change: (changes: AppChanges) => mutate({ ...keyOf(app), ...changes }), isPending }
}
