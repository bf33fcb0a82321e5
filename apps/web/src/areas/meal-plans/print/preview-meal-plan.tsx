import { downloadMealPlanPage, downloadMealPlanPages, downloadMealPlanPdf } from '@allenio/contract/meal-plans'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { saveDownload } from '#shell/downloads'
import { PaperPreview } from '#shell/paper-preview'
import { download, useSettled } from '#lib/api'
import { useFormWords, useSubmitForm, wordedResolver } from '#lib/forms'
import { Stack } from '#ui/layout'
import { paperInput, paperSchema, rememberChoices, usePaperChoices, type PaperChoices, type PrintedPlan } from './paper-choices.ts'
import { PaperFields } from './paper-fields.tsx'
import { usePrintWords } from './words.ts'

interface PreviewMealPlanProps {
  plan: PrintedPlan
  /** The day that is edited. */
  dayId: string | undefined
  /** Edits have not reached the server yet. */
  isBehind: boolean
  isBeside: boolean
  onClose: () => void
}

/** The plan as it would be printed now. What is chosen about it counts at once, and for the file that is saved from here. */
export function PreviewMealPlan(props: PreviewMealPlanProps) {
  const choices = usePaperChoices(props.plan)
  return choices && <Preview {...props} choices={choices} />
}

function Preview({ plan, choices: start, dayId, isBehind, isBeside, onClose }: PreviewMealPlanProps & { choices: PaperChoices }) {
  const t = usePrintWords()
  const say = useFormWords()
  const form = useSubmitForm<PaperChoices, PaperChoices, unknown>({
    start,
    resolver: wordedResolver(paperSchema, { say }),
    send: async () => undefined,
  })
  const input = usePaperInput(plan.id, useWatch({ control: form.control }))
  const calls = useMemo(() => ({ pages: downloadMealPlanPages, page: downloadMealPlanPage, input }), [input])
  return (
    <PaperPreview
      title={t('preview')}
      calls={calls}
      placeId={dayId}
      isBehind={isBehind}
      isBeside={isBeside}
      choices={
        <Stack gap={16}>
          <PaperFields form={form} isOfClient={plan.client !== null} />
        </Stack>
      }
      onDownload={() => void saveDownload(() => download(downloadMealPlanPdf, input), t('preparing'))}
      onClose={onClose}
    />
  )
}

/** The choices a moment after the last one; while a field is wrong, those before. */
function usePaperInput(planId: string, values: unknown) {
  const settled = useSettled(JSON.stringify(values))
  const [text, setText] = useState(settled)
  if (settled !== text && paperSchema.safeParse(JSON.parse(settled)).success) setText(settled)
  const choices = useMemo(() => paperSchema.parse(JSON.parse(text)), [text])
  useEffect(() => rememberChoices(planId, choices), [planId, choices])
  return useMemo(() => paperInput(planId, choices), [planId, choices])
}
