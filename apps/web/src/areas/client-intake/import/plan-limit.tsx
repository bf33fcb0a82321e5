import type { ClientImport } from '@allenio/contract/client-intake'
import { plansHref } from '#areas/plan'
import { useMe } from '#shell'
import { hrefTo } from '#lib/screens'
import { AttentionLine } from '#ui/attention-line'
import { ButtonLink } from '#ui/button'
import { useImportWords } from './words.ts'

/** The list of clients with its import open, which goes on where it was left. */
export const importHref = () => hrefTo('/clients', { search: { open: 'import' } })

/** Says that the plan has no room for all rows. Whoever pays for it is led to a larger one, and back to this step. */
export function PlanLimit({ current: { places, placesNeeded } }: { current: ClientImport }) {
  const t = useImportWords()
  const isAdmin = useMe()?.workspace?.role === 'admin'
  if (places === null || placesNeeded === null) return null
  return (
    <AttentionLine
      text={places === 0 ? t('noPlace') : t('places', { count: places })}
      action={
        isAdmin && (
          <ButtonLink size="small" href={plansHref({ places: placesNeeded, from: importHref() })}>
            {t('plans')}
          </ButtonLink>
        )
      }
    />
  )
}
