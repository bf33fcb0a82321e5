import { updateFoodOverlay, type FoodDetail } from '@allenio/contract/aliments'
import { allergens, allergenStates } from '@allenio/contract/forms/aliments'
import { differingTags, statesOfTags } from '@allenio/domain/aliments'
import { useState } from 'react'
import { z } from 'zod'
import { changedValues, useEndpointForm, useFormValue } from '#lib/forms'
import { useDecimalText } from '#ui/decimal-field'
import { Disclosure } from '#ui/disclosure'
import { FormBody, SaveRow } from '#ui/form'
import { Section } from '#ui/section'
import { toast } from '#ui/toast'
import { AllergenRows } from '../allergens/allergen-rows.tsx'
import { useAllergenWords } from '../allergens/words.ts'
import { measureFaults, measuresOf, measureTexts, measureTextsOf } from '../measures/measure-texts.ts'
import { MeasureRows } from '../measures/measure-rows.tsx'
import { useMeasureWords } from '../measures/words.ts'
import { useViewWords } from './words.ts'

const overlayForm = z.object({ measures: measureTexts, allergens: z.record(z.enum(allergens), z.enum(allergenStates)) })

/** Measures and allergens that the business lays over a food of the library. */
export function OverlayForm({ food }: { food: FoodDetail }) {
  const t = useViewWords()
  const tMeasures = useMeasureWords()
  const tAllergens = useAllergenWords()
  const write = useDecimalText()
  const { id, libraryAllergens } = food
  const [start] = useState(() => ({
    measures: measureTextsOf(
      food.measures.filter(({ source }) => source === 'own'),
      write,
    ),
    allergens: statesOfTags(food.allergens),
  }))
  const [saved, setSaved] = useState(start)
  const form = useEndpointForm({
    endpoint: updateFoodOverlay,
    schema: overlayForm,
    start,
    check: ({ measures }) => measureFaults(measures, tMeasures),
    // a colleague's changes stay
    toInput: values => ({
      id,
      ...(changedValues(saved, values).measures && { measures: measuresOf(values.measures) }),
      allergens: differingTags(values.allergens, saved.allergens),
    }),
    onSaved: (_, { values }) => {
      setSaved({ ...start, ...values })
      form.reset(values)
      toast({ type: 'success', text: t('overlaySaved') })
    },
  })
  const measures = useFormValue(form, 'measures')
  const choice = useFormValue(form, 'allergens')
  return (
    <Section title={t('overlay')} text={t('overlayText')} split>
      <FormBody form={form} label={t('overlay')}>
        <MeasureRows value={measures.value} onChange={measures.onChange} wrong={form.wrong} />
        <Disclosure title={tAllergens('title')}>
          <AllergenRows value={choice.value} onChange={choice.onChange} library={libraryAllergens} />
        </Disclosure>
        <SaveRow form={form} />
      </FormBody>
    </Section>
  )
}
