import { updateMacroSettings, macroLimits, type DayType, type DayTypeNames } from '@allenio/contract/macros'
import { z } from 'zod'
import { useEndpointForm } from '#lib/forms'
import { plain } from '#lib/words'
import { FormModal } from '#ui/form'
import { Stack } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { freeType, withName } from '../settings/names.ts'
import { useFormWords } from './words.ts'

const schema = z.object({ it: z.string(), en: z.string() })

interface NameDayTypeProps {
  names: DayTypeNames
  onNamed: (type: DayType) => void
  onClose: () => void
}

/** Names a further type of day for the business, and adds it to the macro. */
export function NameDayType({ names, onNamed, onClose }: NameDayTypeProps) {
  const t = useFormWords()
  const type = freeType(names)
  const takenNames = new Set(Object.values(names).flatMap(name => (name ? [plain(name.it), plain(name.en)] : [])))
  const isTaken = (typed: string) => typed.trim() !== '' && takenNames.has(plain(typed.trim()))
  const form = useEndpointForm({
    endpoint: updateMacroSettings,
    schema,
    start: { it: '', en: '' },
    check: ({ it, en }) => ({
      it: isTaken(it) ? t('typeTaken') : it.trim() || en.trim() ? undefined : t('typeMissing'),
      en: isTaken(en) ? t('typeTaken') : undefined,
    }),
    toInput: name => ({ dayTypeNames: type ? withName(names, type, name) : names }),
    onSaved: () => {
      if (type) onNamed(type)
      onClose()
    },
  })
  const field = { autoComplete: 'off', maxLength: macroLimits.dayTypeName } as const
  return (
    <FormModal form={form} title={t('typeTitle')} text={t('typeText')} save={t('typeAdd')} onClose={onClose}>
      <Stack gap={16}>
        <TextField {...field} label={t('typeIt')} placeholder={t('typePlaceholder')} data-autofocus {...form.field('it')} />
        <TextField {...field} label={t('typeEn')} optional {...form.field('en')} />
      </Stack>
    </FormModal>
  )
}
