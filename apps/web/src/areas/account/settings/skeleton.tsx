import { PageHeader } from '#ui/page-header'
import { Sheet } from '#ui/section'
import { Skeleton, Waiting } from '#ui/skeleton'
import css from './skeleton.module.css'
import { useSettingsWords } from './words.ts'

const rows = [0, 1, 2, 3, 4, 5]

/** The photo, a few fields, the names beside them: the settings before they are known. */
export function SettingsSkeleton() {
  const t = useSettingsWords()
  return (
    <>
      <PageHeader title={t('title')} />
      <Waiting>
        <div className={css.page}>
          <div className={css.nav}>
            {rows.map(row => (
              <Skeleton key={row} width={`${64 + (row % 3) * 12}%`} height={14} />
            ))}
          </div>
          <Sheet framed>
            <div className={css.content}>
              <Skeleton round height={72} />
              <div className={css.pair}>
                <Skeleton height={56} />
                <Skeleton height={56} />
              </div>
              <Skeleton height={56} />
              <Skeleton width="40%" height={36} />
            </div>
          </Sheet>
        </div>
      </Waiting>
    </>
  )
}
