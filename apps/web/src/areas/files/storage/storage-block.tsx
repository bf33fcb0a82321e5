import type { BusinessBytes, StoredBytes } from '@allenio/contract/files'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { ProgressBar, type ProgressTone } from '#ui/progress'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { Text } from '#ui/text'
import { useStorageWords } from './words.ts'

interface StorageBlockProps {
  title: string
  text: string
  whenFull: string
  stored: StoredBytes | BusinessBytes
}

const nearlyFull = 0.9

interface StoredKind {
  name: string
  sub?: string
  size: number
  isHidden?: boolean
}

/** How much is stored of what may be, and what it is. */
export function StorageBlock({ title, text, whenFull, stored }: StorageBlockProps) {
  const t = useStorageWords()
  const { bytes } = useFormats()
  const id = useId()
  const { used, limit } = stored
  const share = limit === null ? 0 : used / limit
  const tone: ProgressTone = share >= 1 ? 'error' : share >= nearlyFull ? 'attention' : 'plain'
  const kinds: StoredKind[] = [
    { name: t('images'), size: stored.images },
    { name: t('videos'), size: stored.videos },
    { name: t('others'), size: stored.others },
    ...('documents' in stored ? [{ name: t('documents'), sub: t('documentsText'), size: stored.documents }] : []),
    { name: t('arriving'), sub: t('arrivingText'), size: stored.arriving, isHidden: stored.arriving === 0 },
    { name: t('deleted'), sub: t('deletedText'), size: stored.deleted, isHidden: stored.deleted === 0 },
  ]
  return (
    <StorageSection id={id} title={title} text={text}>
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
              <Bytes value={size} />
            </SettingRow>
          ))}
      </SettingRows>
      {limit !== null && (
        <Text tone={2} prose>
          {whenFull}
        </Text>
      )}
    </StorageSection>
  )
}

interface StorageSectionProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

export const StorageSection = ({ id, title, text, children }: StorageSectionProps) => (
  <Stack as="section" gap={16} aria-labelledby={id}>
    <Stack gap={4}>
      <Text as="h3" size={16} weight={500} id={id}>
        {title}
      </Text>
      <Text tone={2} prose>
        {text}
      </Text>
    </Stack>
    {children}
  </Stack>
)

export function Bytes({ value }: { value: number }) {
  const { bytes } = useFormats()
  return (
    <Text as="span" tone={2} figures clip>
      {bytes(value)}
    </Text>
  )
}
