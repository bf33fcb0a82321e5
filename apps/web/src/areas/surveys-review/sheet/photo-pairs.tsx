import type { SurveyAnswerDetail } from '@allenio/contract/surveys'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { CoverImage } from '#ui/cover-image'
import { useGallery } from '#ui/gallery'
import { Stack } from '#ui/layout'
import { PhotoButton, PhotoFrame } from '#ui/photo-frame'
import { Silhouette } from '#ui/silhouette'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { pairPhotos, photoTimes } from './pose-photos.ts'
import type { SheetRow } from './rows.ts'
import css from './sheet.module.css'
import { useSheetWords } from './words.ts'

interface PhotoPairsProps {
  row: SheetRow
  answer: SurveyAnswerDetail
  onCompare: (() => void) | undefined
}

/** The photos pose by pose: each day is a column, so that the change of one side is a look to the right. */
export function PhotoPairs({ row, answer, onCompare }: PhotoPairsProps) {
  const t = useSheetWords()
  const { day, weight } = useFormats()
  const pairs = pairPhotos(row, answer)
  const days = { first: answer.first?.day, previous: answer.previous?.day, now: answer.day }
  const times = photoTimes.filter(time => pairs.some(({ photos }) => photos[time]))
  const whenOf = (time: (typeof times)[number]) => [t(time), days[time] && day(days[time])].filter(Boolean).join(', ')
  const { open, gallery } = useGallery(() =>
    pairs.flatMap(({ pose, photos }) =>
      times.flatMap(time => {
        const file = photos[time]
        const alt = t('photoOf', { pose: t(pose), when: whenOf(time) })
        return file ? [{ id: file.id, kind: 'image' as const, url: file.url, alt, caption: alt }] : []
      }),
    ),
  )
  const kg = row.now?.kind === 'progress' ? row.now.kg : null
  if (pairs.length === 0) {
    return (
      <Text tone={3} className={css.wide}>
        {kg === null ? t('noAnswer') : weight(kg)}
      </Text>
    )
  }
  return (
    <Stack gap={12} align="start" className={css.wide}>
      {kg !== null && (
        <Text as="span" weight={600} figures>
          {weight(kg)}
        </Text>
      )}
      {pairs.map(({ pose, photos }) => (
        <div key={pose} className={css.photos}>
          {times.map(time => {
            const file = photos[time]
            const words = { pose: t(pose), when: whenOf(time) }
            return (
              <figure key={time} className={css.photo}>
                {file ? (
                  <PhotoButton aria-label={t('photoOf', words)} onClick={() => open(file.id)}>
                    <CoverImage src={file.thumbUrl ?? file.url} loading="lazy" decoding="async" width={108} height={144} />
                  </PhotoButton>
                ) : (
                  <PhotoFrame className={css.missing}>
                    <Silhouette pose={pose} />
                    <VisuallyHidden>{t('noPhoto', words)}</VisuallyHidden>
                  </PhotoFrame>
                )}
                <Text as="figcaption" size="small" tone={3}>
                  {whenOf(time)}
                </Text>
              </figure>
            )
          })}
        </div>
      ))}
      {onCompare && times.length > 1 && (
        <Button size="small" icon={IconArrowsLeftRight} onClick={onCompare}>
          {t('compare')}
        </Button>
      )}
      {gallery}
    </Stack>
  )
}
