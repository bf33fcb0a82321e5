import { downloadMealPlanPdf, type MealPlan } from '@allenio/contract/meal-plans'
import { IconDownload } from '@tabler/icons-react'
import { saveDownload } from '#shell/downloads'
import { download } from '#lib/api'
import { areaWords } from '#lib/words'
import { Button } from '#ui/button'

const usePdfWords = areaWords('own meal plan pdf', {
  it: { download: 'Scarica PDF', preparing: 'Preparo il PDF…' },
  en: { download: 'Download PDF', preparing: 'Preparing the PDF…' },
})

/** Saves a client's own plan as they were given it, in the language that the business has chosen for its papers, else in theirs. */
export function OwnPdf({ plan: { id: mealPlanId } }: { plan: Pick<MealPlan, 'id'> }) {
  const t = usePdfWords()
  const save = () => void saveDownload(() => download(downloadMealPlanPdf, { mealPlanId }), t('preparing'))
  return (
    <Button icon={IconDownload} onClick={save}>
      {t('download')}
    </Button>
  )
}
