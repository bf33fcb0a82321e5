import { CompleteMealPlan, MealPlanVersions, PrintMealPlan } from '#areas/meal-plans'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { closeDialog } from '../dialogs.ts'
import type { PlanHead } from '../plan-document.ts'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { useSelected } from '#lib/store'

// both take what the server has, so the last edits have to be there

export function CompleteDialog({ title }: { title: string }) {
  const t = useEditorWords()
  const { planId } = useEditor()
  const isLoading = useSelected(useEditor().document.status, ({ state }) => state === 'loading')
  const isSaved = useIsSaved()
  if (isLoading) return null
  return isSaved ? <CompleteMealPlan plan={{ id: planId, title }} onClose={closeDialog} /> : <Unsent title={t('complete')} />
}

export function PrintDialog({ client }: Pick<PlanHead, 'client'>) {
  const t = useEditorWords()
  const { planId } = useEditor()
  return useIsSaved() ? <PrintMealPlan plan={{ id: planId, client }} onClose={closeDialog} /> : <Unsent title={t('print')} />
}

const useIsSaved = (): boolean => useSelected(useEditor().document.status, ({ state }) => state === 'saved')

function Unsent({ title }: { title: string }) {
  const t = useEditorWords()
  return (
    <Modal opened size="small" title={title} onClose={closeDialog}>
      <Text tone={2}>{t('unsent')}</Text>
    </Modal>
  )
}

/** The releases of the plan beside the editor. */
export function VersionsPanel({ isDraft }: { isDraft: boolean }) {
  const { planId } = useEditor()
  return <MealPlanVersions plan={{ id: planId, isDraft }} onClose={closeDialog} />
}
