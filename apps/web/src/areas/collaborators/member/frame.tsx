import { getCollaborator } from '@allenio/contract/collaborators'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { BackButton, goTo, useParam, usePageTitle } from '#shell'
import { Loaded } from '#ui/loaded'
import type { MenuItem } from '#ui/menu'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { TabLinks } from '#ui/tabs'
import { DeletionDialog } from '../deletion/dialog.tsx'
import type { Collaborator } from '../team/data.ts'
import { useWords } from '../words/index.ts'
import { useMemberActions } from './member-actions.ts'
import { HiddenNameBadge, StatusBadge } from './member-marks.tsx'
import { memberMenu } from './member-menu.tsx'

export interface InFrame {
  member: Collaborator
  remove: () => void
}

interface MemberFrameProps {
  tab: 'clients' | 'edit'
  primary?: (frame: InFrame) => ReactNode
  more?: (frame: InFrame) => MenuItem[]
  children: (frame: InFrame) => ReactNode
}

/** The head that a member's pages share. Without a member in the address there is only the team. */
export function MemberFrame(props: MemberFrameProps) {
  const id = useParam('id')
  return id ? <Member key={id} id={id} {...props} /> : <Navigate to={hrefTo('/teamMembers')} replace />
}

function Member({ id, tab, primary, more, children }: MemberFrameProps & { id: string }) {
  const t = useWords()
  const { ago } = useFormats()
  const query = useQuery(read(getCollaborator, { id }, { isPageRead: true }))
  const actions = useMemberActions()
  const [isLeaving, setLeaving] = useState(false)
  usePageTitle(query.data?.name)
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />}>
      {member => {
        const remove = () => setLeaving(true)
        const frame: InFrame = { member, remove }
        const [clients, access] = [hrefTo('/teamMembers/{-$id}/clients', { id }), hrefTo('/teamMembers/{-$id}/edit', { id })]
        const own = tab === 'clients' ? clients : access
        // beside the other tab everything of the menu stands on the page itself
        const menu = tab === 'edit' ? [] : memberMenu({ member, actions, onRemove: remove, t }).filter(({ href }) => href === undefined)
        const lastSeen = member.private?.lastSeenAt ? t('seenAgo', { ago: ago(member.private.lastSeenAt) }) : t('seenNever')
        return (
          <>
            <PageHeader
              back={<BackButton />}
              title={member.name}
              badges={
                <>
                  <StatusBadge member={member} />
                  <HiddenNameBadge member={member} />
                </>
              }
              sub={[t(member.role), member.private?.email, lastSeen].filter(Boolean).join(' · ')}
              primary={primary?.(frame)}
              more={[...(more?.(frame) ?? []), ...menu]}>
              <TabLinks
                flush
                label={t('tabs')}
                current={own}
                tabs={[
                  { href: clients, label: t('clients'), count: member.clients },
                  { href: access, label: t('tabAccess') },
                ]}
              />
            </PageHeader>
            {children(frame)}
            {isLeaving && <DeletionDialog member={member} onClose={() => setLeaving(false)} onDone={() => goTo(hrefTo('/teamMembers'))} />}
          </>
        )
      }}
    </Loaded>
  )
}
