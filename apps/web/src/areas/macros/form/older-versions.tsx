import { useInfiniteQuery } from '@tanstack/react-query'
import { TextLink } from '#ui/link'
import { Row } from '#ui/layout'
import { StatusIcon } from '#ui/badge'
import { Text } from '#ui/text'
import { followersQuery } from '../assign/data.ts'
import css from './form.module.css'
import { useFormWords } from './words.ts'

/** Says how many still follow the macro as it was before, and leads to where they get it as it is now. */
export function OlderVersions({ macroId, href }: { macroId: string; href: string }) {
  const t = useFormWords()
  const { data, hasNextPage } = useInfiniteQuery(followersQuery(macroId, { isOpen: true }))
  const count = data?.rows.filter(({ isOutdated }) => isOutdated).length ?? 0
  if (count === 0) return null
  return (
    <Row gap={8} align="start" className={css.older}>
      <StatusIcon status="attention" />
      <Text>
        {hasNextPage ? t('outdatedMany', { count }) : t('outdated', { count })} <TextLink href={href}>{t('toFollowers')}</TextLink>
      </Text>
    </Row>
  )
}
