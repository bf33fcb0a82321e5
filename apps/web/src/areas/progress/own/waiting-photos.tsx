import { poses } from '@allenio/contract/progress'
import type { addOwnProgress, Pose } from '@allenio/contract/progress'
import { useFormats } from '#lib/formats'
import type { UnsentWrite } from '#lib/offline'
import { classes } from '#ui/classes'
import { CoverImage } from '#ui/cover-image'
import { BareList, Stack } from '#ui/layout'
import { PhotoFrame } from '#ui/photo-frame'
import { Silhouette } from '#ui/silhouette'
import { Text, Title } from '#ui/text'
import { WaitingMark } from '#ui/waiting-mark'
import { useOwnProgressWords } from './words.ts'
import { useProgressWords } from '../words.ts'
import { uploadField } from '../form/slots.ts'
import css from '../list/list.module.css'
import photo from '../photo/photo-thumb.module.css'
import { useObjectUrl } from '#lib/device'

/** A progress that has not been sent yet, as it will look in the list. */
export function WaitingProgress({ write }: { write: UnsentWrite<typeof addOwnProgress> }) {
  const { day: dayOf, weight } = useFormats()
  const { day, kg, note } = write.input
  return (
    <li className={css.row}>
      <Stack align="start" gap={2} className={css.when}>
        <Title level={3} className={css.day}>
          <time dateTime={day}>{dayOf(day)}</time>
        </Title>
        {typeof kg === 'number' && (
          <Text size={20} className={css.kg}>
            {weight(kg)}
          </Text>
        )}
        <WaitingMark />
      </Stack>
      <BareList className={css.photos}>
        {poses.map(pose => {
          const file = write.files[uploadField[pose]]
          return (
            <li key={pose}>
              {file ? (
                <OwnPhoto file={file} pose={pose} />
              ) : (
                <PhotoFrame className={photo.missing}>
                  <Silhouette pose={pose} />
                </PhotoFrame>
              )}
            </li>
          )
        })}
      </BareList>
      {note && (
        <Text breaks className={classes(css.words, css.note)}>
          {note}
        </Text>
      )}
    </li>
  )
}

function OwnPhoto({ file, pose }: { file: File; pose: Pose }) {
  const t = useOwnProgressWords()
  const tProgress = useProgressWords()
  const url = useObjectUrl(file)
  return (
    <PhotoFrame>{url && <CoverImage src={url} width={108} height={144} alt={t('waitingPhoto', { pose: tProgress(pose) })} />}</PhotoFrame>
  )
}
