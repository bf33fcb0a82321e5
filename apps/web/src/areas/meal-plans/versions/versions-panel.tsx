import type { MealPlanRelease, MealPlan } from '@allenio/contract/meal-plans'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { NothingYet } from '#ui/block'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { RowActions } from '#ui/row-actions'
import { SidePanel } from '#ui/side-panel'
import { SkeletonRows } from '#ui/skeleton'
import { releasesQuery } from '../data.ts'
import { RestoreMealPlan } from './restore-meal-plan.tsx'
import { useVersionWords } from './words.ts'

interface MealPlanVersionsProps {
  plan: Pick<MealPlan, 'id' | 'isDraft'>
  onClose: () => void
}

/** The releases of a plan, newest first, each with who have it, and the way back to it. */
export function MealPlanVersions({ plan: { id, isDraft }, onClose }: MealPlanVersionsProps) {
  const t = useVersionWords()
  const { dayTime } = useFormats()
  const query = useQuery(releasesQuery(id))
  const [earlier, setEarlier] = useState<MealPlanRelease>()
  const restoreItem = (release: MealPlanRelease) => ({ label: t('restore'), icon: IconHistory, onClick: () => setEarlier(release) })
  return (
    <SidePanel opened title={t('versions')} bare onClose={onClose}>
      <Loaded query={query} failed={t('versionsFailed')} skeleton={<SkeletonRows rows={4} columns={0} />}>
        {({ releases }) =>
          releases.length === 0 ? (
            <NothingYet text={t('noVersions')} />
          ) : (
            <List label={t('versions')}>
              {releases.map((release, at) => {
                const { number, createdAt, clients, note } = release
                // the plan is its last release until something is edited
                const mayRestore = at > 0 || isDraft
                return (
                  <ListRow
                    key={release.id}
                    title={t('version', { number })}
                    sub={[dayTime(createdAt), clients > 0 && t('has', { count: clients }), note].filter(Boolean).join(' · ')}
                    actions={mayRestore && <RowActions label={t('actionsFor', { number })} items={() => [restoreItem(release)]} />}
                  />
                )
              })}
            </List>
          )
        }
      </Loaded>
      {earlier && <RestoreMealPlan planId={id} release={earlier} onClose={() => setEarlier(undefined)} />}
    </SidePanel>
  )
}
