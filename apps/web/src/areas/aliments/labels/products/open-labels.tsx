import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { BareList, Row, Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { labelHref, openLabelsQuery } from '../data.ts'
import css from '../check/check.module.css'
import { useProductWords } from './words.ts'

/** The labels that nobody has read, above those that were. */
export function OpenLabels() {
  const t = useProductWords()
  const { dayTime } = useFormats()
  const { data } = useQuery(openLabelsQuery())
  if (!data || data.checks.length === 0) return null
  return (
    <Stack gap={8} className={css.open}>
      <Text as="h2" weight={600}>
        {t('waitingTitle')}
      </Text>
      <BareList gap={12}>
        {data.checks.map(({ id, client, food, createdAt }) => (
          <Row as="li" key={id} gap={8} wrap align="baseline">
            <TextLink tone="strong" href={labelHref({ id: client.id, checkId: id })}>
              {food.name}
            </TextLink>
            <Text as="span" tone={2}>
              {t('waitingRow', { name: client.name, day: dayTime(createdAt) })}
            </Text>
          </Row>
        ))}
      </BareList>
    </Stack>
  )
}
