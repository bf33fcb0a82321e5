import type { ExerciseDetail } from '@allenio/contract/exercises'
import { BareList } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { useFormWords } from './words.ts'

/** The programs that have the exercise. */
export function UsedIn({ uses }: { uses: ExerciseDetail['usedIn'] }) {
  const t = useFormWords()
  return (
    <Section title={t('usedIn')} split>
      <BareList gap={6}>
        {uses.map(({ id, title, href }) => (
          <li key={id}>
            {href && title ? (
              <TextLink href={href}>{title}</TextLink>
            ) : (
              <Text as="span" tone={3}>
                {title ?? t('usedInHidden')}
              </Text>
            )}
          </li>
        ))}
      </BareList>
    </Section>
  )
}
