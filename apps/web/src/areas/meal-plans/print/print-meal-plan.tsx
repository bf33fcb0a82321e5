import { languages } from '@allenio/contract'
import { downloadMealPlanPdf, paperHeadingLength } from '@allenio/contract/meal-plan-paper'
import type { MealPlan } from '@allenio/contract/meal-plans'
import { paperSizes } from '@allenio/contract/program-paper'
import { z } from 'zod'
import { ClientSelect } from '#shell/client-choice'
import { LanguageSelect, PaperSelect } from '#shell/paper-choice'
import { download, saveFile } from '#lib/api'
import { useFormValue, useFormWords, useSubmitForm, wordedResolver } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { DayField } from '#ui/day-field'
import { FieldPair, FieldSet } from '#ui/field'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { usePrintWords } from './words.ts'

const contents = {
  withAlternatives: z.boolean(),
  withMeasures: z.boolean(),
  withFigures: z.boolean(),
  addNote: z.boolean(),
  addImage: z.boolean(),
  withShoppingList: z.boolean(),
}

const schema = z.object({
  client: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  heading: z.string().trim().max(paperHeadingLength),
  startDate: z.union([z.literal(''), z.iso.date()]),
  language: z.enum(languages),
  paper: z.enum(paperSizes),
  ...contents,
})
type Choices = z.output<typeof schema>

const load = (mealPlanId: string, { client, startDate, heading, language, paper, ...chosen }: Choices) =>
  download(downloadMealPlanPdf, {
    mealPlanId,
    heading,
    language,
    paper,
    ...(client && { userId: client.id }),
    ...(startDate !== '' && { startDate }),
    addNote: String(chosen.addNote),
    addImage: String(chosen.addImage),
    withAlternatives: String(chosen.withAlternatives),
    withFigures: String(chosen.withFigures),
    withMeasures: String(chosen.withMeasures),
    withShoppingList: String(chosen.withShoppingList),
  })

const startOf = (client: MealPlan['client'], language: Choices['language']): Choices => ({
  client: client && { id: client.id, name: client.name },
  heading: '',
  startDate: '',
  language,
  paper: 'a4',
  withAlternatives: true,
  withMeasures: true,
  withFigures: true,
  addNote: true,
  addImage: false,
  withShoppingList: false,
})

interface PrintMealPlanProps {
  plan: Pick<MealPlan, 'id' | 'client'>
  onClose: () => void
}

/** The plan as a document to hand over: what stands on it is chosen, then it is saved. */
export function PrintMealPlan({ plan: { id, client: ownClient }, onClose }: PrintMealPlanProps) {
  const t = usePrintWords()
  const say = useFormWords()
  const language = useLanguage()
  const form = useSubmitForm({
    start: startOf(ownClient, language),
    resolver: wordedResolver(schema, { say }),
    send: (choices: Choices) => load(id, choices),
    onSaved: file => {
      saveFile(file)
      onClose()
    },
  })
  const { value: client, onChange: onClient, error: clientError } = useFormValue(form, 'client')
  return (
    <FormModal form={form} size="medium" title={t('title')} text={t('text')} save={t('download')} onClose={onClose} startsAtSave>
      {/* a plan that was made for somebody is for nobody else */}
      {!ownClient && (
        <ClientSelect label={t('client')} hint={t('clientHint')} optional error={clientError} value={client} onChange={onClient} />
      )}
      <TextField
        label={t('heading')}
        hint={t('headingHint')}
        optional
        maxLength={paperHeadingLength}
        autoComplete="off"
        {...form.field('heading')}
      />
      <DayField label={t('startDate')} hint={t('startDateHint')} optional {...useFormValue(form, 'startDate')} />
      <FieldPair>
        <LanguageSelect {...form.field('language')} />
        <PaperSelect {...form.field('paper')} />
      </FieldPair>
      <FieldSet label={t('contents')}>
        <Stack gap={8}>
          <Checkbox label={t('withAlternatives')} {...form.register('withAlternatives')} />
          <Checkbox label={t('withMeasures')} {...form.register('withMeasures')} />
          <Checkbox label={t('withFigures')} hint={t('withFiguresHint')} {...form.register('withFigures')} />
          <Checkbox label={t('addNote')} {...form.register('addNote')} />
          <Checkbox label={t('addImage')} {...form.register('addImage')} />
          <Checkbox label={t('withShoppingList')} {...form.register('withShoppingList')} />
        </Stack>
      </FieldSet>
    </FormModal>
  )
}
