import { BareList } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Section } from '#ui/section'
import { Text } from '#ui/text'

interface UsedInProps {
  title: string
  /** without a title where the person may not see it */
  uses: readonly { id: string; title: string | null; href: string | null }[]
  /** stands for a title that may not be seen */
  hiddenTitle: string
}

/** The things that something is used in, such as the programs of an exercise; nothing where there are none. */
export function UsedIn({ title, uses, hiddenTitle }: UsedInProps) {
  if (uses.length === 0) return null
  return (
    <Section title={title} split>
      <BareList gap={6}>
        {uses.map(({ id, title: useTitle, href }) => (
          <li key={id}>
            {href && useTitle ? (
              <TextLink href={href}>{useTitle}</TextLink>
            ) : (
              <Text as="span" tone={3}>
                {useTitle ?? hiddenTitle}
              </Text>
            )}
          </li>
        ))}
      </BareList>
    </Section>
  )
}
