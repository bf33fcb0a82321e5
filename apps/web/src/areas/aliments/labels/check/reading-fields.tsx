import { allergens, labelStates, type ExclusionTarget, type LabelState, type LabelVerdict } from '@allenio/contract/aliments'
import { foodFields, labelStates as stateNames } from '@allenio/contract/forms/aliments'
import { targetKey } from '@allenio/domain/aliments'
import { IconX } from '@tabler/icons-react'
import { z } from 'zod'
import { useFormValue } from '#lib/forms'
import type { useSubmitForm } from '#lib/forms'
import { Disclosure } from '#ui/disclosure'
import { FieldError, FieldPair } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { BareList, Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { BarcodeField } from '../../barcode/barcode-field.tsx'
import { useFoodNames } from '../../names/names.ts'
import css from './check.module.css'
import { useCheckWords } from './words.ts'

export const readingSchema = z.object({
  brand: foodFields.brand,
  name: foodFields.nameIt,
  barcode: foodFields.barcode,
  /** The readings by the key of their target. */
  states: z.record(z.string(), z.enum(stateNames)),
})
export type ReadingValues = z.output<typeof readingSchema>

/** Something that the label may name. */
export interface ReadTarget {
  target: ExclusionTarget
  name: string
  /** The client's allergy or intolerance, with its note. */
  hint: string
  isOpen: boolean
}

/** The targets in doubt, and then every other allergen. */
export function useReadTargets(asked: readonly ReadTarget[]): { asked: readonly ReadTarget[]; others: readonly ReadTarget[] } {
  const names = useFoodNames()
  const askedKeys = new Set(asked.map(({ target }) => targetKey(target)))
  const others = allergens
    .map(allergen => ({ target: { kind: 'allergen' as const, allergen }, name: names.allergen(allergen), hint: '', isOpen: false }))
    .filter(({ target }) => !askedKeys.has(targetKey(target)))
  return { asked, others }
}

export const readVerdicts = ({ states }: Pick<ReadingValues, 'states'>, targets: ReturnType<typeof useReadTargets>): LabelVerdict[] =>
  [...targets.asked, ...targets.others].flatMap(({ target }) => {
    const state = states[targetKey(target)]
    return state ? [{ target, state }] : []
  })

interface ReadingFieldsProps {
  form: Pick<ReturnType<typeof useSubmitForm<z.input<typeof readingSchema>, ReadingValues>>, 'control' | 'field'>
  targets: ReturnType<typeof useReadTargets>
}

/** Takes the reading of a label: nothing is chosen beforehand. */
export function ReadingFields({ form, targets: { asked, others } }: ReadingFieldsProps) {
  const t = useCheckWords()
  const barcode = useFormValue(form, 'barcode')
  const states = useFormValue(form, 'states')
  const lines = (list: readonly ReadTarget[]) => (
    <BareList gap={12}>
      {list.map(each => {
        const key = targetKey(each.target)
        const { [key]: state, ...rest } = states.value
        return (
          <li key={key}>
            <StateLine
              read={each}
              state={state}
              onChange={chosen => states.onChange(chosen === undefined ? rest : { ...states.value, [key]: chosen })}
            />
          </li>
        )
      })}
    </BareList>
  )
  return (
    <>
      <Stack gap={12}>
        <Stack gap={2}>
          <Text as="h2" size={16} weight={600}>
            {t('asked')}
          </Text>
          <Text tone={2}>{t('askedText')}</Text>
        </Stack>
        {lines(asked)}
        {states.error !== undefined && <FieldError>{states.error}</FieldError>}
        <Disclosure title={t('others')} sub={t('othersHint')}>
          {lines(others)}
        </Disclosure>
      </Stack>
      <Stack gap={12}>
        <Text as="h2" size={16} weight={600}>
          {t('product')}
        </Text>
        <FieldPair>
          <TextField label={t('brand')} optional {...form.field('brand')} />
          <TextField label={t('name')} {...form.field('name')} />
        </FieldPair>
        <BarcodeField name="barcode" value={barcode.value} onChange={barcode.onChange} onBlur={barcode.onBlur} error={barcode.error} />
      </Stack>
    </>
  )
}

interface StateLineProps {
  read: ReadTarget
  state: LabelState | undefined
  onChange: (state: LabelState | undefined) => void
}

function StateLine({ read: { name, hint, isOpen }, state, onChange }: StateLineProps) {
  const t = useCheckWords()
  return (
    <div className={css.line}>
      <Stack gap={2}>
        <Text as="span" weight={600} breaks>
          {name}
          {isOpen && (
            <Text as="span" weight={400} tone="attention">
              {' '}
              {t('isOpen')}
            </Text>
          )}
        </Text>
        {hint && (
          <Text as="span" size="hint" tone={2} breaks>
            {hint}
          </Text>
        )}
      </Stack>
      <SegmentedControl label={name} options={labelStates.map(value => ({ value, label: t(value) }))} value={state} onChange={onChange} />
      <span className={css.clear}>
        {state && <IconButton size="small" label={t('clear', { name })} icon={IconX} onClick={() => onChange(undefined)} />}
      </span>
    </div>
  )
}
