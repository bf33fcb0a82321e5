import { useMe } from '#shell'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyInboxPicture } from '#ui/illustrations'
import { useInboxWords } from './words.ts'
import { hrefTo } from '#lib/screens'

/** Shown before there is a client: it explains the inbox and the first step. */
export function NoConversations() {
  const t = useInboxWords()
  const me = useMe()
  const mayCreate = me?.permissions.includes('create clients') ?? false
  return (
    <EmptyState
      level={2}
      picture={<EmptyInboxPicture />}
      title={t('emptyTitle')}
      text={t(mayCreate ? 'emptyText' : 'emptyTeam')}
      action={
        mayCreate && (
          <ButtonLink kind="primary" href={hrefTo('/clients')}>
            {t('emptyAction')}
          </ButtonLink>
        )
      }
    />
  )
}
