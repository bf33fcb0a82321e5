import { listCollaborators } from '@allenio/contract/collaborators'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useWords } from '../words/index.ts'
import css from './team.module.css'

export { IconUsersGroup as Icon }

const facesAtMost = 5

export function Section() {
  const t = useWords()
  const { integer } = useFormats()
  const query = useQuery(read(listCollaborators, {}, { quiet: true }))
  return (
    <Loaded query={query} failed={t('loadTeamFailed')} skeleton={<SkeletonRows rows={1} hasAvatar columns={1} />}>
      {({ collaborators, counts: { total, invited } }) => (
        <Stack gap={12} align="start">
          <Text tone={2} prose>
            {t('settingsText')}
          </Text>
          {total === 0 ? (
            <>
              <Text tone={3}>{t('settingsEmpty')}</Text>
              <ButtonLink href={hrefTo('/teamMembers/create')}>{t('inviteFirst')}</ButtonLink>
            </>
          ) : (
            <>
              <Row gap={12}>
                <span className={css.faceRow}>
                  {collaborators.slice(0, facesAtMost).map(({ id, name, photo }) => (
                    <Avatar key={id} name={name} photo={photo} seed={id} size={36} />
                  ))}
                </span>
                <span>
                  {integer(total)} {t('teamCount', { count: total })}
                  {invited > 0 && `, ${t('settingsWaiting', { count: invited })}`}
                </span>
              </Row>
              <ButtonLink href={hrefTo('/teamMembers')}>{t('openTeam')}</ButtonLink>
            </>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
