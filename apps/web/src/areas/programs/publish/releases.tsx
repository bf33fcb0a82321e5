import { cancelPublication, type ProgramRelease, type ProgramRow } from '@allenio/contract/programs'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { RowActions } from '#ui/row-actions'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { releasesQuery } from '../data.ts'
import { RollBack } from './roll-back.tsx'
import { usePublishWords } from './words.ts'

/** The versions that were handed over, newest first, and the one that waits for its day. */
export function Releases({ program: { id, may } }: { program: Pick<ProgramRow, 'id' | 'may'> }) {
  const t = usePublishWords()
  const { day, dayTime } = useFormats()
  const query = useQuery(releasesQuery(id))
  const cancelling = useCall(cancelPublication, { onSuccess: () => toast({ type: 'success', text: t('cancelled') }) })
  const [earlier, setEarlier] = useState<ProgramRelease>()
  return (
    <Section bare title={t('releases')} text={query.data?.releases.length === 0 ? t('noReleases') : undefined}>
      <Loaded query={query} failed={t('releasesFailed')} skeleton={<SkeletonRows rows={3} columns={0} />}>
        {({ releases, publications }) =>
          releases.length > 0 && (
            <List label={t('releases')}>
              {publications.map(publication => (
                <ListRow
                  key={publication.id}
                  strong
                  title={t('waits', {
                    number: releases.find(({ id: releaseId }) => releaseId === publication.releaseId)?.number ?? '',
                    day: day(publication.day),
                  })}
                  sub={[publication.onlyFor && t('waitsFor', { count: publication.onlyFor.length }), publication.note || t('waitsText')]
                    .filter(Boolean)
                    .join(' · ')}
                  actions={
                    may.update && (
                      <Button kind="quiet" size="small" onClick={() => cancelling.mutate({ id: publication.id })}>
                        {t('cancel')}
                      </Button>
                    )
                  }
                />
              ))}
              {releases.map((release, at) => (
                <ListRow
                  key={release.id}
                  title={t('release', { number: release.number })}
                  sub={[dayTime(release.createdAt), release.clients > 0 && t('has', { count: release.clients }), release.note]
                    .filter(Boolean)
                    .join(' · ')}
                  actions={
                    at > 0 &&
                    may.update && (
                      <RowActions
                        label={t('actionsFor', { number: release.number })}
                        items={() => [{ label: t('rollBack'), icon: IconHistory, onClick: () => setEarlier(release) }]}
                      />
                    )
                  }
                />
              ))}
            </List>
          )
        }
      </Loaded>
      {earlier && <RollBack programId={id} release={earlier} onClose={() => setEarlier(undefined)} />}
    </Section>
  )
}
