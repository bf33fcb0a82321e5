import { downloadMealPlanPdf } from '@allenio/contract/meal-plans'
import { download, saveFile, type DownloadedFile } from '#lib/api'
import { useFormWords, useSubmitForm, wordedResolver } from '#lib/forms'
import { FormModal } from '#ui/form'
import { paperInput, paperSchema, usePaperChoices, type PaperChoices, type PrintedPlan } from './paper-choices.ts'
import { PaperFields } from './paper-fields.tsx'
import { usePrintWords } from './words.ts'

interface PrintMealPlanProps {
  plan: PrintedPlan
  onClose: () => void
}

/** The plan as a document to hand over: what stands on it is chosen, then it is saved. */
export function PrintMealPlan(props: PrintMealPlanProps) {
  const choices = usePaperChoices(props.plan)
  return choices && <PrintDialog {...props} choices={choices} />
}

function PrintDialog({ plan, choices: start, onClose }: PrintMealPlanProps & { choices: PaperChoices }) {
  const t = usePrintWords()
  const say = useFormWords()
  const form = useSubmitForm<PaperChoices, PaperChoices, DownloadedFile>({
    start,
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
