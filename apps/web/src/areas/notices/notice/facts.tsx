import type { Notice } from '@allenio/contract/notices'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useNoticeWords } from './words.ts'

/** When it is seen, and by whom. */
export function NoticeFacts({ notice }: { notice: Notice }) {
  const t = useNoticeWords()
  const { day, time } = useFormats()
  const { publishAt, status, visibleUntil, notifies, audience, counts } = notice
  const isPublished = status === 'published' || status === 'expired'
  const lines = [
    ...(status === 'withdrawn' ? [] : [t(isPublished ? 'publishedOn' : 'willPublish', { day: day(publishAt), time: time(publishAt) })]),
    ...(visibleUntil === null ? [] : [t('until', { day: day(visibleUntil) })]),
    ...(notifies ? [] : [t('quiet')]),
    ...(counts && counts.withoutAccess > 0 ? [t('withoutAccess', { count: counts.withoutAccess })] : []),
  ]
  return (
    <Section title={t('audience')}>
      <Stack gap={4}>
        {audience && (
          <Text weight={500}>
            {audience.kind === 'all' ? t('audience_all') : t(`audience_${audience.kind}`, { count: audience.ids.length })}
          </Text>
        )}
        {lines.map(line => (
          <Text key={line} tone={2}>
            {line}
          </Text>
        ))}
      </Stack>
    </Section>
  )
}
