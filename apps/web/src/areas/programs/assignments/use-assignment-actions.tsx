import { prepareOwnVersion, updateProgramUser, type ProgramUser } from '@allenio/contract/programs'
import { addDays } from '@allenio/domain/days'
import {
  IconCalendarPause,
  IconCalendarPlus,
  IconCalendarTime,
  IconCopy,
  IconMessageCircle,
  IconPlayerPlay,
  IconPlayerStop,
  IconPrinter,
  IconUserEdit,
} from '@tabler/icons-react'
import { useState } from 'react'
import { discuss } from '#areas/chat'
import { PauseDialog } from '#areas/clients'
import { goTo, useMe, useToday } from '#shell'
import { useCall } from '#lib/api'
import type { Input } from '#lib/api'
import { useFormats } from '#lib/formats'
import type { MenuItem } from '#ui/menu'
import { toastWithUndo } from '#ui/toast'
import { editorHref, paperHref, subjectOf, useCopyOfRelease, versionHref } from '../data.ts'
import { useAssignmentWords } from './words.ts'
import { EditAssignment } from './edit-assignment.tsx'

type Changes = Omit<Input<typeof updateProgramUser>, 'id'>

/** The actions on an assignment; the toast of each undoes it. The caller draws `dialog`. */
export function useAssignmentActions() {
  const t = useAssignmentWords()
  const { day } = useFormats()
  const today = useToday()
  const me = useMe()
  const [edited, setEdited] = useState<ProgramUser>()
  const [paused, setPaused] = useState<ProgramUser['client']>()
  const { mutate } = useCall(updateProgramUser)
  const adapting = useCall(prepareOwnVersion, { onSuccess: ({ programId }) => goTo(editorHref({ id: programId })) })
  const copying = useCopyOfRelease()
  const change = ({ id }: ProgramUser, changes: Changes, { text, undo }: { text: string; undo: Changes }) => {
    const onSuccess = () => toastWithUndo(text, () => mutate({ id, ...undo }))
    mutate({ id, ...changes }, { onSuccess })
  }
  const itemsFor = (user: ProgramUser): MenuItem[] => {
    const { client, programId, state, lastDay, hasOwnEnd, templateId, endedAt, may } = user
    if (!may.update) return []
    const { name } = client
    const isOver = state === 'terminated'
    const later = addDays(lastDay < today ? today : lastDay, 7)
    return [
      ...(endedAt
        ? [
            {
              label: t('restart'),
              icon: IconPlayerPlay,
              onClick: () => change(user, { isEnded: false }, { text: t('resumed', { name }), undo: { isEnded: true } }),
            },
          ]
        : []),
      ...(isOver ? [] : [{ label: t('change'), icon: IconCalendarTime, onClick: () => setEdited(user) }]),
      ...(!isOver && templateId === null
        ? [{ label: t('adapt'), icon: IconUserEdit, onClick: () => adapting.mutate({ id: user.id }) }]
        : []),
      ...(!isOver && templateId !== null && may.openProgram
        ? [{ label: t('openVersion'), icon: IconUserEdit, href: versionHref(user) }]
        : []),
      { label: t('print'), icon: IconPrinter, href: paperHref({ id: programId }, user.id) },
      ...(may.openProgram
        ? []
        : [{ label: t('copy'), icon: IconCopy, onClick: () => copying.mutate({ id: programId, programUserId: user.id }) }]),
      ...(!isOver && me?.permissions.includes('update clients')
        ? [{ label: t('pause'), icon: IconCalendarPause, onClick: () => setPaused(client) }]
        : []),
      ...(endedAt
        ? []
        : [
            {
              label: t('extend'),
              icon: IconCalendarPlus,
              onClick: () =>
                change(
                  user,
                  { lastDay: later },
                  { text: t('extended', { name, day: day(later) }), undo: { lastDay: hasOwnEnd ? lastDay : null } },
                ),
            },
          ]),
      ...(me?.permissions.includes('view chats')
        ? [{ label: t('discuss'), icon: IconMessageCircle, onClick: () => discuss(client.id, subjectOf(user)) }]
        : []),
      ...(isOver
        ? []
        : [
            {
              label: t('end'),
              icon: IconPlayerStop,
              danger: true,
              onClick: () => change(user, { isEnded: true }, { text: t('ended', { name }), undo: { isEnded: false } }),
            },
          ]),
    ]
  }
  const dialog = edited ? (
    <EditAssignment user={edited} onClose={() => setEdited(undefined)} />
  ) : (
    paused && <PauseDialog client={paused} onClose={() => setPaused(undefined)} />
  )
  return { itemsFor, edit: setEdited, dialog }
}
