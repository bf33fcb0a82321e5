import { reportCallError } from '#lib/api'
import { toast } from '#ui/toast'
import { useFollowerWords } from './words.ts'

interface AssignedToast {
  /** An assignment that was made, and what it changed for whom. */
  sentences: readonly (string | false | undefined)[]
  hasWarnings?: boolean
  /** Takes every assignment back; undefined where there is no way back. */
  undo: (() => Promise<void>) | undefined
}

/** Says that something was assigned, with the way back. */
export function showAssignedToast({ sentences, hasWarnings = false, undo }: AssignedToast): void {
  const say = useFollowerWords.say
  const unassign = async (back: () => Promise<void>) => {
    try {
      await back()
      toast({ type: 'success', text: say('unassigned') })
    } catch (error) {
      reportCallError(error)
    }
  }
  toast({ type: hasWarnings ? 'warning' : 'success', text: sentences.filter(Boolean).join('. '), undo: undo && (() => unassign(undo)) })
}
