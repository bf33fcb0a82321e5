import { reportCallError } from '#lib/api'
import { toast, toastWithUndo } from '#ui/toast'
import { useFollowerWords } from './words.ts'

interface AssignedToast {
  title: string
  count: number
  /** The change, and the client whom it concerns. */
  sentences: readonly (string | false | undefined)[]
  hasWarnings?: boolean
  /** Takes every assignment back; undefined where there is no way back. */
  undo: (() => Promise<unknown>) | undefined
}

/** Says that something was assigned, with the way back. */
export function showAssignedToast({ title, count, sentences, hasWarnings = false, undo }: AssignedToast): void {
  const say = useFollowerWords.say
  const unassign = async (back: () => Promise<unknown>) => {
    try {
      await back()
      toast({ type: 'success', text: say('unassigned') })
    } catch (error) {
      reportCallError(error)
    }
  }
  const text = [say('assigned', { count, title }), ...sentences].filter(Boolean).join('. ')
  toast({ type: hasWarnings ? 'warning' : 'success', text, undo: undo && (() => unassign(undo)) })
}

interface ClientNote<Kind> {
  clientId: string
  kind: Kind
}

/** How many clients the notes of these kinds are about. */
export const countClients = <Kind extends string>(notes: readonly ClientNote<Kind>[], ...kinds: readonly NoInfer<Kind>[]): number =>
  new Set(notes.filter(({ kind }) => kinds.includes(kind)).map(({ clientId }) => clientId)).size

/** Says that an assignment of this client has ended; `undo` gives it back and calls what says so. */
export function showUnassigned(name: string, undo: (onUndone: () => void) => void): void {
  const say = useFollowerWords.say
  toastWithUndo(say('removed', { name }), () => undo(() => toast({ type: 'success', text: say('givenBack', { name }) })))
}
