import { useId } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { toast } from '#ui/toast'
import { closeDialog } from '../dialogs.ts'
import type { DayEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { useWords } from '#ui/words'
import { FitChoices } from './fit-choices.tsx'
import { FitPreview } from './fit-preview.tsx'
import { useFitState } from './fit-state.ts'
import { isChanged } from './outcome.ts'
import { useTargetTexts } from './texts.ts'
import { applyFit, useFit } from './use-fit.ts'
import { useFitWords } from './words.ts'

interface FitDialogProps {
  day: DayEntry
  days: readonly DayEntry[]
}

/** Moves the quantities of a day, or of all, so that targets are reached; what it would do stands before it is done. */
export function FitDialog({ day, days }: FitDialogProps) {
  const t = useFitWords()
  const words = useWords()
  const formId = useId()
  const session = useEditor()
  const form = useFitState(day, days)
  const fit = useFit(session, form.task)
  const texts = useTargetTexts(code => {
    const micronutrient = form.choices.find(each => each.micronutrient.id === code)?.micronutrient
    return micronutrient ?? { unit: code === 'kcal' ? 'kcal' : 'g', decimals: 0 }
  })
  const count = fit.days?.flatMap(({ lines }) => lines).filter(isChanged).length ?? 0
  const mayApply = !fit.isBusy && count > 0
  const apply = () => {
    if (!mayApply || !fit.days) return
    applyFit(session, fit.days)
    toast({ type: 'success', text: t('applied', { count }), id: 'fitted' })
    closeDialog()
  }
  return (
    <SidePanel
      opened
      onClose={closeDialog}
      title={t('title')}
      width={640}
      foot={
        <>
          <Button onClick={closeDialog}>{words.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} disabled={!mayApply}>
            {t('apply')}
          </Button>
        </>
      }>
      <form
        id={formId}
        onSubmit={event => {
          event.preventDefault()
          apply()
        }}>
        <Stack gap={24}>
          <FitChoices day={day} days={days} form={form} texts={texts} />
          <FitPreview form={form} fit={fit} count={count} texts={texts} />
        </Stack>
      </form>
    </SidePanel>
  )
}
