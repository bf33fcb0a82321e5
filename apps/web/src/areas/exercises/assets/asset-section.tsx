import { exerciseLimits, type ExerciseAsset } from '@allenio/contract/exercises'
import { useEffect, useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Dropzone } from '#ui/dropzone'
import { BareList, Stack } from '#ui/layout'
import { useGallery } from '#ui/gallery'
import { Section } from '#ui/section'
import { SendingList } from '#ui/sending-list'
import { acceptedAssets } from './asset-check.ts'
import { addAssetFiles, getAssetQueue } from './asset-queue.ts'
import { AssetTile, galleryItem } from './asset-tile.tsx'
import css from './assets.module.css'
import type { AssetCalls } from './calls.ts'
import { LinkField } from './link-field.tsx'
import { useAssetActions } from './use-asset-actions.ts'
import { useAssetWords } from './words.ts'

interface AssetSectionProps {
  exercise: { id: string; name: string; assets: readonly ExerciseAsset[] }
  calls: AssetCalls
  /** Instead of the usual sentence. */
  text?: string
}

const megabyte = 1024 ** 2

/** The pictures and films of an exercise. What is done here is saved at once. */
export function AssetSection({ exercise, calls, text }: AssetSectionProps) {
  const t = useAssetWords()
  const { maxFile } = useFormats()
  const { id, name, assets } = exercise
  const [messages, setMessages] = useState<readonly string[]>([])
  const queue = getAssetQueue(id, calls)
  useEffect(() => void queue.resume(), [queue])
  const addLink = useCall(calls.add, { isForm: true })
  const { move, remove } = useAssetActions(exercise, calls)
  const { open, gallery } = useGallery(() => assets.flatMap(asset => galleryItem(asset, name)))
  const room = exerciseLimits.assets - assets.length
  return (
    <Section title={t('title')} text={text ?? t('text')} split>
      <Stack gap={16}>
        {assets.length > 0 && (
          <BareList className={css.tiles} aria-label={t('title')}>
            {assets.map((asset, at) => (
              <li key={asset.id}>
                <AssetTile
                  asset={asset}
                  name={t('assetName', { name, at: at + 1 })}
                  isFirst={at === 0}
                  isLast={at === assets.length - 1}
                  onOpen={() => open(asset.id)}
                  onMove={to => move(asset.id, to)}
                  onRemove={() => remove(asset)}
                />
              </li>
            ))}
          </BareList>
        )}
        <SendingList label={t('sending')} queue={queue} />
        {room > 0 && (
          <>
            <Dropzone
              title={t('drop')}
              hint={t('dropHint', { max: maxFile(Math.floor(exerciseLimits.asset / megabyte)) })}
              accept={acceptedAssets}
              multiple
              onFiles={files => setMessages(addAssetFiles(exercise, calls, files))}
              messages={messages}
            />
            <LinkField onAdd={address => addLink.mutateAsync({ id, address })} />
          </>
        )}
      </Stack>
      {gallery}
    </Section>
  )
}
