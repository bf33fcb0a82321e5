import { downloadMealPlanPdf } from '@allenio/contract/meal-plan-paper'
import { download, saveFile, type DownloadedFile } from '#lib/api'
import { useFormWords, useSubmitForm, wordedResolver } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { FormModal } from '#ui/form'
import { choicesOf, paperInput, paperSchema, type PaperChoices, type PrintedPlan } from './paper-choices.ts'
import { PaperFields } from './paper-fields.tsx'
import { usePrintWords } from './words.ts'

interface PrintMealPlanProps {
  plan: PrintedPlan
  onClose: () => void
}

/** The plan as a document to hand over: what stands on it is chosen, then it is saved. */
export function PrintMealPlan({ plan, onClose }: PrintMealPlanProps) {
  const t = usePrintWords()
  const say = useFormWords()
  const language = useLanguage()
  const form = useSubmitForm<PaperChoices, PaperChoices, DownloadedFile>({
    start: choicesOf(plan, language),
    resolver: wordedResolver(paperSchema, { say }),
    send: choices => download(downloadMealPlanPdf, paperInput(plan.id, choices)),
    onSaved: file => {
      saveFile(file)
      onClose()
    },
  })
  return (
    <FormModal form={form} size="medium" title={t('title')} text={t('text')} save={t('download')} onClose={onClose} startsAtSave>
      <PaperFields form={form} isOfClient={plan.client !== null} />
    </FormModal>
  )
}
