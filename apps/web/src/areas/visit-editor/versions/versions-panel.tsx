import { listVisitReleases, type VisitRelease } from '@allenio/contract/visit-changes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import type { VisitHead } from '../visit-document.ts'
import { EarlierVersion } from './earlier-version.tsx'
import { useVersionWords } from './words.ts'

interface VisitVersionsProps {
  head: Pick<VisitHead, 'id' | 'isDraft'>
  onClose: () => void
}

/** A visit as it was finished each time, newest first: when, by whom, and what has changed since. */
export function VisitVersions({ head: { id, isDraft }, onClose }: VisitVersionsProps) {
  const t = useVersionWords()
  const { dayTime } = useFormats()
  const query = useQuery(read(listVisitReleases, { id }, { quiet: true }))
  const [opened, setOpened] = useState<VisitRelease>()
  return (
    <SidePanel opened title={t('versions')} bare onClose={onClose}>
      <Loaded query={query} failed={t('versionsFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
        {({ releases }) => (
          <List label={t('versions')}>
            {releases.map((release, at) => {
              const { number, createdAt, author } = release
              // the visit is its last version until something is edited
              const isCurrent = at === 0 && !isDraft
              const sub = [dayTime(createdAt), author?.name, isCurrent && t('current')].filter(Boolean).join(' · ')
              return (
                <ListRow
                  key={release.id}
                  title={t('version', { number })}
                  sub={sub}
                  {...(!isCurrent && { onClick: () => setOpened(release) })}
                />
              )
            })}
          </List>
        )}
      </Loaded>
      {opened && <EarlierVersion release={opened} onClose={() => setOpened(undefined)} />}
    </SidePanel>
  )
}
