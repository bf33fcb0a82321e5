import { foodTableOrders, setFoodTables, type FoodTableOrder } from '@allenio/contract/aliments'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { foodIndexQuery } from '#lib/food-library'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FormModal } from '#ui/form'
import { RadioCards } from '#ui/radio-cards'
import { toast } from '#ui/toast'
import { useTableWords } from './words.ts'

const fields = z.object({ tables: z.enum(foodTableOrders) })

/** Which tables of the library the team finds foods in. Opens when the foods are on this device, which say what holds now. */
export function TablesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(foodIndexQuery())
  return data ? <TablesForm tables={data.tables} onClose={onClose} /> : null
}

function TablesForm({ tables, onClose }: { tables: FoodTableOrder; onClose: () => void }) {
  const t = useTableWords()
  const form = useEndpointForm({
    endpoint: setFoodTables,
    schema: fields,
    start: { tables },
    toInput: values => values,
    onSaved: () => {
      toast({ type: 'success', text: t('saved') })
      onClose()
    },
  })
  const { value, onChange } = useFormValue(form, 'tables')
  return (
    <FormModal form={form} title={t('title')} text={t('text')} onClose={onClose}>
      <RadioCards
        label={t('label')}
        labelHidden
        options={[
          { value: 'Europe first', label: t('europeFirst'), hint: t('europeFirstHint') },
          { value: 'Europe only', label: t('europeOnly'), hint: t('europeOnlyHint') },
          { value: 'USDA first', label: t('usdaFirst'), hint: t('usdaFirstHint') },
          { value: 'USDA only', label: t('usdaOnly'), hint: t('usdaOnlyHint') },
        ]}
        value={value}
        onChange={onChange}
      />
    </FormModal>
  )
}
