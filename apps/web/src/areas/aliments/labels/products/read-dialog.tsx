import { updateFoodProduct, type FoodProduct } from '@allenio/contract/aliments'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { toast } from '#ui/toast'
import { LabelPhotos } from '../check/label-photos.tsx'
import { ReadingFields, readingSchema, readVerdicts, useReadTargets } from '../check/reading-fields.tsx'
import { productText } from '../product-text.ts'
import { useProductWords } from './words.ts'

/** Somebody has the package in their hands and reads it again. */
export function ReadDialog({ product, onClose }: { product: FoodProduct; onClose: () => void }) {
  const t = useProductWords()
  const targets = useReadTargets(
    product.verdicts.map(({ target, name, state }) => ({ target, name, hint: t(state, { names: name }), isOpen: false })),
  )
  const form = useEndpointForm({
    endpoint: updateFoodProduct,
    schema: readingSchema,
    // the reading of a year ago is not chosen beforehand
    start: { brand: product.brand, name: product.name, barcode: product.barcode, states: {} },
    toInput: values => {
      const { brand, name, barcode } = values
      return { id: product.id, brand, name, barcode, verdicts: readVerdicts(values, targets) }
    },
    onSaved: () => {
      onClose()
      toast({ type: 'success', text: t('saved') })
    },
  })
  return (
    <FormModal
      form={form}
      title={t('readTitle', { product: productText(product) })}
      text={t('readText')}
      save={t('readSave')}
      onClose={onClose}>
      <LabelPhotos photos={product.photos} isSmall />
      <ReadingFields form={form} targets={targets} />
    </FormModal>
  )
}
