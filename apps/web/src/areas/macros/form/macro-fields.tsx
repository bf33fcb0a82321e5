import { macroLimits } from '@allenio/contract/macros'
import { expenditureRefusal } from '@allenio/domain/energy-trend'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { clientEnergyQuery } from '../data.ts'
import { DaysSection } from './days-section.tsx'
import css from './form.module.css'
import { TitleFields } from './title-fields.tsx'
import type { FieldsProps } from './use-macro-form.ts'
import { useFormWords } from './words.ts'
import { EnergyPanel } from '../energy/energy-panel.tsx'

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
      <SpentEnergy form={form} clientId={clientId} />
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

/** Says that the target goes by what weights and diary told, which can be taken back. */
function SpentEnergy({ form, clientId }: MacroFieldsProps) {
  const t = useFormWords()
  const { integer } = useFormats()
  const { value, onChange } = useFormValue(form, 'spentKcal')
  const { data: energy } = useQuery({ ...clientEnergyQuery(clientId ?? ''), enabled: clientId !== undefined && value !== null })
  if (!value) return null
  return (
    <Section>
      <Row gap={12} wrap>
        <Text prose figures>
          {t(energy && expenditureRefusal(energy) ? 'spentRefused' : 'spent', { kcal: integer(value) })}
        </Text>
        <Button size="small" onClick={() => onChange(null)}>
          {t('useNeed')}
        </Button>
      </Row>
    </Section>
  )
}
