import { getOwnStorage, getStorage } from '@allenio/contract/files'
import { IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import type { SettingsSectionProps } from '#lib/settings'
import { ErrorState } from '#ui/error-state'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonLines } from '#ui/skeleton'
import { useStorageWords } from './words.ts'
import { StorageBlock } from './storage-block.tsx'
import css from './storage.module.css'

export { IconDatabase as Icon }

export function Section({ me }: SettingsSectionProps) {
  const isAdmin = me.workspace?.role === 'admin'
  return (
    <div className={css.stack}>
      {isAdmin && <OfBusiness />}
      <OfPerson isFirst={!isAdmin} />
    </div>
  )
}

function OfBusiness() {
  const t = useStorageWords()
  const { data, isError, isRefetching, refetch } = useQuery(read(getStorage, {}, { quiet: true }))
  if (isError && !data) return <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <SkeletonLines lines={6} />
  return <StorageBlock title={t('business')} text={t('businessText')} whenFull={t('whenFullBusiness')} stored={data} />
}

/** `isFirst`: nothing is shown above, so this part says if there is nothing. */
function OfPerson({ isFirst }: { isFirst: boolean }) {
  const t = useStorageWords()
  const { bytes } = useFormats()
  const { data, isError, isRefetching, refetch } = useQuery(read(getOwnStorage, {}, { quiet: true }))
  if (isError && !data) return <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <SkeletonLines lines={3} />
  const { here, outside, exports } = data
  const isEmpty = outside.used + exports === 0
  if (isEmpty && !here && !isFirst) return null
  return (
    <>
      {here && <StorageBlock title={t('here')} text={t('hereText')} whenFull={t('whenFullHere')} stored={here} />}
      {(!isEmpty || !here) && (
        <section className={css.block} aria-labelledby="storage-own">
          <div className={css.words}>
            <h3 className={css.title} id="storage-own">
              {t('own')}
            </h3>
            <p className={css.text}>{isEmpty ? t('nothing') : t('ownText')}</p>
          </div>
          {!isEmpty && (
            <SettingRows labelledBy="storage-own">
              {outside.used > 0 && (
                <SettingRow name={t('photo')}>
                  <span className={css.size}>{bytes(outside.used)}</span>
                </SettingRow>
              )}
              {exports > 0 && (
                <SettingRow name={t('exports')} sub={t('exportsText')}>
                  <span className={css.size}>{bytes(exports)}</span>
                </SettingRow>
              )}
            </SettingRows>
          )}
        </section>
      )}
    </>
  )
}
