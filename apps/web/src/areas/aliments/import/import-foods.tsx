import {
  nutrientCodes,
  nutrientFacts,
  acceptFoodImport,
  cancelFoodImport,
  downloadRefusedFoods,
  foodImportFields,
  foodImportMaxBytes,
  foodImportRowsAtMost,
  getFoodImport,
  startFoodImport,
  updateFoodImport,
  type NutrientCode,
  type FoodImportField,
} from '@allenio/contract/aliments'
import { nutrientName } from '@allenio/domain/aliments'
import { useLanguage } from '#lib/words'
import { TableImportFlow } from '#shell/table-import'
import { useFieldWords, useImportWords } from './words.ts'

const calls = {
  start: startFoodImport,
  get: getFoodImport,
  update: updateFoodImport,
  accept: acceptFoodImport,
  cancel: cancelFoodImport,
  refused: downloadRefusedFoods,
}

/** Imports a table into a business's own foods. */
export function ImportFoods({ onClose }: { onClose: () => void }) {
  const t = useImportWords()
  return (
    <TableImportFlow
      calls={calls}
      fieldsOf={() => foodImportFields}
      fieldName={useFieldName()}
      nameFields={['nameIt', 'nameEn']}
      limits={{ rows: foodImportRowsAtMost, bytes: foodImportMaxBytes }}
      words={{
        title: t('title'),
        chooseText: t('chooseText'),
        existing: { title: t('existing'), skip: t('skipText'), update: t('updateText') },
        droppedText: t('droppedText'),
        start: count => t('start', { count }),
        done: count => t('done', { count }),
        updates: count => t('updates', { count }),
        doneText: t('doneText'),
        finish: t('finish'),
      }}
      onClose={onClose}
    />
  )
}

const codes: ReadonlySet<string> = new Set(nutrientCodes)
const isNutrient = (field: FoodImportField): field is NutrientCode => codes.has(field)

/** Returns the names of fields, with the unit that applies to a cell without one. */
function useFieldName() {
  const t = useFieldWords()
  const language = useLanguage()
  return (field: FoodImportField) => {
    return isNutrient(field) ? `${nutrientName(field, language)} (${nutrientFacts[field].unit})` : t(field)
  }
}
