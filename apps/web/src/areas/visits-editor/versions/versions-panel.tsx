import { listVisitReleases, type VisitFinish, type VisitRelease } from '@allenio/contract/visits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { ChangedValue } from '#ui/change'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useResultWords } from '../results/words.ts'
import type { VisitHead } from '../visit-document.ts'
import { EarlierVersion } from './earlier-version.tsx'
import { useVersionWords } from './words.ts'

interface VisitVersionsProps {
  head: Pick<VisitHead, 'id' | 'isDraft'>
  onClose: () => void
}

interface Finish {
  release: VisitRelease
  finish: VisitFinish
  /** The finish before this one, of any release. */
  before: VisitFinish | undefined
  /** The content is that of the finish before, computed again. */
  isRepeated: boolean
}

const finishesOf = (releases: readonly VisitRelease[]): Finish[] =>
  releases
    .flatMap(release => release.finishes.map(finish => ({ release, finish, isRepeated: finish !== release.finishes.at(-1) })))
    .map((each, at, all) => ({ ...each, before: all[at + 1]?.finish }))

interface FigureChangeProps {
  name: string
  now: number | null
  before: number | null | undefined
  format: (value: number) => string
}

/** A figure of a finish, with the former one where they look different. */
function FigureChange({ name, now, before, format }: FigureChangeProps) {
  const [nowText, beforeText] = [now, before].map(value => (typeof value === 'number' ? format(value) : '–'))
  if (before === undefined || beforeText === nowText) return typeof now === 'number' && <span>{`${name} ${nowText}`}</span>
  return <ChangedValue name={name} before={beforeText ?? ''} after={nowText ?? ''} />
}

/** Lists each finish of a visit, the newest first: when, by whom, the results, and the changes since the one before. */
export function VisitVersions({ head: { id, isDraft }, onClose }: VisitVersionsProps) {
  const t = useVersionWords()
  const say = useResultWords()
  const { dayTime, percent, integer } = useFormats()
  const query = useQuery(read(listVisitReleases, { id }, { quiet: true }))
  const [opened, setOpened] = useState<VisitRelease>()
  return (
    <SidePanel opened title={t('versions')} bare onClose={onClose}>
      <Loaded query={query} failed={t('versionsFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
        {({ releases }) => (
          <List label={t('versions')}>
            {finishesOf(releases).map(({ release, finish, before, isRepeated }) => {
              const { finishedAt, author } = finish
              // the visit equals its last version until something is edited
              const isCurrent = release === releases[0] && !isDraft
              const about = [dayTime(finishedAt), author?.name, isRepeated && t('recomputed'), isCurrent && t('current')]
              return (
                <ListRow
                  key={finishedAt}
                  title={
                    <Stack as="span">
                      {t('version', { number: release.number })}
                      <Text as="span" size="small" tone={2}>
                        {about.filter(Boolean).join(' · ')}
                      </Text>
                    </Stack>
                  }
                  sub={
                    <Stack as="span">
                      <FigureChange name={say('fat')} now={finish.fatMassPerc} before={before?.fatMassPerc} format={percent} />
                      <FigureChange name={say('bmr')} now={finish.bmr} before={before?.bmr} format={kcal => `${integer(kcal)}\u00a0kcal`} />
                    </Stack>
                  }
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
