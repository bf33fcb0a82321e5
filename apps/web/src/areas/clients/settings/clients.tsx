import { updateClientSettings } from '@allenio/contract/client-settings'
import { IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { SkeletonLines } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { useSettingsWords } from './words.ts'
import { useClientSettings } from './use-client-settings.ts'
import css from './settings.module.css'

export { IconUsers as Icon }

const TypesDialog = lazy(async () => ({ default: (await import('../types/types-dialog.tsx')).TypesDialog }))

const rights = ['mayAddWeights', 'mayAddPhotos', 'mayAddMetrics'] as const

export function Section() {
  const t = useSettingsWords()
  const [isManaging, setManaging] = useState(false)
  const { data, isError, isRefetching, refetch, change } = useClientSettings(updateClientSettings)
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('mayAddText')}</p>
      {isError && !data ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : !data ? (
        <SkeletonLines lines={3} />
      ) : (
        rights.map(right => (
          <Switch key={right} spread label={t(right)} checked={data[right]} onChange={event => change({ [right]: event.target.checked })} />
        ))
      )}
      <div className={css.row}>
        <p className={css.text}>{t('typesText')}</p>
        <Button onClick={() => setManaging(true)}>{t('types')}</Button>
      </div>
      {isManaging && (
        <Suspense>
          <TypesDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </div>
  )
}
