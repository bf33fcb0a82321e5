import { exclusionKinds, exclusionLimits, ExclusionTarget } from '@allenio/contract/forms/aliments'
import type { Exclusion } from '@allenio/domain/aliments'
import { targetKey, targetsOfKind } from '@allenio/domain/aliments'
import { z } from 'zod'
import { useFormValue } from '#lib/forms'
import type { useSubmitForm } from '#lib/forms'
import { TextArea } from '#ui/text-area'
import { KindChoice } from './kind-mark.tsx'
import { TargetField } from './target-field.tsx'
import { useExclusionWords } from './words.ts'

export const editSchema = z.object({ kind: z.enum(exclusionKinds), note: z.string().trim().max(exclusionLimits.note) })

const addSchema = editSchema.extend({
  chosen: z.array(z.object({ id: z.string(), target: ExclusionTarget, name: z.string() })).max(exclusionLimits.atOnce),
})
export type AddValues = z.output<typeof addSchema>

/** One kind and note for all that are chosen at once. */
export function useAddSchema() {
  const t = useExclusionWords()
  return {
    schema: addSchema,
    start: { kind: 'allergy' as const, chosen: [], note: '' },
    check: ({ chosen }: z.input<typeof addSchema>) => ({ chosen: chosen.length === 0 ? t('chooseOne') : undefined }),
  }
}

export const newExclusions = ({ kind, note, chosen }: AddValues) => chosen.map(({ id, target }) => ({ id, kind, target, note }))

interface AddFieldsProps {
  form: Pick<ReturnType<typeof useSubmitForm<z.input<typeof addSchema>, AddValues>>, 'control' | 'field'>
  exclusions: readonly Exclusion[]
  hasFoods: boolean
  typed?: string | undefined
  noteHint: string
}

export function AddFields({ form, exclusions, hasFoods, typed, noteHint }: AddFieldsProps) {
  const t = useExclusionWords()
  const kind = useFormValue(form, 'kind')
  const targets = useFormValue(form, 'chosen')
  const takenKeys = new Set(exclusions.filter(each => each.kind === kind.value).map(({ target }) => targetKey(target)))
  const changeKind = (value: typeof kind.value) => {
    kind.onChange(value)
    targets.onChange(targets.value.filter(({ target }) => targetsOfKind(value).includes(target.kind)))
  }
  return (
    <>
      <KindChoice value={kind.value} onChange={changeKind} />
      <TargetField
        kind={kind.value}
        value={targets.value}
        onChange={targets.onChange}
        onBlur={targets.onBlur}
        error={targets.error}
        takenKeys={takenKeys}
        hasFoods={hasFoods}
        typed={typed}
      />
      <TextArea label={t('note')} hint={noteHint} optional minRows={2} {...form.field('note')} />
    </>
  )
}
