import { listCollaborators } from '@allenio/contract/collaborators'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { Avatar } from '#ui/avatar'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useFormats } from '#lib/formats'
import { useWords } from '../words/index.ts'
import css from './team.module.css'

export { IconUsersGroup as Icon }

const facesAtMost = 5

export function Section() {
  const t = useWords()
  const { integer } = useFormats()
  const { data, isError, refetch, isRefetching } = useQuery(read(listCollaborators, {}, { quiet: true }))
  if (isError && !data) return <ErrorState title={t('loadTeamFailed')} onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <SkeletonRows rows={1} avatar columns={1} />
  const {
    collaborators,
    counts: { total, invited },
  } = data
  const summary = [`${integer(total)} ${t('teamCount', { count: total })}`, invited > 0 && t('settingsWaiting', { count: invited })]
  return (
    <div className={css.stack}>
      <Text tone={2} prose>
        {t('settingsText')}
      </Text>
      {total === 0 ? (
        <Text tone={3}>{t('settingsEmpty')}</Text>
      ) : (
        <div className={css.faces}>
          <span className={css.faceRow}>
            {collaborators.slice(0, facesAtMost).map(({ id, name, photo }) => (
              <Avatar key={id} name={name} photo={photo} seed={id} size={36} />
            ))}
          </span>
          <span>{summary.filter(Boolean).join(', ')}</span>
        </div>
      )}
      {total === 0 ? (
        <ButtonLink href="/teamMembers/create">{t('inviteFirst')}</ButtonLink>
      ) : (
        <ButtonLink href="/teamMembers">{t('openTeam')}</ButtonLink>
      )}
    </div>
  )
}
