import { CompleteMealPlan, MealPlanVersions, PrintMealPlan } from '#areas/meal-plans'
import { WhenSaved } from '#shell/editor'
import { closeDialog } from '../dialogs.ts'
import type { PlanHead } from '../plan-document.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'

// the dialogs below use what the server has, so the last edits have to be saved first

export function CompleteDialog({ title }: { title: string }) {
  const t = useEditorWords()
  const { planId, document } = useEditor()
  return (
    <WhenSaved document={document} title={t('complete')} onClose={closeDialog}>
      <CompleteMealPlan plan={{ id: planId, title }} onClose={closeDialog} />
    </WhenSaved>
  )
}

export function PrintDialog({ client }: Pick<PlanHead, 'client'>) {
  const t = useEditorWords()
  const { planId, document } = useEditor()
  return (
    <WhenSaved document={document} title={t('print')} onClose={closeDialog}>
      <PrintMealPlan plan={{ id: planId, client }} onClose={closeDialog} />
    </WhenSaved>
  )
}

/** The releases of the plan beside the editor. */
export function VersionsPanel({ isDraft }: { isDraft: boolean }) {
  const { planId } = useEditor()
  return <MealPlanVersions plan={{ id: planId, isDraft }} onClose={closeDialog} />
}
