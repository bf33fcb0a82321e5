import { macroLimits } from '@allenio/contract/macro-fields'
import { lazyPart } from '#lib/lazy-part'
import { Section, Sheet } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { TextArea } from '#ui/text-area'
import { DaysSection } from './days-section.tsx'
import css from './form.module.css'
import { TitleFields } from './title-fields.tsx'
import type { FieldsProps } from './use-macro-form.ts'
import { useFormWords } from './words.ts'

const EnergyPanel = lazyPart(() => import('../energy/energy-panel.tsx'), 'EnergyPanel', <SkeletonLines lines={8} />)

interface MacroFieldsProps extends FieldsProps {
  /** The client whom it is made for: their need stands beside it. */
  clientId?: string | undefined
}

/** All fields of a macro. */
export function MacroFields({ form, clientId }: MacroFieldsProps) {
  const t = useFormWords()
  const fields = (
    <Sheet framed key={form.round}>
      <TitleFields form={form} />
      <DaysSection form={form} />
      <Section>
        <TextArea label={t('note')} hint={t('noteHint')} optional minRows={2} maxLength={macroLimits.note} {...form.field('note')} />
      </Section>
    </Sheet>
  )
  if (clientId === undefined) return fields
  return (
    <div className={css.columns}>
      {fields}
      <aside className={css.need}>
        <Sheet framed>
          <EnergyPanel clientId={clientId} />
        </Sheet>
      </aside>
    </div>
  )
}
