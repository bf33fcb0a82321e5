import type { StoredBytes } from '@allenio/contract/files'
import { useId } from 'react'
import { useFormats } from '#lib/formats'
import { ProgressBar, type ProgressTone } from '#ui/progress'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { useStorageWords } from './words.ts'
import css from './storage.module.css'

interface StorageBlockProps {
  title: string
  text: string
  whenFull: string
  stored: StoredBytes
}

const nearlyFull = 0.9

/** How much is stored of what may be, and what it is. */
export function StorageBlock({ title, text, whenFull, stored }: StorageBlockProps) {
  const t = useStorageWords()
  const { bytes } = useFormats()
  const id = useId()
  const { used, limit } = stored
  const share = limit === null ? 0 : used / limit
  const tone: ProgressTone = share >= 1 ? 'error' : share >= nearlyFull ? 'attention' : 'plain'
  const kinds = [
    { name: t('images'), size: stored.images },
    { name: t('videos'), size: stored.videos },
    { name: t('others'), size: stored.others },
    { name: t('arriving'), sub: t('arrivingText'), size: stored.arriving, isHidden: stored.arriving === 0 },
    { name: t('deleted'), sub: t('deletedText'), size: stored.deleted, isHidden: stored.deleted === 0 },
  ]
  return (
    <section className={css.block} aria-labelledby={id}>
      <div className={css.words}>
        <h3 className={css.title} id={id}>
          {title}
        </h3>
        <p className={css.text}>{text}</p>
      </div>
      {limit === null ? (
        <p>{t('used', { used: bytes(used) })}</p>
      ) : (
        <ProgressBar
          label={t('usedOf', { used: bytes(used), limit: bytes(limit) })}
          value={Math.min(used, limit)}
          max={limit}
          tone={tone}
          {...(tone !== 'plain' && { text: tone === 'error' ? t('full') : t('nearlyFull') })}
        />
      )}
      <SettingRows labelledBy={id}>
        {kinds
          .filter(each => !each.isHidden)
          .map(({ name, sub, size }) => (
            <SettingRow key={name} name={name} sub={sub}>
              <span className={css.size}>{bytes(size)}</span>
            </SettingRow>
          ))}
      </SettingRows>
      {limit !== null && <p className={css.text}>{whenFull}</p>}
    </section>
  )
}
