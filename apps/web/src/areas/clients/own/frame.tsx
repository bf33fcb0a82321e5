import { Outlet } from '@tanstack/react-router'
import { useFrameTabs } from '#shell'
import { useWording } from '#lib/words'
import { PageHeader } from '#ui/page-header'
import { SegmentedLinks } from '#ui/segmented-control'
import { ownFrame, ownTab } from '../slots.ts'
import css from './frame.module.css'

/** The title and the parts above a client's own records. */
export function OwnFrame() {
  const title = useWording()(ownTab.label)
  const { tab, part } = useFrameTabs(ownFrame.id)
  return (
    <>
      <PageHeader title={title}>
        <SegmentedLinks label={title} links={tab?.parts ?? []} current={part?.href ?? ''} />
      </PageHeader>
      <div className={css.part}>
        <Outlet />
      </div>
    </>
  )
}
